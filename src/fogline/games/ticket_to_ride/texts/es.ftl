## Fallos de un archivo de mapa

# $reason: lo que dice el lector de TOML, en inglés
problem-map-toml = Esto no es TOML: { $reason }.
problem-map-missing = Falta la clave «{ $key }».
problem-map-key = Aquí no existe la clave { $key }; las claves son: { $known }.
problem-map-type =
    «{ $key }» debe ser { $expected ->
        [text] un texto entre comillas
        [number] un número entero
        [degrees] un número de grados
        [list] una lista
       *[table] una tabla
    }; se ha encontrado: { $found }.
problem-map-text = «{ $key }» debe ser un texto imprimible; se ha encontrado: { $found }.
problem-map-long = «{ $key }» tiene { $found } caracteres; se permiten como mucho { $most }.
problem-map-range = «{ $key }» debe estar entre { $least } y { $most }; se ha encontrado: { $found }.
problem-map-many =
    Hay { $found } { $key ->
        [location] lugares
        [line] rutas
       *[ticket] billetes
    }; como mucho son posibles { $most }.
problem-map-format = El formato del archivo es { $found }; esta versión lee «{ $expected }».
problem-map-name = El nombre del mapa es { $found }; puede tener minúsculas, cifras y guiones sueltos entre ellas.
problem-map-cards-few = { $found ->
        [one] Hay una sola carta de transporte
       *[other] Hay { $found } cartas de transporte
    }; a { $players } jugadores se les reparten { $least }.
problem-map-id =
    { $key ->
        [symbols] El símbolo
       *[id] El identificador
    } { $found } debe tener minúsculas y cifras, empezando por una letra, como mucho { $most }.
problem-map-id-twice = El identificador «{ $id }» ya pertenece a { $first }.
problem-map-same-place = Está exactamente donde { $first }.
problem-map-symbol-twice = El símbolo «{ $symbol }» se nombra dos veces.
problem-map-symbol-unknown = No existe el símbolo de turista { $found }; los símbolos son: { $known }.
problem-map-pile-twice = El símbolo «{ $symbol }» ya está en { $first }.
problem-map-piles-aside =
    { $found ->
        [one] Un símbolo no tiene
       *[other] { $found } símbolos no tienen
    } lugar; deben ser { $expected }, que colocan los jugadores.
problem-map-piles-free = Solo { $found } de los lugares están sin pila de turistas; los jugadores necesitan { $least }.
problem-map-between = «between» debe nombrar dos lugares.
problem-map-unknown =
    No existe el lugar { $found }{ $guesses ->
        [0] .
       *[1] ; ¿querías decir «{ $near }»?
    }
problem-map-loop = Los dos extremos son { $found }.
problem-map-colour = No existe el color { $found }; los colores son: { $known }.
problem-map-line-ferries = { $found } símbolos de ferri no caben en una ruta de { $length }.
problem-map-line-third = Es una tercera ruta junto a { $first }; los mismos lugares solo pueden unirse con dos.
problem-map-twin-length = Esta ruta tiene { $found } espacios y su gemela, { $first }, tiene { $expected }; deben ser iguales.
problem-map-unconnected = Ningún camino lleva del primer lugar a: { $locations }.
problem-map-ticket-twice = Es igual que { $first }.
problem-map-tickets-few = Hay { $found } billetes; a { $players } jugadores se les reparten { $least }.
problem-map-cars = Un jugador tiene { $found } tranvías; lo habitual son { $expected }.
problem-map-cards = Hay { $found } cartas de transporte; lo habitual son { $expected }: 8 ferris y 6 de cada color.
problem-map-points = Una ruta de { $length } da { $found } puntos; lo habitual son { $expected }.
problem-map-symbols = Hay { $found } símbolos de turista; lo habitual son { $expected }.
problem-map-tokens = Hay { $found } fichas de turista de cada símbolo; las reglas usan { $expected }.
problem-map-locations = Hay { $found } lugares; lo habitual es de { $least } a { $most }.
problem-map-pairs = Hay { $found } pares de lugares unidos; lo habitual es de { $least } a { $most }.
problem-map-doubles = Hay { $found } rutas dobles; lo habitual es de { $least } a { $most }.
problem-map-lines = Hay { $found } rutas; lo habitual es de { $least } a { $most }.
problem-map-spaces = Las rutas tienen { $found } espacios en total; lo habitual es de { $least } a { $most }.
problem-map-lengths = Esta ruta tiene { $found } espacios; lo habitual es 1, 2 y 3, y una sola ruta de 5.
problem-map-fives = Hay { $found } rutas de 5 espacios; lo habitual es una.
problem-map-colour-lines = Un color tiene { $least } rutas y otro { $most }; lo habitual es que la diferencia sea de una como mucho.
problem-map-colour-spaces = Un color tiene { $least } espacios y otro { $most }; lo habitual es que la diferencia sea de uno como mucho.
problem-map-twin-colours = Esta ruta y su gemela, { $first }, suelen ser de dos colores distintos o grises las dos.
problem-map-ferry-lines = Hay { $found } rutas con símbolos de ferri; lo habitual son { $most }.
problem-map-ferry-symbols = Esta ruta tiene { $found } símbolos de ferri; lo habitual es uno.
problem-map-line-unpayable = Las cartas no alcanzan para pagar esta ruta de { $length }.
problem-map-degree = { $location } está unido a otros { $found } lugares; lo habitual es de { $least } a { $most }.
problem-map-crossing = En el mapa, esta ruta cruza { $first }.
problem-map-close = En el mapa, esta ruta pasa por encima de { $location }.
problem-map-tickets = Hay { $found } billetes; lo habitual son { $most }.
problem-map-ticket-points = Este billete vale { $found }; el camino más corto entre sus extremos tiene { $expected } espacios.
problem-map-ticket-most = Este billete vale { $found }; lo habitual es { $most } como mucho.
problem-map-ticket-mean = Los billetes valen { $found } puntos de media; lo habitual es de { $least } a { $most }.
problem-map-ticket-ends = { $location } es extremo de { $found } billetes; lo habitual es de { $least } a { $most }.
problem-map-variant = Este mapa dice que es una variante para dos jugadores, no un mapa de las reglas.

## Cartas, rutas y billetes
## Los colores concuerdan con «carta» y con «ruta»; quien los usa en plural elige la forma por la palabra.

tt-card-blue = azul
tt-card-green = verde
tt-card-black = negra
tt-card-pink = rosa
tt-card-red = roja
tt-card-orange = naranja
tt-card-ferry = ferri
# El mapa de quien tiene el juego puede traer otros símbolos, que se llaman como él los llame.
tt-symbol =
    { $symbol ->
        [lighthouse] faro
        [fog] niebla
        [clock] reloj
        [wave] ola
        [sun] sol
        [flower] flor
        [heart] corazón
       *[other] { $symbol }
    }
tt-cards =
    { $count } { $count ->
        [one] { $card }
       *[other] { $card ->
            [azul] azules
           *[other] { $card }s
        }
    }
tt-line = { $a } – { $b }
tt-line-twin = { $a } – { $b } (ruta { $twin } de dos)
tt-ticket = { $a } – { $b }
tt-pay-ferries =
    { $ferries ->
        [one] 1 ferri
       *[other] { $ferries } ferris
    }
tt-pay-colour =
    cartas { $card ->
        [azul] azules
       *[other] { $card }s
    }{ $ferries ->
        [0] { "" }
        [one] {" "}y 1 ferri
       *[other] {" "}y { $ferries } ferris
    }
tt-pay-counted =
    { $count ->
        [one] 1 carta { $card }
       *[other] { $count } cartas { $card ->
            [azul] azules
           *[other] { $card }s
        }
    }{ $ferries ->
        [0] { "" }
        [one] {" "}y 1 ferri
       *[other] {" "}y { $ferries } ferris
    }

## Acciones y resultados del azar

tt-action-take =
    Toma { $card ->
        [ferri] un ferri
       *[other] una carta { $card }
    }
tt-action-blind = Roba una carta del mazo
tt-action-claim =
    Reclama { $a } – { $b }{ $twin ->
        [0] { "" }
       *[other] {" "}(ruta { $twin } de dos)
    } con { $payment }
tt-action-tickets = Roba billetes de destino
tt-action-keep =
    Quédate con { $tickets-count ->
        [one] el billete { $tickets }
       *[other] los billetes { $tickets }
    }
tt-action-pile = Pon la pila «{ $symbol }» en { $location }
tt-action-tourist = Toma la ficha de turista de { $location }
tt-action-pass = Pasa
tt-outcome-card =
    La carta es { $card ->
        [ferri] un ferri
       *[other] { $card }
    }
tt-outcome-ticket = El billete es { $ticket }
tt-outcome-first = Empieza { $seat }

## Sucesos

tt-event-card-dealt =
    Recibes { $card ->
        [ferri] un ferri.
       *[other] una carta { $card }.
    }
tt-event-card-turned-up =
    Ahora está boca arriba: { $card ->
        [ferri] un ferri.
       *[other] una carta { $card }.
    }
tt-event-display-renewed = Hay tres ferris boca arriba, así que se descartan las cinco cartas: { $cards }.
tt-event-deck-reshuffled =
    Los descartes pasan a ser el mazo: { $cards ->
        [one] 1 carta.
       *[other] { $cards } cartas.
    }
tt-event-ticket-drawn = Robas el billete { $ticket }.
tt-event-tickets-chosen =
    Te quedas con { $kept }{ $refused-count ->
        [0] .
       *[other] {" "}y pones { $refused } debajo del mazo.
    }
tt-event-decided = { $seat } ya ha elegido billetes.
    .you = Ya has elegido billetes.
tt-event-tickets-kept =
    { $seat } se queda con { $kept ->
        [one] 1 billete
       *[other] { $kept } billetes
    }{ $refused ->
        [0] .
       *[other] {" "}y pone { $refused } debajo del mazo.
    }
    .you =
        Te quedas con { $kept ->
            [one] 1 billete
           *[other] { $kept } billetes
        }{ $refused ->
            [0] .
           *[other] {" "}y pones { $refused } debajo del mazo.
        }
tt-event-first-player = Empieza { $seat }.
    .you = Empiezas tú.
tt-event-pile-placed = { $seat } pone la pila «{ $symbol }» en { $location }.
    .you = Pones la pila «{ $symbol }» en { $location }.
tt-event-card-taken =
    { $seat } toma { $card ->
        [ferri] un ferri.
       *[other] una carta { $card }.
    }
    .you =
        Tomas { $card ->
            [ferri] un ferri.
           *[other] una carta { $card }.
        }
tt-event-card-drawn = { $seat } roba una carta del mazo.
    .you = Robas una carta del mazo.
tt-event-line-claimed =
    { $seat } reclama { $line } con { $payment }: { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
    .you =
        Reclamas { $line } con { $payment }: { $points ->
            [one] 1 punto.
           *[other] { $points } puntos.
        }
tt-event-tourist-taken = { $seat } toma una ficha de turista en { $location }: «{ $symbol }».
    .you = Tomas una ficha de turista en { $location }: «{ $symbol }».
tt-event-tickets-drawn =
    { $seat } roba { $tickets ->
        [one] 1 billete.
       *[other] { $tickets } billetes.
    }
    .you =
        Robas { $tickets ->
            [one] 1 billete.
           *[other] { $tickets } billetes.
        }
tt-event-passed = { $seat } no puede hacer nada y pasa.
    .you = No puedes hacer nada y pasas.
tt-event-last-round = { $seat } tiene dos tranvías o menos: cada cual juega un turno más.
    .you = Tienes dos tranvías o menos: cada cual juega un turno más.
tt-event-turn-began = Es el turno de { $seat }.
tt-event-ended-cars = La última ronda, que empezó { $seat }, ha terminado.
    .you = La última ronda, que empezaste tú, ha terminado.
tt-event-ended-passes = Todos han pasado: la partida ha terminado.
tt-event-tickets-revealed =
    { $seat } { $tickets-count ->
        [0] no tiene billetes que mostrar.
        [one] muestra 1 billete: { $tickets }.
       *[other] muestra { $tickets-count } billetes: { $tickets }.
    }
    .you =
        { $tickets-count ->
            [0] No tienes billetes que mostrar.
            [one] Muestras 1 billete: { $tickets }.
           *[other] Muestras { $tickets-count } billetes: { $tickets }.
        }

## El resultado

tt-termination-cars =
    { $winners-count ->
        [one] Gana { $winners }
       *[other] Comparten la victoria { $winners }
    } con { $points-count ->
        [one] 1 punto
       *[other] { $points } puntos
    }; { $seat } empezó la última ronda.
tt-termination-passes =
    { $winners-count ->
        [one] Gana { $winners }
       *[other] Comparten la victoria { $winners }
    } con { $points-count ->
        [one] 1 punto
       *[other] { $points } puntos
    }; todos habían pasado.
tt-sheet-lines = Rutas
tt-sheet-completed = Billetes completados
tt-sheet-failed = Otros billetes
tt-sheet-completed-item = Completado: { $item }
tt-sheet-failed-item = Sin completar: { $item }
tt-sheet-tourists = Símbolos de turista
tt-tie-4-3 = billetes completados

## Negativas

refusal-deck-empty = El mazo está vacío.
refusal-not-face-up =
    { $card ->
        [ferri] No hay ningún ferri boca arriba.
       *[other] No hay ninguna carta { $card } boca arriba.
    }
refusal-ferry-second = Un ferri boca arriba no puede ser la segunda carta.
refusal-no-tickets = No quedan billetes.
refusal-nothing-offered = No has robado billetes entre los que elegir.
refusal-ticket-not-offered = El billete { $ticket } no es uno de los que has robado.
refusal-piles-placed = Las pilas de turistas ya tienen su sitio.
refusal-pile-placed = La pila «{ $symbol }» ya está en { $location }.
refusal-location-has-pile = En { $location } ya hay una pila de turistas.
refusal-no-tourist-choice = No hay fichas de turista entre las que elegir.
refusal-other-location = La ficha se toma en un extremo de la ruta, { $ends }, no en { $location }.
refusal-pass-cards = No puedes pasar: puedes robar una carta.
refusal-pass-tickets = No puedes pasar: puedes robar billetes.
refusal-pass-line = No puedes pasar: puedes reclamar { $line }.
refusal-keep-first = Primero elige con cuáles de tus billetes te quedas.
refusal-place-first = Primero coloca una pila de turistas.
refusal-second-card-first = Primero toma tu segunda carta.
refusal-choose-first = Primero elige con cuáles de los billetes te quedas.
refusal-tourist-first = Primero elige una ficha de turista.
refusal-line-own = { $line } ya es tuya.
refusal-line-taken = { $line } pertenece a { $owner }.
refusal-twin-own = Ya tienes la otra ruta de { $line }: nadie puede tener las dos.
refusal-twin-closed = Con dos jugadores, { $line } se cierra en cuanto se reclama la otra ruta.
refusal-too-few-cars =
    { $line } tiene { $length ->
        [one] 1 espacio
       *[other] { $length } espacios
    } y a ti { $cars ->
        [0] no te quedan tranvías.
        [one] te queda 1 tranvía.
       *[other] te quedan { $cars } tranvías.
    }
refusal-wrong-colour =
    { $line } es { $colour }: no se paga con cartas { $card ->
        [azul] azules
       *[other] { $card }s
    }.
refusal-ferries-needed =
    { $line } necesita { $needed ->
        [one] una carta de ferri
       *[other] { $needed } cartas de ferri
    } y este pago tiene { $ferries }.
refusal-wrong-number =
    { $line } tiene { $length ->
        [one] 1 espacio
       *[other] { $length } espacios
    }: { $ferries ->
        [one] 1 ferri no cuadra.
       *[other] { $ferries } ferris no cuadran.
    }
refusal-too-few-ferries =
    { $held ->
        [0] No tienes ningún ferri
        [one] Tienes 1 ferri
       *[other] Tienes { $held } ferris
    } y { $line } pediría { $ferries }.
refusal-too-few-cards =
    { $held ->
        [0] No tienes ninguna carta { $card }
        [one] Tienes 1 carta { $card }
       *[other] Tienes { $held } cartas { $card ->
            [azul] azules
           *[other] { $card }s
        }
    } y { $line } pediría { $needed }.
refusal-unknown-location = En este mapa no existe el lugar «{ $location }».
refusal-no-line = Ninguna ruta une «{ $a }» y «{ $b }».
refusal-which-twin = Dos rutas unen «{ $a }» y «{ $b }»: escribe 1 o 2 detrás.
refusal-unknown-ticket = No existe el billete «{ $ticket }».
refusal-unknown-symbol = No existe el símbolo de turista «{ $symbol }». Los símbolos son: { $known }.

## Negativas: textos de posición

refusal-position-tag = Una posición empieza por «{ $expected }», no por «{ $found }».
refusal-position-fields =
    { $count ->
        [one] Una posición de 1 campo
       *[other] Una posición de { $count } campos
    } no se puede leer: hay 7, y uno más por cada asiento, de 2 a 4.
refusal-position-seat = No existe el asiento «{ $found }».
refusal-position-cards = «{ $found }» en el campo «{ $field }» no se puede leer como cartas.
refusal-position-line = No existe ninguna ruta «{ $found }» que pueda estar aquí.
refusal-position-ticket = No existe ningún billete «{ $found }» que pueda estar aquí.
refusal-position-ticket-twice = El billete «{ $found }» está en dos sitios.
refusal-position-phase = No existe la fase «{ $found }». Las fases son: { $known }.
refusal-position-round = «{ $found }» no pueden ser los pases y la última ronda de esta posición.
refusal-position-face-up = En esta fase las cartas boca arriba no pueden ser «{ $found }».
refusal-position-piles = Las pilas de turistas no pueden estar como dice «{ $found }».
refusal-position-player = «{ $found }» (asiento número { $seat }, contando desde 0) no tiene cinco partes.
refusal-position-line-twice = La ruta «{ $found }» tiene dos dueños.
refusal-position-twin = La ruta «{ $found }» está cerrada, porque su gemela está reclamada.
refusal-position-cars = El asiento número { $seat }, contando desde 0, tiene más rutas que tranvías.
refusal-position-hand = «{ $found }» (asiento número { $seat }, contando desde 0) no puede ser una mano.
refusal-position-token = El asiento número { $seat }, contando desde 0, no puede tener la ficha «{ $found }».
refusal-position-too-many = Hay más cartas del tipo «{ $found }» de las que existen.
refusal-position-deck = El mazo está vacío, y aquí no puede estarlo.
refusal-position-pool = Las cartas del grupo más antiguo { $pool } deben estar en varias manos.
refusal-position-turn = La fase «{ $phase }» no encaja con quién tiene el turno o con las pilas apartadas.
refusal-position-offer = Los billetes ofrecidos no encajan con la fase «{ $phase }».
refusal-position-tourist = En los dos extremos de «{ $found }» debe haber una ficha nueva para el jugador.
refusal-position-second = No se podría tomar ninguna segunda carta.
refusal-position-set-up = En la preparación cada jugador tiene dos cartas, repartidas en orden, y no hay rutas reclamadas.
refusal-position-tickets = Cada jugador se queda al menos uno de los dos billetes robados; los que tiene y los devueltos no cuadran.
refusal-position-discards = Los descartes no cuadran con las rutas reclamadas.
refusal-position-ending = El final no cuadra con los pases y la última ronda.
refusal-position-claims = Las fichas de turista del asiento número { $seat }, contando desde 0, no cuadran con sus rutas.

## Avisos de turno

tt-prompt-deal = Se reparten las cartas.
tt-prompt-display = Se ponen cartas boca arriba.
tt-prompt-deal-tickets = Se reparten los billetes.
tt-prompt-first = Se sortea quién empieza.
tt-prompt-keep = Quédate con uno de tus billetes o con los dos: { $tickets }.
tt-prompt-keep-other =
    { $seats-count ->
        [one] { $seats } sigue eligiendo billetes.
       *[other] { $seats } siguen eligiendo billetes.
    }
tt-prompt-pile =
    Pon { $symbols-count ->
        [one] la pila de turistas { $symbols }
       *[other] una de las pilas de turistas { $symbols }
    } en un lugar que no tenga ninguna.
tt-prompt-pile-other = { $seat } coloca una pila de turistas.
tt-prompt-turn =
    Tu turno. { $lines ->
        [0] { $draw ->
            [0] { $tickets ->
                [0] No hay nada que robar ni ninguna ruta que puedas reclamar: pasas.
               *[other] Puedes robar billetes; no hay ninguna ruta que puedas reclamar.
            }
           *[other] { $tickets ->
                [0] Puedes robar cartas; no hay ninguna ruta que puedas reclamar.
               *[other] Puedes robar cartas o robar billetes; no hay ninguna ruta que puedas reclamar.
            }
        }
       *[other] Puedes { $draw ->
            [0] {""}
           *[other] { $tickets ->
                [0] robar cartas o{" "}
               *[other] robar cartas,{" "}
            }
        }{ $lines ->
            [one] reclamar una ruta
           *[other] reclamar una de { $lines } rutas
        }{ $tickets ->
            [0] .
           *[other] {" "}o robar billetes.
        }
    }
tt-prompt-turn-other = { $seat } roba cartas, reclama una ruta o roba billetes.
tt-prompt-blind = Robas una carta.
tt-prompt-blind-other = { $seat } roba una carta.
tt-prompt-second = Toma una segunda carta: boca arriba, pero no un ferri, o del mazo.
tt-prompt-second-other = { $seat } toma una segunda carta.
tt-prompt-draw-tickets = Robas billetes.
tt-prompt-draw-tickets-other = { $seat } roba billetes.
tt-prompt-choose = Quédate con uno de los billetes o con los dos: { $tickets }.
tt-prompt-choose-other = { $seat } elige billetes.
tt-prompt-tourist = Toma la ficha de turista de uno de los dos lugares: { $locations }.
tt-prompt-tourist-other = { $seat } elige una ficha de turista.

## La mesa en frases

tt-describe-players = ¡Aventureros al Tren! San Francisco: juegan { $seats }.
tt-describe-last-round = Es la última ronda; acaba con el turno de { $seat }.
tt-describe-hand =
    { $count ->
        [0] No tienes cartas en la mano.
        [one] Tienes 1 carta en la mano: { $cards }.
       *[other] Tienes { $count } cartas en la mano: { $cards }.
    }
tt-describe-offer = A elegir: { $ticket }
tt-describe-points =
    Si se puntuara ahora, tendrías { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
tt-describe-face-up =
    { $cards-count ->
        [0] No hay ninguna carta boca arriba.
       *[other] Boca arriba: { $cards }.
    }
tt-describe-deck =
    { $cards ->
        [0] El mazo está vacío
        [one] En el mazo queda 1 carta
       *[other] En el mazo quedan { $cards } cartas
    }; { $discards ->
        [0] no hay descartes.
        [one] hay 1 carta en los descartes.
       *[other] hay { $discards } cartas en los descartes.
    }
tt-describe-tickets =
    { $tickets ->
        [one] En el mazo queda 1 billete
       *[other] En el mazo quedan { $tickets } billetes
    }{ $queued ->
        [0] .
        [one] , y 1 devuelto debajo.
       *[other] , y { $queued } devueltos debajo.
    }
tt-describe-pile =
    En { $location } { $tokens ->
        [0] no quedan fichas de turista con el símbolo «{ $symbol }».
        [one] hay 1 ficha de turista con el símbolo «{ $symbol }».
       *[other] hay { $tokens } fichas de turista con el símbolo «{ $symbol }».
    }
tt-describe-aside =
    La pila «{ $symbol }» está aún por colocar, con { $tokens ->
        [one] 1 ficha.
       *[other] { $tokens } fichas.
    }
tt-describe-seat =
    { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por rutas y turistas, { $cars ->
        [one] 1 tranvía,
       *[other] { $cars } tranvías,
    } { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } y { $tickets ->
        [one] 1 billete
       *[other] { $tickets } billetes
    } en la mano.
tt-describe-known = Se sabe que { $seat } tiene { $cards }.
tt-describe-known-tickets =
    Se sabe que { $seat } tiene { $tickets-count ->
        [one] el billete { $tickets }.
       *[other] los billetes { $tickets }.
    }
tt-describe-tokens = Símbolos de turista de { $seat }: { $symbols }.
tt-describe-lines = Rutas de { $seat }: { $lines }.

## Billetes a la vista, y vistas previas

tt-distance-completed =
    { $ticket } está completado: { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
tt-distance-missing =
    { $ticket } ({ $points }): { $missing ->
        [one] falta 1 espacio
       *[other] faltan { $missing } espacios
    }; el camino más barato es { $lines }.
tt-distance-cars =
    { $ticket } ({ $points }): { $missing ->
        [one] falta 1 espacio
       *[other] faltan { $missing } espacios
    }, más que tus tranvías.
tt-distance-impossible = { $ticket } ({ $points }) ya no se puede completar.
tt-preview-taken =
    Tomas { $card ->
        [ferri] un ferri.
       *[other] una carta { $card }.
    }
tt-preview-blind =
    Robas { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } del mazo.
tt-preview-second = Después tomas una segunda carta.
tt-preview-tickets = Robas billetes y debes quedarte con al menos uno.
tt-preview-claim =
    Reclamas { $line } con { $cards }: { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
tt-preview-cars =
    { $cars ->
        [0] No queda ningún tranvía.
        [one] Queda 1 tranvía.
       *[other] Quedan { $cars } tranvías.
    }
tt-preview-tourist = Tomas una ficha de turista: «{ $symbol }».
tt-preview-tourists =
    { $symbols-count ->
        [one] Después tomas una ficha de turista: { $symbols }.
       *[other] Después eliges una ficha de turista: { $symbols }.
    }
tt-preview-completed =
    { $ticket } está completado: { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
tt-preview-advanced =
    { $ticket } ({ $points }): { $missing ->
        [one] falta 1 espacio;
       *[other] faltan { $missing } espacios;
    } antes, { $before }.
tt-preview-points = Tus puntos: { $before } → { $after }.
tt-preview-last-round =
    Al { $cars ->
        [0] no quedarte ningún tranvía
        [one] quedarte 1 tranvía
       *[other] quedarte { $cars } tranvías
    } empiezas la última ronda: todos, tú también, juegan un turno más.
tt-preview-ends = Esto termina la partida.

## Lo que da un mapa, medido
# $detail: qué puesto, fuente, ruta o billete, donde hay varios

tt-measure-winning-score = Los puntos de quien gana
tt-measure-last-score = Los puntos de quien queda último
tt-measure-turns = Turnos por jugador
tt-measure-order = Victorias del jugador { $detail } en orden de turno
tt-measure-completed = Billetes completados por jugador
tt-measure-failed = Billetes fallidos por jugador
tt-measure-draws = Veces que un jugador roba billetes
tt-measure-tokens = Fichas de turista por jugador
tt-measure-source = Proporción de todos los puntos conseguidos: { $detail ->
        [lines] rutas
        [completed] billetes completados
       *[tourists] turistas
    }
tt-measure-ending = Partidas que terminan { $detail ->
        [cars] por los tranvías
       *[passes] porque todos pasan
    }
tt-measure-reshuffles = Veces que los descartes pasan a ser el mazo
tt-measure-renewals = Veces que tres ferris renuevan las cartas boca arriba
tt-measure-line = Reclamada: { $detail }
tt-measure-ticket = En la mano al final: { $detail }
tt-measure-ticket-completed = Completados de los guardados hasta el final: { $detail }
tt-measure-score = Puntos de cada jugador

## El juego para quien aún no lo conoce

game-title = ¡Aventureros al Tren! San Francisco
tt-blurb = Reúne cartas, reclama rutas de tranvía y ferris, completa tus billetes y encuentra a los turistas por el camino.
tt-credit = un juego de Alan R. Moon, publicado por Days of Wonder en 2022

## Tutorial

tt-tutorial-tickets = Los billetes son tus objetivos secretos: une los dos lugares y ganas los puntos; si no, los pierdes. Quédate con uno o con los dos.
tt-tutorial-draw = Con las cartas se pagan las rutas. Toma una, boca arriba o del mazo.
tt-tutorial-draw-else = Eso viene un poco después: primero toma una carta.
tt-tutorial-second = En un turno se toman dos cartas: toma otra.
tt-tutorial-ferry = Los ferris valen por cualquier color. Toma el que está boca arriba: es tu única carta de este turno.
tt-tutorial-ferry-else = Esta vez toma el ferri que está boca arriba.
tt-tutorial-colour = Hay otro ferri. Esta vez toma primero otra carta.
tt-tutorial-colour-else = El ferri, esta vez no: toma un color o una carta del mazo.
tt-tutorial-barred = Ahora el ferri está bloqueado: boca arriba nunca es la segunda carta. Toma otra.
tt-tutorial-claim = Reclama la ruta entre Fort Mason y Pier 39: se paga con dos cartas rojas, y un ferri puede sustituir a una.
tt-tutorial-claim-else = Reclama la ruta roja entre Fort Mason y Pier 39.
tt-tutorial-claimed = Da 2 puntos al momento y ocupa dos de tus 20 tranvías. Las rutas más largas dan mucho más.
tt-tutorial-double = Dos rutas unen Lombard Street y Pier 39. Reclama una de las dos.
tt-tutorial-double-else = Reclama una de las dos rutas entre Lombard Street y Pier 39.
tt-tutorial-closed = Con dos jugadores, la otra ruta de la pareja queda cerrada desde ahora.
tt-tutorial-tourist = Navega hasta Alcatraz, donde esperan los turistas: el símbolo de ferri exige un ferri; el otro espacio, cualquier carta.
tt-tutorial-tourist-else = Reclama la ruta entre Pier 39 y Alcatraz con un ferri y otra carta.
tt-tutorial-token = ¡Una ficha de turista! Cuantos más símbolos distintos reúnas, más puntos dan al final.
tt-tutorial-last-cars = Quien se queda con dos tranvías o menos inicia la última ronda. Tienes cuatro: reclama la ruta rosa de Pier 39 a The Embarcadero, que completa tu billete.
tt-tutorial-last-cars-else = Reclama la ruta rosa entre Pier 39 y The Embarcadero.
tt-tutorial-last-turn = Mia ha tenido un turno más, y ahora te queda el último: reclama una ruta o toma cartas.
tt-tutorial-last-turn-else = Un billete nuevo ya no se podría completar: reclama una ruta o toma cartas.
tt-tutorial-end = Cuentan rutas, turistas y billetes completados, y los fallidos restan puntos: la victoria es tuya. ¡Ya conoces el juego!

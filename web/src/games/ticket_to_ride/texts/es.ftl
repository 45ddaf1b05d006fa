### Textos españoles del tablero dibujado de Ticket to Ride: San Francisco. Las palabras de las reglas están en los textos del juego.

## Partes del tablero

ttb-tab-hand = Mano
ttb-tab-market = Cartas
ttb-tab-tickets = Billetes
ttb-tab-lines = Rutas
ttb-views = Cómo se ve la mesa
ttb-view-map = Mapa
ttb-view-lines = Rutas
ttb-view-sentences = Frases
ttb-said = { $text }
ttb-close = Guardar
ttb-not-yet = Todavía no
ttb-fold = Plegar la hoja
ttb-unfold = Desplegar la hoja

## Mercado

ttb-market = Cartas que tomar
ttb-display = Cartas boca arriba
ttb-deck = Mazo de cartas de transporte
ttb-ticket-deck = Mazo de billetes
ttb-card =
    { $card ->
        [ferri] Carta de ferri
       *[other] Carta { $card }
    }
ttb-face-up =
    Lugar { $place }: { $card ->
        [ferri] un ferri
       *[other] una carta { $card }
    }
ttb-face-up-can =
    Lugar { $place }: toma { $card ->
        [ferri] el ferri
       *[other] la carta { $card }
    }
ttb-place-empty = El lugar { $place } está vacío
ttb-draw-card = Roba una carta
ttb-draw-tickets = Roba billetes
ttb-reveals = Esto revela algo: deshacerlo es volver a sortear, y antes se pregunta a las demás personas.
ttb-left =
    { $cards ->
        [0] no quedan
        [one] queda 1
       *[other] quedan { $cards }
    }
ttb-discards-title = Descartes
ttb-discards =
    Descartes: { $count ->
        [0] ninguno
       *[other] { $cards }
    }

## Mano

ttb-hand = Mis cartas
ttb-hand-count = Mis cartas: { $cards }
ttb-hand-group =
    { $count ->
        [one] 1 { $card }
       *[other] { $count } { $card ->
            [azul] azules
           *[other] { $card }s
        }
    }{ $lines ->
        [0] { "" }
        [one] , paga 1 ruta. Pulsa para verla.
       *[other] , paga { $lines } rutas. Pulsa para verlas.
    }
ttb-hand-none =
    { $card ->
        [ferri] Ningún ferri
       *[other] Ninguna carta { $card }
    }
ttb-colour-lines =
    Carta { $card }: { $lines ->
        [0] ahora no paga ninguna ruta.
        [one] ahora paga 1 ruta.
       *[other] ahora paga { $lines } rutas.
    }

## Billetes

ttb-tickets = Mis billetes
ttb-tickets-count =
    { $tickets ->
        [0] Ningún billete
        [one] Mi billete
       *[other] Mis { $tickets } billetes
    }
ttb-tickets-none = Aún no tienes billetes.
ttb-points =
    { $points ->
        [one] punto
       *[other] puntos
    }
ttb-ticket-done = Completado
ttb-ticket-failed = Sin completar
ttb-ticket-blocked = Ya no se puede completar
ttb-ticket-missing =
    { $missing ->
        [one] Falta 1 espacio de { $total }
       *[other] Faltan { $missing } espacios de { $total }
    }
ttb-ticket-cars =
    { $missing ->
        [one] Falta 1 espacio
       *[other] Faltan { $missing } espacios
    }: más que tus tranvías
ttb-offer = ¿Con qué billetes te quedas?
ttb-combinations = Lo que cuesta cada elección
ttb-keep =
    { $tickets-count ->
        [one] { $tickets }
       *[other] Los dos
    }
ttb-cost =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; { $missing ->
        [0] no falta nada
        [one] 1 espacio
       *[other] { $missing } espacios
    }{ $overlap ->
        [0] { "" }
        [one] , 1 ahorrado donde coinciden los caminos
       *[other] , { $overlap } ahorrados donde coinciden los caminos
    }{ $enough ->
        [0] , más que tus tranvías
       *[other] { "" }
    }
ttb-choose-tickets = Elige un billete o los dos

## Rutas

ttb-lines = Tabla de rutas
ttb-grey = gris
ttb-line-label =
    { $line }: { $length ->
        [one] 1 espacio
       *[other] { $length } espacios
    }, { $colour }{ $ferries ->
        [0] { "" }
        [one] , con un ferri
       *[other] , con { $ferries } ferris
    }; { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }. { $state }
ttb-line-short = { $line } · { $length } · { $colour }
ttb-owned = Es de { $seat }.
ttb-possible = Puedes reclamarla ahora.
ttb-free = Aún no es de nadie.
ttb-ferries =
    { $ferries ->
        [one] un símbolo de ferri
       *[other] { $ferries } símbolos de ferri
    }
ttb-sort = Ordenar por
ttb-column-from = De
ttb-column-to = A
ttb-column-length = Longitud
ttb-column-colour = Color
ttb-column-owner = De quién es
ttb-column-cost = Coste para ti
ttb-column-possible = Posible ahora
ttb-cards-missing =
    { $missing ->
        [0] las cartas están ({ $card })
        [one] falta 1 carta ({ $card })
       *[other] faltan { $missing } cartas ({ $card })
    }
ttb-claim-short = Reclamar
ttb-claim-line = Reclamar { $line }
ttb-stop-label =
    { $location }{ $tokens ->
        [-1] { "" }
        [0] , no quedan fichas «{ $symbol }»
        [one] , 1 ficha de turista «{ $symbol }»
       *[other] , { $tokens } fichas de turista «{ $symbol }»
    }{ $placeable ->
        [0] { "" }
       *[other] . Puedes elegirlo.
    }
ttb-aside-label =
    Pila «{ $symbol }», aún sin colocar: { $tokens ->
        [one] 1 ficha
       *[other] { $tokens } fichas
    }

## Reclamar

ttb-payments = Cómo pagar
ttb-payments-of =
    { $line }: { $payments ->
        [one] una manera de pagar
       *[other] { $payments } maneras de pagar
    }
ttb-choose-payment = Reclamar { $line }: elige con qué pagas y confirma.
ttb-choose-token = En los dos extremos hay una ficha de turista. ¿Cuál tomas?
ttb-token-at = { $symbol }, en { $location }
ttb-claim =
    Reclamar con { $payment }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

## Pilas de turistas

ttb-piles = Coloca una pila de turistas
ttb-piles-where = Elige un lugar en el mapa o aquí:
ttb-choose-stop = Elige un lugar para la pila

## Jugadores

ttb-players = Lo que tiene cada cual
ttb-points-of =
    { $points ->
        [one] 1 punto por rutas
       *[other] { $points } puntos por rutas
    }
ttb-cars-of =
    { $cars ->
        [one] queda 1 tranvía
       *[other] quedan { $cars } tranvías
    }
ttb-cards-of =
    { $cards ->
        [one] 1 carta en la mano
       *[other] { $cards } cartas en la mano
    }
ttb-tickets-of =
    { $tickets ->
        [one] 1 billete
       *[other] { $tickets } billetes
    }
ttb-tokens-of =
    { $symbols-count ->
        [0] Ninguna ficha de turista
       *[other] Fichas de turista: { $symbols }; { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    }
ttb-seen-of = Todos vieron a { $seat } tomar: { $cards }
ttb-last-turn = La partida termina con el turno de { $seat }

## El final

ttb-tally = Los billetes, uno a uno
ttb-tally-skip = Todos a la vez
ttb-tally-again = Otra vez
ttb-tally-sum = rutas { $lines } · turistas { $tourists } · billetes { $tickets }

## Teclas

ttb-key-arrows = moverse por el mapa, las cartas o los pagos
ttb-key-deck = robar una carta del mazo
ttb-key-display = tomar una carta boca arriba
ttb-key-tickets = robar billetes
ttb-key-views = mapa, tabla de rutas, frases
ttb-key-escape = guardar lo elegido

## Ayuda en el sitio. Cada texto va con el número de su regla.

ttb-help-deck = En vez de una carta boca arriba puedes robar una sin verla. Dos cartas por turno.
ttb-help-display = En tu turno puedes tomar dos cartas, de estas cinco o del mazo. La que se toma se repone enseguida.
ttb-help-face-up-ferry = Un ferri boca arriba tomado primero es tu única carta del turno, y no puede ser la segunda.
ttb-help-renewal = Cuando tres de las cinco son ferris, se descartan las cinco y se descubren otras.
ttb-help-discards = Cuando el mazo se acaba, los descartes se barajan y pasan a ser el mazo.
ttb-help-ticket-deck = En vez de tomar cartas o reclamar una ruta puedes robar dos billetes y quedarte al menos con uno.
ttb-help-ticket = Une los dos lugares con tus rutas y ganas los puntos al final; si no, los pierdes.
ttb-help-keep = Los billetes son secretos hasta el final, y el que se guarda no se puede devolver.
ttb-help-pay = Una ruta se paga con tantas cartas de su color como espacios tiene; una gris, con cualquier color.
ttb-help-ferry = Los ferris valen por cualquier color.
ttb-help-ferry-space = Cada símbolo de ferri de una ruta se paga con un ferri.
ttb-help-double = Nadie puede tener las dos rutas de una ruta doble. Con dos jugadores, la segunda se cierra cuando se reclama la primera.
ttb-help-points = Las rutas dan puntos enseguida según su longitud, como dice la tabla del mapa.
ttb-help-tokens = Quien reclama una ruta toma una ficha de turista de uno de sus extremos, si es de un símbolo que aún no tiene.
ttb-help-token-points = Los símbolos distintos dan puntos al final: 2 → 1, 3 → 2, 4 → 4, 5 → 6, 6 → 9, 7 → 12.
ttb-help-cars = Cada espacio lleva un tranvía. Quien acaba su turno con dos o menos empieza la última ronda.
ttb-help-cards = No hay límite de cartas en la mano.
ttb-help-seen = Cartas tomadas boca arriba y aún sin gastar. Cualquiera puede saberlo.
ttb-help-pile = Antes del primer turno, las pilas apartadas se colocan en lugares que no tienen ninguna.
ttb-help-pass = Solo se pasa cuando no se puede hacer nada más. Cuando todos han pasado, la partida termina.
ttb-help-last-round = Tras el turno que deja a alguien con dos tranvías o menos, cada cual juega un turno más, ese jugador el último.

## El propio mapa

ttm-map = Mapa: { $title }
ttm-points = Puntos
ttm-keys = Las flechas van de parada en parada y de ruta en ruta; Re Pág y Av Pág recorren todas las rutas; Intro elige.
ttm-zoom = Tamaño del mapa
ttm-nearer = Más cerca
ttm-farther = Más lejos
ttm-fit = Todo el mapa
ttm-move =
    { $way ->
        [left] Más a la izquierda en el mapa
        [up] Más arriba en el mapa
        [down] Más abajo en el mapa
       *[right] Más a la derecha en el mapa
    }
ttm-which = ¿Qué ruta quieres decir?
ttm-close = Cerrar

## El juego en cinco minutos

ttb-minutes-aim-title = En tranvía por la ciudad
ttb-minutes-aim = Reclama rutas entre los lugares del mapa, une los de tus billetes y reúne turistas. En tu turno haces una de tres cosas: tomar cartas, reclamar una ruta o robar billetes.
ttb-minutes-tickets-title = Billetes
ttb-minutes-tickets = Un billete nombra dos lugares. Si al final tus rutas los unen, ganas sus puntos; si no, los pierdes. Empiezas con uno o dos y puedes robar más: de dos, quédate al menos con uno.
ttb-minutes-cards-title = Cartas
ttb-minutes-cards = Toma dos cartas, boca arriba o del mazo. Un ferri vale por cualquier color; uno boca arriba es la única carta del turno.
ttb-minutes-lines-title = Reclamar una ruta
ttb-minutes-lines = Paga tantas cartas del color de la ruta como espacios tiene, de un solo color cualquiera en las grises. Da puntos al momento: cuanto más larga, más.
ttb-minutes-tourists-title = Turistas
ttb-minutes-tourists = Una ruta que acaba donde esperan turistas da una ficha de un símbolo que aún no tienes. El número de símbolos distintos da puntos al final.
ttb-minutes-doubles-title = Ferris y rutas dobles
ttb-minutes-doubles = Un símbolo de ferri en una ruta exige una carta de ferri. De una ruta doble puedes tener una; con dos jugadores la otra queda entonces cerrada.
ttb-minutes-end-title = El final
ttb-minutes-end = Cuando a alguien le quedan dos tranvías o menos, cada cual tiene un turno más. Después se cuentan rutas, turistas y billetes, y gana quien tiene más puntos.

## Fallos de un archivo de mazo

problem-deck-toml = Esto no es TOML: { $reason }.
problem-deck-missing = Falta «{ $key }».
problem-deck-format = El formato es { $found }; esta versión lee «{ $expected }».
problem-deck-key = Aquí no existe la clave { $key }. Las conocidas son: { $known }.
problem-deck-type =
    { $expected ->
        [text] «{ $key }» debe ser un texto entre comillas, no { $found }.
        [number] «{ $key }» debe ser un número entero, no { $found }.
        [flag] «{ $key }» debe ser true o false, no { $found }.
        [cards] «{ $key }» debe ser una lista de cartas, cada una bajo su encabezado [[card]], no { $found }.
       *[table] «{ $key }» debe ser una tabla de claves y valores, no { $found }.
    }
problem-deck-name = El nombre { $found } debe tener solo minúsculas y cifras, en palabras unidas por guiones.
problem-deck-long = «{ $key }» tiene { $found } caracteres; se permiten como mucho { $most }.
problem-deck-colour = No existe el color { $found }. Los colores son: { $known }.
problem-deck-value = Un valor de { $found } no es posible; va de { $least } a { $most }.
problem-deck-count = Una cantidad de { $found } no es posible; va de { $least } a { $most }.
problem-deck-bonus-number = Esta carta muestra { $found } símbolos de bonificación; una carta tiene como mucho uno (SF-1.2). Escribe: bonus = true.
problem-deck-square-colour = Hay una plaza en una carta «{ $colour }»; solo { $known } tienen plazas (SF-1.2).
problem-deck-square-workers = Hay una plaza con valor { $value }; una plaza no tiene símbolos de obrero (SF-1.2).
problem-deck-total =
    { $found ->
        [one] Hay una sola carta;
       *[other] Hay { $found } cartas;
    } un mazo tiene { $expected } (SF-1.2).
problem-deck-twice = La misma carta ({ $code }) ya está en { $first }; las dos se cuentan juntas.
problem-deck-coast-colour = Una costa en una carta «{ $colour }» es poco habitual: se cree que las costas son azules.
problem-deck-split =
    { $found ->
        [one] Hay una sola carta «{ $colour }»;
       *[other] Hay { $found } cartas «{ $colour }»;
    } lo habitual son { $expected }.
problem-deck-foundations =
    { $found ->
        [one] Hay una sola carta con cimientos;
       *[other] Hay solo { $found } cartas con cimientos;
    } con menos de { $expected } el mazo puede acabarse antes que las fichas de cimientos (SF-3.6).
problem-deck-without =
    { $mark ->
        [value] Ninguna carta tiene valor.
        [tracks] Ninguna carta muestra vías.
        [depot] Ninguna carta muestra una cochera.
        [square] Ninguna carta es una plaza.
        [coast] Ninguna carta muestra una costa.
       *[bonus] Ninguna carta muestra un símbolo de bonificación.
    }
problem-deck-top-depot = Ninguna cochera es azul o negra, así que ninguna puede estar en la fila superior; los reglamentos muestran una ahí.
problem-deck-variant = Este mazo dice que es una variante, no un mazo de las reglas: { $found } cartas en vez de { $expected }.

## Cartas, distritos y espacios

# Los colores concuerdan con «carta»; los de las filas, con «distrito» y con «espacio».
sf-colour-blue = azul
sf-colour-grey = gris
sf-colour-orange = naranja
sf-colour-yellow = amarilla
sf-colour-green = verde
sf-colour-black = negra
sf-row-b = { sf-colour-blue }
sf-row-g = { sf-colour-grey }
sf-row-o = { sf-colour-orange }
sf-row-y = amarillo
sf-row-n = { sf-colour-green }
sf-space = espacio { $row } { $column }
sf-mark-tracks = vías
sf-mark-depot = cochera
sf-mark-square = plaza
sf-mark-foundation = cimientos
sf-mark-coast = costa
sf-mark-bonus = símbolo de bonificación
sf-card = { $colour } { $value } ({ $marks })
sf-card-plain = { $colour } { $value }
sf-card-value4 = de valor 4
sf-card-depot = de cochera
sf-bonus-plus = ficha +2
sf-bonus-value = carta de valor 4
sf-bonus-depot = carta de cochera
sf-bonus-vp = ficha de 1½ puntos
sf-bonus-return = ficha de descartar contratos
sf-bonus-tracks = ficha de vías

## Acciones

sf-action-draw = Roba una carta
sf-action-place = Presenta la carta en la columna { $column }
sf-action-take = Toma la columna { $column }
sf-action-build = Construye la carta { $card } en el distrito { $row }
sf-action-discard = Descarta la carta { $card }
sf-action-return =
    { $contracts ->
        [one] Devuelve 1 contrato
       *[other] Devuelve { $contracts } contratos
    } con la ficha
sf-action-end = Termina el turno
sf-action-bonus-plus = Pon la ficha +2 en el { $target }
sf-action-bonus-value = Construye la carta de valor 4 en el distrito { $target }
sf-action-bonus-depot = Construye la carta de cochera en el distrito { $target }
sf-action-bonus-vp = Toma la ficha de 1½ puntos
sf-action-bonus-return = Toma la ficha de descartar contratos
sf-action-bonus-tracks = Pon la ficha de vías en el { $target }
sf-outcome-first = Empieza { $seat }
sf-outcome-card = Sale la carta { $card }

## Sucesos

sf-event-first-player = Empieza { $seat }.
    .you = Empiezas tú.
sf-event-card-drawn = { $seat } roba la carta { $card }.
    .you = Robas la carta { $card }.
sf-event-card-placed = { $seat } presenta la carta { $card } en la columna { $column }.
    .you = Presentas la carta { $card } en la columna { $column }.
sf-event-foundation-token =
    Los cimientos de la columna { $column } reciben { $left ->
        [0] la última ficha.
        [one] una ficha; queda 1.
       *[other] una ficha; quedan { $left }.
    }
sf-event-column-taken =
    { $seat } toma la columna { $column }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }, ahora { $contracts ->
        [one] 1 contrato.
       *[other] { $contracts } contratos.
    }
    .you =
        Tomas la columna { $column }: { $cards ->
            [one] 1 carta
           *[other] { $cards } cartas
        }, ahora { $contracts ->
            [one] 1 contrato.
           *[other] { $contracts } contratos.
        }
sf-event-contracts-returned = Todos tienen un contrato, así que cada cual devuelve 1.
sf-event-card-built = { $seat } construye la carta { $card } en el { $space }.
    .you = Construyes la carta { $card } en el { $space }.
sf-event-card-discarded = { $seat } descarta la carta { $card }.
    .you = Descartas la carta { $card }.
sf-event-trams-running =
    { $count ->
        [one] Un tranvía entra en servicio
       *[other] { $count } tranvías entran en servicio
    }: { $spaces }.
sf-event-squares-served =
    { $count ->
        [one] La plaza del { $spaces } vale ahora 4.
       *[other] Estas plazas valen ahora 4: { $spaces }.
    }
sf-event-skyscrapers-built =
    { $count ->
        [one] Se alza un rascacielos
       *[other] Se alzan { $count } rascacielos
    }: { $spaces }.
sf-event-medal-first = { $seat } recibe la medalla de Especialista de obras.
    .you = Recibes la medalla de Especialista de obras.
sf-event-medal-taken = { $seat } le quita a { $former } la medalla de Especialista de obras.
    .you = Le quitas a { $former } la medalla de Especialista de obras.
sf-event-district-completed = { $seat } finaliza el distrito { $row } antes que nadie: 1 punto.
    .you = Finalizas el distrito { $row } antes que nadie: 1 punto.
sf-event-bonus-earned = { $seat } consigue la bonificación del distrito { $row }.
    .you = Consigues la bonificación del distrito { $row }.
sf-event-bonus-lost = { $seat } pierde la bonificación del distrito { $row }: no hay ninguna disponible.
    .you = Pierdes la bonificación del distrito { $row }: no hay ninguna disponible.
sf-event-bonus-taken = { $seat } toma una { $bonus }.
    .you = Tomas una { $bonus }.
sf-event-bonus-put = { $seat } pone una { $bonus } en el { $space }.
    .you = Pones una { $bonus } en el { $space }.
sf-event-token-used =
    { $seat } usa la ficha de descartar contratos y devuelve { $contracts ->
        [one] 1 contrato.
       *[other] { $contracts } contratos.
    }
    .you =
        Usas la ficha de descartar contratos y devuelves { $contracts ->
            [one] 1 contrato.
           *[other] { $contracts } contratos.
        }
sf-event-turn-began = Es el turno de { $seat }.
sf-event-ended-foundations = Se ha puesto la última ficha de cimientos: { $seat } ha provocado el final de la partida.
    .you = Se ha puesto la última ficha de cimientos: has provocado el final de la partida.
sf-event-ended-city =
    La ciudad de { $seat } está llena: la partida ha terminado.{ $unbuilt ->
        [0] { "" }
        [one] { " " }1 carta tomada va a la caja.
       *[other] { " " }{ $unbuilt } cartas tomadas van a la caja.
    }
    .you =
        Tu ciudad está llena: la partida ha terminado.{ $unbuilt ->
            [0] { "" }
            [one] { " " }1 carta tomada va a la caja.
           *[other] { " " }{ $unbuilt } cartas tomadas van a la caja.
        }
sf-event-ended-standstill = El mazo está vacío y { $seat } no puede tomar ninguna columna: la partida ha terminado.
    .you = El mazo está vacío y no puedes tomar ninguna columna: la partida ha terminado.

## Negativas

refusal-deck-empty = El mazo está vacío.
refusal-column-empty = La columna { $column } está vacía.
refusal-too-many-contracts =
    La columna { $column } tiene { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } y tú tienes { $contracts ->
        [one] 1 contrato.
       *[other] { $contracts } contratos.
    } Debes tener menos contratos que cartas.
refusal-lay-first = Primero presenta la carta que has robado.
refusal-build-first = Primero construye o descarta las cartas que has tomado.
refusal-bonus-first = Primero toma tu bonificación.
refusal-action-done = Ya has hecho tu acción: usa tu ficha o termina el turno.
refusal-act-first = Primero roba una carta o toma una columna.
refusal-nothing-drawn = No tienes ninguna carta que presentar: primero roba una.
refusal-nothing-taken = No tienes cartas que construir: primero toma una columna.
refusal-card-not-taken = La carta { $card } no está entre las que has tomado.
refusal-unknown-card = En este mazo no está la carta { $card }.
refusal-wrong-district = No puedes construir la carta { $card } en el distrito { $row }, solo en el de su color.
refusal-row-full = El distrito { $row } está lleno.
refusal-token-not-now = En este momento no se puede usar la ficha de descartar contratos.
refusal-no-token = No tienes ninguna ficha de descartar contratos.
refusal-no-contracts = No tienes ningún contrato que devolver.
refusal-fewer-contracts = Solo tienes { $held ->
        [one] 1 contrato.
       *[other] { $held } contratos.
    }
refusal-return-enough = No basta: devuelve { $contracts ->
        [one] 1 contrato
       *[other] { $contracts } contratos
    } para poder tomar una columna.
refusal-no-bonus-earned = No tienes ninguna bonificación que tomar.
refusal-other-bonus = Puedes tomar la { $own } o la ficha de vías, no la { $bonus }.
refusal-bonus-gone = No queda ninguna { $bonus }.
refusal-bonus-row-full = El distrito { $row } está lleno.
refusal-space-empty = En el { $space } no hay ninguna carta.
refusal-has-tracks = La carta del { $space } ya tiene vías.

## Negativas: textos de posición

refusal-position-tag = Una posición empieza por «{ $expected }», no por «{ $found }».
refusal-position-fields =
    { $count ->
        [one] Una posición de 1 campo
       *[other] Una posición de { $count } campos
    } no se puede leer: hay 7, y uno más por cada ciudad, de 2 a 4.
refusal-position-number = «{ $found }» en el campo «{ $field }» debería ser un número.
refusal-position-seat = En esta fase no puede ser el turno de «{ $found }».
refusal-position-phase = No existe la fase «{ $found }». Las fases son: { $known }.
refusal-position-card = En este mazo no está la carta «{ $card }» (campo «{ $field }»).
refusal-position-too-many = Hay demasiadas cartas { $card }: el mazo tiene { $exist } (campo «{ $field }»).
refusal-position-columns = «{ $found }» deberían ser tres columnas separadas por |.
refusal-position-hand = En la fase «{ $phase }» la mano no puede ser «{ $found }».
refusal-position-city = «{ $found }» no es una ciudad (asiento número { $seat }, contando desde 0).
refusal-position-row = «{ $found }» tiene más de cinco cartas (campo «{ $field }»).
refusal-position-tracks = «{ $card }» no puede llevar una ficha de vías: ya tiene vías (campo «{ $field }»).
refusal-position-district = La carta { $card } está en un distrito de otro color (campo «{ $field }»).
refusal-position-bonus =
    Hay más de tres { $bonus ->
        [0] fichas +2.
        [1] cartas de valor 4.
        [2] cartas de cochera.
        [3] fichas de 1½ puntos.
        [4] fichas de descartar contratos.
       *[5] fichas de vías.
    }
refusal-position-contracts = Todos tienen un contrato; alguien debe no tener ninguno.
refusal-position-completions = Las fichas de Distrito finalizado no encajan con los distritos finalizados.
refusal-position-medal = La medalla no encaja con los rascacielos.
refusal-position-foundations = No pueden quedar { $found } fichas de cimientos: como mucho { $most }, y ninguna solo si eso terminó la partida.
refusal-position-full = Una ciudad tiene 25 cartas si y solo si eso terminó la partida.
refusal-position-standstill = En esta posición no se puede hacer nada, así que la partida debería haber terminado.
refusal-position-deck = Se está robando una carta, pero el mazo está vacío.
refusal-position-no-bonus = Por el distrito «{ $row }» no se puede tomar ninguna bonificación.
refusal-position-first = Ya ha pasado algo, pero el primer jugador aún no se ha sorteado.
refusal-position-laid = Cimientos colocados: { $laid }, fichas restantes: { $left }. Juntos deben ser los { $most } preparados.
refusal-position-earned = La ciudad del asiento número { $seat }, contando desde 0, tiene bonificaciones que no puede haber ganado.
refusal-position-taken = Hay más contratos de los que pueden dar las columnas tomadas.
refusal-position-end = El turno habría terminado solo: hacen falta una ficha de descartar contratos y un contrato.

## Avisos de turno

sf-prompt-first = Se sortea quién empieza.
sf-prompt-turn =
    Tu turno: roba una carta o toma { $columns-count ->
        [one] la columna { $columns }.
       *[other] una de las columnas { $columns }.
    }
sf-prompt-turn-draw = Tu turno: roba una carta. No hay ninguna columna que puedas tomar.
sf-prompt-turn-take =
    Tu turno: el mazo está vacío, así que toma { $columns-count ->
        [one] la columna { $columns }.
       *[other] una de las columnas { $columns }.
    }
sf-prompt-turn-return = Tu turno: el mazo está vacío, así que usa tu ficha de descartar contratos para poder tomar una columna.
sf-prompt-turn-other = { $seat } roba una carta o toma una columna.
sf-prompt-token = { $prompt } También puedes usar tu ficha de descartar contratos.
sf-prompt-draw = Robas una carta.
sf-prompt-draw-other = { $seat } roba una carta.
sf-prompt-lay = Presenta la carta { $cards } en la columna A, B o C.
sf-prompt-lay-other = { $seat } elige una columna para la carta { $cards }.
sf-prompt-build =
    Construye o descarta { $cards-count ->
        [one] la última carta que has tomado: { $cards }.
       *[other] las { $cards-count } cartas que has tomado, una a una: { $cards }.
    }
sf-prompt-build-other =
    { $seat } tiene { $cards-count ->
        [one] 1 carta
       *[other] { $cards-count } cartas
    } por construir: { $cards }.
sf-prompt-bonus =
    Has conseguido la bonificación del distrito { $row }. { $bonuses-count ->
        [one] Tómala: { $bonuses }.
       *[other] Toma una de las dos: { $bonuses-or }.
    }
sf-prompt-bonus-other = { $seat } toma una bonificación.
sf-prompt-end =
    Usa tu ficha de descartar contratos para devolver { $contracts ->
        [one] tu contrato
       *[other] 1 o 2 de tus { $contracts } contratos
    } o termina tu turno.
sf-prompt-end-other = { $seat } puede usar la ficha de descartar contratos antes de que termine el turno.

## La mesa en frases

sf-describe-players = San Francisco: juegan { $seats }.
sf-describe-hand =
    { $cards-count ->
        [one] La carta: { $cards }.
       *[other] Las cartas: { $cards }.
    }
sf-describe-coded = { $card } [{ $code }]
sf-describe-column =
    La columna { $column } tiene { $cards-count ->
        [one] 1 carta
       *[other] { $cards-count } cartas
    }: { $cards }. { $seats-count ->
        [one] Puede tomarla { $seats }.
       *[other] Pueden tomarla { $seats }.
    }
sf-describe-column-empty = La columna { $column } está vacía.
sf-describe-foundation-tokens =
    { $left ->
        [one] Queda 1 de { $all } fichas de cimientos: al ponerla,
       *[other] Quedan { $left } de { $all } fichas de cimientos: con la última,
    } la partida termina en el acto.
sf-describe-deck =
    { $cards ->
        [0] El mazo está vacío
        [one] En el mazo queda 1 carta, { $foundations ->
            [0] sin cimientos
           *[other] con cimientos
        }
       *[other] En el mazo quedan { $cards } cartas, { $foundations ->
            [0] ninguna con cimientos
            [one] 1 con cimientos
           *[other] { $foundations } con cimientos
        }
    }; { $box ->
        [0] en la caja no hay nada.
        [one] en la caja hay 1 carta.
       *[other] en la caja hay { $box } cartas.
    }
sf-describe-supply = Bonificaciones que quedan: { $bonuses }.
sf-describe-bonus = { $left } × { $bonus }
sf-describe-completions =
    Fichas de Distrito finalizado que quedan: { $rows-count ->
        [0] ninguna.
       *[other] { $rows }.
    }
sf-describe-no-medal = Nadie tiene todavía la medalla de Especialista de obras.
sf-describe-city =
    La ciudad de { $seat }: { $contracts ->
        [one] 1 contrato,
       *[other] { $contracts } contratos,
    } { $trams ->
        [one] 1 tranvía,
       *[other] { $trams } tranvías,
    } { $skyscrapers ->
        [one] 1 rascacielos,
       *[other] { $skyscrapers } rascacielos,
    } por ahora { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] puntos.
    }
sf-describe-city-own =
    Tu ciudad: { $contracts ->
        [one] 1 contrato,
       *[other] { $contracts } contratos,
    } { $trams ->
        [one] 1 tranvía,
       *[other] { $trams } tranvías,
    } { $skyscrapers ->
        [one] 1 rascacielos,
       *[other] { $skyscrapers } rascacielos,
    } por ahora { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] puntos.
    }
sf-describe-tokens = Al lado: { $tokens }.
sf-describe-medal = medalla de Especialista de obras
sf-describe-completion = ficha de Distrito finalizado ({ $row })
sf-describe-row =
    { $district }, valor { $value } – { $cards }; { $free ->
        [0] lleno.
        [one] 1 espacio libre.
       *[other] { $free } espacios libres.
    }
sf-describe-row-empty = { $district }: vacío.
sf-describe-card = { $column }: carta { $card } [{ $notes }]
sf-describe-card-plain = { $column }: carta { $card }
sf-describe-ranking = { $ranking }: { $seats }.
sf-describe-ranked = { $seat } { $total }
sf-describe-sheet =
    { $seat }: { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] puntos.
    }
sf-note-worth = ahora vale { $value }
sf-note-plus =
    { $count ->
        [one] ficha +2
       *[other] { $count } fichas +2
    }
sf-note-tracks = ficha de vías
sf-note-tram = tranvía
sf-note-skyscraper = rascacielos
sf-note-waiting = { $around } de { $requirement } para su rascacielos

## Vistas previas

sf-preview-placed = A la columna { $column } va la carta { $card }.
sf-preview-built = Al { $space } va la carta { $card }.
sf-preview-discarded =
    { $cards-count ->
        [one] A la caja va la carta { $cards }.
       *[other] { $cards-count } cartas van a la caja: { $cards }.
    }
sf-preview-hand =
    { $cards-count ->
        [one] Queda por construir la carta { $cards }.
       *[other] Quedan por construir { $cards-count } cartas: { $cards }.
    }
sf-preview-trams =
    { $spaces-count ->
        [one] Un tranvía nuevo
       *[other] { $spaces-count } tranvías nuevos
    }: { $spaces }.
sf-preview-squares =
    { $spaces-count ->
        [one] La plaza del { $spaces } pasa a valer 4.
       *[other] Estas plazas pasan a valer 4: { $spaces }.
    }
sf-preview-skyscraper =
    Los cimientos del { $space } tienen { $around } de { $requirement }{ $coasts ->
        [0] { "" }
        [one] { " " }(7, −1 costa)
       *[other] { " " }(7, −{ $coasts } costas)
    }: rascacielos.
sf-preview-foundation =
    Los cimientos del { $space } pasan de { $around-before } de { $requirement-before } a { $around } de { $requirement }.
sf-preview-foundation-new = Los cimientos del { $space } tienen { $around } de { $requirement }.
sf-preview-ranking = { $ranking }: { $before } → { $after }, { $place-before } → { $place }.
sf-preview-ranking-tie = { $ranking }, empate a { $after }: { $place-before } → { $place }.
sf-preview-ranking-token = { $ranking }: ahora tienes una carta ahí, así que puede corresponderte una ficha.
sf-preview-ranking-stays = { $ranking }: { $before } → { $after }, sigue { $place }.
sf-preview-ranking-others = { $line } { $others }.
sf-preview-passed = { $seat } { $place-before } → { $place }
sf-preview-medal-first = Recibes la medalla de Especialista de obras.
sf-preview-medal = Le quitas a { $former } la medalla de Especialista de obras.
sf-preview-completion = Finalizas el distrito { $row } antes que nadie: 1 punto.
sf-preview-bonus-earned = Consigues la bonificación del distrito { $row }.
sf-preview-bonus-taken = Tomas una { $bonus }.
sf-preview-bonus-lost = Se pierde la bonificación del distrito { $row }: no hay ninguna disponible.
sf-preview-bonus-choices =
    { $bonuses-count ->
        [one] Puedes tomar esta bonificación: { $bonuses }.
       *[other] Eliges una de estas bonificaciones: { $bonuses-or }.
    }
sf-preview-foundation-tokens =
    { $left ->
        [0] Es la última ficha de cimientos.
        [one] Queda 1 ficha de cimientos.
       *[other] Quedan { $left } fichas de cimientos.
    }
sf-preview-contracts = Contratos: { $before } → { $contracts }.
sf-preview-everyone-returns =
    Cada cual devuelve un contrato; a ti { $contracts ->
        [0] no te queda ninguno.
        [one] te queda 1.
       *[other] te quedan { $contracts }.
    }
sf-preview-reach =
    { $seats-count ->
        [one] Podrá
       *[other] Podrán
    } tomar la columna { $column } ({ $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }): { $seats }.
sf-preview-points = Tus puntos, si se puntuara ahora: { $before } → { $points }.
sf-preview-points-other = Puntos de { $seat }: { $before } → { $points }.
sf-preview-end = Esto termina la partida. { $ending }

## El final

sf-termination-foundations =
    { $seat } ha puesto la última ficha de cimientos. Victoria con { $points } { $points-count ->
        [0.5] punto
        [one] punto
       *[other] puntos
    }: { $winners }.
sf-termination-city =
    { $seat } ha llenado su ciudad. Victoria con { $points } { $points-count ->
        [0.5] punto
        [one] punto
       *[other] puntos
    }: { $winners }.
sf-termination-standstill =
    El mazo está vacío y { $seat } no puede tomar ninguna columna. Victoria con { $points } { $points-count ->
        [0.5] punto
        [one] punto
       *[other] puntos
    }: { $winners }.
sf-sheet-skyscrapers = Rascacielos
sf-sheet-medal = Medalla de Especialista de obras
sf-sheet-vp-tokens = Fichas de 1½ puntos
sf-sheet-completions = Distritos finalizados
sf-sheet-blue = Distrito azul
sf-sheet-grey = Distrito gris
sf-sheet-orange = Distrito naranja
sf-sheet-yellow = Distrito amarillo
sf-sheet-green = Distrito verde
sf-sheet-trams = Tranvías
sf-tie-9-2 = las cartas más altas desde la izquierda, fila a fila
sf-tie-9-3 = más tranvías en las columnas desde la izquierda
sf-tie-9-4 = el asiento más cercano a quien provocó el final de la partida
sf-tie-9-5 = quien tiene una carta allí va antes que quien no tiene ninguna
sf-tie-9-7 = a igualdad de puntos cuentan los tranvías

## Medidas de un mazo

sf-measure-winning-score = Los puntos de quien gana
sf-measure-cards-placed = Cartas presentadas por jugador
sf-measure-cards-built = Cartas construidas por jugador
sf-measure-column = Cartas en una columna que se toma
sf-measure-full-city = Partidas que acaban con una ciudad llena
sf-measure-source = Proporción de todos los puntos conseguidos: { $detail }
sf-measure-skyscrapers = Cimientos construidos que reciben su rascacielos
sf-measure-medal-moves = Partidas en que la medalla cambia de manos
sf-measure-order = Victorias del jugador { $detail } en orden de turno
sf-measure-discarded = Descartadas al tomarlas: { $detail }
sf-measure-built = Construidas de las presentadas: { $detail }
sf-measure-score = Puntos de cada jugador

## El juego para quien aún no lo conoce

game-title = San Francisco
sf-blurb = Roba proyectos o toma una columna entera, haz crecer cinco distritos, pon en marcha tranvías y levanta rascacielos. Ojo con los contratos.
sf-credit = un juego de Reiner Knizia, publicado por Rebel Studio en 2022

## Tutorial

sf-tutorial-draw = En tu turno robas una carta o tomas una columna. Roba una carta.
sf-tutorial-draw-else = También se podría. Pero primero roba una carta: enseguida llegan las columnas.
sf-tutorial-lay = Preséntala en la columna que quieras. La construirá quien tome esa columna.
sf-tutorial-take = Ahora toma la columna que quieras y construye todas sus cartas: cada una va a la fila de su color.
sf-tutorial-take-else = Esta vez toma una columna y construye todas sus cartas.
sf-tutorial-contract = Con una columna se recibe un contrato. Los contratos hacen más difícil tomar la siguiente, como verás.
sf-tutorial-locks = Una columna debe tener más cartas que contratos tienes tú. Tienes 1, así que solo está abierta la columna B: tómala y construye las dos cartas.
sf-tutorial-locks-else = La columna B está abierta para ti: tómala y construye las dos cartas.
sf-tutorial-return = Mia también ha tomado una columna. En cuanto todos tienen un contrato, cada cual devuelve uno.
sf-tutorial-tracks = Toma la columna B y construye las dos cartas: las vías de la fila de abajo reciben un tranvía de la cochera que hay debajo.
sf-tutorial-tracks-else = La columna B tiene las vías que necesita tu plaza: tómala y construye las dos cartas.
sf-tutorial-square = Una plaza junto a un tranvía vale 4. Los tranvías también dan sus propios puntos.
sf-tutorial-foundation = Unos cimientos se convierten en rascacielos cuando las cartas de alrededor valen 7 en total. Los tuyos tienen 3: toma el 4 naranja de la columna B.
sf-tutorial-foundation-else = El 4 naranja de la columna B va junto a tus cimientos: tómalo y constrúyelo.
sf-tutorial-skyscraper = ¡Tu rascacielos está en pie! Vale 1 punto, y el primero trae además la medalla de Especialista de obras.
sf-tutorial-bonus = El segundo símbolo de bonificación de una fila da una bonificación. Toma la columna B, construye su carta y elige una.
sf-tutorial-bonus-else = Toma la columna B, construye su carta y elige una bonificación.
sf-tutorial-bonuses = Cada fila tiene su propia bonificación, y puedes conseguirla una vez.
sf-tutorial-leads = Aquí ves quién va por delante. Al final, el total más alto de cada fila da 2 puntos, y tener más tranvías, 2½.
sf-tutorial-last-token = Cada carta de cimientos presentada se lleva una ficha de este reloj, y la última termina la partida. Solo queda una: roba una carta.
sf-tutorial-last-token-else = Roba una carta: quizá sean los últimos cimientos.
sf-tutorial-last-lay = ¡Cimientos! Preséntalos en la columna que quieras: se llevan la última ficha y la partida termina al momento.
sf-tutorial-end = Se cuentan filas, tranvías, rascacielos y medalla: la victoria es tuya. ¡Ya conoces el juego!

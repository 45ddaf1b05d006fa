### Textos en español del tablero dibujado de San Francisco. Las palabras de las reglas están en los textos del juego.

## Partes del tablero

sfb-tab-market = Mercado
sfb-tab-city = Mi ciudad
sfb-tab-rivals = Rivales
sfb-tab-scores = Puntos
sfb-market = Mercado
sfb-rivals = Las otras ciudades
sfb-scores = Tablero de puntuación
sfb-contracts = Contratos
sfb-deck = Mazo
sfb-said = { $text }
sfb-halves = { $points }
sfb-nothing = No hay nada planeado

## Mercado

sfb-reveals = revela una carta
sfb-deck-left =
    { $cards ->
        [0] no quedan cartas
        [one] queda 1 carta
       *[other] quedan { $cards } cartas
    }
sfb-clock-title = Fichas de cimientos
sfb-clock =
    { $left ->
        [0] No quedan fichas de cimientos: la partida ha terminado
        [one] Queda 1 de { $all }: termina la partida en el acto
       *[other] Quedan { $left } de { $all }; la última termina la partida en el acto
    }
sfb-column-title = Columna { $column }
sfb-column =
    Columna { $column }, { $cards ->
        [0] vacía
        [one] 1 carta
       *[other] { $cards } cartas
    }
sfb-column-empty = La columna { $column } está vacía
sfb-card-in-column = Carta { $card }, la { $place }.ª de la columna { $column }
sfb-lock-open =
    { $contracts ->
        [0] Puedes tomarla
        [one] Puedes tomarla: tiene más cartas que tu contrato
       *[other] Puedes tomarla: tiene más cartas que tus { $contracts } contratos
    }
sfb-lock-shut =
    Aún no: con { $contracts ->
        [one] 1 contrato
       *[other] { $contracts } contratos
    } { $needed ->
        [one] necesitas 1 carta
       *[other] necesitas { $needed } cartas
    } aquí
sfb-lock-cards =
    { $cards ->
        [0] Vacía
        [one] 1 carta
       *[other] { $cards } cartas
    }
sfb-takers =
    { $seats-count ->
        [one] Puede tomar { $column } ahora: { $seats }
       *[other] Pueden tomar { $column } ahora: { $seats }
    }
sfb-takers-none = Nadie puede tomar { $column } ahora
sfb-taken-by = { $seat } acaba de tomar la columna { $column }
sfb-take = Tomar { $column }
sfb-lay = Presentar en { $column }
sfb-lay-sure = Presentar en { $column }: ¿seguro?
sfb-lay-where = ¿En qué columna presentas esta carta?
sfb-lay-other = { $seat } elige una columna para esta carta.
sfb-lay-foundation =
    { $left ->
        [0] Recibe la última ficha de cimientos: ¡presentarla termina la partida!
        [one] Recibe una ficha de cimientos; después solo queda 1.
       *[other] Recibe una ficha de cimientos; después quedan { $left }.
    }
sfb-contracts-of =
    { $seat }: { $contracts ->
        [0] sin contratos
        [one] 1 contrato
       *[other] { $contracts } contratos
    }
sfb-not-yet = Todavía no

## Ciudades

sfb-city-own = Mi ciudad
sfb-city-of = Ciudad de { $seat }
sfb-district = El distrito { $row }
sfb-district-label =
    { $district }: valor { $value }, { $symbols ->
        [0] ningún símbolo de bonificación
        [one] 1 de 2 símbolos de bonificación
       *[other] los dos símbolos de bonificación
    }
sfb-cell-empty = { $space }, vacío
sfb-cell = { $space }: carta { $card }; vale { $value }; { $notes }
sfb-cell-planned = { $space }, prevista: carta { $card }; vale { $value }; { $notes }
sfb-cell-plain = nada encima
sfb-points-title = Puntos, por ahora
sfb-points-now =
    { $points } { $points-count ->
        [0.5] punto,
        [one] punto,
       *[other] puntos,
    } por ahora
sfb-pin = Mantener grande la ciudad de { $seat }
sfb-unpin = Volver a encoger la ciudad de { $seat }

## Tablero de puntuación

sfb-ranked =
    { $seat }: { $total }, { $place }, { $points } { $points-count ->
        [0.5] punto
        [one] punto
       *[other] puntos
    }
sfb-completed-by = { $seat } finalizó el distrito { $row } antes que nadie
sfb-completion-left = Nadie ha finalizado todavía el distrito { $row }
sfb-bonus-left =
    { $bonus }: { $left ->
        [0] no queda ninguna
        [one] queda 1
       *[other] quedan { $left }
    }
sfb-medal-of = { $seat } tiene la medalla de Especialista de obras

## La bandeja

sfb-tray = Cartas por construir
sfb-tray-column = Construir la columna { $column }
sfb-tray-rest = Construir lo que has tomado
sfb-tray-close = Dejar las cartas en su sitio
sfb-tray-market = El mercado mientras planeas: abre otra columna
sfb-tray-cards = Las cartas, en orden de llegada
sfb-tray-open = Carta { $card }: sin decidir. Pulsa para construirla.
sfb-tray-built = Carta { $card }: construida con el número { $order }. Pulsa para saltarla.
sfb-tray-skipped = Carta { $card }: saltada. Pulsa para decidir de nuevo.
sfb-tray-choosing = Carta { $card }: elige una fila, de 1 a 5. Pulsa otra vez para saltarla.
sfb-choose-row = ¿En qué fila construyes la carta { $card }? 1–5
sfb-choose-which-row = Filas para esta carta
sfb-choose-this-row = { $number }: el distrito { $row }
sfb-choose-bonus = Tu segundo símbolo en el distrito { $row }: elige una bonificación.
sfb-choose-plus = Toca la carta que recibe la ficha +2.
sfb-choose-tracks = Toca la carta que recibe la ficha de vías.
sfb-choose-value = ¿En qué fila construyes la carta de valor 4? 1–5
sfb-choose-depot = ¿En qué fila construyes la carta de cochera? 1–5
sfb-undecided =
    { $cards ->
        [one] 1 carta por decidir: toca para construirla, toca otra vez para saltarla.
       *[other] { $cards } cartas por decidir: toca para construir, toca otra vez para saltar. El orden importa.
    }
sfb-planned = Mira lo que aporta y confirma.
sfb-build-all = Construir todas
sfb-skip-rest = Saltar las demás
sfb-step-back = Atrás
sfb-token-hint = Tu ficha de descartar contratos:
sfb-return =
    { $contracts ->
        [one] devolver 1 contrato
       *[other] devolver { $contracts } contratos
    }
sfb-return-sure =
    { $contracts ->
        [one] devolver 1: ¿seguro?
       *[other] devolver { $contracts }: ¿seguro?
    }
sfb-commit-open =
    Tomar { $column }: construir { $build }, { $open ->
        [one] 1 carta por decidir
       *[other] { $open } cartas por decidir
    }
sfb-commit-rest-open =
    Construir { $build }, { $open ->
        [one] 1 carta por decidir
       *[other] { $open } cartas por decidir
    }
sfb-commit =
    Tomar { $column }: construir { $build }{ $skip ->
        [0] { "" }
       *[other] , saltar { $skip }
    }{ $contracts ->
        [-2] { " " }(−2 contratos)
        [-1] { " " }(−1 contrato)
        [0] { " " }(contratos sin cambios)
        [one] { " " }(+{ $contracts } contrato)
       *[other] { " " }(+{ $contracts } contratos)
    }
sfb-commit-rest =
    Construir { $build }{ $skip ->
        [0] { "" }
       *[other] , saltar { $skip }
    }
sfb-key-arrows = moverse por el mercado, la bandeja o una ciudad
sfb-key-draw = robar una carta
sfb-key-columns = tomar una columna, o presentar en ella la carta robada
sfb-key-rows = elegir una fila para una carta

## Ayuda en el sitio. Cada texto va con el número de su regla.

sfb-help-deck = En vez de tomar una columna puedes robar la primera carta y presentarla en una de las tres columnas. Lo decides antes de verla, y la ven todos.
sfb-help-box = Las cartas que nadie construye van a la caja y no vuelven.
sfb-help-column = Puedes tomar una columna entera si tienes menos contratos que cartas hay en ella. Te da un contrato.
sfb-help-contracts = Los contratos te alejan de las columnas cortas. En cuanto todos tienen uno, cada cual devuelve uno.
sfb-help-clock = La partida se acaba ahí mismo en cuanto una carta recibe la última ficha de cimientos, o una ciudad llega a las 25 cartas.
sfb-help-foundation-token = Una carta con el símbolo de cimientos recibe una ficha al presentarla en una columna.
sfb-help-colour =
    Una carta { $colour } va al espacio libre más a la izquierda del distrito { $colour ->
        [amarilla] amarillo
       *[other] { $colour }
    }.
sfb-help-black = Una carta negra va al distrito que quieras, a su espacio libre más a la izquierda.
sfb-help-value = El valor cuenta para su distrito y para los rascacielos de al lado.
sfb-help-tracks = Las vías llevan un tranvía donde están unidas a una cochera: por otras vías o, en la fila inferior, por las impresas.
sfb-help-depot = Una cochera lleva siempre un tranvía, y desde ella los tranvías recorren las vías de al lado.
sfb-help-square = Una plaza vale 4 junto a un tranvía; si no, nada.
sfb-help-foundation = Unos cimientos reciben un rascacielos, 1 punto, cuando las cartas de al lado valen 7 en total; cada costa de la ciudad rebaja eso en 1.
sfb-help-coast = Cada costa de tu ciudad rebaja en 1 lo que tus cimientos necesitan para su rascacielos.
sfb-help-bonus = Tu segundo símbolo de bonificación en un distrito consigue su bonificación, o en su lugar una ficha de vías.
sfb-help-district = Al final se clasifica a los jugadores por su valor en cada distrito: 2 puntos para el primero, 1 para el segundo con tres o cuatro jugadores, −1 para el último de cuatro. Para ganar puntos hace falta una carta en ese distrito.
sfb-help-ties = Los empates se deshacen con las cartas más a la izquierda, una a una, y después con la fila de debajo.
sfb-help-trams = Al final se clasifican también los tranvías: 2½ puntos para el primero, 1 para el segundo con tres o cuatro jugadores, −1 para el último de cuatro. Para ganar puntos hace falta algún tranvía.
sfb-help-network = Cada carta unida a una cochera por vías lleva un tranvía.
sfb-help-skyscraper = Los rascacielos valen 1 punto cada uno.
sfb-help-medal = Quien construye el primer rascacielos recibe la medalla, 1 punto; quien llega a tener más que su dueño se la queda.
sfb-help-completion = Quien antes que nadie en la partida tiene cinco cartas en un distrito recibe su ficha de Distrito finalizado, 1 punto.
sfb-help-bonus-plus = La ficha +2 va al momento sobre una carta cualquiera de tu ciudad.
sfb-help-bonus-value = La carta de valor 4 va al espacio libre más a la izquierda de cualquier fila.
sfb-help-bonus-depot = La carta de cochera va al espacio libre más a la izquierda de cualquier fila: una cochera, vale 0.
sfb-help-bonus-vp = Esta ficha vale 1½ puntos al final.
sfb-help-bonus-return = Esta ficha devuelve 1 o 2 de tus contratos, una vez, en cualquier momento de tu turno salvo entre robar una carta y presentarla.
sfb-help-bonus-tracks = La ficha de vías va sobre una carta cualquiera de tu ciudad sin vías.
sfb-help-points = Rascacielos, medalla, fichas de 1½ puntos, distritos finalizados y fichas de las clasificaciones, como si la partida terminara ahora.

## El juego en cinco minutos

sfb-minutes-aim-title = Tu ciudad
sfb-minutes-aim = Cada cual construye una ciudad de cinco distritos, una fila por color. Dan puntos ir por delante en filas y tranvías, y los rascacielos.
sfb-minutes-turn-title = Tu turno: roba o toma
sfb-minutes-turn = Roba una carta y preséntala en una de las tres columnas, o toma una columna entera y construye sus cartas. Cada una va a la fila de su color, desde la izquierda; las negras, adonde quieras.
sfb-minutes-contracts-title = Contratos
sfb-minutes-contracts = Tomar una columna trae un contrato, y una columna debe tener más cartas que contratos tienes tú. Cuando todos tienen uno, cada cual devuelve uno.
sfb-minutes-trams-title = Tranvías y plazas
sfb-minutes-trams = Las vías unidas a una cochera llevan un tranvía; la fila de abajo está junto a las cocheras. Una plaza junto a un tranvía vale 4.
sfb-minutes-towers-title = Rascacielos
sfb-minutes-towers = Unos cimientos se convierten en rascacielos cuando las cartas contiguas valen 7 en total. Cada costa de tu ciudad rebaja ese umbral en 1.
sfb-minutes-bonus-title = Bonificaciones
sfb-minutes-bonus = Dos símbolos de bonificación en una fila dan la suya, una vez: la que se ve aquí, o vías para cualquier carta.
sfb-minutes-end-title = El final y los puntos
sfb-minutes-end = La partida termina al momento con la última ficha de cimientos, o cuando una ciudad está llena. Gana quien tiene más puntos.
sfb-minutes-points-row = Total más alto de una fila: 2, y 1 al segundo
sfb-minutes-points-trams = Más tranvías: 2½, y 1 al segundo
sfb-minutes-points-towers = Cada rascacielos: 1, y 1 a quien más tiene
sfb-minutes-points-complete = Primera fila llena: 1

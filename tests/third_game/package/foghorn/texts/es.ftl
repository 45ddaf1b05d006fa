# Foghorn

fh-blurb = Juega cartas a la niebla. Con una decena justa se enciende tu luz; más allá de treinta encallas.
fh-credit = un pequeño juego de cartas nuestro

fh-action-play = Jugar el { $card }.
fh-outcome-card = La carta es un { $card }.

fh-event-drawn = { $seat } roba una carta. Quedan en el mazo: { $left }.
fh-event-seen = { $seat } ha robado el { $card }.
fh-event-played = { $seat } juega el { $card }. La niebla está en { $fog }.
fh-event-signalled = ¡Una señal! Luces de { $seat } ahora: { $lights }.
fh-event-aground = { $seat } encalla.

fh-preview-fog = La niebla estaría en { $fog }.
fh-preview-signal = La niebla estaría en { $fog }: una señal, y una luz para ti.
fh-preview-aground = La niebla estaría en { $fog }: encallarías.

fh-prompt-own = Te toca, { $seat }: juega una carta.
fh-prompt-other = { $seat } tiene que jugar una carta.
fh-prompt-luck = Se roban cartas; después le toca a { $seat }.

fh-fog = La niebla está en { $fog }. Cartas en el mazo: { $deck }.
fh-seat = { $seat }: luces { $lights }, naufragios { $wrecks }, cartas en la mano { $cards }.
fh-hand = Tu mano: { $cards }.

fh-termination-lights =
    { $winners-count ->
        [one] Gana { $winners }
       *[other] Ganan a la vez { $winners }
    } con una puntuación de { $points }; la quinta luz es de { $seat }.
fh-termination-deck =
    { $winners-count ->
        [one] Gana { $winners }
       *[other] Ganan a la vez { $winners }
    } con una puntuación de { $points }; la última carta es de { $seat }.
fh-sheet-lights = Luces
fh-sheet-wrecks = Naufragios
fh-tie-4-4 = menos naufragios
fh-measure-winning-score = Puntos de quien gana{ $detail }

refusal-not-in-hand = No tienes ningún { $card } en la mano.
refusal-position-tag = Una posición empieza por «{ $expected }», no por «{ $found }».
refusal-position-form = «{ $text }» no está escrito como una posición.
refusal-position-impossible = Ninguna partida llega a «{ $text }».

# Foghorn

fh-blurb = Dokładaj karty do mgły. Przy pełnej dziesiątce zapala się twoje światło; powyżej trzydziestu rozbijasz się o skały.
fh-credit = mała gra karciana naszego pomysłu

fh-action-play = Zagraj { $card }.
fh-outcome-card = Karta to { $card }.

fh-event-drawn = { $seat } dobiera kartę. W talii zostaje: { $left }.
fh-event-seen = { $seat } dobiera { $card }.
fh-event-played = { $seat } zagrywa { $card }. Mgła: { $fog }.
fh-event-signalled = Sygnał! Światła gracza { $seat }: { $lights }.
fh-event-aground = { $seat } rozbija się o skały.

fh-preview-fog = Mgła będzie równa { $fog }.
fh-preview-signal = Mgła będzie równa { $fog }: to sygnał i światło dla ciebie.
fh-preview-aground = Mgła będzie równa { $fog }: rozbijesz się o skały.

fh-prompt-own = Twój ruch, { $seat }: zagraj kartę.
fh-prompt-other = { $seat } musi zagrać kartę.
fh-prompt-luck = Trwa dobieranie kart; potem ruch ma { $seat }.

fh-fog = Mgła: { $fog }. Karty w talii: { $deck }.
fh-seat = { $seat }: światła { $lights }, wraki { $wrecks }, karty na ręce { $cards }.
fh-hand = Twoja ręka: { $cards }.

fh-termination-lights =
    { $winners-count ->
        [one] Wygrywa { $winners }.
       *[other] Wspólnie wygrywają { $winners }.
    } Wynik: { $points }. Piąte światło zapala { $seat }.
fh-termination-deck =
    { $winners-count ->
        [one] Wygrywa { $winners }.
       *[other] Wspólnie wygrywają { $winners }.
    } Wynik: { $points }. Ostatnią kartę zagrywa { $seat }.
fh-sheet-lights = Światła
fh-sheet-wrecks = Wraki
fh-tie-4-4 = mniej wraków
fh-measure-winning-score = Punkty zwycięzcy{ $detail }

refusal-not-in-hand = Nie masz na ręce karty { $card }.
refusal-position-tag = Pozycja zaczyna się od „{ $expected }”, a nie od „{ $found }”.
refusal-position-form = „{ $text }” nie jest zapisem pozycji.
refusal-position-impossible = Żadna partia nie prowadzi do „{ $text }”.

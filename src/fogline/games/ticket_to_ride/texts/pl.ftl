## Faults of a map file

# $reason: what the TOML reader says, in English
problem-map-toml = To nie jest TOML: { $reason }.
problem-map-missing = Brakuje klucza „{ $key }”.
problem-map-key = Nie ma tu klucza { $key }; klucze to: { $known }.
problem-map-type =
    „{ $key }” musi być { $expected ->
        [text] tekstem w cudzysłowie
        [number] liczbą całkowitą
        [degrees] liczbą stopni
        [list] listą
       *[table] tabelą
    }; jest: { $found }.
problem-map-text = „{ $key }” musi być tekstem, który da się pokazać; jest: { $found }.
problem-map-long = Liczba znaków w „{ $key }” to { $found }; dopuszczalne najwyżej { $most }.
problem-map-range = „{ $key }” musi mieścić się między { $least } a { $most }; jest: { $found }.
problem-map-many =
    Za dużo { $key ->
        [location] lokacji
        [line] tras
       *[ticket] biletów
    }: { $found }; możliwe najwyżej { $most }.
problem-map-format = Format pliku to { $found }; ta wersja czyta „{ $expected }”.
problem-map-name = Nazwa mapy to { $found }; może mieć małe litery, cyfry i pojedyncze łączniki między nimi.
problem-map-cards-few = Liczba kart transportu: { $found }; przy { $players } graczach rozdaje się { $least }.
problem-map-id =
    { $key ->
        [symbols] Symbol
       *[id] Identyfikator
    } { $found } musi mieć tylko małe litery i cyfry, najpierw literę; najwyżej tyle znaków: { $most }.
problem-map-id-twice = Identyfikator „{ $id }” jest już zajęty: { $first }.
problem-map-same-place = Dokładnie w tym punkcie leży już: { $first }.
problem-map-symbol-twice = Symbol „{ $symbol }” jest podany dwa razy.
problem-map-symbol-unknown = Nie ma symbolu turysty { $found }; symbole to: { $known }.
problem-map-pile-twice = Symbol „{ $symbol }” leży już tutaj: { $first }.
problem-map-piles-aside = Liczba symboli bez lokacji: { $found }; musi być { $expected }, bo te rozmieszczają gracze.
problem-map-piles-free = Liczba lokacji bez stosu turystów: { $found }; gracze potrzebują { $least }.
problem-map-between = „between” musi wskazywać dwie lokacje.
problem-map-unknown =
    Nie ma lokacji { $found }{ $guesses ->
        [0] .
       *[1] ; może chodzi o „{ $near }”?
    }
problem-map-loop = Oba końce to { $found }.
problem-map-colour = Nie ma koloru { $found }; kolory to: { $known }.
problem-map-line-ferries = Symbole promu ({ $found }) nie mieszczą się na trasie o długości { $length }.
problem-map-line-third = To trzecia trasa obok { $first }; te same lokacje mogą łączyć najwyżej dwie.
problem-map-twin-length = Ta trasa ma długość { $found }, a jej bliźniacza ({ $first }) długość { $expected }; muszą być równe.
problem-map-unconnected = Z pierwszej lokacji nie da się dotrzeć do: { $locations }.
problem-map-ticket-twice = To jest to samo co { $first }.
problem-map-tickets-few = Liczba biletów: { $found }; przy { $players } graczach rozdaje się { $least }.
problem-map-cars = Liczba wagoników gracza: { $found }; zwykle { $expected }.
problem-map-cards = Liczba kart transportu: { $found }; zwykle { $expected }: 8 promów i po 6 każdego koloru.
problem-map-points = Punkty za trasę o długości { $length }: { $found }; zwykle { $expected }.
problem-map-symbols = Liczba symboli turystów: { $found }; zwykle { $expected }.
problem-map-tokens = Liczba żetonów turystów każdego symbolu: { $found }; zasady używają { $expected }.
problem-map-locations = Liczba lokacji: { $found }; zwykle od { $least } do { $most }.
problem-map-pairs = Liczba połączonych par lokacji: { $found }; zwykle od { $least } do { $most }.
problem-map-doubles = Liczba tras podwójnych: { $found }; zwykle od { $least } do { $most }.
problem-map-lines = Liczba tras: { $found }; zwykle od { $least } do { $most }.
problem-map-spaces = Łączna liczba pól na trasach: { $found }; zwykle od { $least } do { $most }.
problem-map-lengths = Liczba pól tej trasy: { $found }; zwykle 1, 2 i 3 oraz jedna trasa o długości 5.
problem-map-fives = Liczba tras o długości 5: { $found }; zwykle jest jedna.
problem-map-colour-lines = Liczba tras jednego koloru to { $least }, a innego { $most }; zwykle różnica wynosi najwyżej 1.
problem-map-colour-spaces = Liczba pól jednego koloru to { $least }, a innego { $most }; zwykle różnica wynosi najwyżej 1.
problem-map-twin-colours = Ta trasa i jej bliźniacza, { $first }, mają zwykle dwa różne kolory albo obie są szare.
problem-map-ferry-lines = Liczba tras z symbolami promu: { $found }; zwykle { $most }.
problem-map-ferry-symbols = Liczba symboli promu na tej trasie: { $found }; zwykle jeden.
problem-map-line-unpayable = Kart nie wystarczy, żeby zapłacić za tę trasę o długości { $length }.
problem-map-degree = { $location }: liczba połączonych lokacji to { $found }; zwykle od { $least } do { $most }.
problem-map-crossing = Na mapie ta trasa przecina trasę { $first }.
problem-map-close = Na mapie ta trasa przechodzi przez { $location }.
problem-map-tickets = Liczba biletów: { $found }; zwykle { $most }.
problem-map-ticket-points = Wartość tego biletu to { $found }; liczba pól najkrótszej drogi między jego końcami: { $expected }.
problem-map-ticket-most = Wartość tego biletu to { $found }; zwykle najwyżej { $most }.
problem-map-ticket-mean = Średnia wartość biletów to { $found }; zwykle od { $least } do { $most }.
problem-map-ticket-ends = { $location }: liczba biletów z tym końcem to { $found }; zwykle od { $least } do { $most }.
problem-map-variant = Ta mapa podaje się za wariant dla dwojga graczy, a nie za mapę z zasad.

## Cards, lines and tickets

# Colours agree with “karta” and “trasa”.
tt-card-blue = niebieska
tt-card-green = zielona
tt-card-black = czarna
tt-card-pink = różowa
tt-card-red = czerwona
tt-card-orange = pomarańczowa
tt-card-ferry = prom
# An owner's map may know other symbols; those are called as the map calls them.
tt-symbol =
    { $symbol ->
        [lighthouse] latarnia morska
        [fog] mgła
        [clock] zegar
        [wave] fala
        [sun] słońce
        [flower] kwiat
        [heart] serce
       *[other] { $symbol }
    }
tt-cards = { $count } × { $card }
tt-line = { $a } – { $b }
tt-line-twin = { $a } – { $b } (trasa { $twin } z dwóch)
tt-ticket = { $a } – { $b }
tt-pay-ferries =
    { $ferries } { $ferries ->
        [one] prom
        [few] promy
        [many] promów
       *[other] promu
    }
tt-pay-colour =
    { $card }{ $ferries ->
        [0] { "" }
        [one] {" "}i 1 prom
        [few] {" "}i { $ferries } promy
        [many] {" "}i { $ferries } promów
       *[other] {" "}i { $ferries } promu
    }
tt-pay-counted =
    { $count } × { $card }{ $ferries ->
        [0] { "" }
        [one] {" "}i 1 prom
        [few] {" "}i { $ferries } promy
        [many] {" "}i { $ferries } promów
       *[other] {" "}i { $ferries } promu
    }

## Actions and outcomes

tt-action-take = Weź kartę: { $card }
tt-action-blind = Dobierz kartę z talii
tt-action-claim =
    Zajmij trasę { $a } – { $b }{ $twin ->
        [0] { "" }
       *[other] {" "}(trasa { $twin } z dwóch)
    }, zapłata: { $payment }
tt-action-tickets = Dobierz bilety
tt-action-keep =
    Zatrzymaj { $tickets-count ->
        [one] bilet { $tickets }
       *[other] bilety { $tickets }
    }
tt-action-pile = Połóż stos „{ $symbol }” na mapie: { $location }
tt-action-tourist = Weź żeton turysty: { $location }
tt-action-pass = Pas
tt-outcome-card = Karta: { $card }
tt-outcome-ticket = Bilet: { $ticket }
tt-outcome-first = Zaczyna { $seat }

## Events

tt-event-card-dealt = Dostajesz kartę: { $card }.
tt-event-card-turned-up = Nowa odkryta karta: { $card }.
tt-event-display-renewed = Leżą trzy odkryte promy, więc całą piątkę się odrzuca: { $cards }.
tt-event-deck-reshuffled =
    Odrzucone karty tworzą nową talię: { $cards } { $cards ->
        [one] karta.
        [few] karty.
        [many] kart.
       *[other] karty.
    }
tt-event-ticket-drawn = Dobierasz bilet { $ticket }.
tt-event-tickets-chosen =
    Zatrzymujesz: { $kept }{ $refused-count ->
        [0] .
       *[other] {"; "}na spód talii: { $refused }.
    }
tt-event-decided = { $seat }: bilety wybrane.
    .you = Bilety wybrane.
tt-event-tickets-kept =
    { $seat } zatrzymuje { $kept } { $kept ->
        [one] bilet
        [few] bilety
        [many] biletów
       *[other] biletu
    }{ $refused ->
        [0] .
       *[other] {", "}a na spód talii odkłada { $refused }.
    }
    .you =
        Zatrzymujesz { $kept } { $kept ->
            [one] bilet
            [few] bilety
            [many] biletów
           *[other] biletu
        }{ $refused ->
            [0] .
           *[other] {", "}a na spód talii odkładasz { $refused }.
        }
tt-event-first-player = Zaczyna { $seat }.
    .you = Zaczynasz.
tt-event-pile-placed = { $seat } kładzie stos „{ $symbol }” na mapie: { $location }.
    .you = Kładziesz stos „{ $symbol }” na mapie: { $location }.
tt-event-card-taken = { $seat } bierze kartę: { $card }.
    .you = Bierzesz kartę: { $card }.
tt-event-card-drawn = { $seat } dobiera kartę z talii.
    .you = Dobierasz kartę z talii.
tt-event-line-claimed =
    { $seat } zajmuje trasę { $line }, zapłata: { $payment }; { $points } { $points ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
    .you =
        Zajmujesz trasę { $line }, zapłata: { $payment }; { $points } { $points ->
            [one] punkt.
            [few] punkty.
            [many] punktów.
           *[other] punktu.
        }
tt-event-tourist-taken = { $seat } bierze żeton turysty „{ $symbol }”: { $location }.
    .you = Bierzesz żeton turysty „{ $symbol }”: { $location }.
tt-event-tickets-drawn =
    { $seat } dobiera { $tickets } { $tickets ->
        [one] bilet.
        [few] bilety.
        [many] biletów.
       *[other] biletu.
    }
    .you =
        Dobierasz { $tickets } { $tickets ->
            [one] bilet.
            [few] bilety.
            [many] biletów.
           *[other] biletu.
        }
tt-event-passed = { $seat } nie może nic zrobić i pasuje.
    .you = Nie możesz nic zrobić i pasujesz.
tt-event-last-round = { $seat } ma najwyżej dwa wagoniki: każdy ma jeszcze jedną turę.
    .you = Masz najwyżej dwa wagoniki: każdy ma jeszcze jedną turę.
tt-event-turn-began = Kolej na ruch: { $seat }.
tt-event-ended-cars = Koniec ostatniej rundy (rozpoczyna ją { $seat }).
    .you = Koniec ostatniej rundy (rozpoczętej przez ciebie).
tt-event-ended-passes = Wszyscy pasują: koniec gry.
tt-event-tickets-revealed =
    { $seat } pokazuje { $tickets-count ->
        [0] pustą rękę: ani jednego biletu.
        [one] 1 bilet: { $tickets }.
        [few] { $tickets-count } bilety: { $tickets }.
        [many] { $tickets-count } biletów: { $tickets }.
       *[other] { $tickets-count } biletu: { $tickets }.
    }
    .you =
        Pokazujesz { $tickets-count ->
            [0] pustą rękę: ani jednego biletu.
            [one] 1 bilet: { $tickets }.
            [few] { $tickets-count } bilety: { $tickets }.
            [many] { $tickets-count } biletów: { $tickets }.
           *[other] { $tickets-count } biletu: { $tickets }.
        }

## The result

tt-termination-cars =
    { $winners-count ->
        [one] Wygrywa { $winners }.
       *[other] Wspólnie wygrywają { $winners }.
    } Wynik: { $points }. Ostatnią rundę rozpoczyna { $seat }.
tt-termination-passes =
    { $winners-count ->
        [one] Wygrywa { $winners }.
       *[other] Wspólnie wygrywają { $winners }.
    } Wynik: { $points }. Wszyscy pasują.
tt-sheet-lines = Trasy
tt-sheet-completed = Zrealizowane bilety
tt-sheet-failed = Pozostałe bilety
tt-sheet-completed-item = Zrealizowany: { $item }
tt-sheet-failed-item = Niezrealizowany: { $item }
tt-sheet-tourists = Symbole turystów
tt-tie-4-3 = zrealizowane bilety

## Refusals

refusal-deck-empty = Talia jest pusta.
refusal-not-face-up = Takiej odkrytej karty nie ma: { $card }.
refusal-ferry-second = Odkryty prom nie może być drugą kartą.
refusal-no-tickets = Nie ma już biletów.
refusal-nothing-offered = Nie masz dobranych biletów, z których można wybierać.
refusal-ticket-not-offered = Bilet { $ticket } nie jest wśród dobranych przez ciebie.
refusal-piles-placed = Stosy turystów mają już swoje miejsca.
refusal-pile-placed = Stos „{ $symbol }” już leży na mapie: { $location }.
refusal-location-has-pile = { $location }: tu już leży stos turystów.
refusal-no-tourist-choice = Nie ma żetonów turystów do wyboru.
refusal-other-location = Żeton bierze się na jednym z końców trasy ({ $ends }), a nie tutaj: { $location }.
refusal-pass-cards = Nie możesz spasować: możesz dobrać kartę.
refusal-pass-tickets = Nie możesz spasować: możesz dobrać bilety.
refusal-pass-line = Nie możesz spasować: możesz zająć trasę { $line }.
refusal-keep-first = Najpierw wybierz, które bilety zatrzymujesz.
refusal-place-first = Najpierw połóż stos turystów.
refusal-second-card-first = Najpierw weź drugą kartę.
refusal-choose-first = Najpierw wybierz, które z biletów zatrzymujesz.
refusal-tourist-first = Najpierw wybierz żeton turysty.
refusal-line-own = Trasa { $line } już jest twoja.
refusal-line-taken = Trasa { $line } jest już zajęta: { $owner }.
refusal-twin-own = Masz już drugą trasę obok { $line }: nikt nie może mieć obu.
refusal-twin-closed = Przy dwóch graczach trasa { $line } jest zamknięta, gdy jej bliźniacza jest zajęta.
refusal-too-few-cars =
    Trasa { $line } ma { $length } { $length ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pola
    }, a ty masz { $cars } { $cars ->
        [one] wagonik.
        [few] wagoniki.
        [many] wagoników.
       *[other] wagonika.
    }
refusal-wrong-colour = Kolor trasy { $line }: { $colour }. Tą kartą nie można za nią zapłacić: { $card }.
refusal-ferries-needed = Trasa { $line } wymaga kart promów: { $needed }, a w tej zapłacie jest { $ferries }.
refusal-wrong-number =
    Trasa { $line } ma { $length } { $length ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pola
    }: taka liczba promów nie pasuje: { $ferries }.
refusal-too-few-ferries = Twoje promy: { $held }; na trasę { $line } potrzeba: { $ferries }.
refusal-too-few-cards = Twoje karty tego koloru ({ $card }): { $held }; na trasę { $line } potrzeba: { $needed }.
refusal-unknown-location = Na tej mapie nie ma lokacji „{ $location }”.
refusal-no-line = Żadna trasa nie łączy „{ $a }” i „{ $b }”.
refusal-which-twin = „{ $a }” i „{ $b }” łączą dwie trasy: dopisz 1 albo 2.
refusal-unknown-ticket = Nie ma biletu „{ $ticket }”.
refusal-unknown-symbol = Nie ma symbolu turysty „{ $symbol }”. Symbole to: { $known }.

## Refusals: position texts

refusal-position-tag = Pozycja zaczyna się od „{ $expected }”, a nie od „{ $found }”.
refusal-position-fields = Nie da się odczytać pozycji o tylu polach: { $count }. Pól jest 7 i po jednym na każde z 2–4 miejsc.
refusal-position-seat = Nie ma miejsca „{ $found }”.
refusal-position-cards = „{ $found }” w polu „{ $field }” nie da się odczytać jako kart.
refusal-position-line = Nie ma trasy „{ $found }”, która mogłaby tu stać.
refusal-position-ticket = Nie ma biletu „{ $found }”, który mógłby tu stać.
refusal-position-ticket-twice = Bilet „{ $found }” jest w dwóch miejscach.
refusal-position-phase = Nie ma fazy „{ $found }”. Fazy to: { $known }.
refusal-position-round = „{ $found }” nie może opisywać pasów i ostatniej rundy w tej pozycji.
refusal-position-face-up = W tej fazie odkryte karty nie mogą być takie: „{ $found }”.
refusal-position-piles = Stosy turystów nie mogą leżeć tak: „{ $found }”.
refusal-position-player = „{ $found }” (miejsce numer { $seat }, licząc od 0) nie ma pięciu części.
refusal-position-line-twice = Trasa „{ $found }” ma dwóch właścicieli.
refusal-position-twin = Trasa „{ $found }” jest zamknięta, bo jej bliźniacza jest zajęta.
refusal-position-cars = Miejsce numer { $seat }, licząc od 0, ma więcej pól na trasach niż wagoników.
refusal-position-hand = „{ $found }” (miejsce numer { $seat }, licząc od 0) nie może być ręką.
refusal-position-token = Miejsce numer { $seat }, licząc od 0, nie może mieć żetonu „{ $found }”.
refusal-position-too-many = Kart rodzaju „{ $found }” jest więcej, niż istnieje.
refusal-position-deck = Talia jest pusta, a tu nie może być.
refusal-position-pool = Karty starszej puli { $pool } muszą być na kilku rękach.
refusal-position-turn = Faza „{ $phase }” nie pasuje do tego, czyja jest kolej, albo do odłożonych stosów.
refusal-position-offer = Bilety do wyboru nie pasują do fazy „{ $phase }”.
refusal-position-tourist = Na obu końcach „{ $found }” musi leżeć żeton nowy dla tego gracza.
refusal-position-second = Nie da się wziąć żadnej drugiej karty.
refusal-position-set-up = Podczas przygotowania każdy ma dwie karty, rozdane po kolei, i nikt nie zajął trasy.
refusal-position-tickets = Każdy zatrzymuje co najmniej jeden z dwóch dobranych biletów; zatrzymane i odłożone do siebie nie pasują.
refusal-position-discards = Odrzucone karty nie pasują do zajętych tras.
refusal-position-ending = Koniec nie pasuje do pasowań i ostatniej rundy.
refusal-position-claims = Żetony turystów gracza numer { $seat }, licząc od 0, nie pasują do jego tras.

## Prompts

tt-prompt-deal = Trwa rozdawanie kart.
tt-prompt-display = Trwa odkrywanie kart.
tt-prompt-deal-tickets = Trwa rozdawanie biletów.
tt-prompt-first = Trwa losowanie, kto zaczyna.
tt-prompt-keep = Zatrzymaj jeden ze swoich biletów albo oba: { $tickets }.
tt-prompt-keep-other =
    { $seats-count ->
        [one] { $seats } jeszcze wybiera bilety.
       *[other] Bilety wybierają jeszcze: { $seats }.
    }
tt-prompt-pile =
    Połóż { $symbols-count ->
        [one] stos turystów ({ $symbols })
       *[other] jeden ze stosów turystów ({ $symbols })
    } na lokacji bez stosu.
tt-prompt-pile-other = { $seat } kładzie stos turystów.
tt-prompt-turn =
    Twoja kolej. { $lines ->
        [0] { $draw ->
            [0] { $tickets ->
                [0] Nie ma czego dobrać ani zająć: pasujesz.
               *[other] Możesz dobrać bilety; nie ma trasy, którą możesz zająć.
            }
           *[other] { $tickets ->
                [0] Możesz dobrać karty; nie ma trasy, którą możesz zająć.
               *[other] Możesz dobrać karty albo bilety; nie ma trasy, którą możesz zająć.
            }
        }
       *[other] Możesz { $draw ->
            [0] {""}
           *[other] { $tickets ->
                [0] dobrać karty albo{" "}
               *[other] dobrać karty,{" "}
            }
        }{ $lines ->
            [1] zająć jedną trasę
           *[other] zająć jedną z { $lines } tras
        }{ $tickets ->
            [0] .
           *[other] {" "}albo dobrać bilety.
        }
    }
tt-prompt-turn-other = { $seat } dobiera karty, zajmuje trasę albo dobiera bilety.
tt-prompt-blind = Dobierasz kartę.
tt-prompt-blind-other = { $seat } dobiera kartę.
tt-prompt-second = Weź drugą kartę: odkrytą, ale nie prom, albo z talii.
tt-prompt-second-other = { $seat } bierze drugą kartę.
tt-prompt-draw-tickets = Dobierasz bilety.
tt-prompt-draw-tickets-other = { $seat } dobiera bilety.
tt-prompt-choose = Zatrzymaj jeden z biletów albo oba: { $tickets }.
tt-prompt-choose-other = { $seat } wybiera bilety.
tt-prompt-tourist = Weź żeton turysty z jednej z dwóch lokacji: { $locations }.
tt-prompt-tourist-other = { $seat } wybiera żeton turysty.

## The table in sentences

tt-describe-players = Wsiąść do Pociągu: San Francisco. Grają: { $seats }.
tt-describe-last-round = To ostatnia runda; zamyka ją { $seat }.
tt-describe-hand =
    { $count ->
        [0] Nie masz kart na ręce.
        [one] Masz na ręce 1 kartę: { $cards }.
        [few] Masz na ręce { $count } karty: { $cards }.
        [many] Masz na ręce { $count } kart: { $cards }.
       *[other] Masz na ręce { $count } karty: { $cards }.
    }
tt-describe-offer = Do wyboru: { $ticket }
tt-describe-points = Twój wynik, gdyby gra skończyła się teraz: { $points }.
tt-describe-face-up = Odkryte karty: { $cards }.
tt-describe-deck =
    { $cards ->
        [0] Talia jest pusta
        [one] W talii jest 1 karta
        [few] W talii są { $cards } karty
        [many] W talii jest { $cards } kart
       *[other] W talii jest { $cards } karty
    }; { $discards ->
        [0] nic nie jest odrzucone.
        [one] odrzucona jest 1 karta.
        [few] odrzucone są { $discards } karty.
        [many] odrzuconych jest { $discards } kart.
       *[other] odrzucone: { $discards }.
    }
tt-describe-tickets =
    { $tickets ->
        [one] W talii jest 1 bilet
        [few] W talii są { $tickets } bilety
        [many] W talii jest { $tickets } biletów
       *[other] W talii jest { $tickets } biletu
    }{ $queued ->
        [0] .
       *[other] , a odłożonych na jej spód: { $queued }.
    }
tt-describe-pile =
    { $location }: { $tokens ->
        [0] nie ma już żetonów turysty „{ $symbol }”.
        [one] 1 żeton turysty „{ $symbol }”.
        [few] { $tokens } żetony turysty „{ $symbol }”.
        [many] { $tokens } żetonów turysty „{ $symbol }”.
       *[other] { $tokens } żetonu turysty „{ $symbol }”.
    }
tt-describe-aside =
    Stos „{ $symbol }” nie leży jeszcze na mapie; ma { $tokens } { $tokens ->
        [one] żeton.
        [few] żetony.
        [many] żetonów.
       *[other] żetonu.
    }
tt-describe-seat =
    { $seat }: { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } za trasy i turystów, { $cars } { $cars ->
        [one] wagonik
        [few] wagoniki
        [many] wagoników
       *[other] wagonika
    }, na ręce { $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    } i { $tickets } { $tickets ->
        [one] bilet.
        [few] bilety.
        [many] biletów.
       *[other] biletu.
    }
tt-describe-known = { $seat } na pewno ma na ręce: { $cards }.
tt-describe-known-tickets =
    { $seat } na pewno ma { $tickets-count ->
        [one] bilet { $tickets }.
       *[other] bilety { $tickets }.
    }
tt-describe-tokens = Symbole turystów ({ $seat }): { $symbols }.
tt-describe-lines = Trasy ({ $seat }): { $lines }.

## Tickets in sight, and previews

tt-distance-completed =
    Bilet { $ticket } zrealizowany: { $points } { $points ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
tt-distance-missing =
    { $ticket } ({ $points }): do realizacji { $missing ->
        [1] brakuje 1 pola
       *[other] brakuje { $missing } pól
    }, najtańsza droga to { $lines }.
tt-distance-cars =
    { $ticket } ({ $points }): do realizacji { $missing ->
        [1] brakuje 1 pola
       *[other] brakuje { $missing } pól
    }, więcej, niż masz wagoników.
tt-distance-impossible = { $ticket } ({ $points }): tego biletu nie da się już zrealizować.
tt-preview-taken = Bierzesz kartę: { $card }.
tt-preview-blind =
    Dobierasz z talii { $cards } { $cards ->
        [one] kartę.
        [few] karty.
        [many] kart.
       *[other] karty.
    }
tt-preview-second = Potem bierzesz drugą kartę.
tt-preview-tickets = Dobierasz bilety i musisz zatrzymać co najmniej jeden.
tt-preview-claim =
    Zajmujesz trasę { $line }, zapłata: { $cards }; { $points } { $points ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
tt-preview-cars =
    { $cars ->
        [one] Zostaje 1 wagonik.
        [few] Zostają { $cars } wagoniki.
        [many] Zostaje { $cars } wagoników.
       *[other] Zostaje { $cars } wagonika.
    }
tt-preview-tourist = Bierzesz żeton turysty: „{ $symbol }”.
tt-preview-tourists =
    { $symbols-count ->
        [one] Potem bierzesz żeton turysty: { $symbols }.
       *[other] Potem wybierasz żeton turysty: { $symbols }.
    }
tt-preview-completed =
    Bilet { $ticket } zrealizowany: { $points } { $points ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
tt-preview-advanced =
    { $ticket } ({ $points }): { $missing ->
        [1] brakuje 1 pola
       *[other] brakuje { $missing } pól
    }, wcześniej { $before }.
tt-preview-points = Twoje punkty: { $before } → { $after }.
tt-preview-last-round =
    { $cars ->
        [0] Nie zostają ci wagoniki
        [one] Zostaje ci 1 wagonik
        [few] Zostają ci { $cars } wagoniki
        [many] Zostaje ci { $cars } wagoników
       *[other] Zostaje ci { $cars } wagonika
    }, więc zaczynasz ostatnią rundę: każdy, ty także, ma jeszcze jedną turę.
tt-preview-ends = To kończy grę.

## What a map gives, measured
# $detail: which place, source, line or ticket, where there are several

tt-measure-winning-score = Punkty zwycięzcy
tt-measure-last-score = Punkty ostatniego gracza
tt-measure-turns = Tury na gracza
tt-measure-order = Zwycięstwa gracza numer { $detail } w kolejności
tt-measure-completed = Zrealizowane bilety na gracza
tt-measure-failed = Niezrealizowane bilety na gracza
tt-measure-draws = Ile razy gracz dobiera bilety
tt-measure-tokens = Żetony turystów na gracza
tt-measure-source =
    Udział we wszystkich zdobytych punktach: { $detail ->
        [lines] trasy
        [completed] zrealizowane bilety
       *[tourists] turyści
    }
tt-measure-ending =
    Partie zakończone { $detail ->
        [cars] przez brak wagoników
       *[passes] pasowaniem wszystkich
    }
tt-measure-reshuffles = Ile razy odrzucone karty tworzą nową talię
tt-measure-renewals = Ile razy trzy promy wymieniają odkryte karty
tt-measure-line = Zajęta: { $detail }
tt-measure-ticket = Na ręce na koniec: { $detail }
tt-measure-ticket-completed = Zrealizowane spośród zatrzymanych do końca: { $detail }
tt-measure-score = Punkty każdego gracza

## Gra dla kogoś, kto jej jeszcze nie zna

game-title = Wsiąść do Pociągu: San Francisco
tt-blurb = Zbieraj karty, zajmuj trasy wagoników i promów, realizuj bilety, a po drodze spotykaj turystów.
tt-credit = gra Alana R. Moona, wydana przez Days of Wonder, 2022

## Samouczek

tt-tutorial-tickets = Bilety to twoje tajne cele: połącz obie lokacje, a zdobędziesz punkty, inaczej je stracisz. Zatrzymaj jeden lub oba.
tt-tutorial-draw = Kartami płaci się za trasy. Weź jedną, odkrytą lub z talii.
tt-tutorial-draw-else = Na to przyjdzie czas: najpierw weź kartę.
tt-tutorial-second = W turze bierze się dwie karty: weź jeszcze jedną.
tt-tutorial-ferry = Promy zastępują dowolny kolor. Weź ten odkryty: to twoja jedyna karta w tej turze.
tt-tutorial-ferry-else = Tym razem weź odkryty prom.
tt-tutorial-colour = Leży tu kolejny prom. Tym razem weź najpierw inną kartę.
tt-tutorial-colour-else = Tym razem nie prom: weź kolor albo kartę z talii.
tt-tutorial-barred = Teraz prom jest zablokowany: odkryty nigdy nie jest drugą kartą. Weź inną.
tt-tutorial-claim = Zajmij trasę między Fort Mason a Pier 39: płaci się za nią dwiema czerwonymi kartami, a prom może zastąpić każdą z nich.
tt-tutorial-claim-else = Zajmij czerwoną trasę między Fort Mason a Pier 39.
tt-tutorial-claimed = Daje od razu 2 punkty i zużywa dwa z twoich 20 wagoników. Dłuższe trasy dają znacznie więcej.
tt-tutorial-double = Lombard Street i Pier 39 łączą dwie trasy. Zajmij jedną z nich.
tt-tutorial-double-else = Zajmij jedną z dwóch tras między Lombard Street a Pier 39.
tt-tutorial-closed = We dwie osoby druga trasa tej pary jest odtąd zamknięta.
tt-tutorial-tourist = Popłyń na Alcatraz, gdzie czekają turyści: symbol promu wymaga promu, drugie pole dowolnej karty.
tt-tutorial-tourist-else = Zajmij trasę między Pier 39 a Alcatraz promem i jeszcze jedną kartą.
tt-tutorial-token = Żeton turysty! Im więcej różnych symboli zbierzesz, tym więcej punktów dadzą na końcu.
tt-tutorial-last-cars = Kto ma dwa wagoniki lub mniej, rozpoczyna ostatnią rundę. Masz cztery: zajmij różową trasę z Pier 39 do The Embarcadero, która dopełni twój bilet.
tt-tutorial-last-cars-else = Zajmij różową trasę między Pier 39 a The Embarcadero.
tt-tutorial-last-turn = Mia miała jeszcze jedną turę, teraz ostatnia należy do ciebie: zajmij trasę lub weź karty.
tt-tutorial-last-turn-else = Nowego biletu nie da się już zrealizować: zajmij trasę lub weź karty.
tt-tutorial-end = Liczą się trasy, turyści i zrealizowane bilety, a niezrealizowane odejmują punkty: zwycięstwo jest twoje. Teraz znasz już grę!

### Polskie teksty narysowanej planszy gry Ticket to Ride: San Francisco. Słowa samych zasad są w tekstach gry.

## Części planszy

ttb-tab-hand = Ręka
ttb-tab-market = Karty
ttb-tab-tickets = Bilety
ttb-tab-lines = Trasy
ttb-views = Jak pokazać stół
ttb-view-map = Mapa
ttb-view-lines = Trasy
ttb-view-sentences = Zdania
ttb-said = { $text }
ttb-close = Odłóż
ttb-not-yet = Jeszcze nie
ttb-fold = Zwiń arkusz
ttb-unfold = Rozwiń arkusz

## Rynek

ttb-market = Karty do wzięcia
ttb-display = Odkryte karty
ttb-deck = Talia kart transportu
ttb-ticket-deck = Talia biletów
ttb-card = Karta: { $card }
ttb-face-up = Miejsce { $place }: { $card }
ttb-face-up-can = Miejsce { $place }, weź kartę: { $card }
ttb-place-empty = Miejsce { $place } jest puste
ttb-draw-card = Dobierz kartę
ttb-draw-tickets = Dobierz bilety
ttb-reveals = To coś ujawnia: po cofnięciu los rozstrzyga od nowa, a inne osoby muszą się najpierw zgodzić.
ttb-left =
    { $cards ->
        [0] nic nie zostało
        [one] została { $cards }
        [few] zostały { $cards }
        [many] zostało { $cards }
       *[other] zostało { $cards }
    }
ttb-discards-title = Odrzucone
ttb-discards =
    Odrzucone: { $count ->
        [0] nic
       *[other] { $cards }
    }

## Ręka

ttb-hand = Moje karty
ttb-hand-count = Moje karty: { $cards }
ttb-hand-group =
    { $count } × { $card }{ $lines ->
        [0] { "" }
        [one] , wystarcza na { $lines } trasę. Naciśnij, aby ją zobaczyć.
        [few] , wystarcza na { $lines } trasy. Naciśnij, aby je zobaczyć.
        [many] , wystarcza na { $lines } tras. Naciśnij, aby je zobaczyć.
       *[other] , wystarcza na { $lines } trasy. Naciśnij, aby je zobaczyć.
    }
ttb-hand-none = Nie masz takiej karty: { $card }
ttb-colour-lines =
    { $card }: { $lines ->
        [0] teraz nie wystarcza na żadną trasę.
        [one] teraz wystarcza na { $lines } trasę.
        [few] teraz wystarcza na { $lines } trasy.
        [many] teraz wystarcza na { $lines } tras.
       *[other] teraz wystarcza na { $lines } trasy.
    }

## Bilety

ttb-tickets = Moje bilety
ttb-tickets-count =
    { $tickets ->
        [0] Brak biletów
        [one] Mój bilet
        [few] Moje { $tickets } bilety
        [many] Moje { $tickets } biletów
       *[other] Moje { $tickets } biletu
    }
ttb-tickets-none = Nie masz jeszcze biletów.
ttb-points =
    { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
ttb-ticket-done = Zrealizowany
ttb-ticket-failed = Niezrealizowany
ttb-ticket-blocked = Nie da się go już zrealizować
ttb-ticket-missing = Brakujące pola: { $missing } z { $total }
ttb-ticket-cars = Brakujące pola: { $missing }, więcej niż masz wagoników
ttb-offer = Które bilety zatrzymujesz?
ttb-combinations = Ile kosztuje każdy wybór
ttb-keep =
    { $tickets-count ->
        [one] { $tickets }
       *[other] Oba
    }
ttb-cost =
    { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }; { $missing ->
        [0] nic nie brakuje
        [one] { $missing } pole
        [few] { $missing } pola
        [many] { $missing } pól
       *[other] { $missing } pola
    }{ $overlap ->
        [0] { "" }
       *[other] , oszczędność na wspólnej drodze: { $overlap }
    }{ $enough ->
        [0] , więcej niż masz wagoników
       *[other] { "" }
    }
ttb-choose-tickets = Wybierz jeden bilet albo oba

## Trasy

ttb-lines = Tabela tras
ttb-grey = szara
ttb-line-label =
    { $line }: { $length } { $length ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pola
    }, { $colour }{ $ferries ->
        [0] { "" }
       *[other] , promy: { $ferries }
    }; { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }. { $state }
ttb-line-short = { $line } · { $length } · { $colour }
ttb-owned = Właściciel: { $seat }.
ttb-possible = Możesz ją teraz zająć.
ttb-free = Nikt jej jeszcze nie zajął.
ttb-ferries =
    { $ferries } { $ferries ->
        [one] symbol promu
        [few] symbole promu
        [many] symboli promu
       *[other] symbolu promu
    }
ttb-sort = Sortuj według
ttb-column-from = Skąd
ttb-column-to = Dokąd
ttb-column-length = Długość
ttb-column-colour = Kolor
ttb-column-owner = Właściciel
ttb-column-cost = Koszt dla ciebie
ttb-column-possible = Możliwa teraz
ttb-cards-missing =
    { $missing ->
        [0] masz karty ({ $card })
        [one] brakuje { $missing } karty ({ $card })
        [few] brakuje { $missing } kart ({ $card })
        [many] brakuje { $missing } kart ({ $card })
       *[other] brakuje { $missing } karty ({ $card })
    }
ttb-claim-short = Zajmij
ttb-claim-line = Zajmij trasę { $line }
ttb-stop-label =
    { $location }{ $tokens ->
        [-1] { "" }
        [0] , żetonów „{ $symbol }” już nie ma
       *[other] , żetony turystów „{ $symbol }”: { $tokens }
    }{ $placeable ->
        [0] { "" }
       *[other] . Możesz wybrać to miejsce.
    }
ttb-aside-label = Stos „{ $symbol }” czeka na miejsce, żetony: { $tokens }

## Zajmowanie

ttb-payments = Czym zapłacić
ttb-payments-of =
    { $line }: { $payments } { $payments ->
        [one] sposób zapłaty
        [few] sposoby zapłaty
        [many] sposobów zapłaty
       *[other] sposobu zapłaty
    }
ttb-choose-payment = { $line }: wybierz, czym płacisz, i potwierdź.
ttb-choose-token = Na obu końcach leży żeton turysty. Który bierzesz?
ttb-token-at = { $symbol }: { $location }
ttb-claim =
    Zajmij trasę ({ $payment }): { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }

## Stosy turystów

ttb-piles = Połóż stos turystów
ttb-piles-where = Wybierz miejsce na mapie albo tutaj:
ttb-choose-stop = Wybierz miejsce dla stosu

## Gracze

ttb-players = Co kto ma
ttb-points-of =
    { $points } { $points ->
        [one] punkt za trasy
        [few] punkty za trasy
        [many] punktów za trasy
       *[other] punktu za trasy
    }
ttb-cars-of =
    { $cars } { $cars ->
        [one] wagonik
        [few] wagoniki
        [many] wagoników
       *[other] wagonika
    }
ttb-cards-of =
    { $cards } { $cards ->
        [one] karta na ręce
        [few] karty na ręce
        [many] kart na ręce
       *[other] karty na ręce
    }
ttb-tickets-of =
    { $tickets } { $tickets ->
        [one] bilet
        [few] bilety
        [many] biletów
       *[other] biletu
    }
ttb-tokens-of =
    { $symbols-count ->
        [0] Brak żetonów turystów
       *[other] Żetony turystów: { $symbols }; { $points } { $points ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }
    }
ttb-seen-of = Karty na oczach wszystkich bierze { $seat }: { $cards }
ttb-last-turn = Ostatnią turę gry ma { $seat }

## Koniec

ttb-tally = Bilety, jeden po drugim
ttb-tally-skip = Wszystkie naraz
ttb-tally-again = Jeszcze raz
ttb-tally-sum = trasy { $lines } · turyści { $tourists } · bilety { $tickets }

## Klawisze

ttb-key-arrows = ruch po mapie, wśród kart i sposobów zapłaty
ttb-key-deck = dobranie karty z talii
ttb-key-display = wzięcie odkrytej karty
ttb-key-tickets = dobranie biletów
ttb-key-views = mapa, tabela tras, zdania
ttb-key-escape = odłożenie tego, co wybrane

## Pomoc na miejscu. Każdy tekst ma numer swojej zasady.

ttb-help-deck = Zamiast odkrytej karty możesz dobrać zakrytą. Dwie karty na turę.
ttb-help-display = W swojej turze możesz wziąć dwie karty, z tych pięciu albo z talii. Wzięta karta jest od razu zastępowana.
ttb-help-face-up-ferry = Odkryty prom wzięty jako pierwszy jest jedyną kartą tej tury i nie może być drugą.
ttb-help-renewal = Gdy trzy z pięciu to promy, odrzuca się całą piątkę i odkrywa nowe karty.
ttb-help-discards = Gdy talia się skończy, odrzucone karty tasuje się i stają się talią.
ttb-help-ticket-deck = Zamiast brać karty albo zajmować trasę możesz dobrać dwa bilety i zatrzymać co najmniej jeden.
ttb-help-ticket = Połącz oba miejsca własnymi trasami, a na końcu zyskasz punkty; inaczej je stracisz.
ttb-help-keep = Bilety są tajne do końca, a zatrzymanego nie można oddać.
ttb-help-pay = Za trasę płaci się tyloma kartami jej koloru, ile ma pól; za szarą dowolnym jednym kolorem.
ttb-help-ferry = Promy zastępują dowolny kolor.
ttb-help-ferry-space = Za każdy symbol promu na trasie płaci się promem.
ttb-help-double = Nikt nie może mieć obu tras podwójnego połączenia. W dwie osoby druga zamyka się, gdy pierwsza jest zajęta.
ttb-help-points = Trasy dają od razu punkty za długość, według tabeli na mapie.
ttb-help-tokens = Kto zajmuje trasę, bierze żeton turysty z jednego z jej końców, jeśli nie ma jeszcze tego symbolu.
ttb-help-token-points = Różne symbole dają na końcu punkty: 2 → 1, 3 → 2, 4 → 4, 5 → 6, 6 → 9, 7 → 12.
ttb-help-cars = Każde pole wymaga jednego wagonika. Kto kończy turę z najwyżej dwoma, zaczyna ostatnią rundę.
ttb-help-cards = Liczba kart na ręce nie jest ograniczona.
ttb-help-seen = Karty wzięte odkryte i jeszcze niewydane. Każdy może o nich wiedzieć.
ttb-help-pile = Przed pierwszą turą odłożone stosy kładzie się na miejscach bez stosu.
ttb-help-pass = Pasuje się tylko wtedy, gdy nic innego nie jest możliwe. Gdy wszyscy spasują, gra się kończy.
ttb-help-last-round = Po turze, w której komuś zostają najwyżej dwa wagoniki, każdy ma jeszcze jedną turę, ta osoba ostatnia.

## Sama mapa

ttm-map = Mapa: { $title }
ttm-points = Punkty
ttm-keys = Strzałki prowadzą od przystanku do przystanku i od trasy do trasy, Page Up i Page Down przez wszystkie trasy; Enter wybiera.
ttm-zoom = Wielkość mapy
ttm-nearer = Bliżej
ttm-farther = Dalej
ttm-fit = Cała mapa
ttm-move =
    { $way ->
        [left] Dalej w lewo na mapie
        [up] Dalej w górę na mapie
        [down] Dalej w dół na mapie
       *[right] Dalej w prawo na mapie
    }
ttm-which = O którą trasę chodzi?
ttm-close = Zamknij

## Gra w pięć minut

ttb-minutes-aim-title = Wagonikami przez miasto
ttb-minutes-aim = Zajmuj trasy między lokacjami na mapie, łącz te ze swoich biletów i zbieraj turystów. W turze robisz jedną z trzech rzeczy: bierzesz karty, zajmujesz trasę albo dobierasz bilety.
ttb-minutes-tickets-title = Bilety
ttb-minutes-tickets = Bilet wskazuje dwie lokacje. Jeśli na końcu łączą je twoje trasy, zdobywasz jego punkty, a jeśli nie, tracisz je. Zaczynasz z jednym lub dwoma i możesz dobierać kolejne: z dwóch zatrzymaj co najmniej jeden.
ttb-minutes-cards-title = Karty
ttb-minutes-cards = Weź dwie karty, odkryte lub z talii. Prom zastępuje dowolny kolor; odkryty jest jedyną kartą tej tury.
ttb-minutes-lines-title = Zajmowanie trasy
ttb-minutes-lines = Zapłać tyle kart koloru trasy, ile ma ona pól, a za szarą kartami dowolnego jednego koloru. Punkty dostajesz od razu: im dłuższa, tym więcej.
ttb-minutes-tourists-title = Turyści
ttb-minutes-tourists = Trasa do miejsca, gdzie czekają turyści, daje żeton z symbolem, którego jeszcze nie masz. Liczba różnych symboli daje punkty na końcu.
ttb-minutes-doubles-title = Promy i podwójne trasy
ttb-minutes-doubles = Symbol promu na trasie wymaga karty promu. Z podwójnej trasy możesz mieć jedną; we dwie osoby druga jest wtedy zamknięta.
ttb-minutes-end-title = Koniec
ttb-minutes-end = Gdy komuś zostają dwa wagoniki lub mniej, każdy ma jeszcze jedną turę. Potem liczą się trasy, turyści i bilety, a wygrywa, kto ma ich najwięcej.

### Polish texts of the drawn board of San Francisco. Words of the rules themselves are in the game's own texts.

## Parts of the board

sfb-tab-market = Rynek
sfb-tab-city = Miasto
sfb-tab-rivals = Rywale
sfb-tab-scores = Punkty
sfb-market = Rynek
sfb-rivals = Pozostałe miasta
sfb-scores = Plansza punktacji
sfb-contracts = Zobowiązania
sfb-deck = Talia
sfb-said = { $text }
sfb-halves = { $points }
sfb-nothing = Nic nie jest zaplanowane

## Market

sfb-reveals = odkrywa kartę
sfb-deck-left =
    { $cards ->
        [0] bez kart
        [one] została 1 karta
        [few] zostały { $cards } karty
        [many] zostało { $cards } kart
       *[other] zostało { $cards } karty
    }
sfb-clock-title = Żetony fundamentów
sfb-clock =
    { $left ->
        [0] Nie ma już żetonów fundamentów: koniec gry
        [one] Został 1 z { $all }: natychmiast kończy grę
        [few] Zostały { $left } z { $all }; ostatni natychmiast kończy grę
        [many] Zostało { $left } z { $all }; ostatni natychmiast kończy grę
       *[other] Zostało { $left } z { $all }; ostatni natychmiast kończy grę
    }
sfb-column-title = Kolumna { $column }
sfb-column =
    Kolumna { $column }, { $cards ->
        [0] pusta
        [one] 1 karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
sfb-column-empty = Kolumna { $column } jest pusta
sfb-card-in-column = { $card }, karta { $place } w kolumnie { $column }
# Soft hyphens: a column is narrow.
sfb-lock-open =
    { $contracts ->
        [0] Możesz ją wziąć
        [one] Możesz ją wziąć: kart jest więcej niż twoich zobo­wią­zań ({ $contracts })
        [few] Możesz ją wziąć: kart jest więcej niż twoich zobo­wią­zań ({ $contracts })
        [many] Możesz ją wziąć: kart jest więcej niż twoich zobo­wią­zań ({ $contracts })
       *[other] Możesz ją wziąć: kart jest więcej niż twoich zobo­wią­zań ({ $contracts })
    }
sfb-lock-shut =
    Jeszcze nie: masz { $contracts } { $contracts ->
        [one] zobo­wią­zanie
        [few] zobo­wią­zania
        [many] zobo­wią­zań
       *[other] zobo­wią­zania
    }, { $needed ->
        [one] potrzebna 1 karta
        [few] potrzebne { $needed } karty
        [many] potrzeba { $needed } kart
       *[other] potrzeba { $needed } karty
    }
sfb-lock-cards =
    { $cards ->
        [0] Pusta
        [one] 1 karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
sfb-takers = Kto może teraz wziąć { $column }: { $seats }
sfb-takers-none = Nikt nie może teraz wziąć { $column }
sfb-taken-by = { $seat } bierze właśnie kolumnę { $column }
sfb-take = Weź { $column }
sfb-lay = Wyłóż do { $column }
sfb-lay-sure = Na pewno do { $column }?
sfb-lay-where = Gdzie wykładasz tę kartę?
sfb-lay-other = { $seat } wybiera kolumnę dla tej karty.
sfb-lay-foundation =
    { $left ->
        [0] Dostaje ostatni żeton fundamentu: wyłożenie kończy grę!
        [one] Dostaje żeton fundamentu; zostaje potem tylko 1.
        [few] Dostaje żeton fundamentu; zostają potem { $left }.
        [many] Dostaje żeton fundamentu; zostaje potem { $left }.
       *[other] Dostaje żeton fundamentu; zostaje potem { $left }.
    }
sfb-contracts-of =
    { $seat }: { $contracts ->
        [0] bez zobowiązań
        [one] 1 zobowiązanie
        [few] { $contracts } zobowiązania
        [many] { $contracts } zobowiązań
       *[other] { $contracts } zobowiązania
    }
sfb-not-yet = Jeszcze nie

## Cities

sfb-city-own = Moje miasto
sfb-city-of = Miasto: { $seat }
sfb-district = Rząd dzielnicy { $row }
sfb-district-label =
    { $district }: wartość { $value }, { $symbols ->
        [0] bez symboli premii
        [one] 1 z 2 symboli premii
       *[other] oba symbole premii
    }
sfb-cell-empty = { $space }, puste
sfb-cell = { $space }: { $card }; wartość { $value }; { $notes }
sfb-cell-planned = { $space }, w planie: { $card }; wartość { $value }; { $notes }
sfb-cell-plain = nic na niej nie leży
sfb-points-title = Obecny wynik w punktach
sfb-points-now =
    { $points } { $points-count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }, gdyby gra skończyła się teraz
sfb-pin = Trzymaj to miasto powiększone: { $seat }
sfb-unpin = Zmniejsz znów to miasto: { $seat }

## Scoring board

sfb-ranked =
    { $seat }: { $total }, { $place }, { $points } { $points-count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
sfb-completed-by = Żeton ukończenia dzielnicy { $row } ma { $seat }
sfb-completion-left = Żeton ukończenia dzielnicy { $row } wciąż czeka
sfb-bonus-left =
    { $bonus }: { $left ->
        [0] już nie ma
        [one] został 1
        [few] zostały { $left }
        [many] zostało { $left }
       *[other] zostało { $left }
    }
sfb-medal-of = Order budowniczego ma { $seat }

## The tray

sfb-tray = Karty do wybudowania
sfb-tray-column = Budowa kolumny { $column }
sfb-tray-rest = Budowa wziętych kart
sfb-tray-close = Odłóż karty
sfb-tray-market = Rynek podczas planowania: otwórz inną kolumnę
sfb-tray-cards = Karty w kolejności wyłożenia
sfb-tray-open = { $card }: bez decyzji. Naciśnij, żeby wybudować.
sfb-tray-built = { $card }: budowa numer { $order }. Naciśnij, żeby pominąć.
sfb-tray-skipped = { $card }: pominięta. Naciśnij, żeby zdecydować od nowa.
sfb-tray-choosing = { $card }: wybierz rząd, od 1 do 5. Naciśnij znów, żeby pominąć.
sfb-choose-row = W którym rzędzie budujesz tę kartę: { $card }? 1–5
sfb-choose-which-row = Rzędy dla tej karty
sfb-choose-this-row = { $number }: rząd dzielnicy { $row }
sfb-choose-bonus = Twój drugi symbol w dzielnicy { $row }: wybierz premię.
sfb-choose-plus = Wskaż kartę, która dostanie żeton +2.
sfb-choose-tracks = Wskaż kartę, która dostanie żeton torów.
sfb-choose-value = W którym rzędzie budujesz kartę o wartości 4? 1–5
sfb-choose-depot = W którym rzędzie budujesz kartę zajezdni? 1–5
sfb-undecided =
    { $cards ->
        [one] 1 karta do decyzji: dotknij, żeby wybudować, dotknij znów, żeby pominąć.
        [few] { $cards } karty do decyzji: dotknij, żeby wybudować, dotknij znów, żeby pominąć. Liczy się kolejność.
        [many] { $cards } kart do decyzji: dotknij, żeby wybudować, dotknij znów, żeby pominąć. Liczy się kolejność.
       *[other] Karty do decyzji: { $cards }. Dotknij, żeby wybudować, dotknij znów, żeby pominąć. Liczy się kolejność.
    }
sfb-planned = Zobacz, co to da, i potwierdź.
sfb-build-all = Wybuduj wszystkie
sfb-skip-rest = Pomiń resztę
sfb-step-back = Wstecz
sfb-token-hint = Twój żeton odrzucania zobowiązań:
sfb-return =
    odrzuć { $contracts } { $contracts ->
        [one] zobowiązanie
        [few] zobowiązania
        [many] zobowiązań
       *[other] zobowiązania
    }
sfb-return-sure =
    na pewno odrzucić { $contracts } { $contracts ->
        [one] zobowiązanie?
        [few] zobowiązania?
        [many] zobowiązań?
       *[other] zobowiązania?
    }
sfb-commit-open =
    Weź { $column }: wybuduj { $build }, { $open ->
        [one] 1 karta do decyzji
        [few] { $open } karty do decyzji
        [many] { $open } kart do decyzji
       *[other] { $open } karty do decyzji
    }
sfb-commit-rest-open =
    Wybuduj { $build }, { $open ->
        [one] 1 karta do decyzji
        [few] { $open } karty do decyzji
        [many] { $open } kart do decyzji
       *[other] { $open } karty do decyzji
    }
sfb-commit =
    Weź { $column }: wybuduj { $build }{ $skip ->
        [0] { "" }
       *[other] , pomiń { $skip }
    }{ $contracts ->
        [-2] { " " }(−2 zobowiązania)
        [-1] { " " }(−1 zobowiązanie)
        [0] { " " }(zobowiązania bez zmian)
       *[other] { " " }(+{ $contracts } zobowiązanie)
    }
sfb-commit-rest =
    Wybuduj { $build }{ $skip ->
        [0] { "" }
       *[other] , pomiń { $skip }
    }

## Keys

sfb-key-arrows = poruszaj się po rynku, kartach do wybudowania lub mieście
sfb-key-draw = dobierz kartę
sfb-key-columns = weź kolumnę albo wyłóż tam dobraną kartę
sfb-key-rows = wybierz rząd dla karty

## Help in place. Each text goes with the number of its rule.

sfb-help-deck = Zamiast brać kolumnę, możesz dobrać wierzchnią kartę i wyłożyć ją do jednej z trzech kolumn. Decydujesz, zanim ją zobaczysz, a widzą ją wszyscy.
sfb-help-box = Karty, których nikt nie buduje, trafiają do pudełka i nie wracają.
sfb-help-column = Możesz wziąć całą kolumnę, jeśli masz mniej zobowiązań, niż jest w niej kart. Dostajesz za to jedno zobowiązanie.
sfb-help-contracts = Zobowiązania nie pozwalają brać krótkich kolumn. Gdy tylko mają je wszyscy, każdy odrzuca jedno.
sfb-help-clock = Gra kończy się natychmiast, gdy wyłożony zostaje ostatni żeton fundamentu albo gdy miasto ma 25 kart.
sfb-help-foundation-token = Karta z symbolem fundamentu dostaje żeton, gdy trafia do kolumny.
sfb-help-colour = Karta { $colour } trafia na pierwsze od lewej wolne pole dzielnicy swojego koloru.
sfb-help-black = Czarna karta trafia do dowolnej dzielnicy, na pierwsze od lewej wolne pole.
sfb-help-value = Wartość liczy się w dzielnicy i dla sąsiednich wieżowców.
sfb-help-tracks = Na torach stoi tramwaj, jeśli łączą się z zajezdnią: przez inne tory albo, w dolnym rzędzie, z nadrukowaną.
sfb-help-depot = W zajezdni zawsze stoi tramwaj, a tramwaje jeżdżą z niej po sąsiednich torach.
sfb-help-square = Skwer obok tramwaju jest wart 4, inaczej nic.
sfb-help-foundation = Fundament dostaje wieżowiec, 1 punkt, gdy sąsiednie karty są razem warte 7; każde nabrzeże w mieście obniża to o 1.
sfb-help-coast = Każde nabrzeże w twoim mieście obniża o 1 wartość wymaganą do budowy wieżowca.
sfb-help-bonus = Twój drugi symbol premii w dzielnicy daje jej premię albo zamiast niej żeton torów.
sfb-help-district = Na koniec w każdej dzielnicy liczy się kolejność według wartości: 2 punkty za pierwsze miejsce, 1 za drugie przy trzech lub czterech graczach, −1 za ostatnie z czterech. Punkty dodatnie dostaje tylko gracz z kartą w tej dzielnicy.
sfb-help-ties = O remisie decydują karty od lewej, jedna po drugiej, potem rząd poniżej.
sfb-help-trams = Na koniec liczy się też kolejność według tramwajów: 2½ punktu za pierwsze miejsce, 1 za drugie przy trzech lub czterech graczach, −1 za ostatnie z czterech. Punkty dodatnie dostaje tylko gracz, który ma tramwaj.
sfb-help-network = Na każdej karcie połączonej torami z zajezdnią stoi jeden tramwaj.
sfb-help-skyscraper = Każdy wieżowiec jest wart 1 punkt.
sfb-help-medal = Za pierwszy wieżowiec w grze dostaje się order, 1 punkt; przejmuje go ten, kto ma więcej wieżowców niż posiadacz orderu.
sfb-help-completion = Kto pierwszy w grze ma w dzielnicy pięć kart, dostaje jej żeton ukończenia, 1 punkt.
sfb-help-bonus-plus = Żeton +2 kładzie się od razu na dowolnej karcie swojego miasta.
sfb-help-bonus-value = Karta o wartości 4 trafia na pierwsze od lewej wolne pole dowolnego rzędu.
sfb-help-bonus-depot = Karta zajezdni trafia na pierwsze od lewej wolne pole dowolnego rzędu: zajezdnia o wartości 0.
sfb-help-bonus-vp = Ten żeton jest na koniec wart 1½ punktu.
sfb-help-bonus-return = Ten żeton pozwala raz odrzucić 1 lub 2 zobowiązania, w dowolnej chwili swojej tury, ale nie między dobraniem karty a jej wyłożeniem.
sfb-help-bonus-tracks = Żeton torów kładzie się na dowolnej karcie swojego miasta bez torów.
sfb-help-points = Wieżowce, order, żetony 1½ punktu, ukończone dzielnice i żetony przewagi, jak gdyby gra kończyła się teraz.

## Gra w pięć minut

sfb-minutes-aim-title = Twoje miasto
sfb-minutes-aim = Każdy buduje miasto z pięciu dzielnic, po jednym rzędzie na kolor. Punkty daje przewaga w rzędach i w tramwajach oraz wieżowce.
sfb-minutes-turn-title = Twoja tura: dobierz albo weź
sfb-minutes-turn = Dobierz kartę i wyłóż ją do jednej z trzech kolumn albo weź całą kolumnę i wybuduj jej karty. Każda trafia do rzędu swojego koloru, od lewej; czarne dokądkolwiek.
sfb-minutes-contracts-title = Zobowiązania
sfb-minutes-contracts = Za kolumnę dostajesz zobowiązanie, a w kolumnie musi być więcej kart, niż masz zobowiązań. Gdy wszyscy je mają, każdy odrzuca jedno.
sfb-minutes-trams-title = Tramwaje i skwery
sfb-minutes-trams = Tory połączone z zajezdnią wożą tramwaj; dolny rząd leży przy zajezdniach. Skwer obok tramwaju ma wartość 4.
sfb-minutes-towers-title = Wieżowce
sfb-minutes-towers = Fundament staje się wieżowcem, gdy karty obok niego mają razem wartość 7. Każde nabrzeże w twoim mieście obniża ten próg o 1.
sfb-minutes-bonus-title = Premie
sfb-minutes-bonus = Dwa symbole premii w rzędzie dają jego premię, raz: tę pokazaną tutaj albo tory na dowolną kartę.
sfb-minutes-end-title = Koniec i punkty
sfb-minutes-end = Gra kończy się od razu z ostatnim żetonem fundamentu albo gdy czyjeś miasto jest pełne. Wygrywa, kto ma najwięcej punktów.
sfb-minutes-points-row = Najwyższa suma w rzędzie: 2, za drugie miejsce 1
sfb-minutes-points-trams = Najwięcej tramwajów: 2½, za drugie miejsce 1
sfb-minutes-points-towers = Każdy wieżowiec: 1, i 1 za największą ich liczbę
sfb-minutes-points-complete = Pierwszy pełny rząd: 1

## Faults of a deck file

problem-deck-toml = To nie jest TOML: { $reason }.
problem-deck-missing = Brakuje „{ $key }”.
problem-deck-format = Format to { $found }; ta wersja czyta "{ $expected }".
problem-deck-key = Nie ma tu klucza { $key }. Znane klucze: { $known }.
problem-deck-type =
    { $expected ->
        [text] „{ $key }” musi być tekstem w cudzysłowie, a jest: { $found }.
        [number] „{ $key }” musi być liczbą całkowitą, a jest: { $found }.
        [flag] „{ $key }” musi mieć wartość true lub false, a jest: { $found }.
        [cards] „{ $key }” musi być listą kart, każda pod własnym nagłówkiem [[card]], a jest: { $found }.
       *[table] „{ $key }” musi być tabelą kluczy i wartości, a jest: { $found }.
    }
problem-deck-name = Nazwa { $found } musi składać się z małych liter i cyfr, w słowach połączonych łącznikami.
problem-deck-long = Liczba znaków w „{ $key }” to { $found }; dopuszczalne najwyżej { $most }.
problem-deck-colour = Nie ma koloru { $found }. Kolory to: { $known }.
problem-deck-value = Wartość { $found } jest niemożliwa; dopuszczalne są od { $least } do { $most }.
problem-deck-count = Liczba { $found } jest niemożliwa; dopuszczalne są od { $least } do { $most }.
problem-deck-bonus-number = Symbole premii na tej karcie: { $found }; karta ma najwyżej jeden (SF-1.2). Napisz: bonus = true.
problem-deck-square-colour = Skwer na karcie koloru { $colour }; skwery mają tylko kolory: { $known } (SF-1.2).
problem-deck-square-workers = Skwer o wartości { $value }; skwer nie ma symboli robotników (SF-1.2).
problem-deck-total = Liczba kart: { $found }; talia ma ich { $expected } (SF-1.2).
problem-deck-twice = Taka sama karta ({ $code }) jest już tu: { $first }; obie liczą się razem.
problem-deck-coast-colour = Nabrzeże na karcie koloru { $colour } jest nietypowe: nabrzeża są raczej niebieskie (blue).
problem-deck-split = Liczba kart koloru { $colour }: { $found }; zwykle { $expected }.
problem-deck-foundations =
    Tylko { $found } { $found ->
        [one] fundament
        [few] fundamenty
        [many] fundamentów
       *[other] fundamentu
    }; gdy jest ich mniej niż { $expected }, talia może skończyć się wcześniej niż żetony fundamentów (SF-3.6).
problem-deck-without =
    { $mark ->
        [value] Żadna karta nie ma wartości.
        [tracks] Na żadnej karcie nie ma torów.
        [depot] Na żadnej karcie nie ma zajezdni.
        [square] Żadna karta nie jest skwerem.
        [coast] Na żadnej karcie nie ma nabrzeża.
       *[bonus] Na żadnej karcie nie ma symbolu premii.
    }
problem-deck-top-depot = Żadna zajezdnia nie jest niebieska ani czarna, więc żadna nie może leżeć w górnym rzędzie; w instrukcjach taka jest.
problem-deck-variant = Ta talia podaje się za wariant, a nie za talię z zasad: kart jest { $found }, a nie { $expected }.

## Cards, districts and spaces

# Colours agree with “karta”. A row is in the genitive, which is also the locative, and follows “dzielnicy”.
sf-colour-blue = niebieska
sf-colour-grey = szara
sf-colour-orange = pomarańczowa
sf-colour-yellow = żółta
sf-colour-green = zielona
sf-colour-black = czarna
sf-row-b = niebieskiej
sf-row-g = szarej
sf-row-o = pomarańczowej
sf-row-y = żółtej
sf-row-n = zielonej
sf-space = pole { $column } dzielnicy { $row }
sf-mark-tracks = tory
sf-mark-depot = zajezdnia
sf-mark-square = skwer
sf-mark-foundation = fundament
sf-mark-coast = nabrzeże
sf-mark-bonus = symbol premii
sf-card = { $colour } { $value } ({ $marks })
sf-card-plain = { $colour } { $value }
sf-card-value4 = karta o wartości 4
sf-card-depot = karta zajezdni
sf-bonus-plus = żeton +2
sf-bonus-value = karta o wartości 4
sf-bonus-depot = karta zajezdni
sf-bonus-vp = żeton 1½ punktu
sf-bonus-return = żeton odrzucania zobowiązań
sf-bonus-tracks = żeton torów

## Actions

sf-action-draw = Dobierz kartę
sf-action-place = Wyłóż kartę do kolumny { $column }
sf-action-take = Weź kolumnę { $column }
sf-action-build = Wybuduj w dzielnicy { $row }: { $card }
sf-action-discard = Odrzuć: { $card }
sf-action-return =
    Użyj żetonu i odrzuć { $contracts } { $contracts ->
        [one] zobowiązanie
        [few] zobowiązania
        [many] zobowiązań
       *[other] zobowiązania
    }
sf-action-end = Zakończ turę
sf-action-bonus-plus = Połóż żeton +2 na { $target }
sf-action-bonus-value = Wybuduj kartę o wartości 4 w dzielnicy { $target }
sf-action-bonus-depot = Wybuduj kartę zajezdni w dzielnicy { $target }
sf-action-bonus-vp = Weź żeton 1½ punktu
sf-action-bonus-return = Weź żeton odrzucania zobowiązań
sf-action-bonus-tracks = Połóż żeton torów na { $target }
sf-outcome-first = Zaczyna { $seat }
sf-outcome-card = Dobrana karta: { $card }

## Events

sf-event-first-player = Zaczyna { $seat }.
    .you = Zaczynasz.
sf-event-card-drawn = { $seat } dobiera: { $card }.
    .you = Dobierasz: { $card }.
sf-event-card-placed = { $seat } wykłada do kolumny { $column }: { $card }.
    .you = Wykładasz do kolumny { $column }: { $card }.
sf-event-foundation-token =
    Fundament w kolumnie { $column } dostaje { $left ->
        [0] ostatni żeton.
        [one] żeton; zostaje 1.
        [few] żeton; zostają { $left }.
        [many] żeton; zostaje { $left }.
       *[other] żeton; zostaje { $left }.
    }
sf-event-column-taken =
    { $seat } bierze kolumnę { $column }: { $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }; zobowiązania: { $contracts }.
    .you =
        Bierzesz kolumnę { $column }: { $cards } { $cards ->
            [one] karta
            [few] karty
            [many] kart
           *[other] karty
        }; zobowiązania: { $contracts }.
sf-event-contracts-returned = Wszyscy mają zobowiązania, więc każdy odrzuca 1.
sf-event-card-built = { $seat } zabudowuje { $space }: { $card }.
    .you = Zabudowujesz { $space }: { $card }.
sf-event-card-discarded = { $seat } odrzuca: { $card }.
    .you = Odrzucasz: { $card }.
sf-event-trams-running =
    { $count ->
        [one] Tramwaj wyjeżdża na { $spaces }.
        [few] { $count } tramwaje wyjeżdżają na { $spaces }.
        [many] { $count } tramwajów wyjeżdża na { $spaces }.
       *[other] { $count } tramwaju wyjeżdża na { $spaces }.
    }
sf-event-squares-served =
    { $count ->
        [one] Skwer ({ $spaces }) ma teraz wartość 4.
       *[other] Skwery ({ $spaces }) mają teraz wartość 4.
    }
sf-event-skyscrapers-built =
    { $count ->
        [one] Wyrasta wieżowiec: { $spaces }.
        [few] Wyrastają { $count } wieżowce: { $spaces }.
        [many] Wyrasta { $count } wieżowców: { $spaces }.
       *[other] Wyrasta { $count } wieżowca: { $spaces }.
    }
sf-event-medal-first = { $seat } otrzymuje order budowniczego.
    .you = Otrzymujesz order budowniczego.
sf-event-medal-taken = { $seat } przejmuje order budowniczego. Poprzednio: { $former }.
    .you = Przejmujesz order budowniczego. Poprzednio: { $former }.
sf-event-district-completed = { $seat } zdobywa żeton ukończenia dzielnicy { $row }: 1 punkt.
    .you = Zdobywasz żeton ukończenia dzielnicy { $row }: 1 punkt.
sf-event-bonus-earned = { $seat } zdobywa premię dzielnicy { $row }.
    .you = Zdobywasz premię dzielnicy { $row }.
sf-event-bonus-lost = { $seat } traci premię dzielnicy { $row }: nie ma czego za nią wziąć.
    .you = Tracisz premię dzielnicy { $row }: nie ma czego za nią wziąć.
sf-event-bonus-taken = { $seat } bierze premię: { $bonus }.
    .you = Bierzesz premię: { $bonus }.
sf-event-bonus-put = { $seat } kładzie na { $space }: { $bonus }.
    .you = Kładziesz na { $space }: { $bonus }.
sf-event-token-used =
    { $seat } używa żetonu odrzucania zobowiązań i odrzuca { $contracts } { $contracts ->
        [one] zobowiązanie.
        [few] zobowiązania.
        [many] zobowiązań.
       *[other] zobowiązania.
    }
    .you =
        Używasz żetonu odrzucania zobowiązań i odrzucasz { $contracts } { $contracts ->
            [one] zobowiązanie.
            [few] zobowiązania.
            [many] zobowiązań.
           *[other] zobowiązania.
        }
sf-event-turn-began = Kolej na ruch: { $seat }.
sf-event-ended-foundations = Ostatni żeton fundamentu jest wyłożony: { $seat } kończy grę.
    .you = Ostatni żeton fundamentu jest wyłożony: kończysz grę.
sf-event-ended-city =
    { $seat } ma pełne miasto: koniec gry.{ $unbuilt ->
        [0] { "" }
        [one] { " " }1 wzięta karta wraca do pudełka.
        [few] { " " }{ $unbuilt } wzięte karty wracają do pudełka.
        [many] { " " }{ $unbuilt } wziętych kart wraca do pudełka.
       *[other] { " " }{ $unbuilt } wziętej karty wraca do pudełka.
    }
    .you =
        Masz pełne miasto: koniec gry.{ $unbuilt ->
            [0] { "" }
            [one] { " " }1 wzięta karta wraca do pudełka.
            [few] { " " }{ $unbuilt } wzięte karty wracają do pudełka.
            [many] { " " }{ $unbuilt } wziętych kart wraca do pudełka.
           *[other] { " " }{ $unbuilt } wziętej karty wraca do pudełka.
        }
sf-event-ended-standstill = Talia jest pusta, a { $seat } nie może wziąć żadnej kolumny: koniec gry.
    .you = Talia jest pusta, a ty nie możesz wziąć żadnej kolumny: koniec gry.

## Refusals

refusal-deck-empty = Talia jest pusta.
refusal-column-empty = Kolumna { $column } jest pusta.
refusal-too-many-contracts =
    W kolumnie { $column } { $cards ->
        [one] jest 1 karta
        [few] są { $cards } karty
        [many] jest { $cards } kart
       *[other] jest { $cards } karty
    }, a ty masz { $contracts } { $contracts ->
        [one] zobowiązanie.
        [few] zobowiązania.
        [many] zobowiązań.
       *[other] zobowiązania.
    } Zobowiązań musi być mniej niż kart.
refusal-lay-first = Najpierw wyłóż dobraną kartę.
refusal-build-first = Najpierw wybuduj lub odrzuć wzięte karty.
refusal-bonus-first = Najpierw weź premię.
refusal-action-done = Akcja już za tobą: użyj żetonu albo zakończ turę.
refusal-act-first = Najpierw dobierz kartę albo weź kolumnę.
refusal-nothing-drawn = Nie masz karty do wyłożenia: najpierw ją dobierz.
refusal-nothing-taken = Nie masz kart do budowy: najpierw weź kolumnę.
refusal-card-not-taken = Takiej karty nie ma wśród wziętych: { $card }.
refusal-unknown-card = Takiej karty nie ma w tej talii: { $card }.
refusal-wrong-district = Tej karty nie można budować w dzielnicy { $row }, tylko w dzielnicy jej koloru: { $card }.
refusal-row-full = W dzielnicy { $row } nie ma już miejsca.
refusal-token-not-now = W tej chwili nie można użyć żetonu odrzucania zobowiązań.
refusal-no-token = Nie masz żetonu odrzucania zobowiązań.
refusal-no-contracts = Nie masz zobowiązań do odrzucenia.
refusal-fewer-contracts =
    Masz tylko { $held } { $held ->
        [one] zobowiązanie.
        [few] zobowiązania.
        [many] zobowiązań.
       *[other] zobowiązania.
    }
refusal-return-enough =
    To za mało: odrzuć { $contracts } { $contracts ->
        [one] zobowiązanie
        [few] zobowiązania
        [many] zobowiązań
       *[other] zobowiązania
    }, żeby móc wziąć kolumnę.
refusal-no-bonus-earned = Nie masz premii do wzięcia.
refusal-other-bonus = Do wyboru jest { $own } albo żeton torów, a nie { $bonus }.
refusal-bonus-gone = Tej premii już nie ma: { $bonus }.
refusal-bonus-row-full = W dzielnicy { $row } nie ma już miejsca.
refusal-space-empty = Nie ma tu żadnej karty: { $space }.
refusal-has-tracks = Ta karta ma już tory: { $space }.

## Refusals: position texts

refusal-position-tag = Pozycja zaczyna się od „{ $expected }”, a nie od „{ $found }”.
refusal-position-fields = Nie da się odczytać pozycji o tylu polach: { $count }. Pól jest 7 i po jednym na każde z 2–4 miast.
refusal-position-number = „{ $found }” w polu „{ $field }” powinno być liczbą.
refusal-position-seat = W tej fazie „{ $found }” nie może oznaczać gracza, którego jest kolej.
refusal-position-phase = Nie ma fazy „{ $found }”. Fazy to: { $known }.
refusal-position-card = W tej talii nie ma karty „{ $card }” (pole „{ $field }”).
refusal-position-too-many = Za dużo kart { $card }: w talii jest ich { $exist } (pole „{ $field }”).
refusal-position-columns = „{ $found }” powinno być trzema kolumnami rozdzielonymi znakiem |.
refusal-position-hand = W fazie „{ $phase }” wzięte karty nie mogą wyglądać tak: „{ $found }”.
refusal-position-city = „{ $found }” to nie miasto (miejsce numer { $seat }, licząc od 0).
refusal-position-row = „{ $found }” ma więcej niż pięć kart (pole „{ $field }”).
refusal-position-tracks = Na „{ $card }” nie może leżeć żeton torów: ta karta ma tory (pole „{ $field }”).
refusal-position-district = Karta { $card } leży w dzielnicy innego koloru (pole „{ $field }”).
refusal-position-bonus =
    Więcej niż trzy { $bonus ->
        [0] żetony +2.
        [1] karty o wartości 4.
        [2] karty zajezdni.
        [3] żetony 1½ punktu.
        [4] żetony odrzucania zobowiązań.
       *[5] żetony torów.
    }
refusal-position-contracts = Wszyscy mają zobowiązania, a ktoś musi być bez zobowiązań.
refusal-position-completions = Żetony ukończenia dzielnicy nie pasują do ukończonych dzielnic.
refusal-position-medal = Order nie pasuje do wieżowców.
refusal-position-foundations = Tyle pozostałych żetonów fundamentów być nie może: { $found }. Najwyżej { $most }, a zero tylko wtedy, gdy to zakończyło grę.
refusal-position-full = Miasto ma 25 kart wtedy i tylko wtedy, gdy to zakończyło grę.
refusal-position-standstill = W tej pozycji nic nie da się zrobić, więc gra powinna być skończona.
refusal-position-deck = Trwa dobieranie karty, ale talia jest pusta.
refusal-position-no-bonus = Za dzielnicę „{ $row }” nie można wziąć żadnej premii.
refusal-position-first = Coś się już wydarzyło, a pierwszy gracz nie został jeszcze wylosowany.
refusal-position-laid = Wyłożone fundamenty: { $laid }, pozostałe żetony: { $left }. Razem musi to dać przygotowane { $most }.
refusal-position-earned = Miasto gracza numer { $seat }, licząc od 0, ma premie, których nie mogło zdobyć.
refusal-position-taken = Zobowiązań jest więcej, niż można mieć za wzięte kolumny.
refusal-position-end = Tura skończyłaby się sama: potrzebny jest żeton odrzucania zobowiązań i zobowiązanie.

## Prompts

sf-prompt-first = Trwa losowanie, kto zaczyna.
sf-prompt-turn =
    Twoja kolej: dobierz kartę albo weź { $columns-count ->
        [one] kolumnę { $columns }.
       *[other] jedną z kolumn: { $columns }.
    }
sf-prompt-turn-draw = Twoja kolej: dobierz kartę. Żadnej kolumny nie możesz teraz wziąć.
sf-prompt-turn-take =
    Twoja kolej: talia jest pusta, więc weź { $columns-count ->
        [one] kolumnę { $columns }.
       *[other] jedną z kolumn: { $columns }.
    }
sf-prompt-turn-return = Twoja kolej: talia jest pusta, więc użyj żetonu odrzucania zobowiązań, żeby móc wziąć kolumnę.
sf-prompt-turn-other = { $seat } dobiera kartę albo bierze kolumnę.
sf-prompt-token = { $prompt } Możesz też użyć żetonu odrzucania zobowiązań.
sf-prompt-draw = Dobierasz kartę.
sf-prompt-draw-other = { $seat } dobiera kartę.
sf-prompt-lay = Wyłóż do kolumny A, B lub C: { $cards }.
sf-prompt-lay-other = { $seat } wybiera kolumnę. Karta: { $cards }.
sf-prompt-build =
    Wybuduj lub odrzuć { $cards-count ->
        [one] ostatnią wziętą kartę: { $cards }.
        [few] po kolei { $cards-count } wzięte karty: { $cards }.
        [many] po kolei { $cards-count } wziętych kart: { $cards }.
       *[other] po kolei wzięte karty: { $cards }.
    }
sf-prompt-build-other =
    { $seat } ma do wybudowania { $cards-count } { $cards-count ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }: { $cards }.
sf-prompt-bonus =
    Należy ci się premia dzielnicy { $row }. { $bonuses-count ->
        [one] Weź ją: { $bonuses }.
       *[other] Weź jedną z dwóch: { $bonuses-or }.
    }
sf-prompt-bonus-other = { $seat } bierze premię.
sf-prompt-end =
    Użyj żetonu odrzucania zobowiązań, żeby odrzucić { $contracts ->
        [1] swoje zobowiązanie,
       *[other] 1 lub 2 zobowiązania (masz { $contracts }),
    } albo zakończ turę.
sf-prompt-end-other = { $seat } może jeszcze w tej turze użyć żetonu odrzucania zobowiązań.

## The table in sentences

sf-describe-players = San Francisco. Grają: { $seats }.
sf-describe-hand =
    { $cards-count ->
        [one] Karta: { $cards }.
       *[other] Karty: { $cards }.
    }
sf-describe-coded = { $card } [{ $code }]
sf-describe-column =
    Kolumna { $column }, { $cards-count } { $cards-count ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }: { $cards }. Kto może ją wziąć: { $seats }.
sf-describe-column-empty = Kolumna { $column } jest pusta.
sf-describe-foundation-tokens = Pozostałe żetony fundamentów: { $left } z { $all }; ostatni natychmiast kończy grę.
sf-describe-deck =
    { $cards ->
        [0] Talia jest pusta
        [one] W talii została 1 karta, { $foundations ->
            [0] nie fundament
           *[other] fundament
        }
        [few] W talii zostały { $cards } karty, w tym fundamenty: { $foundations }
        [many] W talii zostało { $cards } kart, w tym fundamenty: { $foundations }
       *[other] W talii zostało { $cards } karty, w tym fundamenty: { $foundations }
    }; w pudełku { $box ->
        [0] nie ma nic.
        [one] jest 1 karta.
        [few] są { $box } karty.
        [many] jest { $box } kart.
       *[other] jest { $box } karty.
    }
sf-describe-supply = Pozostałe premie: { $bonuses }.
sf-describe-bonus = { $left } × { $bonus }
sf-describe-completions = Pozostałe żetony ukończenia dzielnicy: { $rows }.
sf-describe-no-medal = Nikt jeszcze nie ma orderu budowniczego.
sf-describe-city =
    Miasto ({ $seat }): { $contracts } { $contracts ->
        [one] zobowiązanie
        [few] zobowiązania
        [many] zobowiązań
       *[other] zobowiązania
    }, { $trams } { $trams ->
        [one] tramwaj
        [few] tramwaje
        [many] tramwajów
       *[other] tramwaju
    }, { $skyscrapers } { $skyscrapers ->
        [one] wieżowiec
        [few] wieżowce
        [many] wieżowców
       *[other] wieżowca
    }, obecny wynik: { $points } { $points-count ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
sf-describe-city-own =
    Twoje miasto: { $contracts } { $contracts ->
        [one] zobowiązanie
        [few] zobowiązania
        [many] zobowiązań
       *[other] zobowiązania
    }, { $trams } { $trams ->
        [one] tramwaj
        [few] tramwaje
        [many] tramwajów
       *[other] tramwaju
    }, { $skyscrapers } { $skyscrapers ->
        [one] wieżowiec
        [few] wieżowce
        [many] wieżowców
       *[other] wieżowca
    }, obecny wynik: { $points } { $points-count ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
sf-describe-tokens = Obok miasta: { $tokens }.
sf-describe-medal = order budowniczego
sf-describe-completion = żeton ukończenia dzielnicy { $row }
sf-describe-row =
    { $district }, wartość { $value } – { $cards }; { $free ->
        [0] pełna.
        [one] 1 wolne pole.
        [few] { $free } wolne pola.
        [many] { $free } wolnych pól.
       *[other] { $free } wolnego pola.
    }
sf-describe-row-empty = { $district }: pusta.
sf-describe-card = { $column }: { $card } [{ $notes }]
sf-describe-card-plain = { $column }: { $card }
sf-describe-ranking = { $ranking }: { $seats }.
sf-describe-ranked = { $seat } ({ $total })
sf-describe-sheet =
    { $seat }: { $points } { $points-count ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
sf-note-worth = obecna wartość { $value }
sf-note-plus =
    { $count ->
        [one] żeton +2
        [few] { $count } żetony +2
        [many] { $count } żetonów +2
       *[other] { $count } żetonu +2
    }
sf-note-tracks = żeton torów
sf-note-tram = tramwaj
sf-note-skyscraper = wieżowiec
sf-note-waiting = { $around } z { $requirement } do wieżowca

## Previews

sf-preview-placed = Do kolumny { $column } trafia: { $card }.
sf-preview-built = Na { $space } trafia: { $card }.
sf-preview-discarded =
    { $cards-count ->
        [one] Do pudełka trafia: { $cards }.
        [few] Do pudełka trafiają { $cards-count } karty: { $cards }.
        [many] Do pudełka trafia { $cards-count } kart: { $cards }.
       *[other] Do pudełka trafia { $cards-count } karty: { $cards }.
    }
sf-preview-hand =
    { $cards-count ->
        [one] Jeszcze do wybudowania: { $cards }.
        [few] Jeszcze { $cards-count } karty do wybudowania: { $cards }.
        [many] Jeszcze { $cards-count } kart do wybudowania: { $cards }.
       *[other] Jeszcze { $cards-count } karty do wybudowania: { $cards }.
    }
sf-preview-trams =
    { $spaces-count ->
        [one] Nowy tramwaj: { $spaces }.
        [few] { $spaces-count } nowe tramwaje: { $spaces }.
        [many] { $spaces-count } nowych tramwajów: { $spaces }.
       *[other] { $spaces-count } nowego tramwaju: { $spaces }.
    }
sf-preview-squares =
    { $spaces-count ->
        [one] Skwer ({ $spaces }) ma wtedy wartość 4.
       *[other] Skwery ({ $spaces }) mają wtedy wartość 4.
    }
sf-preview-skyscraper =
    Fundament ({ $space }) ma { $around } z { $requirement }{ $coasts ->
        [0] { "" }
        [one] { " " }(7, −1 nabrzeże)
        [few] { " " }(7, −{ $coasts } nabrzeża)
        [many] { " " }(7, −{ $coasts } nabrzeży)
       *[other] { " " }(7, −{ $coasts } nabrzeża)
    }: wieżowiec.
sf-preview-foundation = Fundament ({ $space }): było { $around-before } z { $requirement-before }, będzie { $around } z { $requirement }.
sf-preview-foundation-new = Fundament ({ $space }) ma { $around } z { $requirement }.
sf-preview-ranking = { $ranking }: { $before } → { $after }, { $place-before } → { $place }.
sf-preview-ranking-tie = { $ranking }, remis przy { $after }: { $place-before } → { $place }.
sf-preview-ranking-token = { $ranking }: leży tam teraz twoja karta, więc możesz dostać żeton.
sf-preview-ranking-stays = { $ranking }: { $before } → { $after }, nadal { $place }.
sf-preview-ranking-others = { $line } { $others }.
sf-preview-passed = { $seat }: { $place-before } → { $place }
sf-preview-medal-first = Otrzymujesz order budowniczego.
sf-preview-medal = Przejmujesz order budowniczego; teraz ma go { $former }.
sf-preview-completion = Zdobywasz żeton ukończenia dzielnicy { $row }: 1 punkt.
sf-preview-bonus-earned = Zdobywasz premię dzielnicy { $row }.
sf-preview-bonus-taken = Bierzesz premię: { $bonus }.
sf-preview-bonus-lost = Premia dzielnicy { $row } przepada: nie ma czego za nią wziąć.
sf-preview-bonus-choices =
    { $bonuses-count ->
        [one] Możesz wziąć tę premię: { $bonuses }.
       *[other] Wybierasz jedną z premii: { $bonuses-or }.
    }
sf-preview-foundation-tokens =
    { $left ->
        [0] To ostatni żeton fundamentu.
        [one] Zostaje 1 żeton fundamentu.
        [few] Zostają { $left } żetony fundamentów.
        [many] Zostaje { $left } żetonów fundamentów.
       *[other] Zostaje { $left } żetonu fundamentu.
    }
sf-preview-contracts = Zobowiązania: { $before } → { $contracts }.
sf-preview-everyone-returns =
    Każdy odrzuca 1 zobowiązanie; tobie { $contracts ->
        [0] nie zostaje żadne.
        [one] zostaje 1.
        [few] zostają { $contracts }.
        [many] zostaje { $contracts }.
       *[other] zostaje { $contracts }.
    }
sf-preview-reach =
    Kto może wtedy wziąć kolumnę { $column } ({ $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }): { $seats }.
sf-preview-points = Twój obecny wynik w punktach: { $before } → { $points }.
sf-preview-points-other = Punkty ({ $seat }): { $before } → { $points }.
sf-preview-end = To kończy grę. { $ending }

## The end

sf-termination-foundations =
    { $seat } wykłada ostatni żeton fundamentu. Zwycięstwo ({ $points } { $points-count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }): { $winners }.
sf-termination-city =
    { $seat } zapełnia miasto. Zwycięstwo ({ $points } { $points-count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }): { $winners }.
sf-termination-standstill =
    Talia jest pusta, a { $seat } nie może wziąć żadnej kolumny. Zwycięstwo ({ $points } { $points-count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }): { $winners }.
sf-sheet-skyscrapers = Wieżowce
sf-sheet-medal = Order budowniczego
sf-sheet-vp-tokens = Żetony 1½ punktu
sf-sheet-completions = Ukończone dzielnice
sf-sheet-blue = Dzielnica niebieska
sf-sheet-grey = Dzielnica szara
sf-sheet-orange = Dzielnica pomarańczowa
sf-sheet-yellow = Dzielnica żółta
sf-sheet-green = Dzielnica zielona
sf-sheet-trams = Tramwaje
sf-tie-9-2 = wyższe karty od lewej, rząd po rzędzie
sf-tie-9-3 = więcej tramwajów w kolumnach od lewej
sf-tie-9-4 = bliżej osoby, która zakończyła grę
sf-tie-9-5 = kto ma tam kartę, wyprzedza tego, kto jej nie ma
sf-tie-9-7 = tyle samo punktów, więc liczą się tramwaje

## Measurements of a deck

sf-measure-winning-score = Punkty zwycięzcy
sf-measure-cards-placed = Karty wyłożone na gracza
sf-measure-cards-built = Karty wybudowane na gracza
sf-measure-column = Karty w branej kolumnie
sf-measure-full-city = Partie zakończone pełnym miastem
sf-measure-source = Udział we wszystkich zdobytych punktach: { $detail }
sf-measure-skyscrapers = Wybudowane fundamenty, na których staje wieżowiec
sf-measure-medal-moves = Partie, w których order zmienia właściciela
sf-measure-order = Zwycięstwa gracza numer { $detail } w kolejności
sf-measure-discarded = Odrzucane po wzięciu: { $detail }
sf-measure-built = Zbudowane z wyłożonych: { $detail }
sf-measure-score = Punkty każdego gracza

## Gra dla kogoś, kto jej jeszcze nie zna

game-title = San Francisco
sf-blurb = Wykładaj projekty albo bierz całą kolumnę, rozbudowuj pięć dzielnic, puszczaj tramwaje i wznoś wieżowce. Uważaj na zobowiązania.
sf-credit = gra Reinera Knizii, wydana przez Rebel Studio, 2022

## Samouczek

sf-tutorial-draw = W swojej turze dobierasz kartę albo bierzesz kolumnę. Dobierz kartę.
sf-tutorial-draw-else = Tak też można. Ale najpierw dobierz kartę: kolumny będą za chwilę.
sf-tutorial-lay = Wyłóż ją do dowolnej kolumny. Wybuduje ją ten, kto weźmie tę kolumnę.
sf-tutorial-take = Teraz weź dowolną kolumnę i wybuduj wszystkie jej karty: każda trafia do rzędu swojego koloru.
sf-tutorial-take-else = Tym razem weź kolumnę i wybuduj każdą jej kartę.
sf-tutorial-contract = Razem z kolumną dostaje się zobowiązanie. Zobowiązania utrudniają wzięcie następnej, co zaraz zobaczysz.
sf-tutorial-locks = W kolumnie musi być więcej kart, niż masz zobowiązań. Masz 1, więc otwarta jest tylko kolumna B: weź ją i wybuduj obie karty.
sf-tutorial-locks-else = Kolumna B jest dla ciebie otwarta: weź ją i wybuduj obie karty.
sf-tutorial-return = Mia też wzięła kolumnę. Gdy tylko wszyscy mają zobowiązania, każdy odrzuca jedno.
sf-tutorial-tracks = Weź kolumnę B i wybuduj obie karty: tory w dolnym rzędzie dostają tramwaj z zajezdni pod spodem.
sf-tutorial-tracks-else = W kolumnie B są tory, których potrzebuje twój skwer: weź ją i wybuduj obie karty.
sf-tutorial-square = Skwer obok tramwaju ma wartość 4. Tramwaje dają też własne punkty.
sf-tutorial-foundation = Fundament staje się wieżowcem, gdy karty wokół niego mają razem wartość 7. Twój ma 3: weź pomarańczową czwórkę z kolumny B.
sf-tutorial-foundation-else = Pomarańczowa czwórka z kolumny B powinna stanąć obok twojego fundamentu: weź ją i wybuduj.
sf-tutorial-skyscraper = Twój wieżowiec stoi! Jest wart 1 punkt, a pierwszy przynosi też order budowniczego.
sf-tutorial-bonus = Drugi symbol premii w rzędzie daje premię. Weź kolumnę B, wybuduj jej kartę i wybierz jedną.
sf-tutorial-bonus-else = Weź kolumnę B, wybuduj jej kartę i wybierz premię.
sf-tutorial-bonuses = Każdy rząd ma swój rodzaj premii i można ją zdobyć raz.
sf-tutorial-leads = Tu widać, kto prowadzi. Na końcu najwyższa suma w każdym rzędzie daje 2 punkty, a najwięcej tramwajów 2½.
sf-tutorial-last-token = Każdy wyłożony fundament zabiera żeton z tego zegara, a ostatni żeton kończy grę. Został tylko jeden: dobierz kartę.
sf-tutorial-last-token-else = Dobierz kartę: może to ostatni fundament.
sf-tutorial-last-lay = Fundament! Wyłóż go do dowolnej kolumny: zabierze ostatni żeton i gra od razu się skończy.
sf-tutorial-end = Liczą się rzędy, tramwaje, wieżowce i order: zwycięstwo jest twoje. Teraz znasz już grę!

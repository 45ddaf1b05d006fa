### Polish texts of everything but the games. Each game has its own file in its own folder.
### Beside each list and each number of points $x a text finds $x-count, a number to choose a plural form by.
### Names and phrases come in as nominatives, so a text puts them where Polish keeps that case, mostly after a colon.

## Words that others are made of

seat = Gracz { $number }
list-empty = brak
list-more = { $list }, { $item }
list-last = { $list } i { $item }
list-or = { $list } lub { $item }
place = { $place }. miejsce

## The result

sheet-line =
    { $source }: { $count }, { $points } { $points-count ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
sheet-line-ranked =
    { $source }: { $count }, { $place }, { $points } { $points-count ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
sheet-line-tied =
    { $source }: { $count }, { $place } po remisie ({ $tie }), { $points } { $points-count ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
standing =
    { $place }: { $seat }, { $points } { $points-count ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
standing-tied =
    { $place }: { $seat }, { $points } { $points-count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } ({ $tie }).

## Previews

preview-reveals = O tym, co będzie dalej, decyduje los: po cofnięciu rozstrzyga od nowa, a inne osoby muszą się najpierw zgodzić.
preview-refused = „{ $action }” jest niemożliwe: { $reason }

## Refusals: at the table

refusal-game-over = Gra jest skończona.
refusal-not-your-turn = To nie twoja kolej.
refusal-which-seat = Teraz decyduje kilka osób naraz: podaj, którego miejsca to dotyczy.
refusal-chance-decides = Teraz decyduje los, a nie gracz.
refusal-players-decide = Teraz decyduje gracz, a nie los.
refusal-luck-decides = „{ $outcome }” może przynieść tylko los, gracz tego nie wybiera.
refusal-impossible-outcome = Los nie może teraz przynieść „{ $outcome }”.
refusal-script-over = Scenariusz losu już się skończył.
refusal-plan-meets-luck = Przed „{ $action }” decyduje los, więc nie da się tego zaplanować.
refusal-undo-nothing = { $seat }: nie ma żadnej akcji do cofnięcia.
refusal-undo-others-acted = Ktoś inny wykonał już akcję: pozostali muszą się zgodzić.
refusal-undo-refused = Odmówiono. Zapytaj ponownie, gdy coś się wydarzy.
refusal-undo-absent = { $seat } ma udział w tym, co byłoby cofnięte, i nie ma tej osoby przy stole, by mogła się zgodzić.
refusal-undo-revealed = Coś zostało już odkryte: pozostali muszą się zgodzić.
refusal-nothing-to-undo = Wpisu { $entry } nie można cofnąć: niczego nie zmienił albo jest już cofnięty.

## Refusals: at a live table

refusal-already-started = Gra już trwa.
refusal-not-started = Gra jeszcze się nie zaczęła.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-not-host = To może zrobić tylko gospodarz stołu.
refusal-not-seated = To mogą zrobić tylko osoby, które grają.
refusal-not-your-seat = { $seat }: to nie jest twoje miejsce.
refusal-no-hints = Przy tym stole nie można prosić o podpowiedzi.
refusal-seat-taken = { $seat }: to miejsce jest zajęte.
refusal-table-full = Wszystkie miejsca są zajęte.
refusal-seats-open =
    { $seats-count ->
        [one] Jedno miejsce jest wciąż wolne: { $seats }.
       *[other] Wciąż wolne miejsca: { $seats }.
    }
refusal-not-ready =
    { $seats-count ->
        [one] { $seats } jeszcze nie zgłasza gotowości.
       *[other] Jeszcze nie zgłaszają gotowości: { $seats }.
    }
refusal-seat-left = { $seat }: to miejsce jest opuszczone, do końca gra za nie bot.
refusal-turn-lapsed = Czas tej tury minął: za { $seat } kończy ją bot.
refusal-paused = Gra jest wstrzymana.
refusal-not-paused = Gra nie jest wstrzymana.
refusal-wish-open = Pozostali już są o coś pytani.
refusal-nothing-asked = Nikt cię o to nie pyta.
refusal-not-a-person = { $seat }: nie gra tu inna osoba.
refusal-remove-refused = Odmówiono. Zapytaj ponownie, gdy coś się wydarzy.
refusal-remove-alone = { $seat } jest przy stole, a nikt nie usuwa nikogo w pojedynkę: musi się zgodzić jeszcze ktoś.
refusal-was-removed = Pozostali usunęli cię z tej gry. Możesz oglądać.
refusal-stale = Ta decyzja dotyczyła pozycji, która już się zmieniła: znane wpisy: { $at }, obecne: { $entries }.
refusal-plan-length = Plan ma co najmniej jedną akcję, a najwyżej { $most }.
refusal-no-person = Najpierw się przedstaw.
refusal-chat-off = Przy tym stole nie ma czatu.
refusal-chat-length = Wiadomość na czacie ma co najmniej jeden znak, a najwyżej { $most }.
refusal-table-busy = Za dużo wiadomości czeka na ten stół. Spróbuj jeszcze raz.
refusal-table-failed = Nie udało się tego zapisać. Spróbuj jeszcze raz.

## Refusals: by the service

refusal-unknown-table = Nie ma takiego stołu albo nie masz do niego dostępu.
refusal-unknown-link = Ten odnośnik nie działa albo już wygasł.
refusal-wrong-secret = Nikt nie ma takiego hasła.
refusal-hello-first = Przedstaw się, zanim zaczniesz oglądać stół.
refusal-bad-name = Imię potrzebuje choć jednej litery, cyfry lub emoji i niczego niewidocznego.
refusal-long-name = Imię ma najwyżej { $most } znaków.
refusal-wrong-name = To nie jest twoje imię.
refusal-words-count = Liczba słów: { $count }; ma ich być { $most }.
refusal-words-unknown = „{ $word }” nie jest żadnym z tych słów. Czy jest zapisane tak jak na kartce?
refusal-words-wrong = Te słowa do siebie nie pasują: jedno jest błędne albo kolejność jest inna.
refusal-unknown-words = Pod tymi słowami nikogo nie ma. Tracą ważność, gdy powstaną nowsze.
refusal-bad-message = Tej wiadomości nie da się odczytać.
refusal-bad-body = Tego nie da się odczytać: { $detail }.
refusal-bad-data = Z tym plikiem nie da się grać.
refusal-bad-timing = Z takim limitem czasu nie da się grać.
refusal-short-grace = Bot może zagrać za nieobecną osobę najwcześniej po { $least } s.
refusal-too-fast = Za dużo naraz. Poczekaj chwilę.
refusal-too-large = To jest za duże; dopuszczalna liczba bajtów: { $most }.
refusal-data-too-heavy = Odczytanie tego pliku zajmuje za dużo czasu lub pamięci. Skróć go i uprość.
refusal-too-many-sockets = Masz już otwarte połączenia: { $most }. Najpierw zamknij jedno z nich.
refusal-too-many-tables = Można oglądać naraz najwyżej tyle stołów: { $most }.

## What a live table does

table-undo = { $seat } cofa akcję.
    .you = Cofasz akcję.
table-takeover = { $seat } jest poza stołem; gra bot.
    .you = Jesteś poza stołem; gra bot.
table-handback = { $seat } znów gra.
    .you = Znów grasz.
table-resign = { $seat } rezygnuje; dalej gra bot.
    .you = Rezygnujesz; dalej gra bot.
table-timeout = { $seat }: czas się skończył, dalej gra bot.
    .you = Twój czas się skończył, dalej gra bot.
table-lapse = { $seat }: czas się skończył, tę turę kończy bot.
    .you = Twój czas się skończył, tę turę kończy bot.
table-remove = { $seat }: usunięcie przez pozostałych, dalej gra bot.
    .you = Pozostali cię usunęli; dalej gra bot.
table-pause = Gra zostaje wstrzymana.
table-resume = Gra toczy się dalej.

## Refusals: what was typed

refusal-unknown-action = „{ $text }” to nie akcja. Akcje zaczynają się od: { $known }.
refusal-bad-action = Nie da się odczytać „{ $text }”. Zapis wygląda tak: { $form }.
refusal-unknown-game = Nie ma gry „{ $game }”. Są: { $known }.
refusal-game-code = Zainstalowanej gry „{ $game }” ({ $place }) nie da się użyć: { $detail }
refusal-unknown-language = Nie ma języka „{ $language }”. Są: { $known }.
refusal-unknown-option = Nie ma opcji „{ $option }”. Są: { $known }.
refusal-bad-option = Opcja „{ $option }” nie może mieć wartości { $value }.
refusal-unknown-rules-version = To zasady gry { $game } w wersji { $found }, a ten Fogline zna tylko: { $known }. Zainstaluj nowszy: pip install --upgrade fogline
refusal-unknown-rule = Nie ma zasady „{ $rule }”.
refusal-wrong-data-option = Ta gra przyjmuje plik rodzaju „{ $expected }”, a nie „{ $given }”.
refusal-no-data-file = Gra { $game } nie ma pliku danych.
refusal-player-count =
    { $players ->
        [one] W pojedynkę nie da się w to grać.
        [few] W { $players } osoby nie da się w to grać.
        [many] W { $players } osób nie da się w to grać.
       *[other] W { $players } osoby nie da się w to grać.
    }

## Refusals: records

refusal-bad-json = To nie jest JSON: { $detail }.
refusal-bad-format = To nie jest zapis w formacie { $expected }.
refusal-bad-header = Tego zapisu nie da się odczytać: { $detail }.
refusal-bad-receipt = Tego pokwitowania nie da się odczytać: { $detail }.
refusal-not-canonical = Zamiast „{ $text }” trzeba napisać „{ $expected }”.
refusal-unknown-control = Stół nie zna polecenia „{ $text }”.
refusal-unknown-entry =
    Nie ma wpisu { $entry }: zapis ma { $entries } { $entries ->
        [one] wpis.
        [few] wpisy.
        [many] wpisów.
       *[other] wpisu.
    }
refusal-bad-seats = Jedno z miejsc wskazuje gracza spoza listy.
refusal-no-records = Nie ma zapisów do zmierzenia.
refusal-mixed-records = Partia z liczbą miejsc { $found } wśród partii z liczbą miejsc { $expected }: trzeba je mierzyć osobno.
refusal-unfinished-game = Nie można zmierzyć partii, która się nie skończyła.
refusal-unknown-seat = Nie ma miejsca o numerze { $seat }, licząc od 0.

## What is untrue about a record; entries are counted from 0, as in the file

record-rules-version = Tę partię rozegrano według wersji { $found } zasad; to jest wersja { $expected }.
record-data-differs = Tę partię rozegrano inną talią lub na innej mapie: { $found }, a nie { $expected }.
record-bad-seats = Jedno z miejsc wskazuje gracza spoza listy.
record-bad-start = Nie da się przygotować początku gry: { $reason }
record-entry-refused = Wpisu { $entry } nie da się wykonać: { $reason }
record-position-differs = Wszystkie wpisy dają się wykonać, ale prowadzą do innej pozycji niż zapisana na końcu.
record-outcome-differs = Wszystkie wpisy dają się wykonać, ale prowadzą do innego wyniku niż zapisany.
record-hash-differs = Wszystkie wpisy dają się wykonać, ale zapisany skrót to { $found }, a powinien być { $expected }.
record-luck-unreadable = Nie da się odczytać, co zapis mówi o losie: { $detail }.
record-luck-commitment = Sekret losu nie jest tym, do którego stół się zobowiązał.
record-luck-differs = Wpis { $entry } nie jest tym, co los musiał przynieść: jest tam „{ $found }”, a z sekretu i wkładów wynika „{ $expected }”.
record-receipt-commitment = Zobowiązanie w zapisie nie jest tym z pokwitowania.
record-receipt-own = W zapisie nie ma wkładu miejsca { $seat } (licząc od 0), który jest na pokwitowaniu.
record-receipt-list = Wkłady w zapisie nie są tymi, które według pokwitowania stół zamroził na początku.

## Bots

refusal-bad-bot = „{ $text }” nie oznacza żadnego bota. Zapis wygląda tak: { $form }.
refusal-unknown-bot = Nie ma bota „{ $bot }”. Są: { $known }.
refusal-bot-setting = Bot „{ $bot }” nie ma ustawienia „{ $setting }”. Jego ustawienia: { $known }.
refusal-arena-bots = Do zawodów potrzeba co najmniej dwóch różnych botów, a są: { $bots }.
refusal-arena-store = „{ $file }” nie jest plikiem partii z areny: { $detail }.
refusal-arena-no-dask = Do gry na klastrze potrzebny jest Dask: zainstaluj fogline[cluster].
refusal-arena-cluster = Nie można użyć klastra pod adresem { $address }: { $detail }.
refusal-arena-other-contest = „{ $file }” zawiera partie innych zawodów. Podaj inny plik albo powtórz polecenie tamtych zawodów.
refusal-bot-program = Bot „{ $bot }” uruchamia program, a na to nie ma tu zgody.
refusal-bot-limit = Przy tym stole bot „{ $bot }” może mieć „{ $setting }” najwyżej { $most }.
refusal-bot-setting-twice = Bot „{ $bot }” ma dwa razy podane ustawienie „{ $setting }”.
refusal-bot-setting-value = Bot „{ $bot }” nie może mieć „{ $setting }” równego { $value }: od { $least } do { $most }.
refusal-bot-code = „{ $file }” zgłasza błąd w wierszu { $line }: { $detail }
refusal-bot-none = „{ $file }” nie definiuje żadnego bota, czyli klasy opartej na fogline.bots.Bot.
refusal-bot-class = „{ $class }” nie jest botem: bot to klasa oparta na fogline.bots.Bot, z metodą choose(view, legal, limit).
refusal-bot-name = Jest już inny bot o nazwie „{ $bot }”. Nazwij klasę inaczej.
refusal-bot-no-module = Nie ma tu modułu Pythona „{ $module }”.
refusal-bot-no-class = W „{ $module }” nie ma „{ $class }”. Są tam boty: { $known }.
refusal-bot-failed = Nie można utworzyć bota „{ $bot }”: { $detail }

## Samouczki

refusal-unknown-chapter = Nie ma rozdziału { $chapter }; liczba rozdziałów samouczka: { $most }.
refusal-tutorial-other = Samouczek czeka tu na coś innego.
refusal-tutorial-over = Ta część samouczka się skończyła.
cli-tutorial-none = { $game } nie ma samouczka.
cli-tutorial-alone = Samouczek ma własnych graczy, zasady i los: pomiń { $options }.
cli-tutorial-welcome = { $game }: nauka przez grę, dwie lub trzy minuty. „quit” przerywa w każdej chwili.
cli-tutorial-step = Krok { $number } z { $steps }
cli-tutorial-next = Enter: dalej >{" "}
cli-tutorial-done = To koniec samouczka. Gra z botami: fogline play --terminal { $game }
cli-tutorial-stopped = Przerwano. Samouczek można zagrać znowu w każdej chwili.

## Command line

cli-serving = Stoły czekają pod adresem { $url }
cli-serving-elsewhere = Inne osoby w twojej sieci znajdą je pod adresem { $url }
cli-no-page = W tej instalacji brakuje strony do gry: zainstalowano ją bez połączenia z rejestrem npm albo z FOGLINE_PAGE=skip. Zainstaluj jeszcze raz, żeby ją mieć. Tymczasem można grać inaczej, na przykład przez fogline play --terminal.
cli-play-opened = Twój stół jest pod adresem { $url }. Ctrl-C go zamyka; gra zostaje zachowana i następne fogline play ją znajdzie.
cli-play-opened-home = Gry są pod adresem { $url }. Ctrl-C kończy; rozegrane partie zostają zachowane i następne fogline play je znajdzie.
cli-play-no-browser = Nie udało się tu otworzyć przeglądarki: otwórz adres samodzielnie.
cli-error = Błąd:
cli-warning = ostrzeżenie:
cli-seat = { $seat }
cli-points = { $points } PZ
cli-halves = { $points }
cli-sheet-ranked = ({ $count }, { $place })
cli-total = Razem
cli-yes = tak
cli-no = nie
cli-place-label = Miejsce
cli-spectator = widz
cli-chance = Los
cli-table = Stół
cli-secret = (tajne)
cli-written = Zapisano: { $file }
cli-not-utf8 = { $file }: to nie jest tekst w UTF-8.
cli-file-exists = { $file } już istnieje.
cli-hint-force = Wybierz inną nazwę albo dodaj --force, żeby go zastąpić.
cli-no-folder = Nie ma folderu { $file }.
cli-is-folder = { $file } to folder.
cli-no-such-game =
    { $games ->
        [0] W pliku { $file } nie ma partii numer { $number }.
        [1] W pliku { $file } nie ma partii numer { $number }; jest tylko jedna.
       *[other] W pliku { $file } nie ma partii numer { $number }; ich liczba: { $games }.
    }
cli-bad-line = { $file }, wiersz { $line }: { $reason }
cli-no-such-entry =
    Nie ma wpisu { $entry }: zapis ma { $entries } { $entries ->
        [one] wpis.
        [few] wpisy.
        [many] wpisów.
       *[other] wpisu.
    }
cli-no-such-seat = Nie ma miejsca „{ $seat }”. Podaj imię ({ $names }), numer od 1 albo spectator (widz).
cli-no-file-or-position = „{ $text }” to ani plik, ani pozycja. Pozycję trzeba wziąć w cudzysłów.

# arena
cli-arena-title =
    { $games ->
        [one] Jedna partia
        [few] { $games } partie, każde rozdanie we wszystkich ustawieniach miejsc
        [many] { $games } partii, każde rozdanie we wszystkich ustawieniach miejsc
       *[other] { $games } partii, każde rozdanie we wszystkich ustawieniach miejsc
    }
cli-arena-bot = Bot
cli-arena-against = Przeciwnik
cli-arena-games = Partie
cli-arena-share = Odsetek wygranych (95%)
cli-arena-lead = Przewaga w punktach (95%)
cli-arena-verdict = Wynik
cli-arena-ahead = lepszy
cli-arena-behind = gorszy
cli-arena-tie = remis
cli-arena-rank = Lokata
cli-arena-rating = Ranking (95%)
cli-arena-ms = ms na decyzję
cli-arena-repeat = Lokaty nie do odróżnienia są wspólne. Plan { $plan }, rdzeń { $core }. Powtórzysz to tak: { $command }
cli-arena-luck = Odejmowanie losu…
cli-arena-adjusted = Bez udziału losu
cli-arena-narrower = Węziej (udział / punkty)
cli-arena-unpaired = Bez par

# load
cli-loadtest-prepare = Przygotowanie
cli-loadtest-connect = Łączenie
cli-loadtest-play = Trwa gra
cli-loadtest-title = Stoły: { $tables }, gniazda: { $sockets }, sekundy: { $seconds }
cli-loadtest-held = Ruchy na sekundę
cli-loadtest-of = { $held } z { $asked }
cli-loadtest-latency = Od wysłania do ostatniego odbiorcy (50 / 90 / 99 / 99,9 / 100%)
cli-loadtest-answer = Od wysłania do odpowiedzi
cli-loadtest-storm = Gniazda utracone naraz ({ $sockets }) wróciły w ciągu
cli-loadtest-storm-latency = … opóźnienie ruchów wykonanych w tym czasie
cli-loadtest-returned = Stoły, które wszyscy opuścili i do których wrócili ({ $tables }): czas, aż byli wszyscy
cli-loadtest-stall = Najdłuższy przestój pętli zdarzeń
cli-loadtest-memory = Pamięć usługi
cli-loadtest-processor = Czas procesora usługi na ruch
cli-loadtest-service = Obciążenie usługi, względem jednego rdzenia
cli-loadtest-clients = Obciążenie klientów, względem jednego rdzenia
cli-loadtest-others = Obciążenie przez całą resztę, także inne maszyny wirtualne na tym sprzęcie, względem jednego rdzenia
cli-loadtest-fault = { $fault }: { $count }
cli-loadtest-sockets = Za mało gniazd ({ $sockets }) na tyle stołów ({ $tables }): każde ogląda jeden.
cli-loadtest-failed = Pomiar się nie udał: { $detail }
cli-loadtest-html = Nie ma folderu na plik { $file }.
cli-loadtest-slow = Przed usługami, które już działają, nie da się wstawić wolnej sieci (--slow z --address).

# simulate
cli-simulate-progress = Trwa gra
cli-simulate-title =
    { $game }, { $games } { $games ->
        [one] partia
        [few] partie
        [many] partii
       *[other] partie
    }
cli-simulate-seat = Miejsce
cli-simulate-bot = Bot
cli-simulate-wins = Wygrane
cli-simulate-share = Odsetek (95%)
cli-simulate-points = Punkty
cli-simulate-order = Wygrane według kolejności: { $shares }
cli-simulate-ending = Zakończenie { $ending }: { $games }, { $share }
cli-simulate-length = Wpisów na partię: { $entries }, punktów zwycięzcy: { $winner }, partii na sekundę: { $rate }
cli-simulate-written =
    Plik { $file }: { $games } { $games ->
        [one] zapis
        [few] zapisy
        [many] zapisów
       *[other] zapisu
    }

# benchmark
cli-benchmark-changed = To już nie jest { $name }: zmieniło się { $what }. Liczb nikt nie mógłby porównać.

# dataset
cli-no-lab = Potrzebny jest dodatek „lab” (brakuje: { $detail }): zainstaluj fogline[lab].
cli-dataset-progress = Pliki
cli-dataset-written =
    Folder { $folder }: { $decisions } { $decisions ->
        [one] zapisana decyzja
        [few] zapisane decyzje
        [many] zapisanych decyzji
       *[other] zapisanej decyzji
    }
cli-dataset-checked =
    Folder { $folder }: { $decisions } { $decisions ->
        [one] decyzja obliczona od nowa, bez różnic
        [few] decyzje obliczone od nowa, bez różnic
        [many] decyzji obliczonych od nowa, bez różnic
       *[other] decyzji obliczonej od nowa, bez różnic
    }
cli-dataset-no-games = Wśród zapisów nie ma ani jednej skończonej partii.
cli-dataset-mixed = Skończona partia numer { $number } różni się od pierwszej grą, zasadami, opcjami, danymi albo liczbą graczy: zbiór danych ma tylko jeden rodzaj.
cli-dataset-other-plan = Folder { $folder } należy do innego zbioru danych: wybierz nowy.
cli-dataset-not-empty = Folder { $folder } nie jest pusty i nie jest zbiorem danych.
cli-dataset-none = Folder { $folder } nie jest zbiorem danych.
cli-dataset-differs = { $file }, wiersz { $row }: to, co zapisano, nie zgadza się z zapisem partii.

# fogline analyse
cli-analyse-progress = Przegląd partii
cli-analyse-graph = Szanse, gdy wszystko jest odkryte
cli-analyse-none = Nie oddano nic wartego wzmianki.
cli-analyse-unjudged = Nie oceniono żadnej decyzji.
cli-analyse-points = Punkty zwrotne
cli-analyse-entry = Wpis
cli-analyse-player = Gracz
cli-analyse-played = Zagrano
cli-analyse-better = Lepiej
cli-analyse-loss = Strata
cli-analyse-why = Dlaczego
cli-analyse-accounts = Skąd wzięły się wyniki
cli-analyse-start = Początek
cli-analyse-luck = Los
cli-analyse-skill = Własna gra
cli-analyse-unseen = Niewidoczne
cli-analyse-others = Pozostali
cli-analyse-table = Zastępcy
cli-analyse-result = Wynik

# verify
cli-verify-progress = Sprawdzanie
cli-verify-empty = W tym pliku nie ma żadnej partii.
cli-verify-result =
    { $failures ->
        [0] { $games ->
            [one] Sprawdzono jedną partię: każdy wpis daje się wykonać, a pozycja, wynik i skrót się zgadzają.
            [few] Sprawdzono { $games } partie: każdy wpis daje się wykonać, a pozycja, wynik i skrót się zgadzają.
            [many] Sprawdzono { $games } partii: każdy wpis daje się wykonać, a pozycja, wynik i skrót się zgadzają.
           *[other] Sprawdzono { $games } partii: każdy wpis daje się wykonać, a pozycja, wynik i skrót się zgadzają.
        }
       *[other] Sprawdzone partie: { $games }, w tym błędne: { $failures }.
    }
cli-verify-luck =
    { $games ->
        [one] W jednej sprawdzono także los.
        [few] W { $games } z nich sprawdzono także los.
        [many] W { $games } z nich sprawdzono także los.
       *[other] W { $games } z nich sprawdzono także los.
    }
cli-verify-receipt-unused = Żaden zapis nie mówi tu o losie przy stole z tego pokwitowania.
cli-record-bad-data = Z talią lub mapą zawartą w zapisie nie da się grać: { $reason }

# replay
cli-replay-at =  Wpis { $entry } z { $entries }, patrzy { $viewer }{" "}
cli-replay-keys = n → dalej · p ← wstecz · liczba + Enter: skok ({ $number }) · e koniec · s inne miejsce · q wyjście

# rules
cli-rules-not-found = W żadnej zasadzie nie ma słowa „{ $word }”.
cli-rules-hint = Jedną zasadę pokaże: fogline rules SF-5.4, cały rozdział: fogline rules SF-5, a słowo znajdzie --search.

# deck and map
cli-no-data = Gra { $game } nie ma danych do pokazania.
cli-no-picture = Nie ma tu obrazu: gra { $game } pokazuje swoje dane tylko jako tekst.
cli-data-good =
    { $warnings ->
        [0] { $file }: można z tym grać.
        [one] { $file }: można z tym grać; jedna rzecz jest nietypowa.
        [few] { $file }: można z tym grać; { $warnings } rzeczy są nietypowe.
        [many] { $file }: można z tym grać; { $warnings } rzeczy jest nietypowych.
       *[other] { $file }: można z tym grać; { $warnings } rzeczy jest nietypowych.
    }
cli-data-bad =
    { $file }: z tym nie da się grać: { $errors } { $errors ->
        [one] błąd.
        [few] błędy.
        [many] błędów.
       *[other] błędu.
    }

cli-measure-title = { $game }, gracze: { $players }, partie: { $games }, boty: { $bot }
cli-measure-figure = Wielkość
cli-measure-value = Wartość
cli-measure-target = Cel
cli-measure-met = Osiągnięty
cli-calibrate-head = Bot { $bot } z Fogline { $version } na każdym miejscu ({ $ms } ms na decyzję, rdzeń { $core }), partie dla każdej liczby graczy: { $games }, dane { $data } ({ $hash }…). W nawiasach przedziały 95%.
cli-calibrate-players = Gracze: { $players }
cli-calibrate-worth = Punkty
cli-calibrate-missed = Nieosiągnięte cele:
cli-calibrate-missed-one = Gracze: { $players }: { $figure }: { $value }, cel { $target }
cli-calibrate-none-missed = Wszystkie cele są osiągnięte.
cli-calibrate-repeat = Jeszcze raz: { $command }

# play
cli-play-opponents = { $game } przeciw botom: ilu przeciwników? Naciśnij cyfrę od 1 do { $most } (Enter: { $usual }).
cli-play-empty-seat = Jedno z miejsc w „{ $seats }” jest puste. Podaj osoby lub boty po przecinku: me,greedy,greedy.
cli-play-mistyped-bot = „{ $name }” nie jest botem. Czy chodziło o: { $bots }? Imię osoby zaczyna się wielką literą: { $person }.
cli-play-resume-alone = Zapisana gra ma własne miejsca i pozycję: pomiń { $options }.
cli-play-input = { $seat } >{" "}
cli-play-curtain = Teraz przy ekranie: { $seat }. Naciśnij Enter.
cli-play-see-help = Wpisz numer, akcję albo help.
cli-play-undone = { $seat } cofa ostatnią akcję.
cli-play-consent = Cofnąć mimo to, jeśli wszyscy się zgadzają? Los rozstrzygnie wtedy od nowa. (y/N){" "}
cli-play-legal = „{ $action }” jest teraz dozwolone.
cli-play-preview-what = Co pokazać z wyprzedzeniem? Na przykład: preview 1
cli-play-secret-position = Pozycja zdradziłaby tajemnice innych; lepiej zapisz grę.
cli-play-not-saved = Gry nie da się nigdzie zapisać, nawet jako { $file }.
refusal-no-such-number = Nie ma akcji numer { $number }; lista kończy się na { $most }.
cli-play-saved = Zapisano: { $file }
cli-play-keep = Zachować zapis jako { $file }? (Enter: tak, n: nie albo inna nazwa){" "}
cli-play-keep-quit = Zachować grę jako { $file }, żeby ją później dokończyć? (Enter: tak, n: nie albo inna nazwa){" "}
cli-play-kept = Zapis jest w pliku { $file }. Obejrzysz go tak: fogline replay { $file }
cli-play-kept-running = Gra jest w pliku { $file }. Dokończysz ją tak: fogline play --resume { $file }
cli-play-form-help = help
cli-play-help-help = ta lista
cli-play-form-preview = preview AKCJA[; AKCJA…]
cli-play-help-preview = co zmieni akcja albo plan z kilku akcji
cli-play-form-why = why AKCJA
cli-play-help-why = dlaczego akcja jest niedozwolona
cli-play-form-undo = undo
cli-play-help-undo = cofnij swoją ostatnią akcję
cli-play-form-actions = actions
cli-play-help-actions = lista tego, co możesz zrobić
cli-play-form-board = board
cli-play-help-board = narysuj stół jeszcze raz
cli-play-form-score = score
cli-play-help-score = punkty, gdyby gra skończyła się teraz
cli-play-form-log = log
cli-play-help-log = co się ostatnio działo
cli-play-form-rules = rules NUMER lub SŁOWO
cli-play-help-rules = zasada, np. rules SF-5.4, albo wszystkie z danym słowem
cli-play-form-position = position
cli-play-help-position = pozycja w jednym wierszu tekstu
cli-play-form-save = save [PLIK]
cli-play-help-save = zapisz grę do pliku i graj dalej
cli-play-form-quit = quit
cli-play-help-quit = przerwij; grę można później wznowić
cli-play-help-plan = Akcja to jej numer na liście albo zapis; plan ma średniki: take a; build b0t
cli-play-form-who = who
cli-play-help-who = kto gdzie siedzi, kto jest przy stole i jakie są czasy
cli-play-form-chat = chat SŁOWA
cli-play-help-chat = napisz coś do wszystkich przy stole
cli-play-form-yes = yes
cli-play-help-yes = zgódź się na czyjąś prośbę
cli-play-form-no = no
cli-play-help-no = odmów czyjejś prośbie
cli-play-form-pause = pause
cli-play-help-pause = poproś pozostałych o wstrzymanie gry
cli-play-form-resume = resume
cli-play-help-resume = graj dalej po przerwie
cli-play-form-resign = resign
cli-play-help-resign = zrezygnuj; dalej gra za ciebie bot
cli-play-form-back = back
cli-play-help-back = zagraj znowu, gdy gra za ciebie bot
cli-play-form-host = host NAZWA
cli-play-help-host = przekaż rolę gospodarza komuś innemu
cli-play-form-remove = remove NAZWA
cli-play-help-remove = zapytaj pozostałych, czy kogoś usunąć; dalej gra bot
cli-play-form-mute = mute NAZWA
cli-play-help-mute = ukryj czyjeś wiadomości albo pokaż je znowu
cli-play-form-ready = ready
cli-play-help-ready = zgłoś, że gra może się zacząć
cli-play-form-start = start
cli-play-help-start = zacznij grę jako gospodarz
cli-play-form-rematch = rematch
cli-play-help-rematch = kolejna gra w tym samym gronie, miejsca się przesuwają

# tables far away
cli-bad-link = „{ $link }” nie prowadzi do żadnego stołu. Odnośniki wyglądają tak: https://example.org/join/… albo https://example.org/table/…
cli-unknown-limit = Nie ma limitu o nazwie „{ $name }”. Są: { $known }
cli-bad-limit = Tych limitów nie da się użyć ({ $given }): { $detail }
cli-no-service = { $service } nie odpowiada: { $reason }
refusal-no-service = Coś tam odpowiada, ale nie jest to serwer Fogline.
cli-play-join-alone = Stół w sieci ma własne warunki: pomiń { $options }.
cli-hint-watch = Możesz go obejrzeć tak: fogline watch LINK
cli-online-full = Wszystkie miejsca przy tym stole są zajęte.
cli-online-name = Jak mają cię nazywać pozostali?{" "}
cli-online-no-name = Pozostali muszą cię jakoś nazywać: podaj --name.
cli-online-refused = Stół na to nie pozwala: { $code }.
cli-online-lost = Połączenie zerwane; kolejna próba…
cli-online-waiting = Wciąż bez odpowiedzi; czekamy dalej…
cli-online-back = Znów jest połączenie.
cli-online-somebody = ktoś z widzów
cli-online-came = { $seat } jest przy stole.
cli-online-went = { $seat } na chwilę znika.
cli-online-asked = Trwa pytanie pozostałych o zgodę.
cli-online-wish-undo = { $name } prosi o cofnięcie akcji. Wpisz yes (tak) albo no (nie).
cli-online-wish-pause = { $name } prosi o przerwę. Wpisz yes (tak) albo no (nie).
cli-online-wish-remove = { $name } chce usunąć z gry: { $seat }; dalej grałby bot. Wpisz yes (tak) albo no (nie).
cli-online-host = Gospodarzem jest teraz { $seat }.
cli-online-asleep = Gra za ciebie bot, bo trzy razy z rzędu skończył ci się czas. Wpisz back, aby znów grać.
cli-online-muted = Przy tym stole nie widzisz już, co pisze { $name }.
cli-online-unmuted = Znów widzisz, co pisze { $name }.
refusal-no-such-player = Nikt przy tym stole nie nazywa się „{ $name }”.
cli-online-after = Wpisz rematch (kolejna gra), save (zapis partii) albo quit (wyjście).
cli-online-ready-again = Przy stole siedzą teraz inne osoby: wpisz znowu ready, gdy możesz zaczynać.
cli-online-luck-missing = Uwaga: na liście stołu nie ma tego, co od ciebie trafiło do losu dla: { $seat }. Losowi przy tym stole nie można ufać.
cli-online-receipt = Aby sprawdzić los, zapisz partię, a potem: fogline verify --receipt { $file } ZAPIS
cli-online-left = Jesteś już poza stołem, a gra toczy się dalej. Wrócisz tak: fogline play --join { $link }
cli-online-watched = Jesteś już poza stołem.
cli-online-seat-open = { $seat }: wolne miejsce
cli-online-seat-bot = { $seat }: bot
cli-online-seat-ready = { $seat }: gotowość
cli-online-seat-not-ready = { $seat }: jeszcze bez gotowości
cli-online-seat-here = { $seat }: przy stole
cli-online-seat-absent = { $seat }: poza stołem
cli-online-seat-away = { $seat }: poza stołem, gra bot
cli-online-seat-resign = { $seat }: rezygnacja, gra bot
cli-online-seat-timeout = { $seat }: koniec czasu, gra bot
cli-online-seat-lapsed = { $seat }: koniec czasu, turę kończy bot
cli-online-seat-remove = { $seat }: usunięcie przez pozostałych, gra bot

# the board of San Francisco
cli-sf-column =
    { $cards ->
        [0] { $column }  pusta
        [one] { $column }  1 karta
        [few] { $column }  { $cards } karty
        [many] { $column }  { $cards } kart
       *[other] { $column }  { $cards } karty
    }
cli-sf-clock = Pozostałe fundamenty: { $left } z { $most }
cli-sf-deck = Talia { $cards }, pudełko { $box }
cli-sf-completions = Żetony ukończenia dzielnicy: { $rows }
cli-sf-supply = Pozostałe premie
cli-sf-supply-plus = +2:
cli-sf-supply-value = wartość 4:
cli-sf-supply-depot = zajezdnia:
cli-sf-supply-vp = 1½ PZ:
cli-sf-supply-return = zobowiązania:
cli-sf-supply-tracks = tory:
cli-sf-drawn = { $seat } dobiera:
cli-sf-taken =
    { $cards ->
        [one] { $seat } ma do wybudowania jeszcze 1 kartę:
        [few] { $seat } ma do wybudowania { $cards } karty:
        [many] { $seat } ma do wybudowania { $cards } kart:
       *[other] { $seat } ma do wybudowania { $cards } karty:
    }
cli-sf-contracts =
    { $count ->
        [0] bez zobowiązań
        [one] 1 zobowiązanie
        [few] { $count } zobowiązania
        [many] { $count } zobowiązań
       *[other] { $count } zobowiązania
    }
cli-sf-trams =
    { $count } { $count ->
        [one] tramwaj
        [few] tramwaje
        [many] tramwajów
       *[other] tramwaju
    }
cli-sf-skyscrapers =
    { $count } { $count ->
        [one] wieżowiec
        [few] wieżowce
        [many] wieżowców
       *[other] wieżowca
    }
cli-sf-foundation = { $space }: { $around } z { $need }
cli-sf-medal = order
cli-sf-vp-token = 1½ PZ
cli-sf-return-token = odrzucanie zobowiązań
cli-sf-score-now = Gdyby gra skończyła się teraz
cli-sf-sign-tracks = tory
cli-sf-sign-tram = tramwaj na torach
cli-sf-sign-depot = zajezdnia
cli-sf-sign-square = skwer
cli-sf-sign-served = skwer z tramwajem
cli-sf-sign-foundation = fundament
cli-sf-sign-skyscraper = wieżowiec
cli-sf-sign-coast = nabrzeże
cli-sf-sign-bonus = premia
cli-sf-sign-plus = żeton +2
cli-sf-sign-complete = żeton ukończenia dzielnicy

# the board of Ticket to Ride: San Francisco
cli-tt-map-left-out = Mapa pominięta: to okno jest niskie. Wpisz board, żeby ją zobaczyć.
cli-tt-face-up = Odkryte:
cli-tt-stock = Talia { $cards }, odrzucone { $discards }, bilety { $tickets }
cli-tt-piles = Turyści:
cli-tt-pile = { $symbol } { $tokens } ({ $place })
cli-tt-cars =
    { $count } { $count ->
        [one] wagonik
        [few] wagoniki
        [many] wagoników
       *[other] wagonika
    }
cli-tt-cards =
    { $count } { $count ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    } (znane: { $known })
cli-tt-tickets =
    { $count } { $count ->
        [one] bilet
        [few] bilety
        [many] biletów
       *[other] biletu
    }
cli-tt-points = { $lines } za trasy, { $tourists } za turystów
cli-tt-tokens = { $symbols }
cli-tt-hand = Twoje karty:
cli-tt-own-tickets = Twoje bilety:
cli-tt-offer = Do wyboru:
cli-tt-own-points =
    Twój wynik razem z biletami, gdyby gra skończyła się teraz: { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }

# a service’s database and its host
cli-store-no-folder = Nie ma folderu { $file }.
cli-store-no-file = Nie ma pliku { $file }.
cli-store-is-folder = { $file } to folder, a nie baza danych.
cli-store-folder-read-only = W folderze { $file } nie można niczego zapisać.
cli-store-read-only = { $file } można tylko czytać, nie da się zapisywać.
cli-store-not-a-database = { $file } nie jest bazą danych.
cli-store-not-ours = { $file } to baza danych innego programu.
cli-store-damaged = Plik { $file } jest uszkodzony. SQLite podaje: { $detail }
cli-store-too-new = { $file } zapisał nowszy Fogline ({ $detail }).
cli-store-in-use = Plik { $file } jest już otwarty przez inną usługę: proces { $detail }.
cli-store-busy = Plik { $file } jest zajęty przez inny program.
cli-store-disk-full = Dysk jest pełny: nie można zapisać { $file }.
cli-store-unreadable = Nie można otworzyć { $file }: { $detail }
cli-store-unreachable = Baza { $file } jest nieosiągalna: { $detail }
cli-store-no-driver = Do bazy na serwerze { $file } brakuje części Fogline.
cli-store-exists = Plik { $file } już istnieje.
cli-hint-damaged = Zachowaj to, co całe, poleceniem fogline export, a potem przywróć kopię: fogline restore.
cli-hint-restore-force = Z opcją --force kopia zajmie jego miejsce; to, co tam jest, zostanie obok.
cli-hint-in-use = Najpierw ją zakończ albo podaj inny plik: --database.
cli-hint-no-driver = Zainstaluj ją: pip install "fogline[postgres]"
cli-hint-play-runs = Na tym komputerze działa już inne fogline play: graj na jego stronie albo zakończ je przez Ctrl-C.
cli-hint-too-new = Użyj tej wersji Fogline, która go zapisała, albo nowszej.
cli-hint-port = Wybierz inny port: --port.
cli-bad-host = Ten komputer nie ma adresu „{ $host }”, na którym mógłby nasłuchiwać.
cli-port-in-use = Port { $port } jest zajęty: nasłuchuje na nim inny program.
cli-port-forbidden = System nie pozwala temu użytkownikowi nasłuchiwać na porcie { $port }.
cli-cant-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $detail }
cli-bad-origin = „{ $origin }” to nie jest pochodzenie strony. Podaj schemat i hosta, np. https://example.org.
cli-bad-proxy = „{ $proxy }” nie jest adresem ani siecią. Serwer pośredniczący podaje się np. jako 127.0.0.1 albo 10.0.0.0/8.
cli-bad-node = „{ $given }” nie jest adresem z portem, pod którym inne węzły znajdą ten węzeł, np. 10.0.0.2:8100.
cli-node-without-server = Kilka węzłów potrzebuje serwera PostgreSQL jako bazy danych, a „{ $file }” to plik.
cli-config-toml = { $file } to nie jest TOML: { $detail }
cli-config-bad = { $file }, wiersz { $line }, „{ $setting }”: { $detail }
cli-serve-good = Wszystko w porządku: ustawienia, port i baza danych { $file }.
cli-bad-password-file = { $file } nie zawiera skrótu hasła.
cli-hint-password = Utwórz go poleceniem: fogline password { $file }
cli-password-first = Hasło gospodarza:{" "}
cli-password-again = Jeszcze raz:{" "}
cli-password-short = Hasło ma co najmniej tyle znaków: { $least }.
cli-password-differs = To były dwa różne hasła.
cli-keep-folder = --keep usuwa stare kopie z folderu, a { $file } nim nie jest.
cli-backup-progress = Kopiowanie
cli-backup-made = Skopiowano i sprawdzono: { $file } ({ $size }; stoły: { $tables }, osoby: { $people })
cli-backup-deleted = Usunięte stare kopie: { $files }
cli-restore-progress = Przywracanie
cli-restored = { $file } zawiera teraz to, co { $backup }. Uruchom usługę ponownie.
cli-restored-earlier = Poprzednia zawartość jest w { $file }.
cli-check-progress = Odtwarzanie
cli-check-differs = Stół { $table } ({ $game }): { $reason }
cli-check-result = Zapisane partie odtworzone przez ten Fogline: { $tables }, w tym różne: { $differences }
cli-table-unreadable = Nie da się go odczytać. SQLite podaje: { $detail }
cli-export-progress = Eksport
cli-exported = Zapisano w { $file }: stoły { $tables }, osoby { $people }
cli-export-unreadable = Uszkodzone, pominięte: { $name }
cli-store-older = { $file } pochodzi z wcześniejszej wersji Fogline.
cli-hint-older = Otwórz go raz usługą tego Fogline albo wyeksportuj tą wersją, która go zapisała.
cli-no-table = Nie ma stołu { $name }.
cli-import-progress = Import
cli-imported = Dodano do { $file }: stoły { $tables }, osoby { $people }; już obecne: { $known }
cli-copy-progress = Kopiowanie
cli-copied = Skopiowano do { $file }: stoły { $tables }, osoby { $people }; już obecne: { $known }
cli-copy-ahead = Przy stole { $name } w { $target } zdarzyło się więcej niż w { $source }.
cli-hint-copy-ahead = Nic więcej nie skopiowano. Kopiuj w drugą stronę albo zacznij od pustej bazy.
cli-not-export = { $file }, wiersz { $line }: to nie jest wiersz eksportu ({ $reason }).

# the host’s page
refusal-banned = Gospodarz na razie nie wpuszcza. Spróbuj ponownie za { $minutes } min.
refusal-read-only = Gospodarz wstrzymał zapisywanie: można patrzeć, ale nie grać.
admin-title = Strona gospodarza
admin-password = Hasło
admin-enter = Wejdź
admin-leave = Wyloguj
admin-too-many = Za dużo prób. Odczekaj minutę.
admin-wrong = To nie jest to hasło.
admin-again = Sesja wygasła. Wejdź ponownie.
admin-bad-form = Tego nie da się zrobić: sprawdź, co wpisano.
admin-state = Usługa
admin-well = Wszystko działa.
admin-fault-disk-fails = Dysk zawodzi: nic nie można zapisać.
admin-fault-disk-full = Dysk jest pełny: nic nie można zapisać, póki nie będzie miejsca.
admin-fault-disk-read-only = Bazę danych można tylko czytać: nic nie można zapisać.
admin-fault-busy = Inny program zajmuje bazę danych.
admin-fault-no-files = Nie można otworzyć więcej plików.
admin-fault-silent = Magazyn danych nie odpowiada.
admin-fault-damaged = Baza danych jest uszkodzona: nic więcej nie jest zapisywane. Wyeksportuj to, co całe, i przywróć kopię.
admin-fault-host-reads = Usługa jest w trybie tylko do odczytu.
admin-damaged = Uszkodzone stoły:
admin-uptime = Działa od
admin-sockets = Połączenia
admin-open-tables = Stoły w pamięci
admin-memory = Pamięć
admin-processor = Czas procesora
admin-stall = Najdłuższe wstrzymanie
admin-stall-recent = Najdłuższe wstrzymanie ostatnio
admin-storage = Dane
admin-tables = Stoły
admin-people = Osoby
admin-size = Rozmiar
admin-free = Wolne na dysku
admin-backup = Ostatnia kopia
admin-no-backup = jeszcze żadnej
admin-refusals = Odpowiedzi i odmowy
admin-answered = Przyjęte
admin-decide = Słowo i czyn
admin-notice = Słowo do wszystkich
admin-tell = Ogłoś
admin-restart-in = Restart za ile minut; puste: nie
admin-restart = Zapowiedz
admin-restart-at = Restart usługi: { $time }.
admin-read-only = Na razie nic nie zapisuj
admin-write = Zapisuj znowu
admin-bans = Niewpuszczani
admin-ban-who = Adres lub id osoby
admin-ban-hours = Godziny
admin-ban = Nie wpuszczaj
admin-until = do { $time }
admin-pardon = Wpuść znowu
admin-table = Stół
admin-game = Gra
admin-phase = Faza
admin-seats = Miejsca
admin-watchers = Obecni
admin-touched = Ostatnia zmiana
admin-close = Zamknij
admin-sure = na zawsze
admin-gathering = zbiera się
admin-playing = trwa
admin-over = zakończona
admin-here = Osoby obecne teraz
admin-name = Nazwa
admin-id = Id osoby
admin-address = Adres

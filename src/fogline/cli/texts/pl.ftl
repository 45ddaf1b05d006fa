# What the command line says of itself: `fogline.cli.help` tells how a text is named after what it explains.
# The examples under a command's words are not here: they are the same in every language, in its function's docstring.

help =
    Dwie gry planszowe o San Francisco przy jednym stole: graj, symuluj, sprawdzaj, odtwarzaj partie i czytaj zasady.

    Zacznij od **fogline play**; każde polecenie pokazuje przykłady z **--help**.
help--language = Język poleceń: { $languages }.
help--version = Pokaż wersję.
help--install-completion = Zainstaluj uzupełnianie poleceń w tej powłoce.
help--show-completion = Pokaż uzupełnianie poleceń dla tej powłoki, do skopiowania lub dostosowania.
help--help = Pokaż tę pomoc.

# for many commands
help-GAME = Jedna z gier: { $games }.
help--at = Po tylu wpisach zapisu.
help--code = Plik Pythona z własnymi botami albo klasa, np. `python:module:Bot`; można podać kilka razy.
help--data = Własny plik danych, na przykład talia albo mapa.
help--database = Plik ze stołami i osobami.
help-serve--database = Plik ze stołami i osobami albo adres bazy PostgreSQL: `postgresql://HOST/NAME`.
help--deck = Własna talia.
help--first = Miejsce, które zaczyna, licząc od 1; inaczej decyduje los.
help--force = Zastąp plik, jeśli już istnieje.
help--game = Która partia z pliku.
help--host = Adres, na którym nasłuchiwać; 0.0.0.0 oznacza każdą sieć.
help--keep-thoughts = Zachowuje też to, co myślały boty, jedną partię w wierszu, w osobnym pliku.
help--json = Wynik jako JSON.
help--map = Własna mapa.
help--markdown = Zapisz raport w Markdownie.
help--seat = Czyimi oczami: imię albo numer od 1; inaczej oczami widza.
help--seed = To samo ziarno daje te same partie, przy dowolnej liczbie procesów.
help--workers = Procesy, które dzielą się pracą; 0 to jeden na rdzeń.

# play
help-play =
    Graj przeciw botom albo z ludźmi obok: w przeglądarce lub tutaj, z **--terminal** (tam wpisz help).

    Bez nazwy gry przeglądarka otwiera pierwszą stronę, ze wszystkimi grami i rozpoczętymi partiami; z nazwą od razu
    jej stół.

    Z **--resume**, **--position**, **--record**, **--save**, **--seed** lub **--join** gra się w terminalu.
help-play--seats = `me`, imiona innych osób albo boty, po przecinku.
help-play--terminal = W tym terminalu, nie w przeglądarce.
help-play--tutorial = Naucz się gry, grając, w tym terminalu.
help-play--seed = Powtórz los partii o tym ziarnie.
help-play--resume = Wznów zapisaną grę.
help-play--position = Zacznij od tej pozycji.
help-play--record = Zacznij od partii z tego pliku zapisów.
help-play--save = Gdzie zachować grę, gdy ją przerwiesz.
help-play--join = Graj przy stole w sieci: jego adres albo zaproszenie.
help-play--name = Jak nazywają cię tam pozostali.
help-play--browser = Otwórz przeglądarkę albo tylko powiedz, gdzie jest stół.
help-play--port = Port strony; inaczej dowolny wolny.

# simulate
help-simulate = Niech boty rozegrają wiele partii; zapisz je i zobacz, kto jak często wygrywał.
help-simulate--seats = Bot na każde miejsce, po przecinku: { $bots }.
help-simulate--games = Ile partii.
help-simulate--out = Dokąd trafiają zapisy; `-` to wyjście.

# dataset
help-dataset = Zapisz do uczenia decyzje z wielu partii w plikach Parquet; przerwana praca rusza dalej od tego samego miejsca. Wymaga fogline[lab].
help-dataset--folder = Dokąd trafiają pliki albo gdzie już są.
help-dataset--seats = Bot na każde miejsce, po przecinku: { $bots }.
help-dataset--games = Ile partii.
help-dataset--read = Zamiast rozgrywać nowe partie, czytaj skończone z tego pliku zapisów; `-` to wejście.
help-dataset--rich = Obserwacje w postaci rozszerzonej.
help-dataset--shard = Partie na plik.
help-dataset--check = Oblicz wszystko od nowa z zachowanych zapisów i porównaj.
help-dataset--cluster = Graj na klastrze Dask: adres jego planisty.

# benchmark
help-benchmark = Zmierz bota z niezmiennymi przeciwnikami fogline-bench-1, z obu miejsc przy tych samych rozdaniach co wszyscy: wiersz ze wszystkim, co pozwala go powtórzyć.
help-benchmark-BOT = Nazwa bota z ustawieniami albo własna klasa, jak my_module:MyBot.
help-benchmark--deals = Rozdania na każdego przeciwnika; poniżej 200 to nie jest wiersz tabeli.
help-benchmark--round = Które rozdania: `open` albo nazwa rundy, gdy zostanie ogłoszona.
help-benchmark--store = Plik z rozegranymi partiami; przerwany pomiar może ruszyć dalej.

# verify
help-verify =
    Wykonaj każdą partię z plików jeszcze raz i porównaj pozycję, wynik i skrót.

    Podaje plik, wiersz i pierwszy wpis, którego nie da się wykonać, albo mówi, że wykonać da się wszystko, ale reszta
    się nie zgadza. Kod wyjścia to 1, jeśli z którąś partią jest coś nie tak.
help-verify-FILES = Zapisy, jedna partia w wierszu; `-` czyta wejście.
help-verify--receipt = Pokwitowanie losu przy stole, które zachował klient; można podać kilka razy.

# replay
help-replay =
    Obejrzyj partię krok po kroku: n lub → dalej, p lub ← wstecz, liczba i Enter to skok, s to widok z innego miejsca,
    q kończy.

    Bez terminala każdy wpis jest drukowany z tym, co się stało; z **--at** tylko ta jedna pozycja.
help-replay-FILE = Zapisy, jedna partia w wierszu; `-` czyta wejście.

# analyse
help-analyse =
    Spójrz wstecz na partię: szanse wszystkich, decyzje, które coś oddały, i co przyniósł los.
help-analyse-FILE = Zapisy, jedna partia w wierszu; `-` czyta wejście.
help-analyse--sims = Symulacje na każdą decyzję; przy 0 nie ocenia się żadnej.
help-analyse--quick = Szybki przegląd, z niewieloma symulacjami.
help-analyse--html = Zapisuje analizę jako jedną stronę HTML, która niczego skądinąd nie potrzebuje.
help-analyse--resume = Zachowuje w tym pliku to, co znaleziono, i następnym razem idzie dalej od tego miejsca.

# show
help-show = Narysuj pozycję w terminalu.
help-show-WHAT = Pozycja w cudzysłowie albo plik; `-` czyta wejście.

# rules
help-rules = Czytaj zasady naszymi słowami: paragraf, rozdział, całą grę albo wszystkie zasady z danym słowem.
help-rules-NUMBERS = Gra, rozdział albo paragraf: SF, SF-5, SF-5.4.
help-rules--search = Paragrafy z tym słowem.

# bench
help-bench =
    Zmierz, ile akcji na sekundę daje losowa gra na jednym rdzeniu, obok losowych rozgrywek OpenSpiel w C++ w tym samym
    pomiarze.

    Po obu stronach rozstrzygnięcia losu liczą się jako akcje; dozwolone ruchy powstają przy każdej decyzji.
help-bench--rounds = Odcinki pomiaru dla każdej strony; im więcej, tym stabilniejsze liczby.
help-bench--interpreted = Także rdzeń interpretowany, w osobnym procesie.
help-bench--peer = Także `crazy_eights` z OpenSpiel, jeśli jest zainstalowany.

# doctor
help-doctor =
    Pokaż, co jest zainstalowane: wersja, który rdzeń działa, talie i mapy ze skrótami, części dodatkowe.

    Kod wyjścia to 1, jeśli jakiejś gry nie da się wczytać.

# serve
help-serve =
    Prowadź stoły: strona do gry, poczekalnia przez HTTP, partie przez WebSocket, a wszystko w jednym pliku.

    Ctrl-C lub SIGTERM to kończy; na co przyszła odpowiedź, jest zapisane, a po ponownym starcie gry toczą się dalej.

    Limity liczą się na adres. Jeśli po drodze jest proxy, wskaż je przez **--trust-proxy**: inaczej wszyscy jego
    klienci liczą się jako jeden.
help-serve--port = Port, na którym nasłuchiwać.
help-serve--workers = Procesy, w których myślą boty; 0 to jeden na rdzeń.
help-serve--code = Plik Pythona z botami, które też można wybrać, albo klasa, np. `python:module:Bot`; można podać kilka razy.
help-serve--installed-bots = Udostępnij też boty z zainstalowanych pakietów.
help-serve--origin = Strona spoza serwera, która może się łączyć.
help-serve--trust-proxy = Proxy (albo jego sieć), które mówi, kim są jego klienci.
help-serve--limit = Inna liczba dla jednego z limitów usługi, np. sockets_from_one=2000; można podać kilka razy.

# watch
help-watch = Oglądaj grę przy stole w sieci. Wpisz help, żeby zobaczyć, o co możesz poprosić, albo quit, żeby wyjść.
help-watch-LINK = Adres stołu albo zaproszenie.

# loadtest
help-loadtest =
    Zmierz usługę stołów: ruchy na sekundę, opóźnienie do ostatniego odbiorcy, pamięć, najdłuższy przestój.

    Usługa działa sama w swoim procesie, z własnym magazynem w folderze tymczasowym; klienci w innych procesach grają
    w trwające partie, zgodnie z zasadami i w stałym tempie. Każdy stół ma od 2 do 4 miejsc, niektóre należą do jednej
    osoby; pozostałe gniazda to widzowie.
help-loadtest--tables = Stoły, przy których trwa gra.
help-loadtest--sockets = Gniazda, które je oglądają, po równo.
help-loadtest--seconds = Jak długo mierzyć.
help-loadtest--moves = Ruchy na sekundę, które wysyłają klienci.
help-loadtest--game = Tylko ta gra; inaczej wszystkie na zmianę.
help-loadtest--clients = Procesy, które dzielą się gniazdami.
help-loadtest--warm-up = Sekundy gry, zanim cokolwiek się liczy.
help-loadtest--seed = Dla partii i dla decyzji klientów.
help-loadtest--database = Adres pustej bazy PostgreSQL do wypełnienia; w przeciwnym razie plik, który potem znika.
help-loadtest--nodes = Serwery na tej bazie, które dzielą między siebie stoły.
help-loadtest--foreign = Część gniazd, od 0 do 1, która trafia do innego węzła niż węzeł ich stołu.
help-loadtest--storm = W połowie zamknij naraz dziewięć na dziesięć gniazd i pozwól wszystkim wrócić.
help-loadtest--ramp = Niech tempo rośnie od zera do tylu ruchów na sekundę.
help-loadtest--coming = Ile stołów na sekundę wszyscy opuszczają, by wrócić po czterech sekundach.
help-loadtest--crowd = Dodatkowi widzowie przy jednym stole.
help-loadtest--slow = Część gniazd, od 0 do 1, która łączy się przez wolną sieć.
help-loadtest--delay = Ile milisekund trwa tam wszystko w jedną stronę.
help-loadtest--loss = Część pakietów, od 0 do 0,5, która tam ginie.
help-loadtest--address = Serwer, który już działa, jako HOST:PORT, z podniesionymi limitami; kilka dzieli się gniazdami. Stoły otwiera się tam.
help-loadtest--compare = Niczego nie mierz; pokaż dwa raporty z --json obok siebie.
help-loadtest--html = Zapisuje raport jako jedną stronę HTML z wykresami, która niczego skądinąd nie potrzebuje.

# arena
help-arena = Jak silne są boty i co dają między nimi talie i mapy.
help-arena-contest =
    Niech boty zmierzą się w sparowanych partiach, każde rozdanie we wszystkich ustawieniach miejsc; zobacz, kto jest
    silniejszy i na ile to pewne.

    Słowo `contest` można pominąć.
help-arena-contest--luck-adjusted = Mówi też, co zostaje, gdy z wyników odejmie się los.
help-arena-contest--bots = Boty, po przecinku: { $bots }.
help-arena-contest--players = Ilu siedzi przy stole.
help-arena-contest--kind =
    Każdy z każdym (`round-robin`), pierwszy z każdym z pozostałych (`gauntlet`) albo każdy z następnym (`ladder`).
help-arena-contest--deals = Ile rozdań na parę, każde we wszystkich ustawieniach miejsc.
help-arena-contest--stop-early = Zakończ parę, gdy tylko wiadomo, kto prowadzi.
help-arena-contest--cluster = Graj na klastrze Dask: adres jego planisty.
help-arena-contest--store = Gdzie zachować ukończone partie; to samo polecenie podejmie je stamtąd.
help-arena-calibrate =
    Niech boty zagrają talią albo na mapie, przy każdej liczbie graczy; porównaj z celami, co z tego wychodzi.
help-arena-calibrate--bot = Bot na każdym miejscu: { $bots }.
help-arena-calibrate--games = Partie dla każdej liczby graczy.
help-arena-calibrate--plots = Zapisz wykresy (SVG) w tym folderze.

# data
help-data = Pliki danych gier, takie jak talie i mapy: nasze i twoje.
help-data-check =
    Znajdź każdy błąd w pliku danych: plik, miejsce, przyczyna. Błędy dają kod wyjścia 1, same ostrzeżenia 0.
help-data-check-GAME = Gra albo początek jej nazwy.
help-data-check-FILE = Plik danych (TOML); `-` czyta wejście.
help-data-show = Pokaż, co zawiera plik danych.
help-data-show-GAME = Gra albo początek jej nazwy.
help-data-show-FILE = Plik danych (TOML); inaczej ten, z którym przychodzi gra.
help-data-show--svg = Zapisz zamiast tego obraz, jeśli gra go rysuje.

# deck
help-deck = Talie San Francisco: nasze i twoje.
help-deck-check =
    Znajdź każdy błąd w pliku talii: plik, miejsce, przyczyna. Błędy dają kod wyjścia 1, same ostrzeżenia 0.
help-deck-check-FILE = Talia (TOML); `-` czyta wejście.
help-deck-show = Pokaż talię: karty według kolorów i ile z nich co przedstawia.
help-deck-show-FILE = Talia (TOML); inaczej nasza.

# map
help-map = Mapy do gry Wsiąść do Pociągu: nasze i twoje.
help-map-check =
    Znajdź każdy błąd w pliku mapy: plik, miejsce, przyczyna. Błędy dają kod wyjścia 1, same ostrzeżenia 0.
help-map-check-FILE = Mapa (TOML); `-` czyta wejście.
help-map-show = Pokaż mapę: szkic w terminalu z lokacjami, trasami i biletami albo obraz.
help-map-show-FILE = Mapa (TOML); inaczej nasza.
help-map-show--svg = Zapisz zamiast tego mapę jako obraz.

# what one types after an option, or as an argument
value-GAME = GRA
value-FILE = PLIK
value-FILES = PLIK
value-LINK = ODNOŚNIK
value-NUMBERS = NUMER
value-WHAT = POZYCJA|PLIK
value--compare = PLIK PLIK
value--code = PLIK
value--cluster = ADRES
value--database = PLIK
value--folder = FOLDER
value-BOT = BOT
value--read = PLIK
value--host = ADRES
value--join = ODNOŚNIK
value--kind = RODZAJ
value--origin = ADRES
value--out = PLIK
value--plots = FOLDER
value--trust-proxy = ADRES
value-float = LICZBA
value-int = LICZBA
value-path = PLIK
value-str = TEKST

# around all of these
usage = Użycie:
usage-arguments = Argumenty
usage-command = POLECENIE [ARGUMENTY]...
usage-commands = Polecenia
usage-default = [domyślnie: { $value }]
usage-environment = [środowisko: { $value }]
usage-error = Błąd
usage-hint = Pomoc pokaże: „{ $command }”.
usage-options = Opcje
usage-required = [wymagane]

# what was typed wrongly
error-choice = { $option } przyjmuje jedno z tych: { $choices }.
error-missing = Brakuje: { $what }.
error-needs-value = { $option } wymaga wartości.
error-no-command =
    { $similar ->
        [none] Nie ma polecenia „{ $command }”.
       *[other] Nie ma polecenia „{ $command }”. Może chodziło o: { $similar }?
    }
error-no-option =
    { $similar ->
        [none] Nie ma opcji { $option }.
       *[other] Nie ma opcji { $option }. Może chodziło o: { $similar }?
    }
error-no-value = { $option } nie przyjmuje wartości.
error-number =
    { $max ->
        [none] { $min ->
            [none] { $option } przyjmuje { $number }.
           *[other] { $option } przyjmuje { $number }, co najmniej { $min }.
        }
       *[other] { $option } przyjmuje { $number } od { $min } do { $max }.
    }
error-number-any = liczbę
error-number-whole = liczbę całkowitą
error-too-many = Za dużo słów: { $words }

# a command that was renamed
notice-renamed = „fogline { $former }” nazywa się teraz „fogline { $name }”. Stara nazwa nadal działa.

# a service’s database and its host
help-serve--admin = Plik ze skrótem hasła gospodarza (zob. **fogline password**); bez niego nie ma strony gospodarza.
help-serve--metrics-port = Port tego komputera dla Prometheusa.
help-serve--node = Adres, pod którym inne węzły z tą samą bazą PostgreSQL znajdą ten węzeł, np. 10.0.0.2:8100; tylko one powinny mieć do niego dostęp.
help-serve--config = Plik TOML z tymi opcjami; to, co wpisane tutaj, ma pierwszeństwo.
help-serve--check = Tylko sprawdź, czy usługa mogłaby ruszyć: ustawienia, port, baza danych.
help-backup =
    Skopiuj bazę danych działającej usługi z jednej chwili i sprawdź kopię.

    Zwykłe kopiowanie pliku gubi to, co jest jeszcze w dzienniku SQLite obok niego.
help-backup-TARGET = Nowy plik albo folder, w którym dostanie nazwę z czasem.
help-backup--keep = Usuń kopie z folderu poza tyloma ostatnimi.
help-restore = Zrób z kopii bazę danych usługi; najpierw ją zakończ. To, co tam było, zostaje pod inną nazwą.
help-restore-BACKUP = To, co zrobiło **fogline backup**.
help-check =
    Odtwórz każdą zapisaną partię tym Fogline, na kopii, i wymień te, które by się różniły.

    Zapytaj o to nową wersję przed aktualizacją. Kod wyjścia 1, jeśli któraś partia się różni.
help-export = Zapisz wszystkie partie i osoby z bazy jako wiersze JSON, razem z sekretami; uszkodzone są wymieniane i pomijane.
help-export-FILE = Dokąd trafią; czytać może tylko właściciel.
help-export--table = Tylko ten stół, bez osób; można podać kilka razy.
help-export--records = Tylko zakończone partie, jako zapisy dla **fogline verify** i **fogline replay**.
help-copy-store = Skopiuj wszystkie partie i osoby z jednej bazy do drugiej, SQLite lub PostgreSQL, gdy usługa nadal używa pierwszej; powtórzone kopiuje to, co się od tego czasu zmieniło.
help-copy-store-STORE = Gdzie są: plik lub `postgresql://HOST/NAME`.
help-copy-store-COPY = Dokąd trafią: baza, której żadna usługa nie ma otwartej.
help-import = Dodaj do bazy partie i osoby z eksportu; to, co już jest, zostaje bez zmian.
help-import-FILE = To, co zapisało **fogline export**; `-` czyta wejście.
help-password = Zapytaj o hasło gospodarza i zapisz jego skrót dla **fogline serve --admin**.
help-password-FILE = Dokąd trafi skrót; czytać może tylko właściciel.
value-TARGET = PLIK|FOLDER
value-STORE = PLIK|ADRES
value-COPY = PLIK|ADRES
value-BACKUP = PLIK

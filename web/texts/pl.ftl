### The page's own words in Polish. Ids begin with page-. The sentences of rules and table are in the Python package.

## Everywhere

page-skip = Przejdź do treści
page-home = Start
page-nav = Strony
page-nav-rules = Zasady
page-nav-settings = Ustawienia
page-nav-about = O programie
page-nothing = { "" }
page-loading = Przygotowujemy stół…
page-reload = Odśwież
page-unreachable = Serwer jest nieosiągalny.
page-load-failed = Nie udało się pobrać tej strony.
page-connection-lost = Połączenie zerwane. Nic nie przepadło; kolejna próba…
page-connection-retry = Spróbuj teraz
page-outdated = Jest nowsza wersja Fogline.
page-restart =
    { $minutes ->
        [0] Usługa właśnie się restartuje. Partie są zachowane, a strona wróci sama.
        [one] Restart usługi za minutę. Partie są zachowane, a strona wróci sama.
        [few] Restart usługi za { $minutes } minuty. Partie są zachowane, a strona wróci sama.
        [many] Restart usługi za { $minutes } minut. Partie są zachowane, a strona wróci sama.
       *[other] Restart usługi za { $minutes } minuty. Partie są zachowane, a strona wróci sama.
    }
page-host-says = Od gospodarza: { $text }
page-read-only = Na razie nic nie jest zapisywane: partie można oglądać, ale nie grać.
page-missing-title = Zgubione we mgle
page-missing = Pod tym adresem nie ma żadnej strony.
page-table-failed = Nie da się otworzyć tego stołu

## Bots

page-bot-easy = Łatwy bot
page-bot-medium = Średni bot
page-bot-hard = Trudny bot
page-bot-expert = Bot ekspert
page-bot-random = Losowy bot
page-bot-greedy = Zachłanny bot
page-bot-search = Szukający bot
page-bot-flat = Bot próbujący

## Words that the table needs again and again

page-close = Zamknij
page-cancel = Anuluj
page-you = ty
page-host = gospodarz
page-spectator = widz
page-name-numbered = { $name } { $number }
page-copy-yourself = Przeglądarka nie pozwoliła stronie kopiować: link jest zaznaczony, skopiuj go samodzielnie.
page-share-insecure = Przekazywanie linku innym aplikacjom wymaga szyfrowanej strony (https); kopiowanie działa.
page-copied = Skopiowano.
page-copy = Kopiuj
page-share = Udostępnij
page-qr = Kod QR odnośnika

## Before the game

page-seats = Miejsca
page-seat-open = wolne miejsce
page-seat-ready = gotowość
page-seat-not-ready = jeszcze bez gotowości
page-seat-absent = bez połączenia
page-sit = Usiądź
page-sit-another = Jeszcze ktoś przy tym ekranie
page-move-here = Przesiądź się tutaj
page-leave = Wstań od stołu
page-remove = Usuń
page-swap = Zamień miejsca { $first } i { $second }
page-bot-add = Dodaj bota…
page-bot-choose = Bot na miejscu { $number }
page-begin = Początek
page-start = Zacznij grę
page-fill =
    { $count ->
        [one] Posadź bota na wolnym miejscu
        [few] Posadź boty na { $count } wolnych miejscach
        [many] Posadź boty na { $count } wolnych miejscach
       *[other] Posadź boty na wolnych miejscach ({ $count })
    }
page-ready = Możemy zaczynać
page-ready-undo = Chwila, jeszcze nie
page-waiting-seats =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
        [many] { $count } miejsc jest jeszcze wolnych.
       *[other] Wolne miejsca: { $count }.
    }
page-waiting-ready = Jeszcze bez gotowości: { $names }.
page-waiting-host = Grę rozpoczyna { $name }.
page-name-own = Jak mają cię nazywać pozostali?
page-name-other = Kto tu gra?
page-name-missing = Potrzebne jest imię.
page-invite = Zaproś
page-invite-hint = Kto w ciągu tygodnia otworzy ten odnośnik, może usiąść do gry albo oglądać.
page-invite-failed = Nie udało się utworzyć odnośnika. Spróbuj jeszcze raz.
page-link-local = Ten adres działa tylko na tym komputerze. Uruchom serwer pod adresem dostępnym dla innych.
page-device = Graj dalej na innym urządzeniu
page-device-hint = Otwórz ten odnośnik w telefonie: tam też to będziesz ty. Działa raz, przez dziesięć minut.
page-timing-none = Bez zegara
page-timing-move =
    { $seconds } { $seconds ->
        [one] sekunda
        [few] sekundy
        [many] sekund
       *[other] sekundy
    } na decyzję
page-timing-game =
    { $minutes ->
        [one] { $minutes } minuta na gracza
        [few] { $minutes } minuty na gracza
        [many] { $minutes } minut na gracza
       *[other] { $minutes } minuty na gracza
    }{ $increment ->
        [0] { "" }
       *[other] {", "}plus { $increment } s za każdą turę
    }
page-table-public = może dołączyć każdy
page-table-private = na zaproszenie
page-table-own-data = własna talia lub mapa

## During the game

page-board = Plansza
page-sections = Części stołu
page-players = Gracze
page-prompt = Co teraz
page-log = Dziennik
page-log-empty = Nic się jeszcze nie wydarzyło.
page-side = Dziennik i czat
page-seat-turn = decyduje
page-seat-thinks = myśli…
page-seat-away = poza stołem: gra bot
page-seat-resign = rezygnacja: dalej gra bot
page-seat-timeout = koniec czasu: dalej gra bot
page-seat-lapsed = koniec czasu: turę kończy bot
page-seat-remove = usunięcie: dalej gra bot
page-clock = Pozostały czas: { $seat }
page-title = { $title } – Fogline
page-title-turn = ● Twoja kolej – { $title }
page-your-turn = Twoja kolej.
page-reveals = To coś odkrywa: po cofnięciu los rozstrzyga od nowa, a inne osoby muszą się najpierw zgodzić.
page-skip-to-now = Przejdź do teraz
page-since = Od twojej ostatniej tury
page-since-first = Co się dotąd działo
page-since-again = Pokaż jeszcze raz.
page-since-away = Schowaj
page-since-many = Dużo naraz
page-since-turns =
    { $seat }: { $count ->
        [one] 1 tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
page-controls = Stół
page-undo = Cofnij
page-undo-asked = Pozostali są pytani, czy możesz to cofnąć.
page-undo-back = Cofa: { $words }
page-undo-others = Cofnie się też to, co potem zrobili: { $names }.
page-undo-redrawn = To, co od tego czasu odkryto, wraca na miejsce, a los rozstrzyga od nowa.
page-undo-asks = Najpierw muszą się zgodzić: { $names }.
page-undo-nothing = Nie masz czego cofnąć.
page-undo-yes = Cofnij
page-log-undone = (cofnięte)
page-log-you = Ty
page-chat-said = { $name } pisze: { $text }
page-unread =
    { $count ->
        [one] 1 nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
page-pause = Przerwa
page-pause-asked = Pozostali są pytani, czy można wstrzymać grę.
page-paused = Gra jest wstrzymana. Zegary stoją.
page-resume = Graj dalej
page-resign = Zrezygnuj
page-resign-sure = { $name } rezygnuje, a na tym miejscu do końca gra bot. Nie ma odwrotu.
page-resign-yes = Tak, rezygnuję
page-more = Więcej
page-spectating = Oglądasz grę.
page-wish-undo = Cofnięcie
page-wish-pause = Przerwa
page-wish-remove = Usunięcie z gry
page-wish-undo-own =
    Prosisz o cofnięcie swojej ostatniej akcji. { $agreed ->
        [0] Nikt jeszcze nie odpowiada.
       *[other] Zgody: { $agreed }.
    }
page-wish-undo-other = { $name } prosi o cofnięcie ostatniej akcji. O tym, co odkryto później, los rozstrzygnie od nowa.
page-wish-pause-own =
    Prosisz o przerwę. { $agreed ->
        [0] Nikt jeszcze nie odpowiada.
       *[other] Zgody: { $agreed }.
    }
page-wish-pause-other = { $name } prosi o przerwę.
page-wish-remove-own =
    Prosisz o usunięcie z gry: { $seat }. { $agreed ->
        [0] Nikt jeszcze nie odpowiada.
       *[other] Zgody: { $agreed }.
    }
page-wish-remove-other = { $name } prosi o usunięcie z gry: { $seat }. Dalej grałby bot.
page-wish-remove-you = { $name } prosi pozostałych o usunięcie cię z gry.
page-wish-withdraw = Wycofaj
page-wish-refused = Pozostali się nie zgadzają.
page-agree = Tak
page-disagree = Nie
page-away = Do czasu powrotu gra bot: { $seats }.
page-gone = Na twoim miejscu do końca gra bot. Możesz oglądać.
page-lapsed = Twój czas minął: tę turę kończy bot. Następna znów jest twoja.
page-asleep = Twój czas minął trzy razy z rzędu i gra za ciebie bot.
page-asleep-back = Znów gram
page-removed = Pozostali usunęli cię z tej gry. Możesz oglądać.
page-people-here = Osoby przy stole
page-people-alone = Przy tym stole nie ma nikogo innego.
page-mute = Wycisz
page-unmute = Wyłącz wyciszenie
page-muted = wyciszenie: nie widzisz tych wiadomości
page-host-hand = Przekaż rolę gospodarza
page-host-now = Gospodarzem jest teraz { $name }.
page-remove-play = Usuń z gry
page-remove-sure = Aby usunąć gracza { $name }, muszą się zgodzić wszyscy pozostali przy stole. Potem gra bot, a wynik o tym mówi.
page-remove-yes = Zapytaj pozostałych
page-remove-asked = Pozostali są pytani o usunięcie: { $name }.
page-curtain = Teraz przy ekranie: { $name }
page-curtain-lift = To ja, { $name }
page-curtain-hint = Kolej na gracza: { $name }. Na ekranie nie widać teraz niczyich kart.
page-curtain-peek = Ktoś inny chce zajrzeć do swoich kart:
page-looker-open = Na ekranie jest to, co wszyscy mogą widzieć. Kto chce zajrzeć do swoich kart?
page-looker-hand = Przy ekranie: { $name }.
page-looker-hide = Zakryj moje karty
page-phone = Moje karty w moim telefonie
page-phone-title = Karty w telefonie: { $name }
page-phone-hint = { $name } otwiera ten odnośnik w telefonie i gra tam dalej; ten ekran nie dowie się już niczego o tych kartach. Działa raz, przez dziesięć minut.
page-phone-done = { $name } gra teraz z telefonu.
page-phone-menu = Karty w telefonie
page-phone-whose = Czyje karty mają trafić do telefonu?
page-chat = Czat
page-chat-empty = Nikt jeszcze nic nie napisał.
page-chat-write = Napisz coś
page-chat-send = Wyślij

## The command box

page-command = Polecenie
page-command-example = help
page-command-allowed = „{ $action }” jest teraz dozwolone.
page-command-rules = Zasady:
page-command-act-help = Akcja przez swój zapis albo numer na liście.
page-command-plan-help = Kilka akcji rozdzielonych średnikami to jeden plan.
page-command-why-help = why AKCJA – dlaczego coś jest niedozwolone
page-command-preview-help = preview AKCJA – co by to zmieniło
page-command-score-help = score – punkty, gdyby gra skończyła się teraz
page-command-actions-help = actions – lista tego, co możesz zrobić
page-command-undo-help = undo – cofnij swoją ostatnią akcję
page-command-rules-help = rules NUMER – akapit zasad

## Keys

page-keys = Klawiatura
page-keys-command = Pole poleceń zna te same słowa co terminal: wpisz tam help.
page-key-tab = od jednej części do następnej
page-key-enter = wykonaj to, co jest zaznaczone
page-key-escape = zamknij albo odłóż
page-key-command = przejdź do pola poleceń
page-key-help = ta lista

## The end

page-result = Wynik
page-sheet = Arkusz punktacji
page-sheet-source = Źródło
page-sheet-total = Razem
page-tie = Rozstrzygnięcie remisu: { $tie }
page-rematch = Zagraj jeszcze raz
page-rematch-waiting = Czekamy na pozostałych…
page-rematch-asked = Jeszcze raz chcą zagrać: { $names }.
page-rematch-go = Do następnej gry
page-replay = Obejrzyj jeszcze raz
page-picture = Zapisz obraz
page-picture-saved = Obraz jest zapisany.
page-see-board = Spójrz na planszę
page-luck = Sprawdź los
page-luck-checking = Sprawdzanie losu…
page-luck-fair = Los w tej grze był taki, jaki musiał być.
page-luck-unfair = Z losem w tej grze coś się nie zgadza.
page-luck-commitment = Sekret stołu jest tym, do którego stół się zobowiązał, zanim ktokolwiek był gotowy.
page-luck-commitment-wrong = Sekret stołu nie jest tym, do którego stół się zobowiązał.
page-luck-added = Swój wkład dodali: { $names }.
page-luck-added-none = Nikt nie dodał wkładu: decydował sam sekret stołu.
page-luck-receipt-right = Pokwitowanie w tej przeglądarce się zgadza.
page-luck-receipt-none = Ta przeglądarka nie ma pokwitowania z tej gry.
page-luck-receipt-commitment = Według pokwitowania w tej przeglądarce stół zobowiązał się do innego sekretu.
page-luck-receipt-own = Wkładu tej przeglądarki nie ma na liście.
page-luck-receipt-list = Lista nie jest tą, którą stół pokazał na początku.
page-luck-draws =
    { $draws ->
        [one] Jedyne losowanie przyniosło to, co z tego wynika.
        [few] Wszystkie { $draws } losowania przyniosły to, co z tego wynika.
        [many] Wszystkie { $draws } losowań przyniosło to, co z tego wynika.
       *[other] Wszystkie { $draws } losowania przyniosły to, co z tego wynika.
    }
page-luck-wrong = Wpis { $entry } przyniósł „{ $brought }”, a musiało być „{ $due }”.
page-luck-list = Co mogło wypaść w każdym losowaniu i z jaką szansą, przyjęto tu tak, jak podaje serwis. Na własnym komputerze, z zapisem partii, sprawdza to także: fogline verify
page-luck-save = Zapisz pokwitowanie
page-luck-earlier = Ta gra zaczęła się, zanim los można było sprawdzić.
page-luck-missing = Uwaga: na liście stołu nie ma wkładu tej przeglądarki do losu ({ $seats }). Nie ufaj losowi w tej grze.

## The first page

page-home-lead = Dwie gry planszowe o San Francisco przy jednym stole: w pojedynkę z uczciwymi botami, przy wspólnym ekranie albo z przyjaciółmi na odległość.
page-games = Gry
page-home-players = Gracze
page-home-level = Boty
page-level-easy = łatwe
page-level-medium = średnie
page-level-hard = trudne
page-level-expert = eksperckie
page-home-continue = Wróć tam, gdzie skończono:
page-home-play = Zagraj teraz: { $title }
page-home-create = Stół dla znajomych…
page-home-link = Masz odnośnik? Wklej go tutaj
page-own-running = Twoje stoły
page-own-with = { $names }
page-own-finished = Zakończone gry
page-own-none = Tu będą gry, które zakończysz; można je obejrzeć jeszcze raz.
page-own-won = Zwycięstwo: { $names }.
page-open-title = Otwarte stoły
page-open-none = Nikt teraz nie czeka.
page-open-seats =
    { $names } – { $free ->
        [one] 1 wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
page-join-title = Masz zaproszenie
page-join-go = Dołącz
page-join-failed = Ten odnośnik donikąd nie prowadzi

## A new table

page-new-title = Nowy stół: { $title }
page-new-clock = Zegar
page-new-clock-none = bez zegara
page-new-clock-move = minuta na decyzję
page-new-clock-short = 10 minut na gracza i 5 s za każdą turę
page-new-clock-long = 30 minut na gracza i 10 s za każdą turę
page-new-public = Pokaż wszystkim na liście otwartych stołów
page-new-chat = Z czatem
page-new-grace = Za osobę, której nie ma od dwóch minut, gra bot
page-new-data = Własny plik danych (bez niego ten z gry)
page-new-data-deck = Własna talia (plik; bez niego nasza)
page-new-data-map = Własna mapa (plik; bez niego nasza)
page-new-lay = Otwórz stół

## Any game in sentences

page-generic-seen = Co widzisz
page-generic-choices = Co możesz zrobić
page-generic-search = Szukaj wśród możliwości
page-generic-do = Zrób to

## Seeing a game again

page-replay-title = Powtórka
page-replay-of = { $title }, jeszcze raz
page-replay-controls = Sterowanie powtórką
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-stop = Zatrzymaj
page-replay-next = Krok naprzód
page-replay-last = Na koniec
page-replay-moment = Chwila gry
page-replay-at = { $at } z { $entries }
page-replay-seat = Patrzy
page-replay-spectator = widz
page-replay-open = Wszystkie karty odkryte
page-replay-hands = Karty wszystkich
page-replay-by = Krok
page-replay-by-move = ruch
page-replay-by-turn = tura
page-replay-speed = Tempo
page-replay-on = Graj dalej od tego miejsca
page-replay-on-hint = Nowa gra z botami, która zaczyna się w tej chwili.
page-replay-link = Kopiuj odnośnik do tej chwili
page-replay-record = Pobierz zapis

## Rules, settings, about

page-rules-lead = Każdy akapit ma numer, na który powołują się komunikaty gry. „Rozstrzygnięcie” oznacza to, co drukowane zasady zostawiają otwarte albo w czym różnią się ich wydania, i jak się tu w to gra.
page-rules-search = Szukaj w zasadach
page-rules-none = Nic nie znaleziono.
page-settings-language = Język
page-settings-theme = Kolory
page-settings-theme-system = jak w systemie
page-settings-theme-light = jasne
page-settings-theme-dark = ciemne
page-settings-motion = Ruch
page-settings-motion-system = jak w systemie
page-settings-motion-full = pełny
page-settings-motion-reduce = jak najmniej
page-settings-pace = Ruchy innych
page-settings-pace-calm = po kolei, spokojnie
page-settings-pace-quick = po kolei, szybko
page-settings-pace-instant = wszystkie naraz
page-settings-play = Podczas gry
page-settings-confirm = Pytaj przed każdą akcją
page-settings-confirm-hint = Na ekranie dotykowym pytanie pojawia się zawsze.
page-settings-curtain = Kurtyna między graczami przy jednym ekranie
page-settings-curtain-hint = Także w grach, w których nic nie jest ukryte.
page-settings-teacher = Nauczyciel
page-settings-teacher-off = nigdy nie ostrzega
page-settings-teacher-from = ostrzega od { $share }%
page-settings-teacher-hint = Ostrzega przed ruchem, który marnuje tyle zwycięstwa. Przy stołach z podpowiedziami: przeciw botom i tam, gdzie wszyscy się zgodzili.
page-settings-sound = Dźwięk
page-settings-sound-hint = Ciche dźwięki do tego, co widać: karta, tramwaj, wieżowiec, twoja kolej.
page-settings-volume = Głośność
page-settings-sound-try = Posłuchaj
page-settings-notify = Powiadom mnie, gdy przyjdzie moja kolej
page-settings-notify-hint = Gdy strona jest otwarta za innymi oknami. Przeglądarka najpierw zapyta o zgodę.
page-settings-notify-insecure = Do tego potrzebny jest adres szyfrowany (https).
page-settings-notify-denied = Przeglądarka nie pozwala na to tej stronie.
page-about-title = O Fogline
page-about-lead = Fogline zna zasady dwóch gier planszowych o San Francisco, tłumaczy każdą odmowę, pokazuje skutki ruchu, zanim go wykonasz, i zachowuje każdą partię.
page-about-unofficial-title = Nieoficjalnie
page-about-unofficial = Fogline to nieoficjalna, niezależna realizacja. Gry należą do swoich autorów i wydawców, którzy nie mają z nią nic wspólnego. Jeśli któraś ci się spodoba, kup grę: na prawdziwym stole jest ładniejsza.
page-about-components-title = Własne elementy
page-about-components = Wszystkie rysunki i teksty są nasze. Instrukcje nie wymieniają każdej karty i trasy, więc talia, mapa i bilety to nasze własne rekonstrukcje, zgodne z tym, co instrukcje mówią. Jeśli masz grę w pudełku, możesz przepisać własną talię lub mapę i nimi grać.
page-about-bots-title = Uczciwe boty
page-about-bots = Bot widzi dokładnie to, co widziałaby osoba na jego miejscu, i nic więcej.
page-about-privacy-title = Bez kont
page-about-privacy = Nie trzeba się nigdzie rejestrować. Imię, wygląd, odcisk twojego sekretu i rozegrane gry to wszystko, co serwis o tobie wie, a strona o nic nie pyta innych hostów.

## Ludzie: kim się jest, droga powrotu, co się rozegrało, co jest przechowywane

page-former = Dawny gracz
page-name = Imię
page-save = Zapisz
page-saved = Zapisano.
page-suggested-names = Pelikan, Wydra, Czapla, Kormoran, Latarnia, Żeglarz, Delfin, Albatros, Kotwica, Kometa, Tramwaj, Syrena
page-person-title = Kim jesteś?
page-person-lead = Tak będą cię widzieć inni. Możesz to zmienić w każdej chwili.
page-person-go = Dalej
page-person-colour = Kolor
page-person-shape = Kształt
page-colour-crimson = karmazynowy
page-colour-teal = morski
page-colour-violet = fioletowy
page-colour-brown = brązowy
page-colour-magenta = magenta
page-colour-olive = oliwkowy
page-shape-circle = koło
page-shape-square = kwadrat
page-shape-diamond = romb
page-shape-hexagon = sześciokąt
page-shape-star = gwiazda
page-shape-drop = kropla
page-person-change = Imię i kolor…
page-person-change-title = Imię, kolor i kształt
page-person-you = Ty
page-person-none = Na razie tylko się rozglądasz.
page-person-beside = Tylko ta karta to { $name }; w innych jesteś nadal sobą.
page-person-beside-end = Zakończ to
page-join-by = { $host } zaprasza cię do gry { $title }.
page-join-to = Masz zaproszenie do gry { $title }.
page-back-title = Droga powrotna
page-back-lead = To, kim jesteś, pamięta ta przeglądarka. Gdyby zapomniała, wrócisz dzięki dwunastu słowom na kartce albo drugiemu urządzeniu.
page-words-title = Moje dwanaście słów
page-words-lead = Kto ma te słowa, może być tobą na każdym urządzeniu i na zawsze. Zapisz je lub wydrukuj: widać je tylko raz, a przechowywany jest jedynie ich odcisk.
page-words-earlier = Wcześniejsze słowa tracą ważność, gdy dostaniesz nowe.
page-words-show = Pokaż mi dwanaście słów
page-words-of = Fogline: słowa – { $name }
page-words-qr = Kod QR słów
page-words-use = Zeskanuj kod albo wpisz słowa na { $address }.
page-words-once = Nie zostaną pokazane ponownie.
page-words-print = Drukuj
page-words-done = Mam je
page-recover-offer = Już mnie tu znacie
page-recover-title = Powrót
page-recover-lead = Twoje dwanaście słów przywróci cię wraz ze wszystkimi grami.
page-recover-words = Dwanaście słów
page-recover-go = Znajdź mnie
page-recover-device = Inne urządzenie wciąż cię zna? Wybierz w jego ustawieniach „Graj dalej na innym urządzeniu” i otwórz ten link tutaj.
page-device-who = To jest { $name }
page-device-here = Kto przejdzie dalej, gra jako { $name }, z wszystkimi stołami i grami tej osoby. W tej przeglądarce jesteś: { $own }.
page-device-beside = Otwórz { $name } obok, tylko w tej karcie
page-device-replace = Bądź tu jako { $name } zamiast { $own }
page-device-stay = Zostań: { $own }
page-device-lost = Po zastąpieniu { $own } wróci tylko dzięki dwunastu słowom lub innemu urządzeniu. Słowa możesz wcześniej utworzyć w ustawieniach.
page-device-same = Tu już jesteś: { $name }
page-signout = Wyloguj moje inne urządzenia
page-signout-lead = Potem tylko to urządzenie będzie tobą. Przepadną też nieotwarte jeszcze linki dla innych urządzeń.
page-signout-words = Unieważnij też moje dwanaście słów
page-signout-words-go = Dwanaście słów nikogo już nie przywróci.
page-signout-words-stay = Dwanaście słów, jeśli je masz, działa nadal.
page-signout-yes = Wyloguj je
page-signout-done =
    { $count ->
        [0] Żadne inne urządzenie nie było zalogowane.
        [one] Wylogowano jedno inne urządzenie.
        [few] Wylogowano { $count } inne urządzenia.
        [many] Wylogowano { $count } innych urządzeń.
       *[other] Wylogowano { $count } innych urządzeń.
    }
page-games-all = Wszystkie moje gry i statystyki
page-games-title = Moje gry
page-loading-games = Szukam twoich gier…
page-games-list = Wszystkie gry
page-games-game = Gra
page-games-any = wszystkie
page-games-against = Przeciw
page-games-level-people = ludzie
page-games-level-mixed = różne boty
page-games-result = Wynik
page-games-won = wygrane
page-games-lost = niewygrane
page-games-shown =
    { $count ->
        [one] Jedna gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
page-games-with = z udziałem: { $names }
page-games-length =
    { $minutes } min, { $decisions ->
        [one] jedna decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }
page-games-more = Pokaż więcej
page-games-mark-left = dokończył bot
page-games-mark-removed = pozostali cię usunęli
page-games-mark-shared = kilka twoich miejsc
page-games-mark-redrawn = wylosowano ponownie
page-games-mark-hints = z podpowiedziami
page-games-count = Gry
page-games-wins = Wygrane
page-games-interval = prawdopodobnie { $low }–{ $high }
page-games-best = Najlepszy
page-games-mean = Średnia
page-games-streak = Wygrane z rzędu
page-games-longest = najwięcej: { $count }
page-games-sources = Punkty na grę według źródła
page-games-course = Twoje wyniki, od pierwszego do ostatniego
page-games-course-said = Od { $low } do { $high } punktów
page-games-parts = { $title } według liczby graczy i poziomu
page-data-title = Moje dane
page-data-kept = Co jest przechowywane i jak długo
page-data-person = Twoje imię, kolor i kształt
page-data-person-long = Dopóki się nie usuniesz.
page-data-secrets = Sekrety i dwanaście słów
page-data-secrets-long = Tylko ich odciski, dopóki nie wylogujesz tych urządzeń albo się nie usuniesz.
page-data-tables = Stoły z każdym ruchem
page-data-tables-long =
    { $days ->
        [one] Przez jeden dzień od ostatniej aktywności.
        [few] Przez { $days } dni od ostatniej aktywności.
        [many] Przez { $days } dni od ostatniej aktywności.
       *[other] Przez { $days } dnia od ostatniej aktywności.
    }
page-data-games = Wyniki zakończonych gier
page-data-games-long = Miejsce, punkty i imiona grających: dopóki się nie usuniesz.
page-data-links = Zaproszenia i linki
page-data-links-long = Zaproszenia przez tydzień, linki do urządzenia lub miejsca przez dziesięć minut.
page-data-chat = Czat
page-data-chat-long = Wcale nie jest przechowywany: znika po zamknięciu strony.
page-data-browser = W tej przeglądarce
page-data-browser-long = Twój sekret i ustawienia, dopóki ich nie wyczyścisz. Bez ciasteczek.
page-data-address = Adresy sieciowe
page-data-address-long = Tylko w pamięci, by ograniczyć liczbę zapytań.
page-data-export = Zabierz je ze sobą
page-data-export-lead = Jeden plik (JSON) ze wszystkim, co serwis o tobie wie.
page-data-export-go = Pobierz moje dane
page-data-delete = Usuń mnie
page-data-delete-lead = Twoje gry znikną, a współgracze zobaczą „Dawny gracz” zamiast twojego imienia. Boty dokończą za ciebie. Nie ma powrotu, nawet dzięki dwunastu słowom.
page-data-delete-name = Wpisz swoje imię, { $name }, aby potwierdzić
page-data-delete-go = Usuń mnie na zawsze
page-data-deleted = Twoje dane usunięto. Do widzenia!

## Nauka gry

page-tutorial = Samouczek
page-tutorial-step = Krok { $number } z { $steps }
page-tutorial-next = Dalej
page-tutorial-back = Wstecz
page-tutorial-show = Pokaż mi
page-tutorial-leave = Wyjdź
page-tutorial-read = „Dalej” prowadzi stąd dalej.
page-tutorial-chapter = Świetnie! Przejdźmy do następnej części.
page-tutorial-done-title = Znasz już grę { $title }
page-tutorial-done = Na pierwszą grę to wystarczy. Całą resztę wyjaśni stół.
page-tutorial-play = Zagraj z botami
page-tutorial-again = Samouczek jeszcze raz
page-learn-tutorial = Ucz się, grając
page-learn-continue = Kontynuuj samouczek
page-learn-five = Gra w pięć minut
page-offer-title = Twoja pierwsza gra: { $title }?
page-offer = Naucz się jej, grając: na prawdziwej planszy, w dwie lub trzy minuty.
page-offer-tutorial = Zagraj samouczek
page-offer-play = Zacznij grę od razu

## Spojrzenie na zakończoną partię

page-look = Analiza
page-look-progress = Każda decyzja z tej partii jest rozważana od nowa…
page-look-failed = Analiza zatrzymała się w połowie.
page-look-again = Spróbuj ponownie
page-look-luck = uśmiech losu
page-look-error = decyzja, która coś kosztowała
page-look-account = Los dał { $luck }%, własne decyzje { $skill }%.
page-look-all = Skąd się wzięło { $result }%
page-look-start = Szanse na początku
page-look-part-luck = Los
page-look-part-skill = Własne decyzje
page-look-part-unseen = Czego nie dało się wiedzieć
page-look-part-others = Decyzje innych
page-look-part-table = Boty w zastępstwie
page-look-result = Na końcu
page-look-note = Decyzję ocenia się według tego, co grający mógł widzieć, obok najlepszej, jaką stamtąd znajduje przeszukiwanie. Nikt nie odpowiada za to, co było ukryte.
page-look-none = Żadna decyzja nie zmarnowała niczego, co by się liczyło.
page-look-move = Moment { $at }:
page-look-cost = strata { $loss }% zwycięstwa.
page-look-try = A jaki byłby twój ruch?
page-look-answer = Pokaż lepszy ruch
page-look-played = Zagrano: { $move }
page-look-better = Lepiej: { $move }
page-try-title = A jaki byłby twój ruch?
page-try-question = Decyduje { $name }, moment { $at }. Wybierz na planszy jak w grze: nic z tego nie wyniknie, to tylko porównanie.
page-try-busy = Porównywanie…
page-try-shown = Lepiej byłoby tak:
page-try-better = To jest ten lepszy ruch.
page-try-played = Tak właśnie zagrano.
page-try-gain = O { $gain }% lepiej, niż zagrano.
page-try-loss = O { $gain }% gorzej, niż zagrano.
page-try-role-tried = twój ruch
page-try-role-played = tak zagrano
page-try-role-better = lepszy
page-try-again = Jeszcze raz
page-try-close = Wróć do partii
page-hint = Podpowiedź
page-hint-thinking = Namysł nad tym, co widzisz…
page-hint-effects = Co to zmieni
page-hint-do = Zrób to
page-hint-note = Tylko z tego, co możesz zobaczyć. Liczba to twój udział w zwycięstwie, na ile da się to powiedzieć.
page-hints-on = Przy tym stole gra się z podpowiedziami.
page-hints-agree = Gotowość oznacza zgodę.
page-hints-allow = Gra z podpowiedziami
page-hints-allow-hint = Kto ma decydować, może wtedy zapytać, co najlepsze. Wszyscy zgłaszają gotowość od nowa, co oznacza zgodę.
page-teacher-title = Na pewno?
page-teacher-warning = Z tego, co widzisz, marnuje to około { $loss }% zwycięstwa.
page-teacher-back = Cofnij się
page-teacher-go = Zrób to mimo wszystko
page-think-title = Co brano pod uwagę
page-think-ask = Co dalej rozważa { $name }?
page-think-search = Co znajduje tu przeszukiwanie dla gracza { $name }:
page-think-bot = Co rozważa { $name } ({ $bot }):
page-think-points = ocena w punktach { $points }:
page-think-tries =
    { $count ->
        [one] sprawdzono raz
        [few] sprawdzono { $count } razy
        [many] sprawdzono { $count } razy
       *[other] sprawdzono { $count } razu
    }
page-think-then = Dalej spodziewane –
page-think-nothing = Ten bot nie patrzył na nic innego.
page-branch-luck = Los
page-branch-luck-new = losowany od nowa
page-branch-luck-kept = taki, jaki był
page-branch-shared = Kto ma link, może oglądać
page-branch-begin = Graj dalej
page-branch-record = Zapis tylko tej gałęzi
page-branch-origin = Partia, od której się zaczęła

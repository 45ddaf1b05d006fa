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

## Words that the table needs again and again

page-close = Zamknij
page-cancel = Anuluj
page-you = ty
page-host = gospodarz
page-spectator = widz
page-name-numbered = { $name } { $number }
page-copied = Skopiowano.
page-copy = Kopiuj
page-share = Udostępnij
page-qr = Kod QR odnośnika

## Before the game

page-seats = Miejsca
page-seat-open = wolne miejsce
page-seat-bot = bot
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
page-clock = Pozostały czas: { $seat }
page-title = { $title } – Fogline
page-title-turn = ● Twoja kolej – { $title }
page-your-turn = Twoja kolej.
page-reveals = To coś odkrywa: nie da się tego po prostu cofnąć.
page-controls = Stół
page-undo = Cofnij
page-undo-asked = Pozostali są pytani, czy możesz to cofnąć.
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
page-wish-refused = Pozostali się nie zgadzają.
page-agree = Tak
page-disagree = Nie
page-away = Do czasu powrotu gra bot: { $seats }.
page-gone = Na twoim miejscu do końca gra bot. Możesz oglądać.
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

## The first page

page-home-lead = Dwie gry planszowe o San Francisco przy jednym stole: w pojedynkę z uczciwymi botami, przy wspólnym ekranie albo z przyjaciółmi na odległość.
page-games = Gry
page-home-players = Gracze
page-home-level = Boty
page-level-easy = łatwe
page-level-medium = średnie
page-level-hard = trudne
page-level-expert = eksperckie
page-home-play = Zagraj teraz: { $title }
page-home-create = Stół dla znajomych…
page-home-link = Masz odnośnik? Wklej go tutaj
page-guest = Gość
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
page-settings-play = Podczas gry
page-settings-confirm = Pytaj przed każdą akcją
page-settings-confirm-hint = Na ekranie dotykowym pytanie pojawia się zawsze.
page-settings-curtain = Kurtyna między graczami przy jednym ekranie
page-settings-curtain-hint = Także w grach, w których nic nie jest ukryte.
page-settings-sound = Dźwięk
page-settings-sound-hint = Cichy dzwonek, gdy przychodzi twoja kolej.
page-settings-person = Nazywasz się { $name }
page-about-title = O Fogline
page-about-lead = Fogline zna zasady dwóch gier planszowych o San Francisco, tłumaczy każdą odmowę, pokazuje skutki ruchu, zanim go wykonasz, i zachowuje każdą partię.
page-about-unofficial-title = Nieoficjalnie
page-about-unofficial = Fogline to nieoficjalna, niezależna realizacja. Gry należą do swoich autorów i wydawców, którzy nie mają z nią nic wspólnego. Jeśli któraś ci się spodoba, kup grę: na prawdziwym stole jest ładniejsza.
page-about-components-title = Własne elementy
page-about-components = Wszystkie rysunki i teksty są nasze. Instrukcje nie wymieniają każdej karty i trasy, więc talia, mapa i bilety to nasze własne rekonstrukcje, zgodne z tym, co instrukcje mówią. Jeśli masz grę w pudełku, możesz przepisać własną talię lub mapę i nimi grać.
page-about-bots-title = Uczciwe boty
page-about-bots = Bot widzi dokładnie to, co widziałaby osoba na jego miejscu, i nic więcej.
page-about-privacy-title = Bez kont
page-about-privacy = Nie trzeba się nigdzie zapisywać. Imię i sekret w tej przeglądarce to wszystko, co serwer o tobie wie, a strona o nic nie pyta żadnego innego serwera.

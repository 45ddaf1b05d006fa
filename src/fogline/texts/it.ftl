### Testi italiani di tutto ciò che non è di un gioco. Ogni gioco ha il suo file nella sua cartella.
### Accanto a ogni elenco e a ogni numero di punti $x un testo trova $x-count, un numero per scegliere la forma plurale.

## Parole di cui sono fatte le altre

seat = Posto { $number }
list-empty = nessuno
list-more = { $list }, { $item }
list-last = { $list } e { $item }
list-or = { $list } o { $item }
place = { $place }º

## Il risultato

sheet-line =
    { $source }: { $count }, { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] punti.
    }
sheet-line-ranked =
    { $source }: { $count }, { $place }, { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] punti.
    }
sheet-line-tied =
    { $source }: { $count }, { $place } dopo uno spareggio ({ $tie }), { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] punti.
    }
standing =
    { $place }: { $seat }, { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] punti.
    }
standing-tied =
    { $place }: { $seat }, { $points } { $points-count ->
        [0.5] punto
        [one] punto
       *[other] punti
    } ({ $tie }).

## Anteprime

preview-reveals = Poi decide la sorte: annullarlo vuol dire sorte nuova, e prima si chiede alle altre persone.
preview-refused = «{ $action }» non è possibile: { $reason }

## Rifiuti: al tavolo

refusal-game-over = La partita è finita.
refusal-not-your-turn = Non tocca a te.
refusal-which-seat = Ora decidono più giocatori: di’ per quale posto vale.
refusal-chance-decides = Ora decide la sorte, non un giocatore.
refusal-players-decide = Ora decide un giocatore, non la sorte.
refusal-luck-decides = «{ $outcome }» lo porta la sorte: non si può scegliere.
refusal-impossible-outcome = Ora la sorte non può portare «{ $outcome }».
refusal-script-over = Il copione della sorte è finito.
refusal-plan-meets-luck = Prima di «{ $action }» decide la sorte, perciò non si può pianificare.
refusal-undo-nothing = { $seat } non ha fatto nulla che si possa annullare.
refusal-undo-others-acted = Intanto ha agito qualcun altro: serve il consenso degli altri.
refusal-undo-refused = È stato rifiutato. Chiedi di nuovo quando sarà successo qualcosa.
refusal-undo-absent = { $seat } ha fatto una parte di ciò che si annullerebbe e non è qui per dare il consenso.
refusal-undo-revealed = Intanto qualcosa è stato rivelato: serve il consenso degli altri.
refusal-nothing-to-undo = La voce { $entry } non si può annullare: non ha cambiato nulla, oppure è già annullata.

## Rifiuti: a un tavolo in corso

refusal-already-started = La partita è già cominciata.
refusal-not-started = La partita non è ancora cominciata.
refusal-not-over = La partita non è finita.
refusal-not-host = Può farlo solo chi ha aperto il tavolo.
refusal-not-seated = Può farlo solo chi gioca.
refusal-not-your-seat = { $seat }: non è il tuo posto.
refusal-no-hints = A questo tavolo non si possono chiedere suggerimenti.
refusal-seat-taken = { $seat }: il posto è già preso.
refusal-table-full = Tutti i posti sono presi.
refusal-seats-open =
    { $seats-count ->
        [one] C’è ancora un posto libero: { $seats }.
       *[other] Ci sono ancora posti liberi: { $seats }.
    }
refusal-not-ready =
    { $seats-count ->
        [one] Manca ancora il via di { $seats }.
       *[other] Manca ancora il via di: { $seats }.
    }
refusal-seat-left = { $seat } ha lasciato la partita: un bot gioca al suo posto fino alla fine.
refusal-turn-lapsed = Il tempo di questo turno è scaduto: un bot lo finisce per { $seat }.
refusal-paused = La partita è in pausa.
refusal-not-paused = La partita non è in pausa.
refusal-wish-open = Agli altri è già stata posta una domanda.
refusal-nothing-asked = Nessuno te lo ha chiesto.
refusal-not-a-person = Al posto di { $seat } non gioca un’altra persona.
refusal-remove-refused = È stato rifiutato. Chiedi di nuovo quando sarà successo qualcosa.
refusal-remove-alone = { $seat } è qui, e nessuno può escludere qualcuno da solo: serve il consenso di un altro giocatore.
refusal-was-removed = Gli altri ti hanno escluso da questa partita. Puoi guardare.
refusal-stale = La decisione riguardava una posizione che nel frattempo è cambiata: erano note { $at } voci, ora sono { $entries }.
refusal-plan-length = Un piano ha almeno un’azione e al massimo { $most }.
refusal-no-person = Prima di’ chi sei.
refusal-chat-off = A questo tavolo non c’è la chat.
refusal-chat-length = Un messaggio in chat ha almeno un carattere e al massimo { $most }.
refusal-table-busy = Troppi messaggi in attesa per questo tavolo. Riprova.
refusal-table-failed = Il tavolo non è riuscito a salvare. Riprova.

## Rifiuti: dal servizio

refusal-unknown-table = Questo tavolo non esiste, o non è aperto a te.
refusal-unknown-link = Questo link non funziona, o non funziona più.
refusal-wrong-secret = Nessuno ha questa chiave segreta.
refusal-hello-first = Di’ chi sei prima di guardare un tavolo.
refusal-bad-name = Un nome richiede almeno una lettera, una cifra o un emoji, e nulla di invisibile.
refusal-long-name = Un nome ha al massimo { $most } caratteri.
refusal-wrong-name = Questo non è il tuo nome.
refusal-words-count = Numero di parole: { $count }; devono essere { $most }.
refusal-words-unknown = «{ $word }» non è una delle parole. È scritta come l’hai annotata?
refusal-words-wrong = Queste parole non vanno insieme: una è sbagliata, o l’ordine è un altro.
refusal-unknown-words = Con queste parole non c’è nessuno. Non valgono più quando ne sono state create di nuove.
refusal-bad-message = Questo messaggio non si può leggere.
refusal-bad-body = Non si può leggere: { $detail }.
refusal-bad-data = Con questo file non si può giocare.
refusal-bad-timing = Con questi tempi non si può giocare.
refusal-short-grace = Un bot può giocare per chi è assente dopo { $least } s al più presto.
refusal-too-fast = Troppe richieste insieme. Aspetta un momento.
refusal-too-large = È troppo grande: al massimo { $most } byte.
refusal-data-too-heavy = La lettura di questo file richiede troppo tempo o troppa memoria. Rendilo più breve e più semplice.
refusal-too-many-sockets = Hai già { $most } connessioni aperte. Prima chiudine una.
refusal-too-many-tables = Si possono guardare al massimo { $most } tavoli insieme.

## Che cosa fa un tavolo in corso

table-undo = { $seat } annulla un’azione.
    .you = Annulli un’azione.
table-takeover = Un bot gioca per { $seat }, che non c’è.
    .you = Un bot gioca per te mentre non ci sei.
table-handback = { $seat } torna a giocare.
    .you = Torni a giocare.
table-resign = { $seat } si ritira; continua un bot.
    .you = Ti ritiri; continua un bot.
table-timeout = { $seat } ha finito il tempo; continua un bot.
    .you = Hai finito il tempo; continua un bot.
table-lapse = { $seat } ha finito il tempo; un bot conclude questo turno.
    .you = Hai finito il tempo; un bot conclude questo turno.
table-remove = Gli altri hanno escluso { $seat }; continua un bot.
    .you = Gli altri ti hanno escluso; continua un bot.
table-pause = La partita è in pausa.
table-resume = La partita riprende.

## Rifiuti: ciò che è stato scritto

refusal-unknown-action = «{ $text }» non è un’azione. Le azioni cominciano con: { $known }.
refusal-bad-action = «{ $text }» non si capisce. La forma è: { $form }.
refusal-unknown-game = Il gioco «{ $game }» non c’è. I giochi sono: { $known }.
refusal-game-code = Il gioco installato «{ $game }» ({ $place }) non si può usare: { $detail }
refusal-unknown-language = La lingua «{ $language }» non c’è. Le lingue sono: { $known }.
refusal-unknown-option = L’opzione «{ $option }» non c’è. Le opzioni sono: { $known }.
refusal-bad-option = L’opzione «{ $option }» non può valere { $value }.
refusal-unknown-rules-version = Sono regole di { $game }, versione { $found }, e questo Fogline conosce solo: { $known }. Installane uno più recente: pip install --upgrade fogline
refusal-unknown-rule = La regola «{ $rule }» non c’è.
refusal-wrong-data-option = Questo gioco usa un file di tipo «{ $expected }», non «{ $given }».
refusal-no-data-file = { $game } non ha file di dati.
refusal-player-count =
    { $players ->
        [one] Non si può giocare in uno.
       *[other] Non si può giocare in { $players }.
    }

## Rifiuti: registrazioni

refusal-bad-json = Questo non è JSON: { $detail }.
refusal-bad-format = Questa non è una registrazione nel formato { $expected }.
refusal-bad-header = Questa registrazione non si può leggere: { $detail }.
refusal-bad-receipt = Questa ricevuta non si può leggere: { $detail }.
refusal-not-canonical = «{ $text }» va scritto «{ $expected }».
refusal-unknown-control = Il tavolo non sa fare «{ $text }».
refusal-unknown-entry =
    La voce { $entry } non c’è: la registrazione ha { $entries ->
        [one] 1 voce.
       *[other] { $entries } voci.
    }
refusal-bad-seats = Un posto indica un giocatore che non è in elenco.
refusal-no-records = Non ci sono registrazioni da misurare.
refusal-mixed-records = C’è una partita a { $found } posti fra partite a { $expected }: misurale separatamente.
refusal-unfinished-game = Una partita non finita non si può misurare.
refusal-unknown-seat = Il posto numero { $seat } (contando da 0) non c’è.

## Che cosa non torna in una registrazione; le voci si contano da 0, come nel file

record-rules-version = La partita registrata è stata giocata con la versione { $found } delle regole; questa è la versione { $expected }.
record-data-differs = La partita registrata è stata giocata con un altro mazzo o un’altra mappa: { $found }, non { $expected }.
record-bad-seats = Un posto indica un giocatore che non è in elenco.
record-bad-start = L’inizio non si può preparare: { $reason }
record-entry-refused = La voce { $entry } non si può eseguire: { $reason }
record-position-differs = Tutte le voci si possono eseguire, ma portano a una posizione diversa da quella finale scritta.
record-outcome-differs = Tutte le voci si possono eseguire, ma portano a un risultato diverso da quello scritto.
record-hash-differs = Tutte le voci si possono eseguire, ma l’hash scritto è { $found } e dovrebbe essere { $expected }.
record-luck-unreadable = Quello che la registrazione dice della sorte non si può leggere: { $detail }.
record-luck-commitment = Il segreto della sorte non è quello su cui il tavolo si era impegnato.
record-luck-differs = La voce { $entry } non è ciò che la sorte doveva portare: dice «{ $found }», mentre segreto e contributi danno «{ $expected }».
record-receipt-commitment = L’impegno nella registrazione non è quello della ricevuta.
record-receipt-own = Il contributo del posto { $seat } (contando da 0) che sta sulla ricevuta non è nella registrazione.
record-receipt-list = I contributi nella registrazione non sono quelli che, secondo la ricevuta, il tavolo ha fissato all’inizio.

## Bot

refusal-bad-bot = «{ $text }» non indica un bot. La forma è: { $form }.
refusal-unknown-bot = Il bot «{ $bot }» non c’è. I bot sono: { $known }.
refusal-bot-setting = Il bot «{ $bot }» non ha l’impostazione «{ $setting }». Le sue impostazioni sono: { $known }.
refusal-arena-bots = Per una sfida servono almeno due bot diversi, non: { $bots }.
refusal-arena-store = «{ $file }» non è un file di partite dell’arena: { $detail }.
refusal-arena-no-dask = Per giocare su un cluster serve Dask: installa fogline[cluster].
refusal-arena-cluster = Il cluster all’indirizzo { $address } non si può usare: { $detail }.
refusal-arena-other-contest = «{ $file }» contiene le partite di un’altra sfida. Indica un altro file, o ripeti il comando di quella sfida.
refusal-bot-program = Il bot «{ $bot }» avvia un programma, e qui non è permesso.
refusal-bot-limit = A questo tavolo il bot «{ $bot }» può avere al massimo { $most } per «{ $setting }».
refusal-bot-setting-twice = Al bot «{ $bot }» l’impostazione «{ $setting }» è data due volte.
refusal-bot-setting-value = Il bot «{ $bot }» non può avere { $value } per «{ $setting }»: va da { $least } a { $most }.
refusal-bot-code = «{ $file }» dà errore alla riga { $line }: { $detail }
refusal-bot-none = «{ $file }» non definisce alcun bot, cioè una classe basata su fogline.bots.Bot.
refusal-bot-class = «{ $class }» non è un bot: un bot è una classe basata su fogline.bots.Bot con un metodo choose(view, legal, limit).
refusal-bot-name = C’è già un altro bot di nome «{ $bot }». Dai un altro nome alla classe.
refusal-bot-no-module = Qui non c’è un modulo Python «{ $module }».
refusal-bot-no-class = «{ $module }» non ha «{ $class }». I suoi bot sono: { $known }.
refusal-bot-failed = Il bot «{ $bot }» non può essere creato: { $detail }

## Tutorial

refusal-unknown-chapter = Non c’è un capitolo { $chapter }; il tutorial ne ha { $most }.
refusal-tutorial-other = Qui il tutorial aspetta qualcos’altro.
refusal-tutorial-over = Questa parte del tutorial è finita.
cli-tutorial-none = { $game } non ha un tutorial.
cli-tutorial-alone = Un tutorial ha già giocatori, regole e sorte: togli { $options }.
cli-tutorial-welcome = { $game }, imparato giocando, in due o tre minuti. Con «quit» ti fermi quando vuoi.
cli-tutorial-step = Passo { $number } di { $steps }
cli-tutorial-next = Invio per continuare >{" "}
cli-tutorial-done = Il tutorial è finito. Una partita contro i bot: fogline play --terminal { $game }
cli-tutorial-stopped = Interrotto. Il tutorial si può rigiocare in qualsiasi momento.

## Riga di comando

cli-serving = I tavoli sono serviti su { $url }
cli-serving-elsewhere = Chi è nella tua rete li trova su { $url }
cli-no-page = In questa installazione manca la pagina su cui giocare: è stata fatta senza collegamento al registro di npm, o con FOGLINE_PAGE=skip. Installa di nuovo per averla. Intanto si può giocare con altri client, come fogline play --terminal.
cli-play-opened = Il tuo tavolo è su { $url }. Ctrl-C lo chiude; la partita si conserva, e il prossimo fogline play la ritrova.
cli-play-opened-home = I giochi sono su { $url }. Ctrl-C chiude; le partite si conservano, e il prossimo fogline play le ritrova.
cli-play-no-browser = Qui non si è potuto aprire un browser: apri tu l’indirizzo.
cli-error = Errore:
cli-warning = avviso:
cli-seat = { $seat }
cli-points = { $points } PV
cli-halves = { $points }
cli-sheet-ranked = ({ $count }, { $place })
cli-total = Totale
cli-yes = sì
cli-no = no
cli-place-label = Posizione
cli-spectator = uno spettatore
cli-chance = La sorte
cli-table = Il tavolo
cli-secret = (un segreto)
cli-written = Scritto: { $file }
cli-not-utf8 = { $file }: questo non è testo in UTF-8.
cli-file-exists = { $file } esiste già.
cli-hint-force = Scegli un altro nome, o aggiungi --force per sostituirlo.
cli-no-folder = La cartella { $file } non c’è.
cli-is-folder = { $file } è una cartella.
cli-no-such-game =
    { $games ->
        [0] In { $file } non c’è una partita numero { $number }.
        [one] In { $file } non c’è una partita numero { $number }: ce n’è una sola.
       *[other] In { $file } non c’è una partita numero { $number }: ce ne sono { $games }.
    }
cli-bad-line = { $file }, riga { $line }: { $reason }
cli-no-such-entry =
    { $entries ->
        [one] La voce { $entry } non c’è: la registrazione ne ha una.
       *[other] La voce { $entry } non c’è: la registrazione ne ha { $entries }.
    }
cli-no-such-seat = Il posto «{ $seat }» non c’è. Indica un giocatore ({ $names }), un numero da 1 in su, o spectator.
cli-no-file-or-position = «{ $text }» non è né un file né una posizione. Una posizione va fra virgolette.

# arena
cli-arena-title =
    { $games ->
        [one] Una partita
       *[other] { $games } partite, ogni distribuzione in tutte le rotazioni
    }
cli-arena-bot = Bot
cli-arena-against = Contro
cli-arena-games = Partite
cli-arena-share = Quota di vittorie (95%)
cli-arena-lead = Punti di vantaggio (95%)
cli-arena-verdict = Esito
cli-arena-ahead = avanti
cli-arena-behind = indietro
cli-arena-tie = pari
cli-arena-rank = Posizione
cli-arena-rating = Punteggio (95%)
cli-arena-ms = ms a decisione
cli-arena-repeat = Chi non si distingue condivide la posizione. Piano { $plan }, nucleo { $core }. Per ripetere: { $command }
cli-arena-luck = Tolgo la fortuna…
cli-arena-adjusted = Senza la parte della fortuna
cli-arena-narrower = Più stretto (quota / punti)
cli-arena-unpaired = Non appaiati
cli-loadtest-prepare = Preparazione
cli-loadtest-connect = Connessione
cli-loadtest-play = In gioco
cli-loadtest-title = { $tables } tavoli, { $sockets } socket, { $seconds } secondi
cli-loadtest-held = Mosse al secondo
cli-loadtest-of = { $held } di { $asked }
cli-loadtest-latency = Dall’invio all’ultimo che riceve (50 / 90 / 99 / 99,9 / 100%)
cli-loadtest-answer = Dall’invio alla risposta
cli-loadtest-storm = { $sockets } connessioni perse insieme, tornate entro
cli-loadtest-storm-latency = … latenza delle mosse fatte intanto
cli-loadtest-returned = Tavoli lasciati da tutti e ritrovati ({ $tables }): tempo finché c’erano tutti
cli-loadtest-stall = Blocco più lungo del ciclo degli eventi
cli-loadtest-memory = Memoria del servizio
cli-loadtest-processor = Tempo di processore del servizio, a mossa
cli-loadtest-service = Carico del servizio, su un core
cli-loadtest-clients = Carico dei client, su un core
cli-loadtest-others = Carico di tutto il resto, comprese le altre macchine virtuali sullo stesso hardware, su un core
cli-loadtest-fault = { $fault }: { $count }
cli-loadtest-sockets = { $sockets } socket non possono guardare { $tables } tavoli: ognuno ne guarda uno.
cli-loadtest-failed = La misura non è riuscita: { $detail }
cli-loadtest-html = Non c’è una cartella per { $file }.
cli-loadtest-slow = Una rete lenta non si può mettere davanti a servizi già avviati (--slow con --address).

# simulate
cli-simulate-progress = In gioco
cli-simulate-title =
    { $games ->
        [one] { $game }, una partita
       *[other] { $game }, { $games } partite
    }
cli-simulate-seat = Posto
cli-simulate-bot = Bot
cli-simulate-wins = Vittorie
cli-simulate-share = Quota (95%)
cli-simulate-points = Punti
cli-simulate-order = Vittorie per ordine di turno: { $shares }
cli-simulate-ending = Finite per «{ $ending }»: { $games }, { $share }
cli-simulate-length = { $entries } voci a partita, { $winner } punti a chi vince, { $rate } partite al secondo
cli-simulate-written =
    { $games ->
        [one] Una registrazione scritta in { $file }
       *[other] { $games } registrazioni scritte in { $file }
    }

# benchmark
cli-benchmark-changed = Questo non è più { $name }: è cambiato { $what }. Nessuno potrebbe confrontare le cifre.

# dataset
cli-no-lab = Serve l’extra «lab» (manca { $detail }): installa fogline[lab].
cli-dataset-progress = File
cli-dataset-written =
    { $decisions ->
        [one] Una decisione scritta in { $folder }
       *[other] { $decisions } decisioni scritte in { $folder }
    }
cli-dataset-checked =
    { $decisions ->
        [one] Una decisione in { $folder }, ricalcolata: identica
       *[other] { $decisions } decisioni in { $folder }, ricalcolate: identiche
    }
cli-dataset-no-games = Fra le registrazioni non c’è nessuna partita finita.
cli-dataset-mixed = La partita finita numero { $number } è diversa dalla prima per gioco, regole, opzioni, dati o numero di giocatori: un insieme di dati ne contiene di un solo tipo.
cli-dataset-other-plan = { $folder } appartiene a un altro insieme di dati: scegli una cartella nuova.
cli-dataset-not-empty = { $folder } non è vuota e non è un insieme di dati.
cli-dataset-none = { $folder } non è un insieme di dati.
cli-dataset-differs = { $file }, riga { $row }: ciò che è scritto non è ciò che dà la registrazione.

# fogline analyse
cli-analyse-progress = Esame della partita
cli-analyse-graph = Possibilità di vittoria, a carte scoperte
cli-analyse-none = Non è stato regalato nulla che valga la pena di dire.
cli-analyse-unjudged = Nessuna decisione è stata giudicata.
cli-analyse-points = Momenti decisivi
cli-analyse-entry = Voce
cli-analyse-player = Giocatore
cli-analyse-played = Giocata
cli-analyse-better = Meglio
cli-analyse-loss = Perso
cli-analyse-why = Perché
cli-analyse-accounts = Da dove vengono i risultati
cli-analyse-start = Inizio
cli-analyse-luck = Sorte
cli-analyse-skill = Proprio gioco
cli-analyse-unseen = Non visto
cli-analyse-others = Gli altri
cli-analyse-table = Sostituti
cli-analyse-result = Esito

# verify
cli-verify-progress = Verifica
cli-verify-empty = In questo file non c’è nessuna partita.
cli-verify-result =
    { $failures ->
        [0] { $games ->
            [one] Una partita verificata: ogni voce si esegue, e posizione, risultato e hash concordano.
           *[other] { $games } partite verificate: ogni voce si esegue, e posizione, risultato e hash concordano.
        }
        [one] { $games } controllate, una non torna.
       *[other] { $games } controllate, { $failures } non tornano.
    }
cli-verify-luck =
    { $games ->
        [one] Di una è stata controllata anche la sorte.
       *[other] Di { $games } è stata controllata anche la sorte.
    }
cli-verify-receipt-unused = Nessuna registrazione qui parla della sorte del tavolo di questa ricevuta.
cli-record-bad-data = Con il mazzo o la mappa della registrazione non si può giocare: { $reason }

# replay
cli-replay-at =  Voce { $entry } di { $entries }, vista da { $viewer }{" "}
cli-replay-keys = n → avanti · p ← indietro · numero + Invio: salta ({ $number }) · e fine · s altro posto · q esci

# rules
cli-rules-not-found = Nessuna regola parla di «{ $word }».
cli-rules-hint = Leggine una con: fogline rules SF-5.4, una sezione con: fogline rules SF-5, o cerca una parola con --search.

# deck and map
cli-no-data = { $game } non ha dati da mostrare.
cli-no-picture = Qui non c’è un’immagine: { $game } mostra i suoi dati solo come testo.
cli-data-good =
    { $warnings ->
        [0] Con { $file } si può giocare.
        [one] Con { $file } si può giocare; una cosa è insolita.
       *[other] Con { $file } si può giocare; { $warnings } cose sono insolite.
    }
cli-data-bad =
    { $errors ->
        [one] Con { $file } non si può giocare: un errore.
       *[other] Con { $file } non si può giocare: { $errors } errori.
    }

cli-measure-title = { $game }, { $players } giocatori, { $games } partite di bot { $bot }
cli-measure-figure = Misura
cli-measure-value = Valore
cli-measure-target = Obiettivo
cli-measure-met = Raggiunto
cli-calibrate-head = Bot { $bot } di Fogline { $version } a ogni posto ({ $ms } ms a decisione, nucleo { $core }), { $games } partite per ogni numero di giocatori, dati { $data } ({ $hash }…). Tra parentesi gli intervalli al 95%.
cli-calibrate-players = { $players } giocatori
cli-calibrate-worth = Punti
cli-calibrate-missed = Obiettivi mancati:
cli-calibrate-missed-one = Con { $players } giocatori: { $figure }: { $value }, obiettivo { $target }
cli-calibrate-none-missed = Tutti gli obiettivi sono raggiunti.
cli-calibrate-repeat = Di nuovo: { $command }

# play
cli-play-opponents = { $game } contro i bot: quanti avversari? Premi un numero da 1 a { $most } (Invio: { $usual }).
cli-play-empty-seat = In «{ $seats }» un posto è vuoto. Elenca persone o bot, separati da virgole: me,greedy,greedy.
cli-play-mistyped-bot = «{ $name }» non è un bot. Intendevi: { $bots }? Il nome di una persona comincia con la maiuscola: { $person }.
cli-play-resume-alone = Una partita salvata ha già posti e posizione: togli { $options }.
cli-play-input = { $seat } >{" "}
cli-play-curtain = Passa lo schermo a { $seat }, poi premi Invio.
cli-play-see-help = Scrivi un numero, un’azione, oppure help.
cli-play-undone = { $seat } ha annullato l’ultima azione.
cli-play-consent = Annullare lo stesso, se tutti sono d’accordo? La sorte verrà estratta di nuovo. (y/N){" "}
cli-play-legal = «{ $action }» ora è permesso.
cli-play-preview-what = Anteprima di che cosa? Per esempio: preview 1
cli-play-secret-position = La posizione svelerebbe i segreti degli altri; salva invece la partita.
cli-play-not-saved = La partita non si può salvare da nessuna parte, nemmeno come { $file }.
refusal-no-such-number = L’azione numero { $number } non c’è; l’elenco arriva a { $most }.
cli-play-saved = Salvato: { $file }
cli-play-keep = Conservare la registrazione come { $file }? (Invio: sì, n: no, oppure un altro nome){" "}
cli-play-keep-quit = Conservare la partita come { $file } per continuare più tardi? (Invio: sì, n: no, oppure un altro nome){" "}
cli-play-kept = La registrazione è in { $file }. Per rivederla: fogline replay { $file }
cli-play-kept-running = La partita è in { $file }. Per continuare: fogline play --resume { $file }
cli-play-form-help = help
cli-play-help-help = questo elenco
cli-play-form-preview = preview AZIONE[; AZIONE…]
cli-play-help-preview = che cosa cambierebbe un’azione, o un piano di più azioni
cli-play-form-why = why AZIONE
cli-play-help-why = perché un’azione non è permessa
cli-play-form-undo = undo
cli-play-help-undo = annulla la tua ultima azione
cli-play-form-actions = actions
cli-play-help-actions = l’elenco di ciò che puoi fare
cli-play-form-board = board
cli-play-help-board = ridisegna il tavolo
cli-play-form-score = score
cli-play-help-score = i punti, se la partita finisse ora
cli-play-form-log = log
cli-play-help-log = che cosa è successo di recente
cli-play-form-rules = rules NUMERO o PAROLA
cli-play-help-rules = una regola, p. es. rules SF-5.4, o tutte quelle che parlano di una parola
cli-play-form-position = position
cli-play-help-position = la posizione come riga di testo
cli-play-form-save = save [FILE]
cli-play-help-save = conserva la partita in un file e continua
cli-play-form-quit = quit
cli-play-help-quit = smetti; la partita si può riprendere più tardi
cli-play-help-plan = Un’azione è il suo numero nell’elenco o la sua notazione; un piano usa il punto e virgola: take a; build b0t
cli-play-form-who = who
cli-play-help-who = chi siede dove, chi è presente, e gli orologi
cli-play-form-chat = chat PAROLE
cli-play-help-chat = di’ qualcosa a tutti quelli al tavolo
cli-play-form-yes = yes
cli-play-help-yes = acconsenti a ciò che chiede un altro
cli-play-form-no = no
cli-play-help-no = rifiuta ciò che chiede un altro
cli-play-form-pause = pause
cli-play-help-pause = chiedi agli altri una pausa
cli-play-form-resume = resume
cli-play-help-resume = riprendi dopo una pausa
cli-play-form-resign = resign
cli-play-help-resign = ritirati; un bot continua per te
cli-play-form-back = back
cli-play-help-back = gioca di nuovo, dove un bot gioca per te
cli-play-form-host = host NOME
cli-play-help-host = lascia che ospiti un altro giocatore, se ospiti tu
cli-play-form-remove = remove NOME
cli-play-help-remove = chiedi agli altri di escludere qualcuno; continua un bot
cli-play-form-mute = mute NOME
cli-play-help-mute = nascondi ciò che scrive qualcuno, o mostralo di nuovo
cli-play-form-ready = ready
cli-play-help-ready = di’ che per te si può cominciare
cli-play-form-start = start
cli-play-help-start = fa’ cominciare la partita, se hai aperto tu il tavolo
cli-play-form-rematch = rematch
cli-play-help-rematch = un’altra partita con le stesse persone, ruotando i posti
cli-bad-link = «{ $link }» non porta a nessun tavolo. Un link è fatto così: https://example.org/join/… oppure https://example.org/table/…
cli-unknown-limit = Non esiste un limite chiamato «{ $name }». Ci sono: { $known }
cli-bad-limit = Questi limiti non si possono usare ({ $given }): { $detail }
cli-no-service = { $service } non risponde: { $reason }
refusal-no-service = Là qualcosa risponde, ma non è un servizio di Fogline.
cli-play-join-alone = Un tavolo in rete ha già le sue impostazioni: togli { $options }.
cli-hint-watch = Per guardarlo: fogline watch LINK
cli-online-full = A questo tavolo tutti i posti sono presi.
cli-online-name = Come vuoi che ti chiamino gli altri?{" "}
cli-online-no-name = Gli altri devono poterti chiamare in qualche modo: aggiungi --name.
cli-online-refused = Il tavolo rifiuta: { $code }.
cli-online-lost = Connessione persa; nuovo tentativo…
cli-online-waiting = Ancora nessuna risposta; si aspetta…
cli-online-back = Connessione ristabilita.
cli-online-somebody = qualcuno che guarda
cli-online-came = { $seat } è al tavolo.
cli-online-went = { $seat } per ora non c’è.
cli-online-asked = Lo si chiede agli altri.
cli-online-wish-undo = { $name } chiede di annullare un’azione. Scrivi yes o no.
cli-online-wish-pause = { $name } chiede una pausa. Scrivi yes o no.
cli-online-wish-remove = { $name } chiede di escludere { $seat } dalla partita; continuerebbe un bot. Scrivi yes o no.
cli-online-host = Ora ospita { $seat }.
cli-online-asleep = Un bot gioca per te: il tuo tempo è scaduto tre volte di seguito. Scrivi back per giocare di nuovo.
cli-online-muted = A questo tavolo non vedi più ciò che scrive { $name }.
cli-online-unmuted = Vedi di nuovo ciò che scrive { $name }.
refusal-no-such-player = A questo tavolo nessuno si chiama “{ $name }”.
cli-online-after = Scrivi rematch per un’altra partita, save per la registrazione, o quit.
cli-online-ready-again = Al tavolo ora siedono altre persone: scrivi di nuovo ready quando vuoi cominciare.
cli-online-luck-missing = Attenzione: ciò che hai aggiunto alla sorte per { $seat } non è nell’elenco del tavolo. Della sorte di questo tavolo non ci si può fidare.
cli-online-receipt = Per controllare la sorte, salva la registrazione, poi: fogline verify --receipt { $file } REGISTRAZIONE
cli-online-left = Hai lasciato il tavolo; la partita continua. Per tornare: fogline play --join { $link }
cli-online-watched = Hai lasciato il tavolo.
cli-online-seat-open = { $seat }: libero
cli-online-seat-bot = { $seat }: un bot
cli-online-seat-ready = { $seat }: ha dato il via
cli-online-seat-not-ready = { $seat }: non ha ancora dato il via
cli-online-seat-here = { $seat }: c’è
cli-online-seat-absent = { $seat }: non c’è
cli-online-seat-away = { $seat }: non c’è, gioca un bot
cli-online-seat-resign = { $seat }: ha rinunciato, gioca un bot
cli-online-seat-timeout = { $seat }: tempo scaduto, gioca un bot
cli-online-seat-lapsed = { $seat }: tempo scaduto, un bot conclude il turno
cli-online-seat-remove = { $seat }: escluso dagli altri, gioca un bot

# the board of San Francisco
cli-sf-column =
    { $cards ->
        [0] { $column }  vuota
        [one] { $column }  1 carta
       *[other] { $column }  { $cards } carte
    }
cli-sf-clock = Fondamenta rimaste: { $left } di { $most }
cli-sf-deck = Mazzo { $cards }, scatola { $box }
cli-sf-completions = Segnalini completamento: { $rows }
cli-sf-supply = Bonus rimasti
cli-sf-supply-plus = +2:
cli-sf-supply-value = valore 4:
cli-sf-supply-depot = rimessa:
cli-sf-supply-vp = 1½ PV:
cli-sf-supply-return = contratti:
cli-sf-supply-tracks = binari:
cli-sf-drawn = { $seat } ha pescato:
cli-sf-taken =
    { $cards ->
        [one] { $seat } costruisce ancora una carta:
       *[other] { $seat } costruisce { $cards } carte:
    }
cli-sf-contracts =
    { $count ->
        [0] nessun contratto
        [one] 1 contratto
       *[other] { $count } contratti
    }
cli-sf-trams =
    { $count ->
        [one] 1 tram
       *[other] { $count } tram
    }
cli-sf-skyscrapers =
    { $count ->
        [one] 1 grattacielo
       *[other] { $count } grattacieli
    }
cli-sf-foundation = { $space } ha { $around } su { $need }
cli-sf-medal = medaglia
cli-sf-vp-token = 1½ PV
cli-sf-return-token = scarta contratti
cli-sf-score-now = Se la partita finisse ora
cli-sf-sign-tracks = binari
cli-sf-sign-tram = tram sui binari
cli-sf-sign-depot = rimessa
cli-sf-sign-square = piazza
cli-sf-sign-served = piazza con tram
cli-sf-sign-foundation = fondamenta
cli-sf-sign-skyscraper = grattacielo
cli-sf-sign-coast = costa
cli-sf-sign-bonus = bonus
cli-sf-sign-plus = segnalino +2
cli-sf-sign-complete = segnalino completamento

# the board of Ticket to Ride: San Francisco
cli-tt-map-left-out = La mappa è omessa: questa finestra è bassa. Scrivi board per vederla.
cli-tt-face-up = Scoperte:
cli-tt-stock = Mazzo { $cards }, scarti { $discards }, biglietti { $tickets }
cli-tt-piles = Turisti:
cli-tt-pile = { $symbol } { $tokens } ({ $place })
cli-tt-cars =
    { $count ->
        [one] 1 tram
       *[other] { $count } tram
    }
cli-tt-cards =
    { $count ->
        [one] 1 carta (viste: { $known })
       *[other] { $count } carte (viste: { $known })
    }
cli-tt-tickets =
    { $count ->
        [one] 1 biglietto
       *[other] { $count } biglietti
    }
cli-tt-points = { $lines } per le linee, { $tourists } per i turisti
cli-tt-tokens = { $symbols }
cli-tt-hand = La tua mano:
cli-tt-own-tickets = I tuoi biglietti:
cli-tt-offer = Da scegliere:
cli-tt-own-points =
    { $points ->
        [one] Con i tuoi biglietti, se la partita finisse ora avresti 1 punto
       *[other] Con i tuoi biglietti, se la partita finisse ora avresti { $points } punti
    }

# a service’s database and its host
cli-store-no-folder = La cartella { $file } non esiste.
cli-store-no-file = Il file { $file } non esiste.
cli-store-is-folder = { $file } è una cartella, non un database.
cli-store-folder-read-only = Nella cartella { $file } non si può scrivere.
cli-store-read-only = { $file } si può solo leggere, non scrivere.
cli-store-not-a-database = { $file } non è un database.
cli-store-not-ours = { $file } è il database di un altro programma.
cli-store-damaged = { $file } è danneggiato. SQLite dice: { $detail }
cli-store-too-new = { $file } è di un Fogline più recente ({ $detail }).
cli-store-in-use = Un altro servizio usa già { $file }: processo { $detail }.
cli-store-busy = Un altro programma tiene occupato { $file }.
cli-store-disk-full = Il disco è pieno: { $file } non si può scrivere.
cli-store-unreadable = { $file } non si può aprire: { $detail }
cli-store-unreachable = Il database { $file } non è raggiungibile: { $detail }
cli-store-no-driver = Per un database su un server { $file } manca una parte di Fogline.
cli-store-exists = { $file } esiste già.
cli-hint-damaged = Salva ciò che è intatto con fogline export, poi ripristina una copia con fogline restore.
cli-hint-restore-force = Con --force la copia ne prende il posto; ciò che c’è ora resta accanto.
cli-hint-in-use = Fermalo prima, o indica un altro file con --database.
cli-hint-no-driver = Si installa con: pip install "fogline[postgres]"
cli-hint-play-runs = Su questa macchina c’è già un altro fogline play: gioca alla sua pagina, o chiudilo con Ctrl-C.
cli-hint-too-new = Usa il Fogline che l’ha scritto, o uno più recente.
cli-hint-port = Scegli un’altra porta con --port.
cli-bad-host = Questa macchina non ha l’indirizzo «{ $host }» su cui ascoltare.
cli-port-in-use = La porta { $port } è occupata: vi ascolta un altro programma.
cli-port-forbidden = Il sistema non permette a questo utente di ascoltare sulla porta { $port }.
cli-cant-listen = Non si può ascoltare su { $host }, porta { $port }: { $detail }
cli-bad-origin = «{ $origin }» non è l’origine di una pagina. Un’origine è uno schema e un host, come https://example.org.
cli-bad-proxy = «{ $proxy }» non è né un indirizzo né una rete. Un proxy si indica come 127.0.0.1 o 10.0.0.0/8.
cli-bad-node = “{ $given }” non è un indirizzo con una porta a cui gli altri nodi raggiungono questo, come 10.0.0.2:8100.
cli-node-without-server = Più nodi hanno bisogno di un server PostgreSQL come database; “{ $file }” è un file.
cli-config-toml = { $file } non è TOML: { $detail }
cli-config-bad = { $file }, riga { $line }, «{ $setting }»: { $detail }
cli-serve-good = Tutto in ordine: impostazioni, porta e il database { $file }.
cli-bad-password-file = { $file } non contiene l’hash di una password.
cli-hint-password = Creane uno con: fogline password { $file }
cli-password-first = La password dell’ospite:{" "}
cli-password-again = Ancora una volta:{" "}
cli-password-short = Una password ha almeno { $least } caratteri.
cli-password-differs = Erano due password diverse.
cli-keep-folder = --keep cancella le vecchie copie di una cartella, e { $file } non lo è.
cli-backup-progress = Copia in corso
cli-backup-made = Copiato e controllato: { $file } ({ $size }; tavoli: { $tables }, persone: { $people })
cli-backup-deleted = Vecchie copie cancellate: { $files }
cli-restore-progress = Ripristino
cli-restored = { $file } ora è quello di { $backup }. Riavvia il servizio.
cli-restored-earlier = Ciò che c’era è in { $file }.
cli-check-progress = Si rigioca
cli-check-differs = Tavolo { $table } ({ $game }): { $reason }
cli-check-result = Partite salvate rigiocate da questo Fogline: { $tables }, di cui diverse: { $differences }
cli-table-unreadable = Non si può leggere. SQLite dice: { $detail }
cli-export-progress = Esportazione
cli-exported = Scritto in { $file }: tavoli { $tables }, persone { $people }
cli-export-unreadable = Danneggiato, lasciato fuori: { $name }
cli-store-older = { $file } è di una versione precedente di Fogline.
cli-hint-older = Aprilo una volta con il servizio di questo Fogline, o esportalo con il Fogline che l’ha scritto.
cli-no-table = Il tavolo { $name } non c’è.
cli-import-progress = Importazione
cli-imported = Aggiunto a { $file }: tavoli { $tables }, persone { $people }; già presenti: { $known }
cli-copy-progress = Copia
cli-copied = Copiato in { $file }: tavoli { $tables }, persone { $people }; già presenti: { $known }
cli-copy-ahead = Al tavolo { $name } in { $target } è successo più che in { $source }.
cli-hint-copy-ahead = Non è stato copiato altro. Copia nell’altro verso, o comincia con un database vuoto.
cli-not-export = { $file }, riga { $line }: non è la riga di un’esportazione ({ $reason }).

# the host’s page
refusal-banned = Per ora l’ospite non ti fa entrare. Riprova tra { $minutes } min.
refusal-read-only = Per ora l’ospite non fa salvare nulla: si può guardare, non giocare.
admin-title = La pagina dell’ospite
admin-password = Parola d’ordine
admin-enter = Entra
admin-leave = Esci
admin-too-many = Troppi tentativi. Aspetta un minuto.
admin-wrong = Non è la password.
admin-again = La sessione è finita. Entra di nuovo.
admin-bad-form = Non si può fare: controlla ciò che hai scritto.
admin-state = Il servizio
admin-well = Va tutto bene.
admin-fault-disk-fails = Il disco non funziona: non si può salvare nulla.
admin-fault-disk-full = Il disco è pieno: non si può salvare nulla finché non c’è spazio.
admin-fault-disk-read-only = Il database si può solo leggere: non si può salvare nulla.
admin-fault-busy = Un altro programma tiene occupato il database.
admin-fault-no-files = Non si possono aprire altri file.
admin-fault-silent = L’archivio non risponde.
admin-fault-damaged = Il database è danneggiato: non si salva più nulla. Esporta ciò che è intatto, poi ripristina una copia.
admin-fault-host-reads = Hai messo il servizio in sola lettura.
admin-damaged = Tavoli danneggiati:
admin-uptime = In funzione da
admin-sockets = Connessioni
admin-open-tables = Tavoli in memoria
admin-memory = Memoria
admin-processor = Tempo di processore
admin-stall = Blocco più lungo
admin-stall-recent = Blocco più lungo di recente
admin-storage = Archivio
admin-tables = Tavoli
admin-people = Persone
admin-size = Dimensione
admin-free = Libero sul disco
admin-backup = Ultima copia
admin-no-backup = ancora nessuna
admin-refusals = Risposte e rifiuti
admin-answered = Accettate
admin-decide = Avvisi e interventi
admin-notice = Un avviso a tutti
admin-tell = Avvisa
admin-restart-in = Riavvio tra quanti minuti; vuoto: no
admin-restart = Annuncia
admin-restart-at = Il servizio si riavvia alle { $time }.
admin-read-only = Per ora non salvare nulla
admin-write = Torna a salvare
admin-bans = Esclusi
admin-ban-who = Indirizzo o id della persona
admin-ban-hours = Ore
admin-ban = Escludi
admin-until = fino al { $time }
admin-pardon = Riammetti
admin-table = Tavolo
admin-game = Gioco
admin-phase = Fase
admin-seats = Posti
admin-watchers = Presenti
admin-touched = Ultima modifica
admin-close = Chiudi
admin-sure = per sempre
admin-gathering = in attesa
admin-playing = in gioco
admin-over = finita
admin-here = Persone presenti ora
admin-name = Nome
admin-id = Id della persona
admin-address = Indirizzo

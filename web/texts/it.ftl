### Le parole proprie della pagina. Gli id cominciano con page-. Le frasi di regole e tavolo sono nel pacchetto Python.

## Dappertutto

page-skip = Vai al contenuto
page-home = Inizio
page-nav = Pagine
page-nav-rules = Regole
page-nav-settings = Impostazioni
page-nav-about = Informazioni
page-nothing = { "" }
page-loading = Preparazione del tavolo…
page-reload = Ricarica
page-unreachable = Il servizio non è raggiungibile.
page-load-failed = Questa pagina non si è potuta caricare.
page-connection-lost = Connessione persa. Tutto è conservato; nuovo tentativo…
page-connection-retry = Prova ora
page-outdated = È uscita una versione nuova di Fogline.
page-restart =
    { $minutes ->
        [0] Il servizio si riavvia adesso. Le partite restano, e la pagina torna da sola.
        [one] Il servizio si riavvia tra un minuto. Le partite restano, e la pagina torna da sola.
       *[other] Il servizio si riavvia tra { $minutes } minuti. Le partite restano, e la pagina torna da sola.
    }
page-host-says = Dall’ospite: { $text }
page-read-only = Per ora non si salva nulla: le partite si possono guardare, non giocare.
page-missing-title = Persi nella nebbia
page-missing = A questo indirizzo non c’è nessuna pagina.
page-table-failed = Questo tavolo non si può aprire

## Bot

page-bot-easy = Bot facile
page-bot-medium = Bot medio
page-bot-hard = Bot difficile
page-bot-expert = Bot esperto
page-bot-random = Bot casuale
page-bot-greedy = Bot ingordo
page-bot-search = Bot riflessivo
page-bot-flat = Bot per tentativi

## Parole che al tavolo servono di continuo

page-close = Chiudi
page-cancel = Annulla
page-you = tu
page-host = chi ospita
page-spectator = uno spettatore
page-name-numbered = { $name } { $number }
page-copy-yourself = Il browser non ha lasciato copiare la pagina: il link è selezionato, copialo tu.
page-share-insecure = Per passare il link ad altre app serve una pagina cifrata (https); copiarlo funziona.
page-copied = Copiato.
page-copy = Copia
page-share = Condividi
page-qr = Codice QR del link

## Prima della partita

page-seats = Posti
page-seat-open = libero
page-seat-ready = ha dato il via
page-seat-not-ready = non ancora
page-seat-absent = senza connessione
page-sit = Siediti
page-sit-another = Un altro giocatore a questo schermo
page-move-here = Spostati qui
page-leave = Alzati
page-remove = Togli
page-swap = Scambia i posti { $first } e { $second }
page-bot-add = Aggiungi un bot…
page-bot-choose = Bot al posto { $number }
page-begin = Comincia
page-start = Comincia la partita
page-fill =
    { $count ->
        [one] Metti un bot al posto libero
       *[other] Metti dei bot ai { $count } posti liberi
    }
page-ready = Per me si può cominciare
page-ready-undo = Aspetta, non ancora
page-waiting-seats =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
page-waiting-ready = Manca ancora il via di: { $names }.
page-waiting-host = La partita la fa cominciare { $name }.
page-name-own = Come vuoi che ti chiamino gli altri?
page-name-other = Chi gioca qui?
page-name-missing = Serve un nome.
page-invite = Invita
page-invite-hint = Chi apre questo link entro una settimana può sedersi o guardare.
page-invite-failed = Il link non si è potuto creare. Riprova.
page-link-local = Questo indirizzo funziona solo su questo computer. Avvia il servizio con un indirizzo che gli altri possano raggiungere.
page-device = Continua su un altro dispositivo
page-device-hint = Apri questo link sul telefono: anche lì sarai tu. Funziona una volta sola, per dieci minuti.
page-timing-none = Senza orologio
page-timing-move =
    { $seconds ->
        [one] 1 secondo a decisione
       *[other] { $seconds } secondi a decisione
    }
page-timing-game =
    { $minutes ->
        [one] 1 minuto a giocatore
       *[other] { $minutes } minuti a giocatore
    }{ $increment ->
        [0] { "" }
       *[other] , { $increment } s in più a turno
    }
page-table-public = aperto a tutti
page-table-private = su invito
page-table-own-data = mazzo o mappa propri

## Durante la partita

page-board = Plancia
page-sections = Parti del tavolo
page-players = Giocatori
page-prompt = Che cosa fare
page-log = Cronaca
page-log-empty = Non è ancora successo nulla.
page-side = Cronaca e chat
page-seat-turn = deve decidere
page-seat-thinks = pensa…
page-seat-away = non c’è: gioca un bot
page-seat-resign = ha rinunciato: continua un bot
page-seat-timeout = tempo scaduto: continua un bot
page-seat-lapsed = tempo scaduto: un bot conclude il turno
page-seat-remove = escluso: continua un bot
page-clock = Tempo rimasto a { $seat }
page-title = { $title } – Fogline
page-title-turn = ● Tocca a te – { $title }
page-your-turn = Tocca a te.
page-reveals = Rivela qualcosa: annullarlo vuol dire sorte nuova, e prima si chiede alle altre persone.
page-skip-to-now = Vai ad adesso
page-since = Dal tuo ultimo turno
page-since-first = Che cosa è successo finora
page-since-again = Mostralo di nuovo.
page-since-away = Metti via
page-since-many = Molto in una volta
page-since-turns =
    { $seat }: { $count ->
        [one] 1 turno
       *[other] { $count } turni
    }
page-controls = Il tavolo
page-undo = Annulla mossa
page-undo-asked = Si chiede agli altri se puoi annullare.
page-undo-back = Annulla: { $words }
page-undo-others = Torna indietro anche ciò che hanno fatto dopo: { $names }.
page-undo-redrawn = Ciò che è stato svelato da allora torna al suo posto, e la sorte decide di nuovo.
page-undo-asks = Prima devono essere d’accordo: { $names }.
page-undo-nothing = Non c’è nulla di tuo da annullare.
page-undo-yes = Annulla davvero
page-log-undone = (annullato)
page-log-you = Tu
page-chat-said = { $name } scrive: { $text }
page-unread =
    { $count ->
        [one] 1 messaggio nuovo
       *[other] { $count } messaggi nuovi
    }
page-pause = Pausa
page-pause-asked = Si chiede agli altri se si può fare una pausa.
page-paused = La partita è in pausa. Gli orologi sono fermi.
page-resume = Riprendi
page-resign = Ritirati
page-resign-sure = { $name } si ritira, e un bot gioca questo posto fino alla fine. Non si torna indietro.
page-resign-yes = Sì, mi ritiro
page-more = Altro
page-spectating = Stai guardando.
page-wish-undo = Annullare
page-wish-pause = Pausa
page-wish-remove = Escludere qualcuno
page-wish-undo-own =
    Chiedi di annullare la tua ultima azione. { $agreed ->
        [0] Nessuno ha ancora risposto.
        [one] Un consenso finora.
       *[other] { $agreed } consensi finora.
    }
page-wish-undo-other = { $name } chiede di annullare l’ultima azione. Ciò che nel frattempo è stato rivelato verrà estratto di nuovo.
page-wish-pause-own =
    Chiedi una pausa. { $agreed ->
        [0] Nessuno ha ancora risposto.
        [one] Un consenso finora.
       *[other] { $agreed } consensi finora.
    }
page-wish-pause-other = { $name } chiede una pausa.
page-wish-remove-own =
    Chiedi di escludere { $seat } dalla partita. { $agreed ->
        [0] Nessuno ha ancora risposto.
        [one] Un consenso finora.
       *[other] { $agreed } consensi finora.
    }
page-wish-remove-other = { $name } chiede di escludere { $seat } dalla partita. Continuerebbe un bot.
page-wish-remove-you = { $name } chiede agli altri di escluderti dalla partita.
page-wish-withdraw = Ritira la richiesta
page-wish-refused = Gli altri non sono d’accordo.
page-agree = Sì
page-disagree = No
page-away = Finché non tornano gioca un bot: { $seats }.
page-gone = Un bot gioca il tuo posto fino alla fine. Puoi guardare.
page-lapsed = Il tuo tempo è scaduto: un bot conclude questo turno. Il prossimo è di nuovo tuo.
page-asleep = Il tuo tempo è scaduto tre volte di seguito, e un bot gioca per te.
page-asleep-back = Sono di nuovo qui
page-removed = Gli altri ti hanno escluso da questa partita. Puoi guardare.
page-people-here = Persone al tavolo
page-people-alone = A questo tavolo non c’è nessun altro.
page-mute = Silenzia
page-unmute = Riattiva
page-muted = silenziato: non vedi ciò che scrive
page-host-hand = Passa il ruolo di chi ospita
page-host-now = Ora ospita { $name }.
page-remove-play = Escludi dalla partita
page-remove-sure = Per escludere { $name } devono essere d’accordo tutti gli altri presenti. Poi continua un bot, e il risultato lo dice.
page-remove-yes = Chiedi agli altri
page-remove-asked = Si chiede agli altri se escludere { $name }.
page-curtain = Passa lo schermo a { $name }
page-curtain-lift = Eccomi, gioca { $name }
page-curtain-hint = Tocca a { $name }. Lo schermo ora non mostra la mano di nessuno.
page-curtain-peek = Qualcun altro vuole guardare la propria mano:
page-looker-open = Lo schermo mostra ciò che tutti possono vedere. Chi vuole guardare la propria mano?
page-looker-hand = Allo schermo: { $name }.
page-looker-hide = Nascondi la mia mano
page-phone = La mia mano sul mio telefono
page-phone-title = La mano di { $name } su un telefono
page-phone-hint = { $name } apre questo link sul telefono e continua lì; questo schermo non saprà più nulla di quella mano. Funziona una volta sola, per dieci minuti.
page-phone-done = Ora { $name } gioca dal telefono.
page-phone-menu = Una mano su un telefono
page-phone-whose = Di chi è la mano che passa su un telefono?
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto nulla.
page-chat-write = Di’ qualcosa
page-chat-send = Invia

## La riga di comando

page-command = Comando
page-command-example = help
page-command-allowed = «{ $action }» ora è permesso.
page-command-rules = Le regole:
page-command-act-help = Un’azione con la sua notazione, o con il suo numero nell’elenco.
page-command-plan-help = Più azioni separate da punto e virgola sono un unico piano.
page-command-why-help = why AZIONE – perché qualcosa non è permesso
page-command-preview-help = preview AZIONE – che cosa cambierebbe
page-command-score-help = score – i punti, se la partita finisse ora
page-command-actions-help = actions – l’elenco di ciò che puoi fare
page-command-undo-help = undo – annulla la tua ultima azione
page-command-rules-help = rules NUMERO – un paragrafo delle regole

## Tasti

page-keys = Tastiera
page-keys-command = La riga di comando capisce le stesse parole del terminale: scrivi help.
page-key-tab = da una parte alla successiva
page-key-enter = fa’ ciò che è selezionato
page-key-escape = chiudi, o lascia perdere
page-key-command = va’ alla riga di comando
page-key-help = questo elenco

## La fine

page-result = Risultato
page-sheet = Foglio dei punti
page-sheet-source = Fonte
page-sheet-total = Totale
page-tie = Spareggio: { $tie }
page-rematch = Gioca ancora
page-rematch-waiting = Si aspettano gli altri…
page-rematch-asked = Vogliono giocare ancora: { $names }.
page-rematch-go = Alla prossima partita
page-replay = Rivedi la partita
page-picture = Salva un’immagine
page-picture-saved = L’immagine è salvata.
page-see-board = Guarda la plancia
page-luck = Controlla la sorte
page-luck-checking = Controllo della sorte…
page-luck-fair = La sorte di questa partita è quella che doveva essere.
page-luck-unfair = Nella sorte di questa partita qualcosa non torna.
page-luck-commitment = Il segreto del tavolo è quello a cui il tavolo si era vincolato prima che qualcuno desse il via.
page-luck-commitment-wrong = Il segreto del tavolo non è quello a cui il tavolo si era vincolato.
page-luck-added = Hanno contribuito: { $names }.
page-luck-added-none = Nessuno ha contribuito: ha deciso solo il segreto del tavolo.
page-luck-receipt-right = La ricevuta in questo browser concorda.
page-luck-receipt-none = Questo browser non ha una ricevuta di questa partita.
page-luck-receipt-commitment = Secondo la ricevuta in questo browser il tavolo si era vincolato a un altro segreto.
page-luck-receipt-own = Il contributo di questo browser non è nell’elenco.
page-luck-receipt-list = L’elenco non è quello che il tavolo ha mostrato all’inizio.
page-luck-draws =
    { $draws ->
        [one] L’unica estrazione ha portato ciò che ne segue.
       *[other] Tutte le { $draws } estrazioni hanno portato ciò che ne segue.
    }
page-luck-wrong = La voce { $entry } ha portato «{ $brought }», ma doveva essere «{ $due }».
page-luck-list = Che cosa poteva uscire a ogni estrazione, e con quale probabilità, qui lo dice il servizio. Con la registrazione sul proprio computer si controlla anche questo: fogline verify
page-luck-save = Salva la ricevuta
page-luck-earlier = Questa partita è iniziata prima che la sorte si potesse controllare.
page-luck-missing = Attenzione: il contributo di questo browser alla sorte non è nell’elenco del tavolo ({ $seats }). Non fidarti della sorte di questa partita.
page-home-lead = Due giochi da tavolo su San Francisco a un solo tavolo: da soli contro bot onesti, intorno a uno schermo, o con amici lontani.
page-games = Giochi
page-home-players = Giocatori
page-home-level = Bot
page-level-easy = facile
page-level-medium = medio
page-level-hard = difficile
page-level-expert = esperto
page-home-continue = Riprendi da dove eri:
page-home-play = Gioca subito a { $title }
page-home-create = Un tavolo per gli amici…
page-home-link = Hai un link? Incollalo qui
page-own-running = I tuoi tavoli
page-own-with = { $names }
page-own-finished = Partite finite
page-own-none = Qui troverai le partite che finisci, per rivederle.
page-own-won = Vittoria: { $names }.
page-open-title = Tavoli aperti
page-open-none = In questo momento nessuno sta aspettando.
page-open-seats =
    { $names } – { $free ->
        [one] un posto libero
       *[other] { $free } posti liberi
    }
page-join-title = C’è un invito per te
page-join-go = Partecipa
page-join-failed = Questo link non porta da nessuna parte
page-new-title = Un tavolo di { $title }
page-new-clock = Orologio
page-new-clock-none = senza orologio
page-new-clock-move = un minuto a decisione
page-new-clock-short = 10 minuti a giocatore, più 5 s a turno
page-new-clock-long = 30 minuti a giocatore, più 10 s a turno
page-new-public = Mostralo a tutti fra i tavoli aperti
page-new-chat = Con la chat
page-new-grace = Un bot gioca per chi è assente da due minuti
page-new-data = Il tuo file di dati (altrimenti quello del gioco)
page-new-data-deck = Il tuo mazzo (un file; altrimenti il nostro)
page-new-data-map = La tua mappa (un file; altrimenti la nostra)
page-new-lay = Apri il tavolo
page-generic-seen = Che cosa vedi
page-generic-choices = Che cosa puoi fare
page-generic-search = Cerca fra le scelte
page-generic-do = Fallo
page-replay-title = Replay
page-replay-of = { $title }, di nuovo
page-replay-controls = Comandi del replay
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Avvia
page-replay-stop = Ferma
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-moment = Momento della partita
page-replay-at = { $at } di { $entries }
page-replay-seat = Visto da
page-replay-spectator = uno spettatore
page-replay-open = Tutte le mani scoperte
page-replay-hands = Tutte le mani
page-replay-by = Passo
page-replay-by-move = mossa
page-replay-by-turn = turno
page-replay-speed = Velocità
page-replay-on = Continua a giocare da qui
page-replay-on-hint = Una nuova partita contro i bot che comincia in questo momento.
page-replay-link = Copia un link a questo momento
page-replay-record = Scarica la registrazione
page-rules-lead = Ogni paragrafo ha un numero, citato dai messaggi del gioco. «Decisione» segna ciò che le regole stampate lasciano aperto, o su cui le edizioni non concordano, e come si gioca qui.
page-rules-search = Cerca nelle regole
page-rules-none = Nessun risultato.
page-settings-language = Lingua
page-settings-theme = Colori
page-settings-theme-system = come il sistema
page-settings-theme-light = chiari
page-settings-theme-dark = scuri
page-settings-motion = Movimento
page-settings-motion-system = come il sistema
page-settings-motion-full = completo
page-settings-motion-reduce = il meno possibile
page-settings-pace = Mosse degli altri
page-settings-pace-calm = una alla volta, con calma
page-settings-pace-quick = una alla volta, in fretta
page-settings-pace-instant = tutte insieme
page-settings-play = Durante il gioco
page-settings-confirm = Chiedi conferma prima di ogni azione
page-settings-confirm-hint = Su uno schermo tattile la conferma si chiede sempre.
page-settings-curtain = Una tendina fra chi gioca allo stesso schermo
page-settings-curtain-hint = Anche nei giochi in cui nulla è nascosto.
page-settings-teacher = Maestro
page-settings-teacher-off = non avverte mai
page-settings-teacher-from = avverte dal { $share }%
page-settings-teacher-hint = Avverte prima di una mossa che spreca tanto della vittoria. Ai tavoli con suggerimenti: contro i bot e dove tutti sono d’accordo.
page-settings-sound = Suono
page-settings-sound-hint = Piccoli suoni per ciò che si vede: una carta, un tram, una torre, il tuo turno.
page-settings-volume = Volume
page-settings-sound-try = Prova
page-settings-notify = Avvisami quando tocca a me
page-settings-notify-hint = Mentre la pagina è aperta dietro altre finestre. Il browser chiede prima il permesso.
page-settings-notify-insecure = Serve un indirizzo cifrato (https).
page-settings-notify-denied = Il browser non lo permette per questa pagina.
page-about-title = Informazioni su Fogline
page-about-lead = Fogline conosce le regole di due giochi da tavolo su San Francisco, spiega ogni rifiuto, mostra che cosa farà una mossa prima che tu la faccia, e conserva ogni partita.
page-about-unofficial-title = Non ufficiale
page-about-unofficial = Fogline è una realizzazione non ufficiale e indipendente. I giochi appartengono ai loro autori ed editori, che non vi hanno parte. Se un gioco ti piace, compralo: su un tavolo vero è più bello.
page-about-components-title = Pezzi nostri
page-about-components = Tutti i disegni e i testi sono nostri. I regolamenti non elencano ogni carta e ogni linea, perciò mazzo, mappa e biglietti sono ricostruzioni nostre, fatte per accordarsi con ciò che i regolamenti dicono. Se possiedi il gioco, puoi scrivere il tuo mazzo o la tua mappa e giocare con quelli.
page-about-bots-title = Bot onesti
page-about-bots = Un bot vede esattamente ciò che vedrebbe una persona al suo posto, e niente di più.
page-about-privacy-title = Niente account
page-about-privacy = Non c’è nulla a cui iscriversi. Un nome, un aspetto, un’impronta del tuo segreto e le partite giocate sono tutto ciò che il servizio sa di te, e la pagina non chiede nulla ad altri host.

## Le persone: chi si è, la via di ritorno, che cosa si è giocato, che cosa si conserva

page-former = Ex giocatore
page-name = Nome
page-save = Salva
page-saved = Salvato.
page-suggested-names = Pellicano, Lontra, Airone, Lanterna, Bussola, Delfino, Gabbiano, Ancora, Cometa, Faro, Sirena, Vela
page-person-title = Chi sei?
page-person-lead = Così ti vedranno gli altri. Puoi cambiarlo quando vuoi.
page-person-go = Andiamo
page-person-colour = Colore
page-person-shape = Forma
page-colour-crimson = cremisi
page-colour-teal = verde acqua
page-colour-violet = viola
page-colour-brown = marrone
page-colour-magenta = magenta
page-colour-olive = oliva
page-shape-circle = cerchio
page-shape-square = quadrato
page-shape-diamond = rombo
page-shape-hexagon = esagono
page-shape-star = stella
page-shape-drop = goccia
page-person-change = Nome e colore…
page-person-change-title = Nome, colore e forma
page-person-you = Tu
page-person-none = Finora hai solo guardato.
page-person-beside = Solo questa scheda è { $name }; nelle altre sei ancora chi eri.
page-person-beside-end = Basta così
page-join-by = { $host } ti invita a { $title }.
page-join-to = Hai un invito per { $title }.
page-back-title = Una via di ritorno
page-back-lead = Chi sei è conservato in questo browser. Dodici parole su carta, o un secondo dispositivo, ti riportano qui se lo dimentica.
page-words-title = Le mie dodici parole
page-words-lead = Chi ha queste parole può essere te, su ogni dispositivo, per sempre. Scrivile o stampale: si vedono una volta sola, e ne resta solo un’impronta.
page-words-earlier = Le parole avute prima non valgono più quando ne hai di nuove.
page-words-show = Mostrami dodici parole
page-words-of = Fogline: le parole di { $name }
page-words-qr = Codice QR delle parole
page-words-use = Inquadra il codice, o scrivi le parole su { $address }.
page-words-once = Non si vedranno più.
page-words-print = Stampa
page-words-done = Le ho
page-recover-offer = Mi conoscete già
page-recover-title = Ritorna
page-recover-lead = Le tue dodici parole ti riportano qui, con tutte le tue partite.
page-recover-words = Le dodici parole
page-recover-go = Trovami
page-recover-device = Un altro dispositivo ti conosce ancora? Nelle sue impostazioni scegli «Continua su un altro dispositivo» e apri qui il link.
page-device-who = Questo è il posto di { $name }
page-device-here = Chi continua gioca come { $name }, con tutti i suoi tavoli e le sue partite. In questo browser tu sei { $own }.
page-device-beside = Apri { $name } accanto, solo in questa scheda
page-device-replace = Qui diventa { $name } al posto di { $own }
page-device-stay = Resta { $own }
page-device-lost = Se prendi il posto di { $own }, solo dodici parole o un altro dispositivo riportano qui quella persona. Prima puoi creare le parole nelle impostazioni.
page-device-same = Qui sei già { $name }
page-signout = Scollega i miei altri dispositivi
page-signout-lead = Dopo, solo questo dispositivo sarà te. Non valgono più nemmeno i link per altri dispositivi non ancora aperti.
page-signout-words = Anche le mie dodici parole
page-signout-words-go = Le dodici parole non riporteranno più nessuno.
page-signout-words-stay = Le dodici parole, se le hai, continuano a valere.
page-signout-yes = Scollegali
page-signout-done =
    { $count ->
        [0] Nessun altro dispositivo era collegato.
        [one] Un altro dispositivo è scollegato.
       *[other] { $count } altri dispositivi sono scollegati.
    }
page-games-all = Tutte le mie partite e statistiche
page-games-title = Le mie partite
page-loading-games = Cerco le tue partite…
page-games-list = Tutte le partite
page-games-game = Gioco
page-games-any = tutti
page-games-against = Contro
page-games-level-people = persone
page-games-level-mixed = bot misti
page-games-result = Risultato
page-games-won = vinte
page-games-lost = non vinte
page-games-shown =
    { $count ->
        [one] Una partita
       *[other] { $count } partite
    }
page-games-with = con { $names }
page-games-length =
    { $minutes } min, { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }
page-games-more = Mostra altro
page-games-mark-left = l’ha finita un bot
page-games-mark-removed = gli altri ti hanno escluso
page-games-mark-shared = più posti tuoi
page-games-mark-redrawn = sorte ripescata
page-games-mark-hints = con suggerimenti
page-games-count = Partite
page-games-wins = Vinte
page-games-interval = probabilmente { $low }–{ $high }
page-games-best = Migliore
page-games-mean = Media
page-games-streak = Vittorie di fila
page-games-longest = massimo: { $count }
page-games-sources = Punti a partita, per fonte
page-games-course = I tuoi punteggi, dal primo all’ultimo
page-games-course-said = Da { $low } a { $high } punti
page-games-parts = { $title } per giocatori e livello
page-data-title = I miei dati
page-data-kept = Che cosa si conserva, e per quanto
page-data-person = Il tuo nome, colore e forma
page-data-person-long = Finché non ti cancelli.
page-data-secrets = Segreti e dodici parole
page-data-secrets-long = Solo le impronte, finché non scolleghi quei dispositivi o ti cancelli.
page-data-tables = Tavoli, con ogni mossa
page-data-tables-long =
    { $days ->
        [one] Fino a un giorno dopo l’ultima attività.
       *[other] Fino a { $days } giorni dopo l’ultima attività.
    }
page-data-games = Risultati delle partite finite
page-data-games-long = Posto, punti e nomi di chi ha giocato: finché non ti cancelli.
page-data-links = Inviti e link
page-data-links-long = Inviti per una settimana, link a un dispositivo o a un posto per dieci minuti.
page-data-chat = Chat
page-data-chat-long = Non si conserva: sparisce quando la pagina si chiude.
page-data-browser = In questo browser
page-data-browser-long = Il tuo segreto e le tue impostazioni, finché non li cancelli. Nessun cookie.
page-data-address = Indirizzi di rete
page-data-address-long = Solo in memoria, per limitare quante volte si può chiedere.
page-data-export = Portali con te
page-data-export-lead = Un file (JSON) con tutto ciò che il servizio sa di te.
page-data-export-go = Scarica i miei dati
page-data-delete = Cancellami
page-data-delete-lead = Le tue partite spariscono, e chi ha giocato con te vede «Ex giocatore» al posto del tuo nome. I bot finiscono i tuoi posti. Non si torna indietro, nemmeno con le dodici parole.
page-data-delete-name = Scrivi il tuo nome, { $name }, per confermare
page-data-delete-go = Cancellami per sempre
page-data-deleted = I tuoi dati sono cancellati. Arrivederci!

## Imparare un gioco

page-tutorial = Tutorial
page-tutorial-step = Passo { $number } di { $steps }
page-tutorial-next = Avanti
page-tutorial-back = Indietro
page-tutorial-show = Mostrami come
page-tutorial-leave = Esci
page-tutorial-read = Con «Avanti» si continua da qui.
page-tutorial-chapter = Ben fatto! Passiamo alla prossima parte.
page-tutorial-done-title = Ora conosci { $title }
page-tutorial-done = Per una prima partita basta questo. Tutto il resto si spiega da sé al tavolo.
page-tutorial-play = Gioca contro i bot
page-tutorial-again = Ripeti il tutorial
page-learn-tutorial = Impara giocando
page-learn-continue = Continua il tutorial
page-learn-five = Il gioco in cinque minuti
page-offer-title = La tua prima partita a { $title }?
page-offer = Imparalo giocando: sul vero tavolo, in due o tre minuti.
page-offer-tutorial = Gioca il tutorial
page-offer-play = Comincia subito la partita

## Rivedere una partita finita

page-look = Analizza
page-look-progress = Ogni decisione della partita viene ripensata da capo…
page-look-failed = L’analisi si è fermata a metà.
page-look-again = Riprova
page-look-luck = un colpo di fortuna
page-look-error = una decisione che è costata qualcosa
page-look-account = La fortuna ha dato { $luck }%, le decisioni proprie { $skill }%.
page-look-all = Come si è arrivati al { $result }%
page-look-start = Probabilità all’inizio
page-look-part-luck = Fortuna
page-look-part-skill = Decisioni proprie
page-look-part-unseen = Ciò che non si poteva sapere
page-look-part-others = Decisioni degli altri
page-look-part-table = Bot che sostituivano
page-look-result = Alla fine
page-look-note = Una decisione si giudica da ciò che chi giocava poteva vedere, accanto al meglio che una ricerca trova da lì. Nessuno ha colpa di ciò che era nascosto.
page-look-none = Nessuna decisione ha sprecato qualcosa che conti.
page-look-move = Momento { $at }:
page-look-cost = sprecato il { $loss }% della vittoria.
page-look-try = Tu che cosa faresti?
page-look-answer = Mostra la mossa migliore
page-look-played = Giocato: { $move }
page-look-better = Meglio: { $move }
page-try-title = Tu che cosa faresti?
page-try-question = Decide { $name }, al momento { $at }. Scegli sul tabellone come in partita: non cambia nulla, si confronta soltanto.
page-try-busy = Confronto in corso…
page-try-shown = Sarebbe stato meglio così:
page-try-better = Hai trovato la mossa migliore.
page-try-played = È proprio ciò che è stato giocato.
page-try-gain = { $gain }% in più di ciò che è stato giocato.
page-try-loss = { $gain }% in meno di ciò che è stato giocato.
page-try-role-tried = la tua mossa
page-try-role-played = com’è stato giocato
page-try-role-better = migliore
page-try-again = Ancora una volta
page-try-close = Torna alla partita
page-hint = Suggerimento
page-hint-thinking = Penso a ciò che vedi…
page-hint-effects = Che cosa cambierebbe
page-hint-do = Fai così
page-hint-note = Solo da ciò che puoi vedere. Il numero è la tua parte della vittoria, per quanto se ne può dire.
page-hints-on = A questo tavolo si gioca con i suggerimenti.
page-hints-agree = Chi si dichiara pronto è d’accordo.
page-hints-allow = Giocare con i suggerimenti
page-hints-allow-hint = Chi deve decidere può allora chiedere che cosa è meglio. Tutti si dichiarano pronti di nuovo: così si dà l’accordo.
page-teacher-title = Davvero?
page-teacher-warning = Da ciò che puoi vedere, così sprechi circa il { $loss }% della vittoria.
page-teacher-back = Torna indietro
page-teacher-go = Fallo lo stesso
page-think-title = Che cosa è stato valutato
page-think-ask = Che cosa ha valutato poi { $name }?
page-think-search = Che cosa trova qui una ricerca per { $name }:
page-think-bot = Che cosa ha valutato { $name } ({ $bot }):
page-think-points = stima { $points } punti:
page-think-tries =
    { $count ->
        [one] provato una volta
       *[other] provato { $count } volte
    }
page-think-then = Poi previsto –
page-think-nothing = Questo bot non ha guardato altro.
page-branch-luck = Fortuna
page-branch-luck-new = estratta di nuovo
page-branch-luck-kept = com’è venuta
page-branch-shared = Chi ha il link può guardare
page-branch-begin = Continua
page-branch-record = Registro di questo ramo
page-branch-origin = La partita da cui continua

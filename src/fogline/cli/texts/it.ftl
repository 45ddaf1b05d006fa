# What the command line says of itself: `fogline.cli.help` tells how a text is named after what it explains.
# The examples under a command's words are not here: they are the same in every language, in its function's docstring.

help =
    Due giochi da tavolo ambientati a San Francisco, a uno stesso tavolo: gioca, simula, verifica, rivedi le partite e
    leggi le regole.

    Comincia con **fogline play**; ogni comando mostra degli esempi con **--help**.
help--language = La lingua dei comandi: { $languages }.
help--version = Mostra la versione.
help--install-completion = Installa il completamento per questa shell.
help--show-completion = Mostra il completamento per questa shell, da copiare o adattare.
help--help = Mostra questo aiuto.

# for many commands
help-GAME = Uno tra: { $games }.
help--at = Dopo questo numero di voci della registrazione.
help--code = Un file Python con dei bot tuoi, o una classe, come `python:module:Bot`; si può indicare più volte.
help--data = Un file di dati tuo, come un mazzo o una mappa.
help--database = Il file che conserva tavoli e persone.
help-serve--database = Il file che conserva tavoli e persone, o l’indirizzo di un database PostgreSQL: `postgresql://HOST/NAME`.
help--deck = Un mazzo tuo.
help--first = Il posto che comincia, da 1 in su; altrimenti decide la sorte.
help--force = Sostituisci il file, se esiste.
help--game = Quale partita del file.
help--host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutte le reti.
help--keep-thoughts = Conserva anche ciò che i bot hanno pensato, una partita per riga, in un file a parte.
help--json = Il risultato in JSON.
help--map = Una mappa tua.
help--markdown = Scrivi il resoconto in Markdown.
help--seat = Da quale posto guardare: un nome, o un numero da 1 in su; altrimenti da spettatore.
help--seed = Lo stesso seme dà le stesse partite, con qualsiasi numero di processi.
help--workers = Processi che si dividono il lavoro; 0 per uno a core.

# play
help-play =
    Gioca contro i bot o con chi ti sta accanto: nel browser, oppure qui con **--terminal** (e lì scrivi help).

    Senza il nome di un gioco il browser apre la prima pagina, con tutti i giochi e le partite iniziate; con un
    nome, subito il suo tavolo.

    Con **--resume**, **--position**, **--record**, **--save**, **--seed** o **--join** si gioca nel terminale.
help-play--seats = `me`, i nomi di altre persone o dei bot, separati da virgole.
help-play--terminal = Qui nel terminale, non nel browser.
help-play--tutorial = Impara il gioco giocando, in questo terminale.
help-play--seed = Ripeti la sorte della partita con questo seme.
help-play--resume = Riprendi una partita salvata.
help-play--position = Comincia da questa posizione.
help-play--record = Comincia da una partita di questo file di registrazioni.
help-play--save = Dove conservare la partita quando smetti.
help-play--join = Gioca a un tavolo in rete: il suo indirizzo o un invito.
help-play--name = Come ti chiamano gli altri, là.
help-play--browser = Apri il browser, o di’ soltanto dov’è il tavolo.
help-play--port = La porta della pagina; altrimenti una libera.

# simulate
help-simulate = Fa’ giocare molte partite ai bot, scrivi le registrazioni e scopri chi ha vinto quante volte.
help-simulate--seats = Un bot per ogni posto, separati da virgole: { $bots }.
help-simulate--games = Quante partite.
help-simulate--out = Dove vanno le registrazioni; `-` per l’output.

# dataset
help-dataset = Scrivi le decisioni di molte partite, per l’apprendimento, in file Parquet; se interrotto, riprende da dove era. Serve fogline[lab].
help-dataset--folder = La cartella dove vanno i file, o dove sono.
help-dataset--seats = Un bot per ogni posto, separati da virgole: { $bots }.
help-dataset--games = Quante partite.
help-dataset--read = Leggi partite finite da questo file di registrazioni invece di giocarne di nuove; `-` per l’input.
help-dataset--rich = Osservazioni nella forma ricca.
help-dataset--shard = Partite per file.
help-dataset--check = Ricalcola tutto dalle registrazioni conservate e confronta.
help-dataset--cluster = Gioca su un cluster Dask: l’indirizzo del suo scheduler.

# benchmark
help-benchmark = Misura un bot contro gli avversari immutabili di fogline-bench-1, da entrambi i posti delle stesse distribuzioni per tutti: una riga con quanto serve a ripeterla.
help-benchmark-BOT = Il nome di un bot con le sue impostazioni, o una tua classe come my_module:MyBot.
help-benchmark--deals = Distribuzioni contro ogni avversario; con meno di 200 non è una riga della tabella.
help-benchmark--round = Quali distribuzioni: `open`, o il nome di una tornata dopo la sua pubblicazione.
help-benchmark--store = Un file che conserva le partite, così un’esecuzione fermata può riprendere.

# verify
help-verify =
    Riesegui ogni partita dei file e confronta posizione, esito e hash.

    Indica il file, la riga e la prima voce che non si può eseguire, oppure dice che si può eseguire tutto ma il resto
    non coincide. Il codice di uscita è 1 se una partita non va.
help-verify-FILES = Registrazioni, una partita per riga; `-` legge l’input.
help-verify--receipt = Una ricevuta che un client ha tenuto della sorte di un tavolo; si può dare più volte.

# replay
help-replay =
    Rivedi una partita passo per passo: n o → avanti, p o ← indietro, un numero e Invio per saltare, s per guardare da
    un altro posto, q per smettere.

    Senza un terminale si stampa ogni voce con ciò che è successo; con **--at**, solo quella posizione.
help-replay-FILE = Registrazioni, una partita per riga; `-` legge l’input.

# analyse
help-analyse =
    Ripensa a una partita: le possibilità di ciascuno, le decisioni che hanno regalato qualcosa e ciò che ha portato la sorte.
help-analyse-FILE = Registrazioni, una partita per riga; `-` legge l’input.
help-analyse--sims = Simulazioni per ogni decisione; con 0 non se ne giudica nessuna.
help-analyse--quick = Un esame veloce, con poche simulazioni.
help-analyse--html = Scrive l’analisi come una sola pagina HTML, che non ha bisogno d’altro.
help-analyse--resume = Tiene in questo file ciò che è stato trovato, e la volta dopo riprende da lì.

# show
help-show = Disegna una posizione nel terminale.
help-show-WHAT = Una posizione fra virgolette, o un file; `-` legge l’input.

# rules
help-rules =
    Leggi le regole, con parole nostre: un paragrafo, una sezione, un gioco intero, o tutte quelle che parlano di una
    parola.
help-rules-NUMBERS = Un gioco, una sezione o un paragrafo: SF, SF-5, SF-5.4.
help-rules--search = I paragrafi con questa parola.

# bench
help-bench =
    Misura le azioni al secondo giocando a caso, su un core, accanto ai rollout in C++ di OpenSpiel nella stessa
    prova.

    Da entrambe le parti gli esiti della sorte contano come azioni; le mosse permesse si generano a ogni decisione.
help-bench--rounds = Intervalli di misura per ciascuno; con più intervalli le cifre sono più stabili.
help-bench--interpreted = Anche il nucleo interpretato, in un processo a parte.
help-bench--peer = Anche `crazy_eights` di OpenSpiel, se è installato.

# doctor
help-doctor =
    Mostra che cosa è installato: la versione, quale nucleo gira, mazzi e mappe con i loro hash, le parti facoltative.

    Il codice di uscita è 1 se un gioco non si può caricare.

# serve
help-serve =
    Ospita dei tavoli: una pagina su cui giocare, una lobby via HTTP, le partite via WebSocket, tutto in un solo file.

    Ctrl-C o SIGTERM lo chiude; ciò che ha avuto risposta è salvato, e al prossimo avvio le partite continuano.

    I limiti valgono per indirizzo. Se c’è un proxy, indicalo con **--trust-proxy**: altrimenti tutti i suoi client
    contano come uno.
help-serve--port = La porta su cui ascoltare.
help-serve--workers = Processi in cui pensano i bot; 0 per uno a core.
help-serve--code = Un file Python con altri bot da offrire, o una classe, come `python:module:Bot`; si può indicare più volte.
help-serve--installed-bots = Offri anche i bot dei pacchetti installati.
help-serve--origin = Una pagina altrove che può collegarsi.
help-serve--trust-proxy = Un proxy, o la sua rete, che dice chi sono i suoi client.
help-serve--limit = Un altro numero per uno dei limiti del servizio, per esempio sockets_from_one=2000; si può dare più volte.

# watch
help-watch = Guarda una partita a un tavolo in rete. Scrivi help per sapere che cosa puoi chiedere, o quit per uscire.
help-watch-LINK = L’indirizzo di un tavolo, o un invito.

# loadtest
help-loadtest =
    Misura il servizio dei tavoli: mosse al secondo, ritardo fino all’ultimo che riceve, memoria, blocco più lungo.

    Il servizio gira da solo nel suo processo, con un archivio proprio in una cartella temporanea; client in altri
    processi giocano partite già in corso, secondo le regole e a ritmo costante. Ogni tavolo ha da 2 a 4 posti, alcuni
    occupati dalla stessa persona; gli altri socket sono spettatori.
help-loadtest--tables = Tavoli con una partita in corso.
help-loadtest--sockets = Socket che li guardano, distribuiti in modo uniforme.
help-loadtest--seconds = Per quanto tempo misurare.
help-loadtest--moves = Mosse al secondo inviate dai client.
help-loadtest--game = Solo questo gioco; altrimenti tutti, a turno.
help-loadtest--clients = Processi che si dividono i socket.
help-loadtest--warm-up = Secondi di gioco prima di cominciare a contare.
help-loadtest--seed = Per le partite, e per ciò che decidono i client.
help-loadtest--database = L’indirizzo di un database PostgreSQL vuoto da riempire; altrimenti un file che poi sparisce.
help-loadtest--nodes = Servizi su quel database, che si dividono i tavoli.
help-loadtest--foreign = La parte delle connessioni, da 0 a 1, che arriva a un nodo diverso da quello del proprio tavolo.
help-loadtest--storm = A metà, perdi insieme nove connessioni su dieci e falle tornare tutte.
help-loadtest--ramp = Fai crescere il ritmo da zero a quel numero di mosse al secondo.
help-loadtest--coming = Tavoli al secondo che tutti lasciano, per tornare quattro secondi dopo.
help-loadtest--crowd = Spettatori in più che guardano un solo tavolo.
help-loadtest--slow = La parte delle connessioni, da 0 a 1, che arriva da una rete lenta.
help-loadtest--delay = Millisecondi che lì ogni cosa impiega in una direzione.
help-loadtest--loss = La parte dei pacchetti, da 0 a 0,5, che lì va persa.
help-loadtest--address = Un servizio già in funzione, come HOST:PORTA, con limiti più alti; più servizi si dividono le connessioni. I tavoli si aprono lì.
help-loadtest--compare = Non misurare nulla; mostra due rapporti di --json l’uno accanto all’altro.
help-loadtest--html = Scrivi il rapporto come una sola pagina HTML con grafici, che non ha bisogno d’altro.

# arena
help-arena = Quanto sono forti i bot, e come rendono mazzi e mappe tra loro.
help-arena-contest =
    Fa’ incontrare i bot in partite appaiate, ogni distribuzione in tutte le rotazioni dei posti, e scopri chi è più
    forte, e con quanta certezza.

    La parola `contest` si può omettere.
help-arena-contest--luck-adjusted = Dice anche che cosa resta se si toglie la fortuna dai risultati.
help-arena-contest--bots = I bot, separati da virgole: { $bots }.
help-arena-contest--players = Quanti siedono a un tavolo.
help-arena-contest--kind =
    Tutti contro tutti (`round-robin`), il primo contro ciascuno degli altri (`gauntlet`), o ognuno contro il successivo
    (`ladder`).
help-arena-contest--deals = Distribuzioni per incontro, ciascuna in tutte le rotazioni.
help-arena-contest--stop-early = Chiudi un incontro appena è chiaro chi è avanti.
help-arena-contest--cluster = Gioca su un cluster Dask: l’indirizzo del suo scheduler.
help-arena-contest--store = Dove conservare le partite finite; lo stesso comando continua da lì.
help-arena-calibrate =
    Fa’ giocare dei bot con un mazzo o una mappa, per ogni numero di giocatori, e confronta come rende con i suoi
    obiettivi.
help-arena-calibrate--bot = Il bot a ogni posto: { $bots }.
help-arena-calibrate--games = Partite per ogni numero di giocatori.
help-arena-calibrate--plots = Scrivi i grafici (SVG) in questa cartella.

# data
help-data = I file di dati dei giochi, come mazzi e mappe: i nostri e i tuoi.
help-data-check =
    Trova ogni difetto di un file di dati: file, punto, motivo. Con errori il codice di uscita è 1, con soli avvisi è 0.
help-data-check-GAME = Il gioco, o l’inizio del suo nome.
help-data-check-FILE = Un file di dati (TOML); `-` legge l’input.
help-data-show = Mostra che cosa contiene un file di dati.
help-data-show-GAME = Il gioco, o l’inizio del suo nome.
help-data-show-FILE = Un file di dati (TOML); altrimenti quello che il gioco porta con sé.
help-data-show--svg = Scrivi invece un’immagine, se il gioco ne disegna una.

# deck
help-deck = I mazzi di San Francisco: i nostri e i tuoi.
help-deck-check =
    Trova ogni difetto di un mazzo: file, punto, motivo. Con errori il codice di uscita è 1, con soli avvisi è 0.
help-deck-check-FILE = Un mazzo (TOML); `-` legge l’input.
help-deck-show = Mostra un mazzo: le carte per colore, e quante mostrano che cosa.
help-deck-show-FILE = Un mazzo (TOML); altrimenti il nostro.

# map
help-map = Le mappe di Ticket to Ride: le nostre e le tue.
help-map-check =
    Trova ogni difetto di una mappa: file, punto, motivo. Con errori il codice di uscita è 1, con soli avvisi è 0.
help-map-check-FILE = Una mappa (TOML); `-` legge l’input.
help-map-show = Mostra una mappa: uno schizzo nel terminale con località, linee e biglietti, oppure un’immagine.
help-map-show-FILE = Una mappa (TOML); altrimenti la nostra.
help-map-show--svg = Scrivi invece la mappa come immagine.

# what one types after an option, or as an argument
value-GAME = GIOCO
value-FILE = FILE
value-FILES = FILE
value-LINK = LINK
value-NUMBERS = NUMERO
value-WHAT = POSIZIONE|FILE
value--compare = FILE FILE
value--code = FILE
value--cluster = INDIRIZZO
value--database = FILE
value--folder = CARTELLA
value-BOT = BOT
value--read = FILE
value--host = INDIRIZZO
value--join = LINK
value--kind = TIPO
value--origin = INDIRIZZO
value--out = FILE
value--plots = CARTELLA
value--trust-proxy = INDIRIZZO
value-float = NUMERO
value-int = NUMERO
value-path = FILE
value-str = TESTO

# around all of these
usage = Uso:
usage-arguments = Argomenti
usage-command = COMANDO [ARGOMENTI]...
usage-commands = Comandi
usage-default = [predefinito: { $value }]
usage-environment = [ambiente: { $value }]
usage-error = Errore
usage-hint = Per un aiuto: «{ $command }».
usage-options = Opzioni
usage-required = [obbligatorio]

# what was typed wrongly
error-choice = { $option } accetta uno di questi: { $choices }.
error-missing = Manca { $what }.
error-needs-value = { $option } vuole un valore.
error-no-command =
    { $similar ->
        [none] Il comando «{ $command }» non c’è.
       *[other] Il comando «{ $command }» non c’è. Forse intendevi: { $similar }?
    }
error-no-option =
    { $similar ->
        [none] L’opzione { $option } non c’è.
       *[other] L’opzione { $option } non c’è. Forse intendevi: { $similar }?
    }
error-no-value = { $option } non vuole un valore.
error-number =
    { $max ->
        [none] { $min ->
            [none] { $option } accetta { $number }.
           *[other] { $option } accetta { $number } da { $min } in su.
        }
       *[other] { $option } accetta { $number } da { $min } a { $max }.
    }
error-number-any = un numero
error-number-whole = un numero intero
error-too-many = Parole di troppo: { $words }

# a command that was renamed
notice-renamed = «fogline { $former }» ora si chiama «fogline { $name }». Il vecchio nome funziona ancora.

# a service’s database and its host
help-serve--admin = Un file con l’hash della password dell’ospite (vedi **fogline password**); senza, non c’è pagina per l’ospite.
help-serve--metrics-port = Una porta di questa macchina, per Prometheus.
help-serve--node = Dove gli altri nodi sullo stesso database PostgreSQL raggiungono questo, come 10.0.0.2:8100; solo loro dovrebbero.
help-serve--config = Un file TOML con queste opzioni; ciò che si scrive qui ha la precedenza.
help-serve--check = Di’ solo se potrebbe partire: impostazioni, porta, database.
help-backup =
    Copia il database di un servizio mentre è in funzione, com’è in un certo istante, e controlla la copia.

    Copiare il file in altro modo perde ciò che è ancora nel registro di SQLite accanto.
help-backup-TARGET = Il nuovo file, o una cartella in cui prende il nome dall’ora.
help-backup--keep = Cancella le copie della cartella, tranne queste ultime.
help-restore = Fai di una copia il database di un servizio; prima ferma il servizio. Ciò che c’era resta sotto un altro nome.
help-restore-BACKUP = Ciò che ha fatto **fogline backup**.
help-check =
    Rigioca ogni partita salvata con questo Fogline, su una copia, e nomina quelle che cambierebbero.

    Da chiedere alla nuova versione prima di aggiornare. Codice di uscita 1 se una partita cambia.
help-export = Scrivi tutte le partite e le persone di un database come righe JSON, segreti compresi; ciò che è danneggiato è nominato e lasciato fuori.
help-export-FILE = Dove vanno; solo il proprietario può leggerlo.
help-export--table = Solo questo tavolo, e nessuna persona; si può dare più volte.
help-export--records = Solo le partite finite, come registrazioni per **fogline verify** e **fogline replay**.
help-copy-store = Copia tutte le partite e le persone da un database a un altro, SQLite o PostgreSQL, mentre il servizio continua con il primo; ripetuto, copia ciò che è cambiato da allora.
help-copy-store-STORE = Dove sono: un file o `postgresql://HOST/NAME`.
help-copy-store-COPY = Dove vanno: un database che nessun servizio ha aperto.
help-import = Aggiungi a un database le partite e le persone di un’esportazione; ciò che c’è già resta com’è.
help-import-FILE = Ciò che ha scritto **fogline export**; `-` legge l’ingresso.
help-password = Chiedi la password dell’ospite e scrivine l’hash per **fogline serve --admin**.
help-password-FILE = Dove va l’hash; solo il proprietario può leggerlo.
value-TARGET = FILE|CARTELLA
value-STORE = FILE|INDIRIZZO
value-COPY = FILE|INDIRIZZO
value-BACKUP = FILE

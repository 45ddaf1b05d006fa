## Errori di un file di mappa

# $reason: ciò che dice il lettore di TOML, in inglese
problem-map-toml = Questo non è TOML: { $reason }.
problem-map-missing = Manca la chiave «{ $key }».
problem-map-key = Qui la chiave { $key } non esiste; le chiavi sono: { $known }.
problem-map-type =
    «{ $key }» deve essere { $expected ->
        [text] un testo fra virgolette
        [number] un numero intero
        [degrees] un numero di gradi
        [list] un elenco
       *[table] una tabella
    }; trovato: { $found }.
problem-map-text = «{ $key }» deve essere un testo stampabile; trovato: { $found }.
problem-map-long = «{ $key }» ha { $found } caratteri; ne sono ammessi al massimo { $most }.
problem-map-range = «{ $key }» deve essere fra { $least } e { $most }; trovato: { $found }.
problem-map-many =
    Ci sono { $found } { $key ->
        [location] località
        [line] linee
       *[ticket] biglietti
    }; il massimo è { $most }.
problem-map-format = Il formato del file è { $found }; questa versione legge «{ $expected }».
problem-map-name = Il nome della mappa è { $found }; può contenere lettere minuscole, cifre e singoli trattini fra di esse.
problem-map-cards-few = { $found ->
        [one] C’è una sola carta Trasporto
       *[other] Ci sono { $found } carte Trasporto
    }; a { $players } giocatori se ne distribuiscono { $least }.
problem-map-id =
    { $key ->
        [symbols] Il simbolo
       *[id] L’identificativo
    } { $found } deve essere di lettere minuscole e cifre, con una lettera all’inizio, al massimo { $most }.
problem-map-id-twice = L’identificativo «{ $id }» appartiene già a { $first }.
problem-map-same-place = È esattamente il punto di { $first }.
problem-map-symbol-twice = Il simbolo «{ $symbol }» è nominato due volte.
problem-map-symbol-unknown = Il simbolo Turista { $found } non esiste; i simboli sono: { $known }.
problem-map-pile-twice = Il simbolo «{ $symbol }» si trova già su { $first }.
problem-map-piles-aside =
    { $found ->
        [one] Un simbolo non ha
       *[other] { $found } simboli non hanno
    } una località; devono essere { $expected }, che i giocatori collocano.
problem-map-piles-free = Solo { $found } località sono senza una pila di Turisti; ai giocatori ne servono { $least }.
problem-map-between = «between» deve nominare due località.
problem-map-unknown =
    La località { $found } non esiste{ $guesses ->
        [0] .
       *[1] ; intendevi «{ $near }»?
    }
problem-map-loop = Entrambi gli estremi sono { $found }.
problem-map-colour = Il colore { $found } non esiste; i colori sono: { $known }.
problem-map-line-ferries = { $found } simboli Traghetto non stanno su una linea di { $length }.
problem-map-line-third = È una terza linea accanto a { $first }; le stesse località possono essere unite da due al massimo.
problem-map-twin-length = Questa linea ha { $found } caselle e la sua gemella, { $first }, ne ha { $expected }; devono essere uguali.
problem-map-unconnected = Nessuna via porta dalla prima località a: { $locations }.
problem-map-ticket-twice = È uguale a { $first }.
problem-map-tickets-few = Ci sono { $found } biglietti; a { $players } giocatori se ne distribuiscono { $least }.
problem-map-cars = Un giocatore ha { $found } tram; di solito sono { $expected }.
problem-map-cards = Ci sono { $found } carte Trasporto; di solito sono { $expected }: 8 Traghetti e 6 per colore.
problem-map-points = Una linea di { $length } dà { $found } punti; di solito sono { $expected }.
problem-map-symbols = Ci sono { $found } simboli Turista; di solito sono { $expected }.
problem-map-tokens = Ci sono { $found } segnalini Turista per simbolo; le regole ne usano { $expected }.
problem-map-locations = Ci sono { $found } località; di solito sono da { $least } a { $most }.
problem-map-pairs = Sono unite { $found } coppie di località; di solito sono da { $least } a { $most }.
problem-map-doubles = Ci sono { $found } linee doppie; di solito sono da { $least } a { $most }.
problem-map-lines = Ci sono { $found } linee; di solito sono da { $least } a { $most }.
problem-map-spaces = Le linee hanno in tutto { $found } caselle; di solito sono da { $least } a { $most }.
problem-map-lengths = Questa linea ha { $found } caselle; di solito sono 1, 2 e 3, e una sola linea di 5.
problem-map-fives = Ci sono { $found } linee di 5 caselle; di solito ce n’è una.
problem-map-colour-lines = Un colore ha { $least } linee e un altro { $most }; di solito la differenza è di una al massimo.
problem-map-colour-spaces = Un colore ha { $least } caselle e un altro { $most }; di solito la differenza è di una al massimo.
problem-map-twin-colours = Questa linea e la sua gemella, { $first }, di solito sono di due colori diversi o entrambe grigie.
problem-map-ferry-lines = Ci sono { $found } linee con simboli Traghetto; di solito sono { $most }.
problem-map-ferry-symbols = Questa linea ha { $found } simboli Traghetto; di solito ce n’è uno.
problem-map-line-unpayable = Le carte non bastano a pagare questa linea di { $length }.
problem-map-degree = { $location } è unita ad altre { $found } località; di solito sono da { $least } a { $most }.
problem-map-crossing = Sulla mappa questa linea incrocia { $first }.
problem-map-close = Sulla mappa questa linea passa sopra { $location }.
problem-map-tickets = Ci sono { $found } biglietti; di solito sono { $most }.
problem-map-ticket-points = Questo biglietto vale { $found }; la via più breve fra i suoi estremi ha { $expected } caselle.
problem-map-ticket-most = Questo biglietto vale { $found }; di solito il massimo è { $most }.
problem-map-ticket-mean = I biglietti valgono in media { $found } punti; di solito da { $least } a { $most }.
problem-map-ticket-ends = { $location } è un estremo di { $found } biglietti; di solito sono da { $least } a { $most }.
problem-map-variant = Questa mappa dice di essere una variante per due giocatori, non una mappa delle regole.

## Carte, linee e biglietti
## I colori concordano con «carta» e con «linea»; chi li usa al plurale sceglie la forma dalla parola.

tt-card-blue = blu
tt-card-green = verde
tt-card-black = nera
tt-card-pink = rosa
tt-card-red = rossa
tt-card-orange = arancione
tt-card-ferry = Traghetto
# La mappa di chi possiede il gioco può avere altri simboli, chiamati come li chiama lei.
tt-symbol =
    { $symbol ->
        [lighthouse] faro
        [fog] nebbia
        [clock] orologio
        [wave] onda
        [sun] sole
        [flower] fiore
        [heart] cuore
       *[other] { $symbol }
    }
tt-cards =
    { $count } { $count ->
        [one] { $card }
       *[other] { $card ->
            [verde] verdi
            [nera] nere
            [rossa] rosse
            [arancione] arancioni
            [Traghetto] Traghetti
           *[other] { $card }
        }
    }
tt-line = { $a } – { $b }
tt-line-twin = { $a } – { $b } (linea { $twin } di due)
tt-ticket = { $a } – { $b }
tt-pay-ferries =
    { $ferries ->
        [one] 1 Traghetto
       *[other] { $ferries } Traghetti
    }
tt-pay-colour =
    carte { $card ->
        [verde] verdi
        [nera] nere
        [rossa] rosse
        [arancione] arancioni
       *[other] { $card }
    }{ $ferries ->
        [0] { "" }
        [one] {" "}e 1 Traghetto
       *[other] {" "}e { $ferries } Traghetti
    }
tt-pay-counted =
    { $count ->
        [one] 1 carta { $card }
       *[other] { $count } carte { $card ->
            [verde] verdi
            [nera] nere
            [rossa] rosse
            [arancione] arancioni
           *[other] { $card }
        }
    }{ $ferries ->
        [0] { "" }
        [one] {" "}e 1 Traghetto
       *[other] {" "}e { $ferries } Traghetti
    }

## Azioni ed esiti

tt-action-take =
    Prendi { $card ->
        [Traghetto] un Traghetto
       *[other] una carta { $card }
    }
tt-action-blind = Pesca una carta dal mazzo
tt-action-claim =
    Prendi il controllo di { $a } – { $b }{ $twin ->
        [0] { "" }
       *[other] {" "}(linea { $twin } di due)
    } con { $payment }
tt-action-tickets = Pesca Biglietti Destinazione
tt-action-keep =
    Tieni { $tickets-count ->
        [one] il biglietto { $tickets }
       *[other] i biglietti { $tickets }
    }
tt-action-pile = Metti la pila «{ $symbol }» su { $location }
tt-action-tourist = Prendi il segnalino Turista su { $location }
tt-action-pass = Passa
tt-outcome-card =
    La carta è { $card ->
        [Traghetto] un Traghetto
       *[other] { $card }
    }
tt-outcome-ticket = Il biglietto è { $ticket }
tt-outcome-first = Comincia { $seat }

## Eventi

tt-event-card-dealt =
    Ricevi { $card ->
        [Traghetto] un Traghetto.
       *[other] una carta { $card }.
    }
tt-event-card-turned-up = Nuova carta scoperta: { $card }.
tt-event-display-renewed = Tre Traghetti sono scoperti, perciò si scartano tutte e cinque le carte: { $cards }.
tt-event-deck-reshuffled =
    Gli scarti diventano il mazzo: { $cards ->
        [one] 1 carta.
       *[other] { $cards } carte.
    }
tt-event-ticket-drawn = Peschi il biglietto { $ticket }.
tt-event-tickets-chosen =
    Tieni { $kept }{ $refused-count ->
        [0] .
       *[other] {" "}e metti { $refused } sotto il mazzo.
    }
tt-event-decided = { $seat } ha scelto i biglietti.
    .you = Hai scelto i biglietti.
tt-event-tickets-kept =
    { $seat } tiene { $kept ->
        [one] 1 biglietto
       *[other] { $kept } biglietti
    }{ $refused ->
        [0] .
       *[other] {" "}e ne mette { $refused } sotto il mazzo.
    }
    .you =
        Tieni { $kept ->
            [one] 1 biglietto
           *[other] { $kept } biglietti
        }{ $refused ->
            [0] .
           *[other] {" "}e ne metti { $refused } sotto il mazzo.
        }
tt-event-first-player = Comincia { $seat }.
    .you = Cominci tu.
tt-event-pile-placed = { $seat } mette la pila «{ $symbol }» su { $location }.
    .you = Metti la pila «{ $symbol }» su { $location }.
tt-event-card-taken =
    { $seat } prende { $card ->
        [Traghetto] un Traghetto.
       *[other] una carta { $card }.
    }
    .you =
        Prendi { $card ->
            [Traghetto] un Traghetto.
           *[other] una carta { $card }.
        }
tt-event-card-drawn = { $seat } pesca una carta dal mazzo.
    .you = Peschi una carta dal mazzo.
tt-event-line-claimed =
    { $seat } prende il controllo di { $line } con { $payment }: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
    .you =
        Prendi il controllo di { $line } con { $payment }: { $points ->
            [one] 1 punto.
           *[other] { $points } punti.
        }
tt-event-tourist-taken = { $seat } prende un segnalino Turista su { $location }: «{ $symbol }».
    .you = Prendi un segnalino Turista su { $location }: «{ $symbol }».
tt-event-tickets-drawn =
    { $seat } pesca { $tickets ->
        [one] 1 biglietto.
       *[other] { $tickets } biglietti.
    }
    .you =
        Peschi { $tickets ->
            [one] 1 biglietto.
           *[other] { $tickets } biglietti.
        }
tt-event-passed = { $seat } non può fare nulla e passa.
    .you = Non puoi fare nulla e passi.
tt-event-last-round = { $seat } ha due tram o meno: tutti giocano ancora un turno.
    .you = Hai due tram o meno: tutti giocano ancora un turno.
tt-event-turn-began = Tocca a { $seat }.
tt-event-ended-cars = L’ultimo giro, avviato da { $seat }, è finito.
    .you = L’ultimo giro, avviato da te, è finito.
tt-event-ended-passes = Tutti hanno passato: la partita è finita.
tt-event-tickets-revealed =
    { $seat } { $tickets-count ->
        [0] non ha biglietti da mostrare.
        [one] mostra 1 biglietto: { $tickets }.
       *[other] mostra { $tickets-count } biglietti: { $tickets }.
    }
    .you =
        { $tickets-count ->
            [0] Non hai biglietti da mostrare.
            [one] Mostri 1 biglietto: { $tickets }.
           *[other] Mostri { $tickets-count } biglietti: { $tickets }.
        }

## Il risultato

tt-termination-cars =
    { $winners-count ->
        [one] Vince { $winners }
       *[other] Vincono insieme { $winners }
    } con { $points-count ->
        [one] 1 punto
       *[other] { $points } punti
    }; l’ultimo giro è stato avviato da { $seat }.
tt-termination-passes =
    { $winners-count ->
        [one] Vince { $winners }
       *[other] Vincono insieme { $winners }
    } con { $points-count ->
        [one] 1 punto
       *[other] { $points } punti
    }; tutti avevano passato.
tt-sheet-lines = Linee
tt-sheet-completed = Biglietti completati
tt-sheet-failed = Altri biglietti
tt-sheet-completed-item = Completato: { $item }
tt-sheet-failed-item = Non completato: { $item }
tt-sheet-tourists = Simboli Turista
tt-tie-4-3 = biglietti completati

## Rifiuti

refusal-deck-empty = Il mazzo è vuoto.
refusal-not-face-up =
    { $card ->
        [Traghetto] Nessun Traghetto è scoperto.
       *[other] Nessuna carta { $card } è scoperta.
    }
refusal-ferry-second = Un Traghetto scoperto non può essere la seconda carta.
refusal-no-tickets = Non restano biglietti.
refusal-nothing-offered = Non hai pescato biglietti fra cui scegliere.
refusal-ticket-not-offered = Il biglietto { $ticket } non è fra quelli che hai pescato.
refusal-piles-placed = Le pile di Turisti hanno già il loro posto.
refusal-pile-placed = La pila «{ $symbol }» è già su { $location }.
refusal-location-has-pile = Su { $location } c’è già una pila di Turisti.
refusal-no-tourist-choice = Non ci sono segnalini Turista fra cui scegliere.
refusal-other-location = Il segnalino si prende a un estremo della linea, { $ends }, non su { $location }.
refusal-pass-cards = Non puoi passare: puoi pescare una carta.
refusal-pass-tickets = Non puoi passare: puoi pescare biglietti.
refusal-pass-line = Non puoi passare: puoi prendere il controllo di { $line }.
refusal-keep-first = Prima scegli quali dei tuoi biglietti tenere.
refusal-place-first = Prima colloca una pila di Turisti.
refusal-second-card-first = Prima prendi la seconda carta.
refusal-choose-first = Prima scegli quali biglietti tenere.
refusal-tourist-first = Prima scegli un segnalino Turista.
refusal-line-own = { $line } è già tua.
refusal-line-taken = { $line } è controllata da { $owner }.
refusal-twin-own = Hai già l’altra linea di { $line }: nessuno può averle entrambe.
refusal-twin-closed = In due giocatori { $line } si chiude appena qualcuno controlla l’altra linea.
refusal-too-few-cars =
    { $line } ha { $length ->
        [one] 1 casella
       *[other] { $length } caselle
    } e tu hai { $cars ->
        [0] finito i tram.
        [one] 1 tram.
       *[other] { $cars } tram.
    }
refusal-wrong-colour =
    { $line } è { $colour }: non si paga con carte { $card ->
        [verde] verdi
        [nera] nere
        [rossa] rosse
        [arancione] arancioni
       *[other] { $card }
    }.
refusal-ferries-needed =
    { $line } richiede { $needed ->
        [one] una carta Traghetto,
       *[other] { $needed } carte Traghetto,
    } e questo pagamento ne ha { $ferries }.
refusal-wrong-number =
    { $line } ha { $length ->
        [one] 1 casella
       *[other] { $length } caselle
    }: { $ferries ->
        [one] 1 Traghetto non può
       *[other] { $ferries } Traghetti non possono
    } andar bene.
refusal-too-few-ferries =
    Hai { $held ->
        [0] zero Traghetti
        [one] 1 Traghetto
       *[other] { $held } Traghetti
    } e per { $line } ne servirebbero { $ferries }.
refusal-too-few-cards =
    { $held ->
        [0] Non hai nessuna carta { $card }
        [one] Hai 1 carta { $card }
       *[other] Hai { $held } carte { $card ->
            [verde] verdi
            [nera] nere
            [rossa] rosse
            [arancione] arancioni
           *[other] { $card }
        }
    } e per { $line } ne servirebbero { $needed }.
refusal-unknown-location = Su questa mappa la località «{ $location }» non c’è.
refusal-no-line = Nessuna linea unisce «{ $a }» e «{ $b }».
refusal-which-twin = Due linee uniscono «{ $a }» e «{ $b }»: aggiungi 1 o 2 dopo i nomi.
refusal-unknown-ticket = Il biglietto «{ $ticket }» non esiste.
refusal-unknown-symbol = Il simbolo Turista «{ $symbol }» non esiste. I simboli sono: { $known }.

## Rifiuti: testi di posizione

refusal-position-tag = Una posizione comincia con «{ $expected }», non con «{ $found }».
refusal-position-fields =
    { $count ->
        [one] Una posizione di 1 campo
       *[other] Una posizione di { $count } campi
    } non si può leggere: i campi sono 7, più uno per ciascun posto, da 2 a 4.
refusal-position-seat = Il posto «{ $found }» non c’è.
refusal-position-cards = «{ $found }» nel campo «{ $field }» non si può leggere come carte.
refusal-position-line = Nessuna linea «{ $found }» può stare qui.
refusal-position-ticket = Nessun biglietto «{ $found }» può stare qui.
refusal-position-ticket-twice = Il biglietto «{ $found }» è in due posti.
refusal-position-phase = La fase «{ $found }» non esiste. Le fasi sono: { $known }.
refusal-position-round = «{ $found }» non può indicare i passaggi e l’ultimo giro di questa posizione.
refusal-position-face-up = In questa fase le carte scoperte non possono essere «{ $found }».
refusal-position-piles = Le pile di Turisti non possono stare come dice «{ $found }».
refusal-position-player = «{ $found }» (posto numero { $seat }, contando da 0) non ha cinque parti.
refusal-position-line-twice = La linea «{ $found }» ha due proprietari.
refusal-position-twin = La linea «{ $found }» è chiusa, perché la sua gemella è controllata.
refusal-position-cars = Il posto numero { $seat }, contando da 0, ha più linee che tram.
refusal-position-hand = «{ $found }» (posto numero { $seat }, contando da 0) non può essere una mano.
refusal-position-token = Il posto numero { $seat }, contando da 0, non può avere il segnalino «{ $found }».
refusal-position-too-many = Ci sono più carte di tipo «{ $found }» di quante ne esistano.
refusal-position-deck = Il mazzo è vuoto, e qui non può esserlo.
refusal-position-pool = Le carte del gruppo più vecchio { $pool } devono essere in più mani.
refusal-position-turn = La fase «{ $phase }» non va d’accordo con chi è di turno o con le pile messe da parte.
refusal-position-offer = I biglietti offerti non vanno d’accordo con la fase «{ $phase }».
refusal-position-tourist = A entrambi gli estremi di «{ $found }» deve esserci un segnalino nuovo per il giocatore.
refusal-position-second = Nessuna seconda carta si potrebbe prendere.
refusal-position-set-up = Nella preparazione ognuno ha due carte, distribuite in ordine, e nessuna linea è controllata.
refusal-position-tickets = Ognuno tiene almeno uno dei due biglietti pescati; quelli tenuti e quelli rimessi sotto non tornano.
refusal-position-discards = Gli scarti non corrispondono alle linee controllate.
refusal-position-ending = La fine non corrisponde ai passaggi e all’ultimo giro.
refusal-position-claims = I segnalini Turista del posto numero { $seat }, contando da 0, non corrispondono alle sue linee.

## Inviti

tt-prompt-deal = Si distribuiscono le carte.
tt-prompt-display = Si scoprono le carte.
tt-prompt-deal-tickets = Si distribuiscono i biglietti.
tt-prompt-first = Si sorteggia chi comincia.
tt-prompt-keep = Tieni uno dei tuoi biglietti o entrambi: { $tickets }.
tt-prompt-keep-other =
    { $seats-count ->
        [one] { $seats } sta ancora scegliendo i biglietti.
       *[other] { $seats } stanno ancora scegliendo i biglietti.
    }
tt-prompt-pile =
    Metti { $symbols-count ->
        [one] la pila di Turisti { $symbols }
       *[other] una delle pile di Turisti { $symbols }
    } su una località che non ne ha.
tt-prompt-pile-other = { $seat } colloca una pila di Turisti.
tt-prompt-turn =
    Tocca a te. { $lines ->
        [0] { $draw ->
            [0] { $tickets ->
                [0] Non c’è niente da pescare e nessuna linea di cui tu possa prendere il controllo: passi.
               *[other] Puoi pescare biglietti; non c’è nessuna linea di cui tu possa prendere il controllo.
            }
           *[other] { $tickets ->
                [0] Puoi pescare carte; non c’è nessuna linea di cui tu possa prendere il controllo.
               *[other] Puoi pescare carte o pescare biglietti; non c’è nessuna linea di cui tu possa prendere il controllo.
            }
        }
       *[other] Puoi { $draw ->
            [0] {""}
           *[other] { $tickets ->
                [0] pescare carte o{" "}
               *[other] pescare carte,{" "}
            }
        }{ $lines ->
            [one] prendere il controllo di una linea
           *[other] prendere il controllo di una di { $lines } linee
        }{ $tickets ->
            [0] .
           *[other] {" "}o pescare biglietti.
        }
    }
tt-prompt-turn-other = { $seat } pesca carte, prende il controllo di una linea o pesca biglietti.
tt-prompt-blind = Peschi una carta.
tt-prompt-blind-other = { $seat } pesca una carta.
tt-prompt-second = Prendi una seconda carta: scoperta, ma non un Traghetto, oppure dal mazzo.
tt-prompt-second-other = { $seat } prende una seconda carta.
tt-prompt-draw-tickets = Peschi biglietti.
tt-prompt-draw-tickets-other = { $seat } pesca biglietti.
tt-prompt-choose = Tieni uno dei biglietti o entrambi: { $tickets }.
tt-prompt-choose-other = { $seat } sceglie i biglietti.
tt-prompt-tourist = Prendi il segnalino Turista da una delle due località: { $locations }.
tt-prompt-tourist-other = { $seat } sceglie un segnalino Turista.

## Il tavolo in frasi

tt-describe-players = Ticket to Ride: San Francisco: giocano { $seats }.
tt-describe-last-round = È l’ultimo giro; finisce con il turno di { $seat }.
tt-describe-hand =
    { $count ->
        [0] Non hai carte in mano.
        [one] Hai in mano 1 carta: { $cards }.
       *[other] Hai in mano { $count } carte: { $cards }.
    }
tt-describe-offer = Da scegliere: { $ticket }
tt-describe-points =
    Se la partita finisse ora avresti { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
tt-describe-face-up =
    { $cards-count ->
        [0] Nessuna carta è scoperta.
       *[other] Scoperte: { $cards }.
    }
tt-describe-deck =
    { $cards ->
        [0] Il mazzo è vuoto
        [one] Nel mazzo resta 1 carta
       *[other] Nel mazzo restano { $cards } carte
    }; { $discards ->
        [0] non ci sono scarti.
        [one] fra gli scarti c’è 1 carta.
       *[other] fra gli scarti ci sono { $discards } carte.
    }
tt-describe-tickets =
    { $tickets ->
        [one] Nel mazzo resta 1 biglietto
       *[other] Nel mazzo restano { $tickets } biglietti
    }{ $queued ->
        [0] .
        [one] , e 1 è stato rimesso sotto.
       *[other] , e { $queued } sono stati rimessi sotto.
    }
tt-describe-pile =
    Su { $location } { $tokens ->
        [0] non restano segnalini Turista con il simbolo «{ $symbol }».
        [one] c’è 1 segnalino Turista con il simbolo «{ $symbol }».
       *[other] ci sono { $tokens } segnalini Turista con il simbolo «{ $symbol }».
    }
tt-describe-aside =
    La pila «{ $symbol }» è ancora da collocare, con { $tokens ->
        [one] 1 segnalino.
       *[other] { $tokens } segnalini.
    }
tt-describe-seat =
    { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per linee e turisti, { $cars ->
        [one] 1 tram,
       *[other] { $cars } tram,
    } { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } e { $tickets ->
        [one] 1 biglietto
       *[other] { $tickets } biglietti
    } in mano.
tt-describe-known = Si sa che { $seat } ha in mano { $cards }.
tt-describe-known-tickets =
    Si sa che { $seat } ha { $tickets-count ->
        [one] il biglietto { $tickets }.
       *[other] i biglietti { $tickets }.
    }
tt-describe-tokens = Simboli Turista di { $seat }: { $symbols }.
tt-describe-lines = Linee di { $seat }: { $lines }.

## Biglietti in vista, e anteprime

tt-distance-completed =
    { $ticket } è completato: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
tt-distance-missing =
    { $ticket } ({ $points }): { $missing ->
        [one] manca 1 casella
       *[other] mancano { $missing } caselle
    }; la via più economica è { $lines }.
tt-distance-cars =
    { $ticket } ({ $points }): { $missing ->
        [one] manca 1 casella
       *[other] mancano { $missing } caselle
    }, più dei tuoi tram.
tt-distance-impossible = { $ticket } ({ $points }) non si può più completare.
tt-preview-taken =
    Prendi { $card ->
        [Traghetto] un Traghetto.
       *[other] una carta { $card }.
    }
tt-preview-blind =
    Peschi { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } dal mazzo.
tt-preview-second = Poi prendi una seconda carta.
tt-preview-tickets = Peschi biglietti e devi tenerne almeno uno.
tt-preview-claim =
    Prendi il controllo di { $line } con { $cards }: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
tt-preview-cars =
    { $cars ->
        [0] Non resta nessun tram.
        [one] Resta 1 tram.
       *[other] Restano { $cars } tram.
    }
tt-preview-tourist = Prendi un segnalino Turista: «{ $symbol }».
tt-preview-tourists =
    { $symbols-count ->
        [one] Poi prendi un segnalino Turista: { $symbols }.
       *[other] Poi scegli un segnalino Turista: { $symbols }.
    }
tt-preview-completed =
    { $ticket } è completato: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
tt-preview-advanced =
    { $ticket } ({ $points }): { $missing ->
        [one] manca 1 casella,
       *[other] mancano { $missing } caselle,
    } prima { $before }.
tt-preview-points = I tuoi punti: { $before } → { $after }.
tt-preview-last-round =
    Con { $cars ->
        [0] nessun tram rimasto
        [one] 1 tram rimasto
       *[other] { $cars } tram rimasti
    } avvii l’ultimo giro: tutti, anche tu, giocano ancora un turno.
tt-preview-ends = Questo chiude la partita.

## Ciò che dà una mappa, misurato
# $detail: quale posizione, fonte, linea o biglietto, dove ce n’è più d’uno

tt-measure-winning-score = I punti di chi vince
tt-measure-last-score = I punti di chi arriva ultimo
tt-measure-turns = Turni per giocatore
tt-measure-order = Vittorie del giocatore { $detail } in ordine di turno
tt-measure-completed = Biglietti completati per giocatore
tt-measure-failed = Biglietti falliti per giocatore
tt-measure-draws = Volte in cui un giocatore pesca biglietti
tt-measure-tokens = Segnalini Turista per giocatore
tt-measure-source = Quota di tutti i punti ottenuti: { $detail ->
        [lines] linee
        [completed] biglietti completati
       *[tourists] turisti
    }
tt-measure-ending = Partite che finiscono { $detail ->
        [cars] per i tram
       *[passes] perché tutti passano
    }
tt-measure-reshuffles = Volte in cui gli scarti diventano il mazzo
tt-measure-renewals = Volte in cui tre Traghetti rinnovano le carte scoperte
tt-measure-line = Controllata: { $detail }
tt-measure-ticket = In mano alla fine: { $detail }
tt-measure-ticket-completed = Completati tra quelli tenuti fino alla fine: { $detail }
tt-measure-score = Punti di ogni giocatore

## Il gioco per chi non lo conosce ancora

game-title = Ticket to Ride: San Francisco
tt-blurb = Raccogli carte, prendi il controllo di linee di tram e traghetti, completa i tuoi biglietti e incontra i turisti lungo la strada.
tt-credit = un gioco di Alan R. Moon, pubblicato da Days of Wonder nel 2022

## Tutorial

tt-tutorial-tickets = I biglietti sono i tuoi obiettivi segreti: collega le due località e ne ottieni i punti, altrimenti li perdi. Tienine uno o entrambi.
tt-tutorial-draw = Con le carte si pagano le linee. Prendine una, scoperta o dal mazzo.
tt-tutorial-draw-else = A questo arriviamo dopo: prima prendi una carta.
tt-tutorial-second = In un turno si prendono due carte: prendine un’altra.
tt-tutorial-ferry = I Traghetti valgono per qualsiasi colore. Prendi quello scoperto: è la tua unica carta di questo turno.
tt-tutorial-ferry-else = Questa volta prendi il Traghetto scoperto.
tt-tutorial-colour = C’è un altro Traghetto. Questa volta prendi prima una carta diversa.
tt-tutorial-colour-else = Non il Traghetto, questa volta: prendi un colore o una carta dal mazzo.
tt-tutorial-barred = Ora il Traghetto è bloccato: scoperto, non è mai la seconda carta. Prendine un’altra.
tt-tutorial-claim = Prendi il controllo della linea tra Fort Mason e Pier 39: si paga con due carte rosse, e un Traghetto può sostituirne una.
tt-tutorial-claim-else = Prendi il controllo della linea rossa tra Fort Mason e Pier 39.
tt-tutorial-claimed = Porta subito 2 punti e usa due dei tuoi 20 tram. Le linee più lunghe portano molto di più.
tt-tutorial-double = Due linee uniscono Lombard Street e Pier 39. Prendi il controllo di una delle due.
tt-tutorial-double-else = Prendi il controllo di una delle due linee tra Lombard Street e Pier 39.
tt-tutorial-closed = In due, l’altra linea della coppia da ora è chiusa.
tt-tutorial-tourist = Naviga fino ad Alcatraz, dove aspettano i turisti: il simbolo Traghetto richiede un Traghetto, l’altra casella una carta qualsiasi.
tt-tutorial-tourist-else = Prendi il controllo della linea tra Pier 39 e Alcatraz con un Traghetto e un’altra carta.
tt-tutorial-token = Un segnalino Turista! Più simboli diversi raccogli, più punti portano alla fine.
tt-tutorial-last-cars = Chi resta con due tram o meno fa partire l’ultimo giro. Tu ne hai quattro: prendi la linea rosa da Pier 39 a The Embarcadero, che completa il tuo biglietto.
tt-tutorial-last-cars-else = Prendi il controllo della linea rosa tra Pier 39 e The Embarcadero.
tt-tutorial-last-turn = Mia ha avuto ancora un turno, e ora tocca a te un’ultima volta: prendi una linea o delle carte.
tt-tutorial-last-turn-else = Un nuovo biglietto non si potrebbe più completare: prendi una linea o delle carte.
tt-tutorial-end = Contano linee, turisti e biglietti completati, e quelli falliti tolgono punti: la vittoria è tua. Ora conosci il gioco!

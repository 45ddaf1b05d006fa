### Testi italiani del tabellone disegnato di Ticket to Ride: San Francisco. Le parole delle regole sono nei testi del gioco.

## Parti del tabellone

ttb-tab-hand = Mano
ttb-tab-market = Carte
ttb-tab-tickets = Biglietti
ttb-tab-lines = Linee
ttb-views = Come si vede il tavolo
ttb-view-map = Mappa
ttb-view-lines = Linee
ttb-view-sentences = Frasi
ttb-said = { $text }
ttb-close = Metti via
ttb-not-yet = Non ancora
ttb-fold = Chiudi il foglio
ttb-unfold = Apri il foglio

## Mercato

ttb-market = Carte da prendere
ttb-display = Carte scoperte
ttb-deck = Mazzo delle carte trasporto
ttb-ticket-deck = Mazzo dei biglietti
ttb-card =
    { $card ->
        [Traghetto] Carta Traghetto
       *[other] Carta { $card }
    }
ttb-face-up =
    Posto { $place }: { $card ->
        [Traghetto] un Traghetto
       *[other] una carta { $card }
    }
ttb-face-up-can =
    Posto { $place }: prendi { $card ->
        [Traghetto] il Traghetto
       *[other] la carta { $card }
    }
ttb-place-empty = Il posto { $place } è vuoto
ttb-draw-card = Pesca una carta
ttb-draw-tickets = Pesca biglietti
ttb-reveals = Questo rivela qualcosa: annullarlo vuol dire sorte nuova, e prima si chiede alle altre persone.
ttb-left =
    { $cards ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $cards }
    }
ttb-discards-title = Scarti
ttb-discards =
    Scarti: { $count ->
        [0] nessuno
       *[other] { $cards }
    }

## Mano

ttb-hand = Le mie carte
ttb-hand-count = Le mie carte: { $cards }
ttb-hand-group =
    { $count ->
        [one] 1 { $card }
       *[other] { $count } { $card ->
            [verde] verdi
            [nera] nere
            [rossa] rosse
            [arancione] arancioni
            [Traghetto] Traghetti
           *[other] { $card }
        }
    }{ $lines ->
        [0] { "" }
        [one] , può pagare 1 linea. Premi per vederla.
       *[other] , può pagare { $lines } linee. Premi per vederle.
    }
ttb-hand-none =
    { $card ->
        [Traghetto] Nessun Traghetto
       *[other] Nessuna carta { $card }
    }
ttb-colour-lines =
    Carta { $card }: { $lines ->
        [0] ora non paga nessuna linea.
        [one] ora può pagare 1 linea.
       *[other] ora può pagare { $lines } linee.
    }

## Biglietti

ttb-tickets = I miei biglietti
ttb-tickets-count =
    { $tickets ->
        [0] Nessun biglietto
        [one] Il mio biglietto
       *[other] I miei { $tickets } biglietti
    }
ttb-tickets-none = Non hai ancora biglietti.
ttb-points =
    { $points ->
        [one] punto
       *[other] punti
    }
ttb-ticket-done = Completato
ttb-ticket-failed = Non completato
ttb-ticket-blocked = Non si può più completare
ttb-ticket-missing =
    { $missing ->
        [one] Manca 1 spazio su { $total }
       *[other] Mancano { $missing } spazi su { $total }
    }
ttb-ticket-cars =
    { $missing ->
        [one] Manca 1 spazio
       *[other] Mancano { $missing } spazi
    }: più dei tuoi tram
ttb-offer = Quali biglietti tieni?
ttb-combinations = Quanto costa ogni scelta
ttb-keep =
    { $tickets-count ->
        [one] { $tickets }
       *[other] Entrambi
    }
ttb-cost =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }; { $missing ->
        [0] non manca nulla
        [one] 1 spazio
       *[other] { $missing } spazi
    }{ $overlap ->
        [0] { "" }
        [one] , 1 risparmiato dove i percorsi coincidono
       *[other] , { $overlap } risparmiati dove i percorsi coincidono
    }{ $enough ->
        [0] , più dei tuoi tram
       *[other] { "" }
    }
ttb-choose-tickets = Scegli un biglietto o entrambi

## Linee

ttb-lines = Tabella delle linee
ttb-grey = grigia
ttb-line-label =
    { $line }: { $length ->
        [one] 1 spazio
       *[other] { $length } spazi
    }, { $colour }{ $ferries ->
        [0] { "" }
        [one] , con un Traghetto
       *[other] , con { $ferries } Traghetti
    }; { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }. { $state }
ttb-line-short = { $line } · { $length } · { $colour }
ttb-owned = È di { $seat }.
ttb-possible = Puoi prenderne il controllo ora.
ttb-free = Non è ancora di nessuno.
ttb-ferries =
    { $ferries ->
        [one] un simbolo Traghetto
       *[other] { $ferries } simboli Traghetto
    }
ttb-sort = Ordina per
ttb-column-from = Da
ttb-column-to = A
ttb-column-length = Lunghezza
ttb-column-colour = Colore
ttb-column-owner = Di chi è
ttb-column-cost = Costo per te
ttb-column-possible = Possibile ora
ttb-cards-missing =
    { $missing ->
        [0] le carte ci sono ({ $card })
        [one] manca 1 carta ({ $card })
       *[other] mancano { $missing } carte ({ $card })
    }
ttb-claim-short = Prendi
ttb-claim-line = Prendi il controllo di { $line }
ttb-stop-label =
    { $location }{ $tokens ->
        [-1] { "" }
        [0] , nessun segnalino rimasto di «{ $symbol }»
        [one] , 1 segnalino Turista «{ $symbol }»
       *[other] , { $tokens } segnalini Turista «{ $symbol }»
    }{ $placeable ->
        [0] { "" }
       *[other] . Puoi sceglierlo.
    }
ttb-aside-label =
    Pila «{ $symbol }», ancora da piazzare: { $tokens ->
        [one] 1 segnalino
       *[other] { $tokens } segnalini
    }

## Prendere una linea

ttb-payments = Come pagare
ttb-payments-of =
    { $line }: { $payments ->
        [one] un modo di pagare
       *[other] { $payments } modi di pagare
    }
ttb-choose-payment = { $line }: scegli con che cosa paghi, poi conferma.
ttb-choose-token = A entrambi gli estremi c’è un segnalino Turista. Quale prendi?
ttb-token-at = { $symbol }, su { $location }
ttb-claim =
    Prendi la linea con { $payment }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }

## Pile di Turisti

ttb-piles = Piazza una pila di Turisti
ttb-piles-where = Scegli un luogo sulla mappa o qui:
ttb-choose-stop = Scegli un luogo per la pila

## Giocatori

ttb-players = Che cosa ha ciascuno
ttb-points-of =
    { $points ->
        [one] 1 punto per le linee
       *[other] { $points } punti per le linee
    }
ttb-cars-of =
    { $cars ->
        [one] resta 1 tram
       *[other] restano { $cars } tram
    }
ttb-cards-of =
    { $cards ->
        [one] 1 carta in mano
       *[other] { $cards } carte in mano
    }
ttb-tickets-of =
    { $tickets ->
        [one] 1 biglietto
       *[other] { $tickets } biglietti
    }
ttb-tokens-of =
    { $symbols-count ->
        [0] Nessun segnalino Turista
       *[other] Segnalini Turista: { $symbols }; { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
    }
ttb-seen-of = Tutti hanno visto { $seat } prendere: { $cards }
ttb-last-turn = La partita finisce con il turno di { $seat }

## La fine

ttb-tally = I biglietti, uno per uno
ttb-tally-skip = Tutti subito
ttb-tally-again = Di nuovo
ttb-tally-sum = linee { $lines } · turisti { $tourists } · biglietti { $tickets }

## Tasti

ttb-key-arrows = muoversi sulla mappa, fra le carte, fra i pagamenti
ttb-key-deck = pescare una carta dal mazzo
ttb-key-display = prendere una carta scoperta
ttb-key-tickets = pescare biglietti
ttb-key-views = mappa, tabella delle linee, frasi
ttb-key-escape = mettere via ciò che è scelto

## Aiuto sul posto. Ogni testo va con il numero della sua regola.

ttb-help-deck = Invece di una carta scoperta puoi pescarne una coperta. Due carte per turno.
ttb-help-display = Nel tuo turno puoi prendere due carte, fra queste cinque o dal mazzo. Una carta presa è sostituita subito.
ttb-help-face-up-ferry = Un Traghetto scoperto preso per primo è la tua unica carta del turno, e non può essere la seconda.
ttb-help-renewal = Quando tre delle cinque sono Traghetti, si scartano tutte e cinque e se ne scoprono di nuove.
ttb-help-discards = Quando il mazzo è vuoto, gli scarti si mescolano e diventano il mazzo.
ttb-help-ticket-deck = Invece di prendere carte o una linea puoi pescare due biglietti e tenerne almeno uno.
ttb-help-ticket = Collega i due luoghi con le tue linee e alla fine guadagni i punti; altrimenti li perdi.
ttb-help-keep = I biglietti restano segreti fino alla fine, e uno tenuto non si può restituire.
ttb-help-pay = Una linea si paga con tante carte del suo colore quanti sono i suoi spazi; una grigia con un colore qualsiasi.
ttb-help-ferry = I Traghetti valgono per qualsiasi colore.
ttb-help-ferry-space = Ogni simbolo Traghetto di una linea va pagato con un Traghetto.
ttb-help-double = Nessuno può avere entrambe le linee di una linea doppia. In due giocatori la seconda si chiude quando la prima è presa.
ttb-help-points = Le linee danno subito punti secondo la lunghezza, come dice la tabella sulla mappa.
ttb-help-tokens = Chi prende una linea prende un segnalino Turista da uno dei suoi estremi, se è di un simbolo che non ha ancora.
ttb-help-token-points = Simboli diversi danno punti alla fine: 2 → 1, 3 → 2, 4 → 4, 5 → 6, 6 → 9, 7 → 12.
ttb-help-cars = Ogni spazio richiede un tram. Chi finisce il turno con due o meno avvia l’ultimo giro.
ttb-help-cards = Non c’è limite alle carte in mano.
ttb-help-seen = Carte prese scoperte e non ancora spese. Chiunque può saperlo.
ttb-help-pile = Prima del primo turno, le pile messe da parte si piazzano su luoghi che non ne hanno.
ttb-help-pass = Si passa solo quando non si può fare altro. Quando tutti hanno passato, la partita finisce.
ttb-help-last-round = Dopo il turno che lascia a qualcuno due tram o meno, tutti giocano ancora un turno, quel giocatore per ultimo.

## La mappa stessa

ttm-map = Mappa: { $title }
ttm-points = Punti
ttm-keys = Le frecce vanno da fermata a fermata e da linea a linea, Pag su e Pag giù passano per tutte le linee; Invio sceglie.
ttm-zoom = Grandezza della mappa
ttm-nearer = Più vicino
ttm-farther = Più lontano
ttm-fit = Tutta la mappa
ttm-move =
    { $way ->
        [left] Più a sinistra sulla mappa
        [up] Più in alto sulla mappa
        [down] Più in basso sulla mappa
       *[right] Più a destra sulla mappa
    }
ttm-which = Quale linea intendi?
ttm-close = Chiudi

## Il gioco in cinque minuti

ttb-minutes-aim-title = In tram per la città
ttb-minutes-aim = Prendi il controllo di linee tra le località della mappa, collega quelle dei tuoi biglietti e raccogli turisti. Nel tuo turno fai una di tre cose: prendi carte, prendi una linea o pesca biglietti.
ttb-minutes-tickets-title = Biglietti
ttb-minutes-tickets = Un biglietto indica due località. Se alla fine le tue linee le collegano ne ottieni i punti, altrimenti li perdi. Cominci con uno o due e puoi pescarne altri: di due, tienine almeno uno.
ttb-minutes-cards-title = Carte
ttb-minutes-cards = Prendi due carte, scoperte o dal mazzo. Un Traghetto vale per qualsiasi colore; uno scoperto è l’unica carta del turno.
ttb-minutes-lines-title = Prendere una linea
ttb-minutes-lines = Paga tante carte del colore della linea quante sono le sue caselle, di un colore qualsiasi su una grigia. Porta subito punti: più è lunga, più ne porta.
ttb-minutes-tourists-title = Turisti
ttb-minutes-tourists = Una linea che finisce dove aspettano i turisti porta un segnalino di un simbolo che non hai ancora. Il numero di simboli diversi porta punti alla fine.
ttb-minutes-doubles-title = Traghetti e linee doppie
ttb-minutes-doubles = Un simbolo Traghetto su una linea richiede una carta Traghetto. Di una linea doppia puoi averne una; in due l’altra poi è chiusa.
ttb-minutes-end-title = La fine
ttb-minutes-end = Quando a qualcuno restano due tram o meno, ognuno ha ancora un turno. Poi si contano linee, turisti e biglietti, e vince chi ha più punti.

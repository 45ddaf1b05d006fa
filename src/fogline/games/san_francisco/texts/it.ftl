## Errori di un file di mazzo

problem-deck-toml = Questo non è TOML: { $reason }.
problem-deck-missing = Manca «{ $key }».
problem-deck-format = Il formato è { $found }; questa versione legge «{ $expected }».
problem-deck-key = Qui la chiave { $key } non esiste. Quelle note sono: { $known }.
problem-deck-type =
    { $expected ->
        [text] «{ $key }» deve essere un testo fra virgolette, non { $found }.
        [number] «{ $key }» deve essere un numero intero, non { $found }.
        [flag] «{ $key }» deve essere true o false, non { $found }.
        [cards] «{ $key }» deve essere un elenco di carte, ciascuna sotto la propria intestazione [[card]], non { $found }.
       *[table] «{ $key }» deve essere una tabella di chiavi e valori, non { $found }.
    }
problem-deck-name = Il nome { $found } deve essere di lettere minuscole e cifre, in parole unite da trattini.
problem-deck-long = «{ $key }» ha { $found } caratteri; ne sono ammessi al massimo { $most }.
problem-deck-colour = Il colore { $found } non esiste. I colori sono: { $known }.
problem-deck-value = Un valore di { $found } non è possibile; va da { $least } a { $most }.
problem-deck-count = Una quantità di { $found } non è possibile; va da { $least } a { $most }.
problem-deck-bonus-number = Questa carta mostra { $found } simboli bonus; una carta ne ha al massimo uno (SF-1.2). Scrivi: bonus = true.
problem-deck-square-colour = C’è una piazza cittadina su una carta «{ $colour }»; solo { $known } hanno piazze (SF-1.2).
problem-deck-square-workers = C’è una piazza cittadina con valore { $value }; una piazza non ha simboli operaio (SF-1.2).
problem-deck-total =
    { $found ->
        [one] C’è una sola carta;
       *[other] Ci sono { $found } carte;
    } un mazzo ne ha { $expected } (SF-1.2).
problem-deck-twice = La stessa carta ({ $code }) si trova già in { $first }; le due si contano insieme.
problem-deck-coast-colour = Una costa su una carta «{ $colour }» è insolita: si ritiene che le coste siano azzurre.
problem-deck-split =
    { $found ->
        [one] C’è una sola carta «{ $colour }»;
       *[other] Ci sono { $found } carte «{ $colour }»;
    } di solito sono { $expected }.
problem-deck-foundations =
    { $found ->
        [one] C’è una sola carta con le fondamenta;
       *[other] Ci sono solo { $found } carte con le fondamenta;
    } con meno di { $expected } il mazzo può finire prima dei segnalini fondamenta (SF-3.6).
problem-deck-without =
    { $mark ->
        [value] Nessuna carta ha un valore.
        [tracks] Nessuna carta mostra binari.
        [depot] Nessuna carta mostra una rimessa.
        [square] Nessuna carta è una piazza cittadina.
        [coast] Nessuna carta mostra una costa.
       *[bonus] Nessuna carta mostra un simbolo bonus.
    }
problem-deck-top-depot = Nessuna rimessa è azzurra o nera, quindi nessuna può stare nella riga in alto; i regolamenti ne mostrano una lì.
problem-deck-variant = Questo mazzo dice di essere una variante, non un mazzo delle regole: { $found } carte invece di { $expected }.

## Carte, quartieri e caselle

# I colori concordano con «carta», quelli delle righe con «quartiere».
sf-colour-blue = azzurra
sf-colour-grey = grigia
sf-colour-orange = arancione
sf-colour-yellow = gialla
sf-colour-green = verde
sf-colour-black = nera
sf-row-b = azzurro
sf-row-g = grigio
sf-row-o = arancione
sf-row-y = giallo
sf-row-n = verde
sf-space =
    casella { $row ->
        [azzurro] azzurra
        [grigio] grigia
        [giallo] gialla
       *[other] { $row }
    } { $column }
sf-mark-tracks = binari
sf-mark-depot = rimessa
sf-mark-square = piazza
sf-mark-foundation = fondamenta
sf-mark-coast = costa
sf-mark-bonus = simbolo bonus
sf-card = { $colour } { $value } ({ $marks })
sf-card-plain = { $colour } { $value }
sf-card-value4 = valore 4
sf-card-depot = rimessa
sf-bonus-plus = segnalino +2
sf-bonus-value = carta valore 4
sf-bonus-depot = carta rimessa
sf-bonus-vp = segnalino 1½ punti
sf-bonus-return = segnalino scarta contratti
sf-bonus-tracks = segnalino binari

## Azioni

sf-action-draw = Pesca una carta
sf-action-place = Colloca la carta nella colonna { $column }
sf-action-take = Prendi la colonna { $column }
sf-action-build = Costruisci la carta { $card } nel quartiere { $row }
sf-action-discard = Scarta la carta { $card }
sf-action-return =
    { $contracts ->
        [one] Restituisci 1 contratto
       *[other] Restituisci { $contracts } contratti
    } con il segnalino
sf-action-end = Termina il turno
sf-action-bonus-plus = Metti il segnalino +2 sulla { $target }
sf-action-bonus-value = Costruisci la carta valore 4 nel quartiere { $target }
sf-action-bonus-depot = Costruisci la carta rimessa nel quartiere { $target }
sf-action-bonus-vp = Prendi il segnalino 1½ punti
sf-action-bonus-return = Prendi il segnalino scarta contratti
sf-action-bonus-tracks = Metti il segnalino binari sulla { $target }
sf-outcome-first = Comincia { $seat }
sf-outcome-card = Esce la carta { $card }

## Eventi

sf-event-first-player = Comincia { $seat }.
    .you = Cominci tu.
sf-event-card-drawn = { $seat } pesca la carta { $card }.
    .you = Peschi la carta { $card }.
sf-event-card-placed = { $seat } colloca la carta { $card } nella colonna { $column }.
    .you = Collochi la carta { $card } nella colonna { $column }.
sf-event-foundation-token =
    Le fondamenta nella colonna { $column } ricevono { $left ->
        [0] l’ultimo segnalino.
        [one] un segnalino; ne resta 1.
       *[other] un segnalino; ne restano { $left }.
    }
sf-event-column-taken =
    { $seat } prende la colonna { $column }: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, ora { $contracts ->
        [one] 1 contratto.
       *[other] { $contracts } contratti.
    }
    .you =
        Prendi la colonna { $column }: { $cards ->
            [one] 1 carta
           *[other] { $cards } carte
        }, ora { $contracts ->
            [one] 1 contratto.
           *[other] { $contracts } contratti.
        }
sf-event-contracts-returned = Tutti hanno un contratto, perciò ognuno ne restituisce 1.
sf-event-card-built = { $seat } costruisce la carta { $card } sulla { $space }.
    .you = Costruisci la carta { $card } sulla { $space }.
sf-event-card-discarded = { $seat } scarta la carta { $card }.
    .you = Scarti la carta { $card }.
sf-event-trams-running =
    { $count ->
        [one] Entra in servizio un tram
       *[other] Entrano in servizio { $count } tram
    }: { $spaces }.
sf-event-squares-served =
    { $count ->
        [one] La piazza sulla { $spaces } ora vale 4.
       *[other] Queste piazze ora valgono 4: { $spaces }.
    }
sf-event-skyscrapers-built =
    { $count ->
        [one] Sorge un grattacielo
       *[other] Sorgono { $count } grattacieli
    }: { $spaces }.
sf-event-medal-first = { $seat } riceve la medaglia del maestro costruttore.
    .you = Ricevi la medaglia del maestro costruttore.
sf-event-medal-taken = { $seat } toglie a { $former } la medaglia del maestro costruttore.
    .you = Togli a { $former } la medaglia del maestro costruttore.
sf-event-district-completed = { $seat } completa il quartiere { $row } prima di tutti gli altri: 1 punto.
    .you = Completi il quartiere { $row } prima di tutti gli altri: 1 punto.
sf-event-bonus-earned = { $seat } ottiene il bonus del quartiere { $row }.
    .you = Ottieni il bonus del quartiere { $row }.
sf-event-bonus-lost = Il bonus del quartiere { $row } va perso per { $seat }: non c’è nulla da prendere.
    .you = Il bonus del quartiere { $row } va perso per te: non c’è nulla da prendere.
sf-event-bonus-taken = { $seat } prende un bonus: { $bonus }.
    .you = Prendi un bonus: { $bonus }.
sf-event-bonus-put = { $seat } mette un bonus sulla { $space }: { $bonus }.
    .you = Metti un bonus sulla { $space }: { $bonus }.
sf-event-token-used =
    { $seat } usa il segnalino scarta contratti e restituisce { $contracts ->
        [one] 1 contratto.
       *[other] { $contracts } contratti.
    }
    .you =
        Usi il segnalino scarta contratti e restituisci { $contracts ->
            [one] 1 contratto.
           *[other] { $contracts } contratti.
        }
sf-event-turn-began = Tocca a { $seat }.
sf-event-ended-foundations = L’ultimo segnalino fondamenta è sul tavolo: { $seat } ha chiuso la partita.
    .you = L’ultimo segnalino fondamenta è sul tavolo: hai chiuso la partita.
sf-event-ended-city =
    La città di { $seat } è piena: la partita è finita.{ $unbuilt ->
        [0] { "" }
        [one] { " " }1 carta presa va nella scatola.
       *[other] { " " }{ $unbuilt } carte prese vanno nella scatola.
    }
    .you =
        La tua città è piena: la partita è finita.{ $unbuilt ->
            [0] { "" }
            [one] { " " }1 carta presa va nella scatola.
           *[other] { " " }{ $unbuilt } carte prese vanno nella scatola.
        }
sf-event-ended-standstill = Il mazzo è vuoto e { $seat } non può prendere nessuna colonna: la partita è finita.
    .you = Il mazzo è vuoto e non puoi prendere nessuna colonna: la partita è finita.

## Rifiuti

refusal-deck-empty = Il mazzo è vuoto.
refusal-column-empty = La colonna { $column } è vuota.
refusal-too-many-contracts =
    La colonna { $column } ha { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } e tu hai { $contracts ->
        [one] 1 contratto.
       *[other] { $contracts } contratti.
    } I contratti devono essere meno delle carte.
refusal-lay-first = Prima colloca in una colonna la carta pescata.
refusal-build-first = Prima costruisci o scarta le carte che hai preso.
refusal-bonus-first = Prima prendi il tuo bonus.
refusal-action-done = Hai già fatto la tua azione: usa il segnalino o termina il turno.
refusal-act-first = Prima pesca una carta o prendi una colonna.
refusal-nothing-drawn = Non hai carte da collocare: prima pescane una.
refusal-nothing-taken = Non hai carte da costruire: prima prendi una colonna.
refusal-card-not-taken = La carta { $card } non è fra quelle che hai preso.
refusal-unknown-card = In questo mazzo non c’è la carta { $card }.
refusal-wrong-district = Non puoi costruire la carta { $card } nel quartiere { $row }, ma solo in quello del suo colore.
refusal-row-full = Il quartiere { $row } è pieno.
refusal-token-not-now = In questo momento il segnalino scarta contratti non si può usare.
refusal-no-token = Non hai un segnalino scarta contratti.
refusal-no-contracts = Non hai contratti da restituire.
refusal-fewer-contracts = Hai solo { $held ->
        [one] 1 contratto.
       *[other] { $held } contratti.
    }
refusal-return-enough = Non basta: restituisci { $contracts ->
        [one] 1 contratto,
       *[other] { $contracts } contratti,
    } così potrai prendere una colonna.
refusal-no-bonus-earned = Non hai bonus da prendere.
refusal-other-bonus = Qui si può scegliere fra { $own } e segnalino binari, non { $bonus }.
refusal-bonus-gone = Esaurito: { $bonus }.
refusal-bonus-row-full = Il quartiere { $row } è pieno.
refusal-space-empty = Sulla { $space } non c’è nessuna carta.
refusal-has-tracks = La carta sulla { $space } ha già i binari.

## Rifiuti: testi di posizione

refusal-position-tag = Una posizione comincia con «{ $expected }», non con «{ $found }».
refusal-position-fields =
    { $count ->
        [one] Una posizione di 1 campo
       *[other] Una posizione di { $count } campi
    } non si può leggere: i campi sono 7, più uno per ciascuna delle città, da 2 a 4.
refusal-position-number = «{ $found }» nel campo «{ $field }» dovrebbe essere un numero.
refusal-position-seat = In questa fase non può toccare a «{ $found }».
refusal-position-phase = La fase «{ $found }» non esiste. Le fasi sono: { $known }.
refusal-position-card = In questo mazzo non c’è la carta «{ $card }» (campo «{ $field }»).
refusal-position-too-many = Ci sono troppe carte { $card }: il mazzo ne ha { $exist } (campo «{ $field }»).
refusal-position-columns = «{ $found }» dovrebbe essere tre colonne separate da |.
refusal-position-hand = Nella fase «{ $phase }» la mano non può essere «{ $found }».
refusal-position-city = «{ $found }» non è una città (posto numero { $seat }, contando da 0).
refusal-position-row = «{ $found }» ha più di cinque carte (campo «{ $field }»).
refusal-position-tracks = «{ $card }» non può portare un segnalino binari: ha già i binari (campo «{ $field }»).
refusal-position-district = La carta { $card } è in un quartiere di un altro colore (campo «{ $field }»).
refusal-position-bonus =
    Ci sono più di tre { $bonus ->
        [0] segnalini +2.
        [1] carte valore 4.
        [2] carte rimessa.
        [3] segnalini 1½ punti.
        [4] segnalini scarta contratti.
       *[5] segnalini binari.
    }
refusal-position-contracts = Tutti hanno un contratto; qualcuno deve non averne.
refusal-position-completions = I segnalini completamento non corrispondono ai quartieri completati.
refusal-position-medal = La medaglia non corrisponde ai grattacieli.
refusal-position-foundations = Non possono restare { $found } segnalini fondamenta: al massimo { $most }, e nessuno solo se questo ha chiuso la partita.
refusal-position-full = Una città ha 25 carte se e solo se questo ha chiuso la partita.
refusal-position-standstill = In questa posizione non si può fare nulla, quindi dovrebbe essere finita.
refusal-position-deck = Si sta pescando una carta, ma il mazzo è vuoto.
refusal-position-no-bonus = Per il quartiere «{ $row }» non si può prendere nessun bonus.
refusal-position-first = È già successo qualcosa, ma il primo giocatore non è ancora stato estratto.
refusal-position-laid = Fondamenta deposte: { $laid }, segnalini rimasti: { $left }. Insieme devono essere i { $most } preparati.
refusal-position-earned = La città del posto numero { $seat }, contando da 0, ha bonus che non può aver ottenuto.
refusal-position-taken = Ci sono più contratti di quanti se ne possano avere per le colonne prese.
refusal-position-end = Il turno sarebbe finito da solo: servono un segnalino scarta contratti e un contratto.

## Inviti

sf-prompt-first = Si sorteggia chi comincia.
sf-prompt-turn =
    Tocca a te: pesca una carta, oppure prendi { $columns-count ->
        [one] la colonna { $columns }.
       *[other] una delle colonne { $columns }.
    }
sf-prompt-turn-draw = Tocca a te: pesca una carta. Non c’è nessuna colonna che tu possa prendere.
sf-prompt-turn-take =
    Tocca a te: il mazzo è vuoto, quindi prendi { $columns-count ->
        [one] la colonna { $columns }.
       *[other] una delle colonne { $columns }.
    }
sf-prompt-turn-return = Tocca a te: il mazzo è vuoto, quindi usa il segnalino scarta contratti per poter prendere una colonna.
sf-prompt-turn-other = { $seat } pesca una carta o prende una colonna.
sf-prompt-token = { $prompt } Puoi anche usare il tuo segnalino scarta contratti.
sf-prompt-draw = Peschi una carta.
sf-prompt-draw-other = { $seat } pesca una carta.
sf-prompt-lay = Colloca la carta { $cards } nella colonna A, B o C.
sf-prompt-lay-other = { $seat } sceglie una colonna per la carta { $cards }.
sf-prompt-build =
    Costruisci o scarta { $cards-count ->
        [one] l’ultima carta che hai preso: { $cards }.
       *[other] le { $cards-count } carte che hai preso, una alla volta: { $cards }.
    }
sf-prompt-build-other =
    { $seat } ha { $cards-count ->
        [one] 1 carta
       *[other] { $cards-count } carte
    } da costruire: { $cards }.
sf-prompt-bonus =
    Hai ottenuto il bonus del quartiere { $row }. { $bonuses-count ->
        [one] Prendilo: { $bonuses }.
       *[other] Prendine uno dei due: { $bonuses-or }.
    }
sf-prompt-bonus-other = { $seat } prende un bonus.
sf-prompt-end =
    Usa il segnalino scarta contratti per restituire { $contracts ->
        [one] il tuo contratto,
       *[other] 1 o 2 dei tuoi { $contracts } contratti,
    } oppure termina il turno.
sf-prompt-end-other = { $seat } può usare il segnalino scarta contratti prima che finisca il turno.

## Il tavolo in frasi

sf-describe-players = San Francisco: giocano { $seats }.
sf-describe-hand =
    { $cards-count ->
        [one] La carta: { $cards }.
       *[other] Le carte: { $cards }.
    }
sf-describe-coded = { $card } [{ $code }]
sf-describe-column =
    La colonna { $column } ha { $cards-count ->
        [one] 1 carta
       *[other] { $cards-count } carte
    }: { $cards }. { $seats-count ->
        [one] Può prenderla { $seats }.
       *[other] Possono prenderla { $seats }.
    }
sf-describe-column-empty = La colonna { $column } è vuota.
sf-describe-foundation-tokens =
    { $left ->
        [one] Resta 1 segnalino fondamenta su { $all }: quando viene posato,
       *[other] Restano { $left } segnalini fondamenta su { $all }: con l’ultimo
    } la partita finisce all’istante.
sf-describe-deck =
    { $cards ->
        [0] Il mazzo è vuoto
        [one] Nel mazzo resta 1 carta, { $foundations ->
            [0] senza fondamenta
           *[other] con le fondamenta
        }
       *[other] Nel mazzo restano { $cards } carte, { $foundations ->
            [0] nessuna con le fondamenta
            [one] 1 con le fondamenta
           *[other] { $foundations } con le fondamenta
        }
    }; { $box ->
        [0] nella scatola non c’è nulla.
        [one] nella scatola c’è 1 carta.
       *[other] nella scatola ci sono { $box } carte.
    }
sf-describe-supply = Bonus rimasti: { $bonuses }.
sf-describe-bonus = { $left } × { $bonus }
sf-describe-completions = Segnalini completamento rimasti: { $rows }.
sf-describe-no-medal = Nessuno ha ancora la medaglia del maestro costruttore.
sf-describe-city =
    La città di { $seat }: { $contracts ->
        [one] 1 contratto,
       *[other] { $contracts } contratti,
    } { $trams ->
        [one] 1 tram,
       *[other] { $trams } tram,
    } { $skyscrapers ->
        [one] 1 grattacielo,
       *[other] { $skyscrapers } grattacieli,
    } per ora { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] punti.
    }
sf-describe-city-own =
    La tua città: { $contracts ->
        [one] 1 contratto,
       *[other] { $contracts } contratti,
    } { $trams ->
        [one] 1 tram,
       *[other] { $trams } tram,
    } { $skyscrapers ->
        [one] 1 grattacielo,
       *[other] { $skyscrapers } grattacieli,
    } per ora { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] punti.
    }
sf-describe-tokens = Accanto: { $tokens }.
sf-describe-medal = medaglia del maestro costruttore
sf-describe-completion = segnalino completamento del quartiere { $row }
sf-describe-row =
    { $district }, valore { $value } – { $cards }; { $free ->
        [0] pieno.
        [one] 1 casella libera.
       *[other] { $free } caselle libere.
    }
sf-describe-row-empty = { $district }: vuoto.
sf-describe-card = { $column }: carta { $card } [{ $notes }]
sf-describe-card-plain = { $column }: carta { $card }
sf-describe-ranking = { $ranking }: { $seats }.
sf-describe-ranked = { $seat } { $total }
sf-describe-sheet =
    { $seat }: { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] punti.
    }
sf-note-worth = ora vale { $value }
sf-note-plus =
    { $count ->
        [one] segnalino +2
       *[other] { $count } segnalini +2
    }
sf-note-tracks = segnalino binari
sf-note-tram = tram
sf-note-skyscraper = grattacielo
sf-note-waiting = { $around } su { $requirement } per il grattacielo

## Anteprime

sf-preview-placed = Nella colonna { $column } va la carta { $card }.
sf-preview-built = Sulla { $space } va la carta { $card }.
sf-preview-discarded =
    { $cards-count ->
        [one] Nella scatola va la carta { $cards }.
       *[other] { $cards-count } carte vanno nella scatola: { $cards }.
    }
sf-preview-hand =
    { $cards-count ->
        [one] Resta da costruire la carta { $cards }.
       *[other] Restano da costruire { $cards-count } carte: { $cards }.
    }
sf-preview-trams =
    { $spaces-count ->
        [one] Un nuovo tram
       *[other] { $spaces-count } nuovi tram
    }: { $spaces }.
sf-preview-squares =
    { $spaces-count ->
        [one] La piazza sulla { $spaces } varrà 4.
       *[other] Queste piazze varranno 4: { $spaces }.
    }
sf-preview-skyscraper =
    Le fondamenta sulla { $space } hanno { $around } su { $requirement }{ $coasts ->
        [0] { "" }
        [one] { " " }(7, −1 costa)
       *[other] { " " }(7, −{ $coasts } coste)
    }: grattacielo.
sf-preview-foundation =
    Le fondamenta sulla { $space } passano da { $around-before } su { $requirement-before } a { $around } su { $requirement }.
sf-preview-foundation-new = Le fondamenta sulla { $space } hanno { $around } su { $requirement }.
sf-preview-ranking = { $ranking }: { $before } → { $after }, { $place-before } → { $place }.
sf-preview-ranking-tie = { $ranking }, alla pari a { $after }: { $place-before } → { $place }.
sf-preview-ranking-token = { $ranking }: ora hai una carta lì, perciò può spettarti un segnalino.
sf-preview-ranking-stays = { $ranking }: { $before } → { $after }, sempre { $place }.
sf-preview-ranking-others = { $line } { $others }.
sf-preview-passed = { $seat } { $place-before } → { $place }
sf-preview-medal-first = Ricevi la medaglia del maestro costruttore.
sf-preview-medal = Togli a { $former } la medaglia del maestro costruttore.
sf-preview-completion = Completi il quartiere { $row } prima di tutti gli altri: 1 punto.
sf-preview-bonus-earned = Ottieni il bonus del quartiere { $row }.
sf-preview-bonus-taken = Prendi un bonus: { $bonus }.
sf-preview-bonus-lost = Il bonus del quartiere { $row } va perso: non c’è nulla da prendere.
sf-preview-bonus-choices =
    { $bonuses-count ->
        [one] Puoi prendere questo bonus: { $bonuses }.
       *[other] Scegli uno di questi bonus: { $bonuses-or }.
    }
sf-preview-foundation-tokens =
    { $left ->
        [0] È l’ultimo segnalino fondamenta.
        [one] Resta 1 segnalino fondamenta.
       *[other] Restano { $left } segnalini fondamenta.
    }
sf-preview-contracts = Contratti: { $before } → { $contracts }.
sf-preview-everyone-returns =
    Ognuno restituisce un contratto; a te { $contracts ->
        [0] non ne resta nessuno.
        [one] ne resta 1.
       *[other] ne restano { $contracts }.
    }
sf-preview-reach =
    { $seats-count ->
        [one] Potrà
       *[other] Potranno
    } prendere la colonna { $column } ({ $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }): { $seats }.
sf-preview-points = I tuoi punti, se la partita finisse ora: { $before } → { $points }.
sf-preview-points-other = Punti di { $seat }: { $before } → { $points }.
sf-preview-end = Questo chiude la partita. { $ending }

## La fine

sf-termination-foundations =
    { $seat } ha posato l’ultimo segnalino fondamenta. Vittoria con { $points } { $points-count ->
        [0.5] punto
        [one] punto
       *[other] punti
    }: { $winners }.
sf-termination-city =
    { $seat } ha riempito la città. Vittoria con { $points } { $points-count ->
        [0.5] punto
        [one] punto
       *[other] punti
    }: { $winners }.
sf-termination-standstill =
    Il mazzo è vuoto e { $seat } non può prendere nessuna colonna. Vittoria con { $points } { $points-count ->
        [0.5] punto
        [one] punto
       *[other] punti
    }: { $winners }.
sf-sheet-skyscrapers = Grattacieli
sf-sheet-medal = Medaglia del maestro costruttore
sf-sheet-vp-tokens = Segnalini 1½ punti
sf-sheet-completions = Quartieri completati
sf-sheet-blue = Quartiere azzurro
sf-sheet-grey = Quartiere grigio
sf-sheet-orange = Quartiere arancione
sf-sheet-yellow = Quartiere giallo
sf-sheet-green = Quartiere verde
sf-sheet-trams = Tram
sf-tie-9-2 = le carte più alte da sinistra, riga per riga
sf-tie-9-3 = più tram nelle colonne da sinistra
sf-tie-9-4 = il posto più vicino a chi ha chiuso la partita
sf-tie-9-5 = chi ha una carta precede chi non ne ha
sf-tie-9-7 = a parità di punti contano i tram

## Misure di un mazzo

sf-measure-winning-score = I punti di chi vince
sf-measure-cards-placed = Carte collocate per giocatore
sf-measure-cards-built = Carte costruite per giocatore
sf-measure-column = Carte in una colonna che viene presa
sf-measure-full-city = Partite chiuse da una città piena
sf-measure-source = Quota di tutti i punti ottenuti: { $detail }
sf-measure-skyscrapers = Fondamenta costruite che ricevono il grattacielo
sf-measure-medal-moves = Partite in cui la medaglia passa di mano
sf-measure-order = Vittorie del giocatore { $detail } in ordine di turno
sf-measure-discarded = Scartate quando vengono prese: { $detail }
sf-measure-built = Costruite tra quelle collocate: { $detail }
sf-measure-score = Punti di ogni giocatore

## Il gioco per chi non lo conosce ancora

game-title = San Francisco
sf-blurb = Pesca progetti o prendi un’intera colonna, fa’ crescere cinque quartieri, metti in moto i tram e innalza grattacieli. Occhio ai contratti.
sf-credit = un gioco di Reiner Knizia, pubblicato da Rebel Studio nel 2022

## Tutorial

sf-tutorial-draw = Nel tuo turno o peschi una carta o prendi una colonna. Pesca una carta.
sf-tutorial-draw-else = Potresti fare anche così. Ma prima pesca una carta: alle colonne arriviamo subito.
sf-tutorial-lay = Collocala in una colonna qualsiasi. La costruirà chi prenderà quella colonna.
sf-tutorial-take = Ora prendi una colonna a tua scelta e costruisci tutte le sue carte: ognuna va nella riga del suo colore.
sf-tutorial-take-else = Questa volta prendi una colonna e costruiscine tutte le carte.
sf-tutorial-contract = Insieme a una colonna si riceve un contratto. I contratti rendono più difficile prendere la prossima, come vedrai.
sf-tutorial-locks = In una colonna devono esserci più carte dei tuoi contratti. Tu ne hai 1, quindi è aperta solo la colonna B: prendila e costruisci entrambe le carte.
sf-tutorial-locks-else = La colonna B è aperta: prendila e costruisci entrambe le carte.
sf-tutorial-return = Anche Mia ha preso una colonna. Appena tutti hanno un contratto, ognuno ne restituisce uno.
sf-tutorial-tracks = Prendi la colonna B e costruisci entrambe le carte: i binari nella riga più bassa ricevono un tram dalla rimessa lì sotto.
sf-tutorial-tracks-else = Nella colonna B ci sono i binari che servono alla tua piazza: prendila e costruisci entrambe le carte.
sf-tutorial-square = Una piazza accanto a un tram vale 4. I tram portano anche punti propri.
sf-tutorial-foundation = Le fondamenta diventano un grattacielo quando le carte intorno valgono insieme 7. Le tue hanno 3: prendi il 4 arancione dalla colonna B.
sf-tutorial-foundation-else = Il 4 arancione della colonna B va accanto alle tue fondamenta: prendilo e costruiscilo.
sf-tutorial-skyscraper = Il tuo grattacielo è in piedi! Vale 1 punto, e il primo porta anche la medaglia del maestro costruttore.
sf-tutorial-bonus = Il secondo simbolo bonus in una riga porta un bonus. Prendi la colonna B, costruisci la sua carta e scegline uno.
sf-tutorial-bonus-else = Prendi la colonna B, costruisci la sua carta e scegli un bonus.
sf-tutorial-bonuses = Ogni riga ha il suo tipo di bonus, e lo puoi ottenere una volta.
sf-tutorial-leads = Qui vedi chi è in testa. Alla fine il totale più alto di ogni riga porta 2 punti, e chi ha più tram ne riceve 2½.
sf-tutorial-last-token = Ogni carta fondamenta collocata toglie un segnalino da questo orologio, e l’ultimo chiude la partita. Ne resta uno solo: pesca una carta.
sf-tutorial-last-token-else = Pesca una carta: forse sono le ultime fondamenta.
sf-tutorial-last-lay = Fondamenta! Collocale in una colonna qualsiasi: prendono l’ultimo segnalino e la partita finisce subito.
sf-tutorial-end = Si contano righe, tram, grattacieli e medaglia: la vittoria è tua. Ora conosci il gioco!

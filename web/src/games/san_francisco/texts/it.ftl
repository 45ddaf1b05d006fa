### Testi italiani della plancia disegnata di San Francisco. Le parole delle regole stesse sono nei testi del gioco.

## Parti della plancia

sfb-tab-market = Mercato
sfb-tab-city = Città
sfb-tab-rivals = Avversari
sfb-tab-scores = Punti
sfb-market = Mercato
sfb-rivals = Le altre città
sfb-scores = Plancia punteggio
sfb-contracts = Contratti
sfb-deck = Mazzo
sfb-said = { $text }
sfb-halves = { $points }
sfb-nothing = Nessun piano

## Mercato

sfb-reveals = rivela una carta
sfb-deck-left =
    { $cards ->
        [0] nessuna carta rimasta
        [one] 1 carta rimasta
       *[other] { $cards } carte rimaste
    }
sfb-clock-title = Segnalini fondamenta
sfb-clock =
    { $left ->
        [0] Non restano segnalini fondamenta: la partita è finita
        [one] Ne resta 1 su { $all }: chiude la partita all’istante
       *[other] Ne restano { $left } su { $all }; l’ultimo chiude la partita all’istante
    }
sfb-column-title = Colonna { $column }
sfb-column =
    Colonna { $column }, { $cards ->
        [0] vuota
        [one] 1 carta
       *[other] { $cards } carte
    }
sfb-column-empty = La colonna { $column } è vuota
sfb-card-in-column = Carta { $card }, la { $place }ª della colonna { $column }
sfb-lock-open =
    { $contracts ->
        [0] Puoi prenderla
        [one] Puoi prenderla: ha più carte del tuo contratto
       *[other] Puoi prenderla: ha più carte dei tuoi { $contracts } contratti
    }
sfb-lock-shut =
    Non ancora: con { $contracts ->
        [one] 1 contratto
       *[other] { $contracts } contratti
    } qui { $needed ->
        [one] serve 1 carta
       *[other] servono { $needed } carte
    }
sfb-lock-cards =
    { $cards ->
        [0] Vuota
        [one] 1 carta
       *[other] { $cards } carte
    }
sfb-takers =
    { $seats-count ->
        [one] Ora può prendere { $column }: { $seats }
       *[other] Ora possono prendere { $column }: { $seats }
    }
sfb-takers-none = Ora nessuno può prendere { $column }
sfb-taken-by = { $seat } ha appena preso la colonna { $column }
sfb-take = Prendi { $column }
sfb-lay = Colloca in { $column }
sfb-lay-sure = Colloca in { $column }: confermi?
sfb-lay-where = Dove collochi questa carta?
sfb-lay-other = { $seat } sceglie una colonna per questa carta.
sfb-lay-foundation =
    { $left ->
        [0] Riceve l’ultimo segnalino fondamenta: collocarla chiude la partita!
        [one] Riceve un segnalino fondamenta; poi ne resta solo 1.
       *[other] Riceve un segnalino fondamenta; poi ne restano { $left }.
    }
sfb-contracts-of =
    { $seat }: { $contracts ->
        [0] nessun contratto
        [one] 1 contratto
       *[other] { $contracts } contratti
    }
sfb-not-yet = Non ancora

## Città

sfb-city-own = La mia città
sfb-city-of = Città di { $seat }
sfb-district = Il quartiere { $row }
sfb-district-label =
    { $district }: valore { $value }, { $symbols ->
        [0] nessun simbolo bonus
        [one] 1 simbolo bonus su 2
       *[other] entrambi i simboli bonus
    }
sfb-cell-empty = { $space }, vuota
sfb-cell = { $space }: carta { $card }; vale { $value }; { $notes }
sfb-cell-planned = { $space }, in programma: carta { $card }; vale { $value }; { $notes }
sfb-cell-plain = niente sopra
sfb-points-title = Punti, se finisse ora
sfb-points-now =
    { $points } { $points-count ->
        [0.5] punto,
        [one] punto,
       *[other] punti,
    } se finisse ora
sfb-pin = Tieni grande la città di { $seat }
sfb-unpin = Rimpicciolisci la città di { $seat }

## Plancia punteggio

sfb-ranked =
    { $seat }: { $total }, { $place }, { $points } { $points-count ->
        [0.5] punto
        [one] punto
       *[other] punti
    }
sfb-completed-by = { $seat } ha completato il quartiere { $row } prima di tutti gli altri
sfb-completion-left = Nessuno ha ancora completato il quartiere { $row }
sfb-bonus-left =
    { $bonus }: { $left ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $left }
    }
sfb-medal-of = La medaglia del maestro costruttore è di { $seat }

## Il vassoio

sfb-tray = Carte da costruire
sfb-tray-column = Costruisci la colonna { $column }
sfb-tray-rest = Costruisci ciò che hai preso
sfb-tray-close = Rimetti a posto le carte
sfb-tray-market = Il mercato mentre pianifichi: apri un’altra colonna
sfb-tray-cards = Le carte, in ordine di arrivo
sfb-tray-open = Carta { $card }: da decidere. Premi per costruirla.
sfb-tray-built = Carta { $card }: costruita come numero { $order }. Premi per saltarla.
sfb-tray-skipped = Carta { $card }: saltata. Premi per decidere di nuovo.
sfb-tray-choosing = Carta { $card }: scegli una riga, da 1 a 5. Premi ancora per saltarla.
sfb-choose-row = In quale riga costruisci la carta { $card }? 1–5
sfb-choose-which-row = Righe per questa carta
sfb-choose-this-row = { $number }: il quartiere { $row }
sfb-choose-bonus = Il tuo secondo simbolo nel quartiere { $row }: scegli un bonus.
sfb-choose-plus = Tocca la carta che riceve il segnalino +2.
sfb-choose-tracks = Tocca la carta che riceve il segnalino binari.
sfb-choose-value = In quale riga costruisci la carta valore 4? 1–5
sfb-choose-depot = In quale riga costruisci la carta rimessa? 1–5
sfb-undecided =
    { $cards ->
        [one] 1 carta da decidere: tocca per costruirla, tocca ancora per saltarla.
       *[other] { $cards } carte da decidere: tocca per costruire, tocca ancora per saltare. L’ordine conta.
    }
sfb-planned = Guarda che cosa porta, poi conferma.
sfb-build-all = Costruisci tutte
sfb-skip-rest = Salta le altre
sfb-step-back = Indietro
sfb-token-hint = Il tuo segnalino scarta contratti:
sfb-return =
    { $contracts ->
        [one] restituisci 1 contratto
       *[other] restituisci { $contracts } contratti
    }
sfb-return-sure =
    { $contracts ->
        [one] restituisci 1: confermi?
       *[other] restituisci { $contracts }: confermi?
    }
sfb-commit-open =
    Prendi { $column }: costruisci { $build }, { $open ->
        [one] 1 carta da decidere
       *[other] { $open } carte da decidere
    }
sfb-commit-rest-open =
    Costruisci { $build }, { $open ->
        [one] 1 carta da decidere
       *[other] { $open } carte da decidere
    }
sfb-commit =
    Prendi { $column }: costruisci { $build }{ $skip ->
        [0] { "" }
       *[other] , salta { $skip }
    }{ $contracts ->
        [-2] { " " }(−2 contratti)
        [-1] { " " }(−1 contratto)
        [0] { " " }(contratti invariati)
        [one] { " " }(+{ $contracts } contratto)
       *[other] { " " }(+{ $contracts } contratti)
    }
sfb-commit-rest =
    Costruisci { $build }{ $skip ->
        [0] { "" }
       *[other] , salta { $skip }
    }
sfb-key-arrows = spostati nel mercato, nel vassoio o in una città
sfb-key-draw = pesca una carta
sfb-key-columns = prendi una colonna, o colloca lì la carta pescata
sfb-key-rows = scegli una riga per una carta

## Aiuto sul posto. Ogni testo è accompagnato dal numero della sua regola.

sfb-help-deck = Invece di prendere una colonna puoi pescare la prima carta e collocarla in una delle tre colonne. Decidi prima di vederla, e la vedono tutti.
sfb-help-box = Le carte che nessuno costruisce vanno nella scatola e non tornano più.
sfb-help-column = Puoi prendere un’intera colonna se hai meno contratti di quante carte contiene. Ti porta un contratto.
sfb-help-contracts = Con molti contratti non puoi prendere le colonne corte. Appena tutti ne hanno uno, ognuno ne restituisce uno.
sfb-help-clock = La partita finisce all’istante appena una carta riceve l’ultimo segnalino fondamenta, o una città arriva a 25 carte.
sfb-help-foundation-token = Una carta con il simbolo fondamenta riceve un segnalino quando viene collocata in una colonna.
sfb-help-colour =
    Una carta { $colour } va nella casella libera più a sinistra del quartiere { $colour ->
        [azzurra] azzurro
        [grigia] grigio
        [gialla] giallo
       *[other] { $colour }
    }.
sfb-help-black = Una carta nera va in un quartiere a tua scelta, nella sua casella libera più a sinistra.
sfb-help-value = Il valore conta per il suo quartiere e per i grattacieli accanto.
sfb-help-tracks = I binari portano un tram dove sono collegati a una rimessa: da altri binari o, nella riga più bassa, da quelle stampate.
sfb-help-depot = Una rimessa porta sempre un tram, e da lì i tram corrono lungo i binari vicini.
sfb-help-square = Una piazza cittadina vale 4 accanto a un tram, altrimenti niente.
sfb-help-foundation = Le fondamenta ricevono un grattacielo, 1 punto, quando le carte accanto valgono insieme 7; ogni costa in città abbassa il requisito di 1.
sfb-help-coast = Ogni costa nella tua città abbassa di 1 ciò che serve alle tue fondamenta per il grattacielo.
sfb-help-bonus = Il tuo secondo simbolo bonus in un quartiere ti dà il suo bonus, o al suo posto un segnalino binari.
sfb-help-district = Alla fine si fa una classifica per valore in ogni quartiere: 2 punti al primo, 1 al secondo in tre o quattro giocatori, −1 all’ultimo di quattro. Per guadagnare punti serve una carta in quel quartiere.
sfb-help-ties = La parità si risolve con le carte più a sinistra, una per una, poi con la riga sottostante.
sfb-help-trams = Alla fine si fa una classifica anche per i tram: 2½ punti al primo, 1 al secondo in tre o quattro giocatori, −1 all’ultimo di quattro. Per guadagnare punti serve almeno un tram.
sfb-help-network = Ogni carta collegata a una rimessa dai binari porta un tram.
sfb-help-skyscraper = I grattacieli valgono 1 punto ciascuno.
sfb-help-medal = Chi costruisce il primo grattacielo riceve la medaglia, 1 punto; chi poi ne ha più di chi la possiede la prende.
sfb-help-completion = Chi per primo nella partita ha cinque carte in un quartiere riceve il suo segnalino completamento, 1 punto.
sfb-help-bonus-plus = Il segnalino +2 va subito su una carta qualsiasi della tua città.
sfb-help-bonus-value = La carta valore 4 va nella casella libera più a sinistra di una riga qualsiasi.
sfb-help-bonus-depot = La carta rimessa va nella casella libera più a sinistra di una riga qualsiasi: una rimessa, vale 0.
sfb-help-bonus-vp = Questo segnalino vale 1½ punti alla fine.
sfb-help-bonus-return = Questo segnalino fa restituire 1 o 2 dei tuoi contratti, una volta, in qualsiasi momento del tuo turno tranne fra la pesca di una carta e la sua collocazione.
sfb-help-bonus-tracks = Il segnalino binari va su una carta qualsiasi della tua città senza binari.
sfb-help-points = Grattacieli, medaglia, segnalini 1½ punti, quartieri completati e segnalini delle classifiche, come se la partita finisse ora.

## Il gioco in cinque minuti

sfb-minutes-aim-title = La tua città
sfb-minutes-aim = Ognuno costruisce una città di cinque quartieri, una riga per colore. Si fanno punti essendo in testa nelle righe e nei tram, e con i grattacieli.
sfb-minutes-turn-title = Il tuo turno: pesca o prendi
sfb-minutes-turn = Pesca una carta e collocala in una delle tre colonne, oppure prendi un’intera colonna e costruisci le sue carte. Ognuna va nella riga del suo colore, da sinistra; le nere dove vuoi.
sfb-minutes-contracts-title = Contratti
sfb-minutes-contracts = Chi prende una colonna riceve un contratto, e una colonna deve avere più carte dei tuoi contratti. Quando tutti ne hanno uno, ognuno ne restituisce uno.
sfb-minutes-trams-title = Tram e piazze
sfb-minutes-trams = I binari collegati a una rimessa portano un tram; la riga in basso è accanto alle rimesse. Una piazza accanto a un tram vale 4.
sfb-minutes-towers-title = Grattacieli
sfb-minutes-towers = Le fondamenta diventano un grattacielo appena le carte accanto valgono insieme 7. Ogni costa nella tua città abbassa questa soglia di 1.
sfb-minutes-bonus-title = Bonus
sfb-minutes-bonus = Due simboli bonus in una riga ne danno il bonus, una volta: quello mostrato qui, oppure binari per una carta qualsiasi.
sfb-minutes-end-title = La fine e i punti
sfb-minutes-end = La partita finisce subito con l’ultimo segnalino fondamenta, o quando una città è piena. Vince chi ha più punti.
sfb-minutes-points-row = Totale più alto in una riga: 2, e 1 al secondo
sfb-minutes-points-trams = Più tram: 2½, e 1 al secondo
sfb-minutes-points-towers = Ogni grattacielo: 1, e 1 a chi ne ha di più
sfb-minutes-points-complete = Primo a riempire una riga: 1

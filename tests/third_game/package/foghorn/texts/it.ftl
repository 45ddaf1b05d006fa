# Foghorn

fh-blurb = Gioca carte nella nebbia. Con una decina piena si accende il tuo faro; oltre trenta ti incagli.
fh-credit = un piccolo gioco di carte nostro

fh-action-play = Gioca il { $card }.
fh-outcome-card = La carta è un { $card }.

fh-event-drawn = { $seat } pesca una carta. Ne restano nel mazzo: { $left }.
fh-event-seen = { $seat } ha pescato il { $card }.
fh-event-played = { $seat } gioca il { $card }. La nebbia è a { $fog }.
fh-event-signalled = Un segnale! Luci di { $seat } ora: { $lights }.
fh-event-aground = { $seat } si incaglia.

fh-preview-fog = La nebbia sarebbe a { $fog }.
fh-preview-signal = La nebbia sarebbe a { $fog }: un segnale, e una luce per te.
fh-preview-aground = La nebbia sarebbe a { $fog }: ti incaglieresti.

fh-prompt-own = Tocca a te, { $seat }: gioca una carta.
fh-prompt-other = { $seat } deve giocare una carta.
fh-prompt-luck = Si pescano carte; poi tocca a { $seat }.

fh-fog = La nebbia è a { $fog }. Carte nel mazzo: { $deck }.
fh-seat = { $seat }: luci { $lights }, relitti { $wrecks }, carte in mano { $cards }.
fh-hand = La tua mano: { $cards }.

fh-termination-lights =
    { $winners-count ->
        [one] Vince { $winners }
       *[other] Vincono insieme { $winners }
    } con un punteggio di { $points }; la quinta luce è di { $seat }.
fh-termination-deck =
    { $winners-count ->
        [one] Vince { $winners }
       *[other] Vincono insieme { $winners }
    } con un punteggio di { $points }; l’ultima carta è di { $seat }.
fh-sheet-lights = Luci
fh-sheet-wrecks = Relitti
fh-tie-4-4 = meno relitti
fh-measure-winning-score = Punti di chi vince{ $detail }

refusal-not-in-hand = Nella tua mano non c’è nessun { $card }.
refusal-position-tag = Una posizione comincia con «{ $expected }», non con «{ $found }».
refusal-position-form = «{ $text }» non è scritto come una posizione.
refusal-position-impossible = Nessuna partita arriva a «{ $text }».

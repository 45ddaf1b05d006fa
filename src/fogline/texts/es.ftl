### Textos en español de todo lo que no es de un juego. Cada juego tiene su archivo en su carpeta.
### Junto a cada lista y a cada número de puntos $x, un texto encuentra $x-count, un número para elegir la forma del plural.

## Palabras de las que se hacen las demás

seat = Asiento { $number }
list-empty = ninguno
list-more = { $list }, { $item }
list-last = { $list } y { $item }
list-or = { $list } o { $item }
place = { $place }.º

## El resultado

sheet-line =
    { $source }: { $count }, { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] puntos.
    }
sheet-line-ranked =
    { $source }: { $count }, { $place }, { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] puntos.
    }
sheet-line-tied =
    { $source }: { $count }, { $place } tras un desempate ({ $tie }), { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] puntos.
    }
standing =
    { $place }: { $seat }, { $points } { $points-count ->
        [0.5] punto.
        [one] punto.
       *[other] puntos.
    }
standing-tied =
    { $place }: { $seat }, { $points } { $points-count ->
        [0.5] punto
        [one] punto
       *[other] puntos
    } ({ $tie }).

## Vistas previas

preview-reveals = Lo que sigue lo decide el azar: deshacerlo es volver a sortear, y antes se pregunta a las demás personas.
preview-refused = «{ $action }» no es posible: { $reason }

## Negativas: en la mesa

refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No es tu turno.
refusal-which-seat = Ahora deciden varios jugadores: di para qué asiento es.
refusal-chance-decides = Ahora decide el azar, no un jugador.
refusal-players-decide = Ahora decide un jugador, no el azar.
refusal-luck-decides = «{ $outcome }» lo trae el azar: no se puede elegir.
refusal-impossible-outcome = El azar no puede traer ahora «{ $outcome }».
refusal-script-over = El guion del azar ha llegado a su fin.
refusal-plan-meets-luck = Antes de «{ $action }» decide el azar, así que no se puede planear.
refusal-undo-nothing = { $seat } no ha hecho nada que se pueda deshacer.
refusal-undo-others-acted = Mientras tanto ha actuado alguien más: los demás tienen que estar de acuerdo.
refusal-undo-refused = Ha sido rechazado. Vuelve a preguntar cuando haya pasado algo.
refusal-undo-absent = { $seat } hizo parte de lo que se desharía y no está aquí para dar su permiso.
refusal-undo-revealed = Mientras tanto se ha revelado algo: los demás tienen que estar de acuerdo.
refusal-nothing-to-undo = La entrada { $entry } no se puede deshacer: no cambió nada, o ya está deshecha.

## Negativas: en una mesa en juego

refusal-already-started = La partida ya ha empezado.
refusal-not-started = La partida aún no ha empezado.
refusal-not-over = La partida no ha terminado.
refusal-not-host = Solo puede hacerlo quien abrió la mesa.
refusal-not-seated = Solo puede hacerlo quien juega.
refusal-not-your-seat = { $seat }: no es tu asiento.
refusal-no-hints = En esta mesa no se pueden pedir pistas.
refusal-seat-taken = { $seat }: el asiento está ocupado.
refusal-table-full = Todos los asientos están ocupados.
refusal-seats-open =
    { $seats-count ->
        [one] Queda un asiento libre: { $seats }.
       *[other] Quedan asientos libres: { $seats }.
    }
refusal-not-ready =
    { $seats-count ->
        [one] Falta que confirme { $seats }.
       *[other] Falta que confirmen { $seats }.
    }
refusal-seat-left = { $seat } ha dejado la partida: un bot juega en su lugar hasta el final.
refusal-turn-lapsed = El tiempo de este turno se ha acabado: un bot lo termina por { $seat }.
refusal-paused = La partida está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-wish-open = Ya se les está preguntando algo a los demás.
refusal-nothing-asked = Nadie te lo ha preguntado.
refusal-not-a-person = En el sitio de { $seat } no juega otra persona.
refusal-remove-refused = Ha sido rechazado. Vuelve a preguntar cuando haya pasado algo.
refusal-remove-alone = { $seat } está aquí, y nadie puede expulsar a alguien por su cuenta: otro jugador debe estar de acuerdo.
refusal-was-removed = Los demás te han expulsado de esta partida. Puedes mirar.
refusal-stale = La decisión se tomó sobre una posición que ha cambiado: se conocían { $at } entradas y ahora hay { $entries }.
refusal-plan-length = Un plan tiene al menos una acción y como mucho { $most }.
refusal-no-person = Primero di quién eres.
refusal-chat-off = En esta mesa no hay chat.
refusal-chat-length = Un mensaje del chat tiene al menos un carácter y como mucho { $most }.
refusal-table-busy = Hay demasiados mensajes en espera para esta mesa. Inténtalo de nuevo.
refusal-table-failed = La mesa no ha podido guardarlo. Inténtalo de nuevo.

## Negativas: del servicio

refusal-unknown-table = Esa mesa no existe, o no está abierta para ti.
refusal-unknown-link = Este enlace no funciona, o ha dejado de funcionar.
refusal-wrong-secret = Nadie tiene esa clave secreta.
refusal-hello-first = Di quién eres antes de mirar una mesa.
refusal-bad-name = Un nombre necesita al menos una letra, una cifra o un emoji, y nada invisible.
refusal-long-name = Un nombre tiene como mucho { $most } caracteres.
refusal-wrong-name = Ese no es tu nombre.
refusal-words-count = Número de palabras: { $count }; deben ser { $most }.
refusal-words-unknown = «{ $word }» no es ninguna de las palabras. ¿Está escrita como la anotaste?
refusal-words-wrong = Estas palabras no van juntas: una está mal, o el orden es otro.
refusal-unknown-words = No hay nadie con estas palabras. Dejan de valer cuando se crean otras nuevas.
refusal-bad-message = Este mensaje no se puede leer.
refusal-bad-body = No se puede leer: { $detail }.
refusal-bad-data = Con este archivo no se puede jugar.
refusal-bad-timing = Con estos tiempos no se puede jugar.
refusal-short-grace = Un bot puede jugar por quien no está después de { $least } s como pronto.
refusal-too-fast = Demasiadas peticiones a la vez. Espera un momento.
refusal-too-large = Es demasiado grande: como mucho { $most } bytes.
refusal-data-too-heavy = Leer este archivo requiere demasiado tiempo o memoria. Hazlo más corto y más sencillo.
refusal-too-many-sockets = Ya tienes { $most } conexiones abiertas. Cierra una primero.
refusal-too-many-tables = Se pueden mirar como mucho { $most } mesas a la vez.

## Lo que hace una mesa en juego

table-undo = { $seat } deshace una acción.
    .you = Deshaces una acción.
table-takeover = Un bot juega por { $seat }, que no está.
    .you = Un bot juega por ti mientras no estás.
table-handback = { $seat } vuelve a jugar.
    .you = Vuelves a jugar.
table-resign = { $seat } abandona; sigue un bot.
    .you = Abandonas; sigue un bot.
table-timeout = A { $seat } se le ha acabado el tiempo; sigue un bot.
    .you = Se te ha acabado el tiempo; sigue un bot.
table-lapse = A { $seat } se le ha acabado el tiempo; un bot termina este turno.
    .you = Se te ha acabado el tiempo; un bot termina este turno.
table-remove = Los demás han expulsado a { $seat }; sigue un bot.
    .you = Los demás te han expulsado; sigue un bot.
table-pause = La partida está en pausa.
table-resume = La partida continúa.

## Negativas: lo que se ha escrito

refusal-unknown-action = «{ $text }» no es una acción. Las acciones empiezan por: { $known }.
refusal-bad-action = «{ $text }» no se entiende. La forma es: { $form }.
refusal-unknown-game = No hay ningún juego «{ $game }». Los juegos son: { $known }.
refusal-game-code = El juego instalado «{ $game }» ({ $place }) no se puede usar: { $detail }
refusal-unknown-language = No hay ningún idioma «{ $language }». Los idiomas son: { $known }.
refusal-unknown-option = No hay ninguna opción «{ $option }». Las opciones son: { $known }.
refusal-bad-option = La opción «{ $option }» no puede ser { $value }.
refusal-unknown-rules-version = Son reglas de { $game }, versión { $found }, y este Fogline solo conoce: { $known }. Instala uno más nuevo: pip install --upgrade fogline
refusal-unknown-rule = No hay ninguna regla «{ $rule }».
refusal-wrong-data-option = Este juego usa un archivo del tipo «{ $expected }», no «{ $given }».
refusal-no-data-file = { $game } no tiene archivo de datos.
refusal-player-count =
    { $players ->
        [one] No puede jugar una sola persona.
       *[other] No pueden jugar { $players } personas.
    }

## Negativas: registros

refusal-bad-json = Esto no es JSON: { $detail }.
refusal-bad-format = Esto no es un registro con el formato { $expected }.
refusal-bad-header = Este registro no se puede leer: { $detail }.
refusal-bad-receipt = Este recibo no se puede leer: { $detail }.
refusal-not-canonical = «{ $text }» debe escribirse «{ $expected }».
refusal-unknown-control = La mesa no sabe hacer «{ $text }».
refusal-unknown-entry =
    No hay ninguna entrada { $entry }: el registro tiene { $entries ->
        [one] 1 entrada.
       *[other] { $entries } entradas.
    }
refusal-bad-seats = Un asiento nombra a un jugador que no está en la lista.
refusal-no-records = No hay registros que medir.
refusal-mixed-records = Hay una partida de { $found } asientos entre partidas de { $expected }: mídelas por separado.
refusal-unfinished-game = Una partida sin terminar no se puede medir.
refusal-unknown-seat = No hay ningún asiento número { $seat }, contando desde 0.

## Lo que no es cierto en un registro; las entradas se cuentan desde 0, como en el archivo

record-rules-version = La partida registrada se jugó con la versión { $found } de las reglas; esta es la versión { $expected }.
record-data-differs = La partida registrada se jugó con otro mazo u otro mapa: { $found }, no { $expected }.
record-bad-seats = Un asiento nombra a un jugador que no está en la lista.
record-bad-start = El comienzo no se puede preparar: { $reason }
record-entry-refused = La entrada { $entry } no se puede ejecutar: { $reason }
record-position-differs = Todas las entradas se pueden ejecutar, pero llevan a una posición distinta de la final que está escrita.
record-outcome-differs = Todas las entradas se pueden ejecutar, pero llevan a un resultado distinto del que está escrito.
record-hash-differs = Todas las entradas se pueden ejecutar, pero el hash escrito es { $found } y debería ser { $expected }.
record-luck-unreadable = No se puede leer lo que el registro dice de su azar: { $detail }.
record-luck-commitment = El secreto del azar no es aquel con el que la mesa se comprometió.
record-luck-differs = La entrada { $entry } no es lo que el azar debía traer: dice «{ $found }», y el secreto y las aportaciones dan «{ $expected }».
record-receipt-commitment = El compromiso del registro no es el del recibo.
record-receipt-own = La aportación del asiento { $seat } (contando desde 0) que consta en el recibo no está en el registro.
record-receipt-list = Las aportaciones del registro no son las que, según el recibo, la mesa fijó al empezar.

## Bots

refusal-bad-bot = «{ $text }» no nombra a ningún bot. La forma es: { $form }.
refusal-unknown-bot = No hay ningún bot «{ $bot }». Los bots son: { $known }.
refusal-bot-setting = El bot «{ $bot }» no tiene el ajuste «{ $setting }». Sus ajustes son: { $known }.
refusal-arena-bots = Una competición necesita al menos dos bots distintos, no: { $bots }.
refusal-arena-store = «{ $file }» no es un archivo de partidas de la arena: { $detail }.
refusal-arena-no-dask = Para jugar en un clúster hace falta Dask: instala fogline[cluster].
refusal-arena-cluster = El clúster en { $address } no se puede usar: { $detail }.
refusal-arena-other-contest = «{ $file }» contiene las partidas de otra competición. Nombra otro archivo, o repite la orden de aquella.
refusal-bot-program = El bot «{ $bot }» ejecuta un programa, y aquí no está permitido.
refusal-bot-limit = El bot «{ $bot }» puede tener en esta mesa como máximo { $most } para «{ $setting }».
refusal-bot-setting-twice = Al bot «{ $bot }» se le da dos veces el ajuste «{ $setting }».
refusal-bot-setting-value = El bot «{ $bot }» no puede tener { $value } para «{ $setting }»: va de { $least } a { $most }.
refusal-bot-code = «{ $file }» falla en la línea { $line }: { $detail }
refusal-bot-none = «{ $file }» no define ningún bot, es decir, una clase basada en fogline.bots.Bot.
refusal-bot-class = «{ $class }» no es un bot: un bot es una clase basada en fogline.bots.Bot con un método choose(view, legal, limit).
refusal-bot-name = Ya hay otro bot llamado «{ $bot }». Ponle otro nombre a la clase.
refusal-bot-no-module = Aquí no hay ningún módulo de Python «{ $module }».
refusal-bot-no-class = «{ $module }» no tiene «{ $class }». Sus bots son: { $known }.
refusal-bot-failed = No se puede crear el bot «{ $bot }»: { $detail }

## Tutoriales

refusal-unknown-chapter = No hay capítulo { $chapter }; el tutorial tiene { $most }.
refusal-tutorial-other = Aquí el tutorial espera otra cosa.
refusal-tutorial-over = Esta parte del tutorial ha terminado.
cli-tutorial-none = { $game } no tiene tutorial.
cli-tutorial-alone = Un tutorial ya tiene sus jugadores, reglas y azar: quita { $options }.
cli-tutorial-welcome = { $game }: aprender jugando, en dos o tres minutos. Con «quit» paras cuando quieras.
cli-tutorial-step = Paso { $number } de { $steps }
cli-tutorial-next = Intro para seguir >{" "}
cli-tutorial-done = Fin del tutorial. Una partida contra bots: fogline play --terminal { $game }
cli-tutorial-stopped = Interrumpido. El tutorial se puede repetir en cualquier momento.

## Línea de órdenes

cli-serving = Las mesas están en { $url }
cli-serving-elsewhere = Quienes están en tu red las encuentran en { $url }
cli-no-page = En esta instalación falta la página en la que se juega: se instaló sin conexión con el registro de npm, o con FOGLINE_PAGE=skip. Vuelve a instalar para tenerla. Mientras tanto se puede jugar con otros clientes, como fogline play --terminal.
cli-play-opened = Tu mesa está en { $url }. Ctrl-C la cierra; la partida se conserva, y el próximo fogline play la encuentra.
cli-play-opened-home = Los juegos están en { $url }. Ctrl-C termina; las partidas se conservan, y el próximo fogline play las encuentra.
cli-play-no-browser = Aquí no se pudo abrir ningún navegador: abre tú la dirección.
cli-error = Error:
cli-warning = aviso:
cli-seat = { $seat }
cli-points = { $points } PV
cli-halves = { $points }
cli-sheet-ranked = ({ $count }, { $place })
cli-total = Total
cli-yes = sí
cli-no = no
cli-place-label = Puesto
cli-spectator = un espectador
cli-chance = El azar
cli-table = La mesa
cli-secret = (un secreto)
cli-written = Escrito: { $file }
cli-not-utf8 = { $file }: esto no es texto en UTF-8.
cli-file-exists = { $file } ya existe.
cli-hint-force = Elige otro nombre, o añade --force para reemplazarlo.
cli-no-folder = No existe la carpeta { $file }.
cli-is-folder = { $file } es una carpeta.
cli-no-such-game =
    { $games ->
        [0] En { $file } no hay ninguna partida número { $number }.
        [one] En { $file } no hay ninguna partida número { $number }: solo hay una.
       *[other] En { $file } no hay ninguna partida número { $number }: hay { $games }.
    }
cli-bad-line = { $file }, línea { $line }: { $reason }
cli-no-such-entry =
    { $entries ->
        [one] No hay ninguna entrada { $entry }: el registro tiene una.
       *[other] No hay ninguna entrada { $entry }: el registro tiene { $entries }.
    }
cli-no-such-seat = No hay ningún asiento «{ $seat }». Nombra a un jugador ({ $names }), un número a partir de 1, o spectator.
cli-no-file-or-position = «{ $text }» no es un archivo ni una posición. Una posición va entre comillas.

# arena
cli-arena-title =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas, cada reparto en todas las rotaciones
    }
cli-arena-bot = Bot
cli-arena-against = Contra
cli-arena-games = Partidas
cli-arena-share = Victorias (95 %)
cli-arena-lead = Puntos de ventaja (95 %)
cli-arena-verdict = Resultado
cli-arena-ahead = por delante
cli-arena-behind = por detrás
cli-arena-tie = empate
cli-arena-rank = Puesto
cli-arena-rating = Puntuación (95 %)
cli-arena-ms = ms por decisión
cli-arena-repeat = Quienes no se distinguen comparten puesto. Plan { $plan }, núcleo { $core }. Para repetirlo: { $command }
cli-arena-luck = Quitando la suerte…
cli-arena-adjusted = Sin la parte de la suerte
cli-arena-narrower = Más estrecho (parte / puntos)
cli-arena-unpaired = Sin emparejar
cli-loadtest-prepare = Preparando
cli-loadtest-connect = Conectando
cli-loadtest-play = Jugando
cli-loadtest-title = { $tables } mesas, { $sockets } conexiones, { $seconds } segundos
cli-loadtest-held = Jugadas por segundo
cli-loadtest-of = { $held } de { $asked }
cli-loadtest-latency = Del envío al último que recibe (50 / 90 / 99 / 99,9 / 100 %)
cli-loadtest-answer = Del envío a la respuesta
cli-loadtest-storm = { $sockets } conexiones perdidas a la vez, de vuelta en
cli-loadtest-storm-latency = … latencia de las jugadas hechas mientras tanto
cli-loadtest-returned = Mesas que todos dejaron y a las que volvieron ({ $tables }): tiempo hasta que estaban todos
cli-loadtest-stall = Parada más larga del bucle de eventos
cli-loadtest-memory = Memoria del servicio
cli-loadtest-processor = Tiempo de procesador del servicio, por jugada
cli-loadtest-service = Carga del servicio, de un núcleo
cli-loadtest-clients = Carga de los clientes, de un núcleo
cli-loadtest-others = Carga de todo lo demás, incluidas otras máquinas virtuales del mismo equipo, de un núcleo
cli-loadtest-fault = { $fault }: { $count }
cli-loadtest-sockets = { $sockets } conexiones no pueden mirar { $tables } mesas: cada una mira una.
cli-loadtest-failed = La medición ha fallado: { $detail }
cli-loadtest-html = No hay carpeta para { $file }.
cli-loadtest-slow = No se puede poner una red lenta ante servicios ya en marcha (--slow con --address).

# simulate
cli-simulate-progress = Jugando
cli-simulate-title =
    { $games ->
        [one] { $game }, una partida
       *[other] { $game }, { $games } partidas
    }
cli-simulate-seat = Asiento
cli-simulate-bot = Bot
cli-simulate-wins = Victorias
cli-simulate-share = Proporción (95 %)
cli-simulate-points = Puntos
cli-simulate-order = Victorias por orden de turno: { $shares }
cli-simulate-ending = Terminadas por «{ $ending }»: { $games }, { $share }
cli-simulate-length = { $entries } entradas por partida, { $winner } puntos de quien gana, { $rate } partidas por segundo
cli-simulate-written =
    { $games ->
        [one] Un registro escrito en { $file }
       *[other] { $games } registros escritos en { $file }
    }

# benchmark
cli-benchmark-changed = Esto ya no es { $name }: cambió { $what }. Nadie podría comparar las cifras.

# dataset
cli-no-lab = Hace falta el extra «lab» (falta { $detail }): instala fogline[lab].
cli-dataset-progress = Archivos
cli-dataset-written =
    { $decisions ->
        [one] Una decisión escrita en { $folder }
       *[other] { $decisions } decisiones escritas en { $folder }
    }
cli-dataset-checked =
    { $decisions ->
        [one] Una decisión de { $folder }, calculada de nuevo: igual
       *[other] { $decisions } decisiones de { $folder }, calculadas de nuevo: iguales
    }
cli-dataset-no-games = Entre los registros no hay ninguna partida terminada.
cli-dataset-mixed = La partida terminada número { $number } difiere de la primera en juego, reglas, opciones, datos o número de jugadores: un conjunto de datos contiene de un solo tipo.
cli-dataset-other-plan = { $folder } pertenece a otro conjunto de datos: elige una carpeta nueva.
cli-dataset-not-empty = { $folder } no está vacía y no es un conjunto de datos.
cli-dataset-none = { $folder } no es un conjunto de datos.
cli-dataset-differs = { $file }, fila { $row }: lo guardado no es lo que da el registro.

# fogline analyse
cli-analyse-progress = Repasando
cli-analyse-graph = Posibilidades, con todo a la vista
cli-analyse-none = No se regaló nada digno de mención.
cli-analyse-unjudged = No se juzgó ninguna decisión.
cli-analyse-points = Momentos decisivos
cli-analyse-entry = Entrada
cli-analyse-player = Jugador
cli-analyse-played = Jugado
cli-analyse-better = Mejor
cli-analyse-loss = Perdido
cli-analyse-why = Por qué
cli-analyse-accounts = De dónde vienen los resultados
cli-analyse-start = Inicio
cli-analyse-luck = Azar
cli-analyse-skill = Juego propio
cli-analyse-unseen = No visible
cli-analyse-others = Los demás
cli-analyse-table = Suplentes
cli-analyse-result = Resultado

# verify
cli-verify-progress = Comprobando
cli-verify-empty = En este archivo no hay ninguna partida.
cli-verify-result =
    { $failures ->
        [0] { $games ->
            [one] Una partida comprobada: cada entrada se ejecuta, y posición, resultado y hash coinciden.
           *[other] { $games } partidas comprobadas: cada entrada se ejecuta, y posición, resultado y hash coinciden.
        }
        [one] { $games } comprobadas, una con fallos.
       *[other] { $games } comprobadas, { $failures } con fallos.
    }
cli-verify-luck =
    { $games ->
        [one] En una se comprobó también el azar.
       *[other] En { $games } de ellas se comprobó también el azar.
    }
cli-verify-receipt-unused = Ningún registro de aquí habla del azar de la mesa de este recibo.
cli-record-bad-data = Con el mazo o el mapa que lleva el registro no se puede jugar: { $reason }

# replay
cli-replay-at =  Entrada { $entry } de { $entries }, vista por { $viewer }{" "}
cli-replay-keys = n → siguiente · p ← atrás · número + Intro: saltar ({ $number }) · e final · s otro asiento · q salir

# rules
cli-rules-not-found = Ninguna regla habla de «{ $word }».
cli-rules-hint = Lee una con: fogline rules SF-5.4, una sección con: fogline rules SF-5, o busca una palabra con --search.

# deck and map
cli-no-data = { $game } no tiene datos que mostrar.
cli-no-picture = De esto no hay imagen: { $game } muestra sus datos solo como texto.
cli-data-good =
    { $warnings ->
        [0] Con { $file } se puede jugar.
        [one] Con { $file } se puede jugar; hay algo poco habitual.
       *[other] Con { $file } se puede jugar; hay { $warnings } cosas poco habituales.
    }
cli-data-bad =
    { $errors ->
        [one] Con { $file } no se puede jugar: un error.
       *[other] Con { $file } no se puede jugar: { $errors } errores.
    }

cli-measure-title = { $game }, { $players } jugadores, { $games } partidas de bots { $bot }
cli-measure-figure = Medida
cli-measure-value = Valor
cli-measure-target = Objetivo
cli-measure-met = Cumplido
cli-calibrate-head = Bot { $bot } de Fogline { $version } en cada asiento ({ $ms } ms por decisión, núcleo { $core }), { $games } partidas con cada número de jugadores, datos { $data } ({ $hash }…). Entre paréntesis, los intervalos del 95 %.
cli-calibrate-players = { $players } jugadores
cli-calibrate-worth = Puntos
cli-calibrate-missed = Objetivos no cumplidos:
cli-calibrate-missed-one = Con { $players } jugadores: { $figure }: { $value }, objetivo { $target }
cli-calibrate-none-missed = Se cumplen todos los objetivos.
cli-calibrate-repeat = Otra vez: { $command }

# play
cli-play-opponents = { $game } contra bots: ¿cuántos rivales? Pulsa un número del 1 al { $most } (Intro: { $usual }).
cli-play-empty-seat = Hay un asiento vacío en «{ $seats }». Nombra personas o bots, separados por comas: me,greedy,greedy.
cli-play-mistyped-bot = «{ $name }» no es un bot. ¿Querías decir: { $bots }? El nombre de una persona empieza con mayúscula: { $person }.
cli-play-resume-alone = Una partida guardada ya trae sus asientos y su posición: quita { $options }.
cli-play-input = { $seat } >{" "}
cli-play-curtain = Pasa la pantalla a { $seat } y pulsa Intro.
cli-play-see-help = Escribe un número, una acción o help.
cli-play-undone = { $seat } ha deshecho la última acción.
cli-play-consent = ¿Deshacerla de todos modos, si todos están de acuerdo? El azar se sorteará de nuevo. (y/N){" "}
cli-play-legal = «{ $action }» está permitido ahora.
cli-play-preview-what = ¿Vista previa de qué? Por ejemplo: preview 1
cli-play-secret-position = La posición revelaría los secretos de los demás; guarda la partida en su lugar.
cli-play-not-saved = La partida no se puede guardar en ningún sitio, ni siquiera como { $file }.
refusal-no-such-number = No hay ninguna acción número { $number }; la lista llega hasta { $most }.
cli-play-saved = Guardado: { $file }
cli-play-keep = ¿Conservar el registro como { $file }? (Intro: sí, n: no, u otro nombre){" "}
cli-play-keep-quit = ¿Conservar la partida como { $file } para seguir más tarde? (Intro: sí, n: no, u otro nombre){" "}
cli-play-kept = El registro está en { $file }. Para verlo otra vez: fogline replay { $file }
cli-play-kept-running = La partida está en { $file }. Para seguir: fogline play --resume { $file }
cli-play-form-help = help
cli-play-help-help = esta lista
cli-play-form-preview = preview ACCIÓN[; ACCIÓN…]
cli-play-help-preview = qué cambiaría una acción, o un plan de varias
cli-play-form-why = why ACCIÓN
cli-play-help-why = por qué una acción no está permitida
cli-play-form-undo = undo
cli-play-help-undo = deshacer tu última acción
cli-play-form-actions = actions
cli-play-help-actions = la lista de lo que puedes hacer
cli-play-form-board = board
cli-play-help-board = dibujar la mesa otra vez
cli-play-form-score = score
cli-play-help-score = los puntos, si la partida terminara ahora
cli-play-form-log = log
cli-play-help-log = lo que ha pasado últimamente
cli-play-form-rules = rules NÚMERO o PALABRA
cli-play-help-rules = una regla, p. ej. rules SF-5.4, o todas las que hablan de una palabra
cli-play-form-position = position
cli-play-help-position = la posición como línea de texto
cli-play-form-save = save [ARCHIVO]
cli-play-help-save = guardar la partida en un archivo y seguir
cli-play-form-quit = quit
cli-play-help-quit = parar; la partida se puede retomar más tarde
cli-play-help-plan = Una acción es su número en la lista o su notación; un plan lleva punto y coma: take a; build b0t
cli-play-form-who = who
cli-play-help-who = quién se sienta dónde, quién está, y los relojes
cli-play-form-chat = chat PALABRAS
cli-play-help-chat = decir algo a toda la mesa
cli-play-form-yes = yes
cli-play-help-yes = aceptar lo que pide otra persona
cli-play-form-no = no
cli-play-help-no = rechazar lo que pide otra persona
cli-play-form-pause = pause
cli-play-help-pause = pedir a los demás una pausa
cli-play-form-resume = resume
cli-play-help-resume = seguir después de una pausa
cli-play-form-resign = resign
cli-play-help-resign = abandonar; un bot sigue por ti
cli-play-form-back = back
cli-play-help-back = volver a jugar, donde un bot juega por ti
cli-play-form-host = host NOMBRE
cli-play-help-host = dejar que invite otro jugador, si invitas tú
cli-play-form-remove = remove NOMBRE
cli-play-help-remove = pedir a los demás que expulsen a alguien; sigue un bot
cli-play-form-mute = mute NOMBRE
cli-play-help-mute = ocultar lo que dice alguien, o volver a mostrarlo
cli-play-form-ready = ready
cli-play-help-ready = decir que la partida puede empezar
cli-play-form-start = start
cli-play-help-start = empezar la partida, si abriste tú la mesa
cli-play-form-rematch = rematch
cli-play-help-rematch = otra partida con las mismas personas, rotando los asientos
cli-bad-link = «{ $link }» no lleva a ninguna mesa. Los enlaces son así: https://example.org/join/… o https://example.org/table/…
cli-unknown-limit = No hay ningún límite llamado «{ $name }». Hay: { $known }
cli-bad-limit = Estos límites no se pueden usar ({ $given }): { $detail }
cli-no-service = { $service } no responde: { $reason }
refusal-no-service = Ahí responde algo, pero no es un servicio de Fogline.
cli-play-join-alone = Una mesa en red ya tiene sus ajustes: quita { $options }.
cli-hint-watch = Para mirarla: fogline watch ENLACE
cli-online-full = En esta mesa todos los asientos están ocupados.
cli-online-name = ¿Cómo quieres que te llamen los demás?{" "}
cli-online-no-name = Los demás tienen que poder llamarte de algún modo: añade --name.
cli-online-refused = La mesa lo rechaza: { $code }.
cli-online-lost = Se ha perdido la conexión; se intenta de nuevo…
cli-online-waiting = Aún no hay respuesta; se sigue esperando…
cli-online-back = Conexión recuperada.
cli-online-somebody = alguien que mira
cli-online-came = { $seat } ya está aquí.
cli-online-went = { $seat } no está por el momento.
cli-online-asked = Se les pregunta a los demás.
cli-online-wish-undo = { $name } pide deshacer una acción. Escribe yes o no.
cli-online-wish-pause = { $name } pide una pausa. Escribe yes o no.
cli-online-wish-remove = { $name } pide expulsar a { $seat } de la partida; seguiría un bot. Escribe yes o no.
cli-online-host = Ahora invita { $seat }.
cli-online-asleep = Un bot juega por ti: se te ha acabado el tiempo tres veces seguidas. Escribe back para volver a jugar.
cli-online-muted = En esta mesa ya no ves lo que dice { $name }.
cli-online-unmuted = Vuelves a ver lo que dice { $name }.
refusal-no-such-player = En esta mesa nadie se llama «{ $name }».
cli-online-after = Escribe rematch para otra partida, save para el registro, o quit.
cli-online-ready-again = Ahora hay otras personas a la mesa: vuelve a escribir ready cuando quieras empezar.
cli-online-luck-missing = Cuidado: lo que añadiste al azar para { $seat } no está en la lista de la mesa. No te puedes fiar del azar de esta mesa.
cli-online-receipt = Para comprobar el azar, guarda el registro y después: fogline verify --receipt { $file } REGISTRO
cli-online-left = Has dejado la mesa; la partida continúa. Para volver: fogline play --join { $link }
cli-online-watched = Has dejado la mesa.
cli-online-seat-open = { $seat }: libre
cli-online-seat-bot = { $seat }: un bot
cli-online-seat-ready = { $seat }: ha confirmado
cli-online-seat-not-ready = { $seat }: aún no ha confirmado
cli-online-seat-here = { $seat }: está aquí
cli-online-seat-absent = { $seat }: no está
cli-online-seat-away = { $seat }: no está, juega un bot
cli-online-seat-resign = { $seat }: ha abandonado, juega un bot
cli-online-seat-timeout = { $seat }: sin tiempo, juega un bot
cli-online-seat-lapsed = { $seat }: sin tiempo, un bot termina el turno
cli-online-seat-remove = { $seat }: expulsión por los demás, juega un bot

# the board of San Francisco
cli-sf-column =
    { $cards ->
        [0] { $column }  vacía
        [one] { $column }  1 carta
       *[other] { $column }  { $cards } cartas
    }
cli-sf-clock = Cimientos restantes: { $left } de { $most }
cli-sf-deck = Mazo { $cards }, caja { $box }
cli-sf-completions = Fichas de Distrito finalizado: { $rows }
cli-sf-supply = Bonificaciones
cli-sf-supply-plus = +2:
cli-sf-supply-value = valor 4:
cli-sf-supply-depot = cochera:
cli-sf-supply-vp = 1½ PV:
cli-sf-supply-return = contratos:
cli-sf-supply-tracks = vías:
cli-sf-drawn = { $seat } ha robado:
cli-sf-taken =
    { $cards ->
        [one] { $seat } construye una carta más:
       *[other] { $seat } construye { $cards } cartas:
    }
cli-sf-contracts =
    { $count ->
        [0] sin contratos
        [one] 1 contrato
       *[other] { $count } contratos
    }
cli-sf-trams =
    { $count ->
        [one] 1 tranvía
       *[other] { $count } tranvías
    }
cli-sf-skyscrapers =
    { $count ->
        [one] 1 rascacielos
       *[other] { $count } rascacielos
    }
cli-sf-foundation = { $space } tiene { $around } de { $need }
cli-sf-medal = medalla
cli-sf-vp-token = 1½ PV
cli-sf-return-token = descartar contratos
cli-sf-score-now = Si la partida terminara ahora
cli-sf-sign-tracks = vías
cli-sf-sign-tram = tranvía en las vías
cli-sf-sign-depot = cochera
cli-sf-sign-square = plaza
cli-sf-sign-served = plaza con tranvía
cli-sf-sign-foundation = cimientos
cli-sf-sign-skyscraper = rascacielos
cli-sf-sign-coast = costa
cli-sf-sign-bonus = bonificación
cli-sf-sign-plus = ficha +2
cli-sf-sign-complete = ficha de Distrito finalizado

# the board of Ticket to Ride: San Francisco
cli-tt-map-left-out = Se omite el mapa: esta ventana es baja. Escribe board para verlo.
cli-tt-face-up = Boca arriba:
cli-tt-stock = Mazo { $cards }, descartes { $discards }, billetes { $tickets }
cli-tt-piles = Turistas:
cli-tt-pile = { $symbol } { $tokens } ({ $place })
cli-tt-cars =
    { $count ->
        [one] 1 tranvía
       *[other] { $count } tranvías
    }
cli-tt-cards =
    { $count ->
        [one] 1 carta (vistas: { $known })
       *[other] { $count } cartas (vistas: { $known })
    }
cli-tt-tickets =
    { $count ->
        [one] 1 billete
       *[other] { $count } billetes
    }
cli-tt-points = { $lines } por rutas, { $tourists } por turistas
cli-tt-tokens = { $symbols }
cli-tt-hand = Tu mano:
cli-tt-own-tickets = Tus billetes:
cli-tt-offer = A elegir:
cli-tt-own-points =
    { $points ->
        [one] Con tus billetes, si la partida terminara ahora tendrías 1 punto
       *[other] Con tus billetes, si la partida terminara ahora tendrías { $points } puntos
    }

# a service’s database and its host
cli-store-no-folder = No existe la carpeta { $file }.
cli-store-no-file = No existe el archivo { $file }.
cli-store-is-folder = { $file } es una carpeta, no una base de datos.
cli-store-folder-read-only = En la carpeta { $file } no se puede escribir.
cli-store-read-only = { $file } solo se puede leer, no escribir.
cli-store-not-a-database = { $file } no es una base de datos.
cli-store-not-ours = { $file } es la base de datos de otro programa.
cli-store-damaged = { $file } está dañado. SQLite dice: { $detail }
cli-store-too-new = { $file } es de un Fogline más nuevo ({ $detail }).
cli-store-in-use = Otro servicio ya tiene abierto { $file }: proceso { $detail }.
cli-store-busy = Otro programa tiene ocupado { $file }.
cli-store-disk-full = El disco está lleno: no se puede escribir { $file }.
cli-store-unreadable = No se puede abrir { $file }: { $detail }
cli-store-unreachable = No se llega a la base de datos { $file }: { $detail }
cli-store-no-driver = Para una base de datos en un servidor { $file } falta una parte de Fogline.
cli-store-exists = { $file } ya existe.
cli-hint-damaged = Guarda lo que está intacto con fogline export y luego recupera una copia con fogline restore.
cli-hint-restore-force = Con --force la copia ocupa su lugar; lo que hay ahora se conserva al lado.
cli-hint-in-use = Ciérralo antes, o indica otro archivo con --database.
cli-hint-no-driver = Instálala con: pip install "fogline[postgres]"
cli-hint-play-runs = En esta máquina ya hay otro fogline play: juega en su página, o ciérralo con Ctrl-C.
cli-hint-too-new = Usa el Fogline que lo escribió, o uno posterior.
cli-hint-port = Elige otro puerto con --port.
cli-bad-host = Esta máquina no tiene la dirección «{ $host }» en la que escuchar.
cli-port-in-use = El puerto { $port } está ocupado: otro programa escucha en él.
cli-port-forbidden = El sistema no deja a este usuario escuchar en el puerto { $port }.
cli-cant-listen = No se puede escuchar en { $host }, puerto { $port }: { $detail }
cli-bad-origin = «{ $origin }» no es el origen de una página. Un origen es un esquema y un host, como https://example.org.
cli-bad-proxy = «{ $proxy }» no es una dirección ni una red. Un proxy se indica como 127.0.0.1 o 10.0.0.0/8.
cli-bad-node = «{ $given }» no es una dirección con un puerto donde otros nodos encuentren a este, como 10.0.0.2:8100.
cli-node-without-server = Varios nodos necesitan un servidor PostgreSQL como base de datos; «{ $file }» es un archivo.
cli-config-toml = { $file } no es TOML: { $detail }
cli-config-bad = { $file }, línea { $line }, «{ $setting }»: { $detail }
cli-serve-good = Todo en orden: ajustes, puerto y la base de datos { $file }.
cli-bad-password-file = { $file } no contiene el hash de una contraseña.
cli-hint-password = Crea uno con: fogline password { $file }
cli-password-first = La contraseña del anfitrión:{" "}
cli-password-again = Otra vez:{" "}
cli-password-short = Una contraseña tiene al menos { $least } caracteres.
cli-password-differs = Eran dos contraseñas distintas.
cli-keep-folder = --keep borra las copias viejas de una carpeta, y { $file } no lo es.
cli-backup-progress = Copiando
cli-backup-made = Copiado y comprobado: { $file } ({ $size }; mesas: { $tables }, personas: { $people })
cli-backup-deleted = Copias viejas borradas: { $files }
cli-restore-progress = Recuperando
cli-restored = { $file } ahora es lo que guarda { $backup }. Vuelve a iniciar el servicio.
cli-restored-earlier = Lo que había está en { $file }.
cli-check-progress = Repitiendo
cli-check-differs = Mesa { $table } ({ $game }): { $reason }
cli-check-result = Partidas guardadas repetidas por este Fogline: { $tables }, de ellas distintas: { $differences }
cli-table-unreadable = No se puede leer. SQLite dice: { $detail }
cli-export-progress = Exportando
cli-exported = Escrito en { $file }: mesas { $tables }, personas { $people }
cli-export-unreadable = Dañado, se ha dejado fuera: { $name }
cli-store-older = { $file } es de una versión anterior de Fogline.
cli-hint-older = Ábrelo una vez con el servicio de este Fogline, o expórtalo con el Fogline que lo escribió.
cli-no-table = No hay ninguna mesa { $name }.
cli-import-progress = Importando
cli-imported = Añadido a { $file }: mesas { $tables }, personas { $people }; ya estaban: { $known }
cli-copy-progress = Copiando
cli-copied = Copiado a { $file }: mesas { $tables }, personas { $people }; ya estaban: { $known }
cli-copy-ahead = En la mesa { $name } ha pasado más en { $target } que en { $source }.
cli-hint-copy-ahead = No se ha copiado nada más. Copia en el otro sentido, o empieza con una base vacía.
cli-not-export = { $file }, línea { $line }: no es una línea de una exportación ({ $reason }).

# the host’s page
refusal-banned = Por ahora el anfitrión no te deja entrar. Prueba otra vez dentro de { $minutes } min.
refusal-read-only = Por ahora el anfitrión no deja guardar nada: se puede mirar, pero no jugar.
admin-title = La página del anfitrión
admin-password = Contraseña
admin-enter = Entrar
admin-leave = Salir
admin-too-many = Demasiados intentos. Espera un minuto.
admin-wrong = Esa no es la contraseña.
admin-again = La sesión se cerró. Entra otra vez.
admin-bad-form = No se puede hacer: revisa lo que has escrito.
admin-state = El servicio
admin-well = Todo va bien.
admin-fault-disk-fails = El disco falla: no se puede guardar nada.
admin-fault-disk-full = El disco está lleno: no se puede guardar nada hasta que haya sitio.
admin-fault-disk-read-only = La base de datos solo se puede leer: no se puede guardar nada.
admin-fault-busy = Otro programa ocupa la base de datos.
admin-fault-no-files = No se pueden abrir más archivos.
admin-fault-silent = El almacén no responde.
admin-fault-damaged = La base de datos está dañada: ya no se guarda nada. Exporta lo intacto y luego recupera una copia.
admin-fault-host-reads = Has puesto el servicio en solo lectura.
admin-damaged = Mesas dañadas:
admin-uptime = En marcha desde hace
admin-sockets = Conexiones
admin-open-tables = Mesas en memoria
admin-memory = Memoria
admin-processor = Tiempo de procesador
admin-stall = Parada más larga
admin-stall-recent = Parada más larga reciente
admin-storage = Almacén
admin-tables = Mesas
admin-people = Personas
admin-size = Tamaño
admin-free = Libre en el disco
admin-backup = Última copia
admin-no-backup = todavía ninguna
admin-refusals = Respuestas y rechazos
admin-answered = Aceptadas
admin-decide = Avisos y acciones
admin-notice = Un aviso para todos
admin-tell = Avisar
admin-restart-in = Reinicio en cuántos minutos; vacío: no
admin-restart = Anunciar
admin-restart-at = El servicio se reinicia a las { $time }.
admin-read-only = Por ahora no guardar nada
admin-write = Volver a guardar
admin-bans = Excluidos
admin-ban-who = Dirección o id de la persona
admin-ban-hours = Horas
admin-ban = Excluir
admin-until = hasta { $time }
admin-pardon = Readmitir
admin-table = Mesa
admin-game = Juego
admin-phase = Fase
admin-seats = Asientos
admin-watchers = Presentes
admin-touched = Último cambio
admin-close = Cerrar
admin-sure = para siempre
admin-gathering = reuniéndose
admin-playing = en juego
admin-over = acabada
admin-here = Personas presentes ahora
admin-name = Nombre
admin-id = Id de la persona
admin-address = Dirección

### Las palabras propias de la página. Los id empiezan por page-. Las frases de reglas y mesa están en el paquete de Python.

## En todas partes

page-skip = Ir al contenido
page-home = Inicio
page-nav = Páginas
page-nav-rules = Reglas
page-nav-settings = Ajustes
page-nav-about = Acerca de
page-nothing = { "" }
page-loading = Preparando la mesa…
page-reload = Recargar
page-unreachable = No se puede llegar al servicio.
page-load-failed = No se ha podido cargar esta página.
page-connection-lost = Conexión perdida. Todo está guardado; se intenta de nuevo…
page-connection-retry = Probar ahora
page-outdated = Hay una versión nueva de Fogline.
page-restart =
    { $minutes ->
        [0] El servicio se reinicia ahora. Las partidas se conservan y la página vuelve sola.
        [one] El servicio se reinicia dentro de un minuto. Las partidas se conservan y la página vuelve sola.
       *[other] El servicio se reinicia dentro de { $minutes } minutos. Las partidas se conservan y la página vuelve sola.
    }
page-host-says = Del anfitrión: { $text }
page-read-only = Por ahora no se guarda nada: las partidas se pueden mirar, no jugar.
page-missing-title = Entre la niebla
page-missing = En esta dirección no hay ninguna página.
page-table-failed = Esta mesa no se puede abrir

## Bots

page-bot-easy = Bot fácil
page-bot-medium = Bot medio
page-bot-hard = Bot difícil
page-bot-expert = Bot experto
page-bot-random = Bot al azar
page-bot-greedy = Bot codicioso
page-bot-search = Bot reflexivo
page-bot-flat = Bot de tanteo

## Palabras que la mesa necesita una y otra vez

page-close = Cerrar
page-cancel = Cancelar
page-you = tú
page-host = quien invita
page-spectator = un espectador
page-name-numbered = { $name } { $number }
page-copy-yourself = El navegador no ha dejado copiar a la página: el enlace está seleccionado, cópialo tú.
page-share-insecure = Para pasar el enlace a otras aplicaciones hace falta una página cifrada (https); copiarlo funciona.
page-copied = Copiado.
page-copy = Copiar
page-share = Compartir
page-qr = Código QR del enlace

## Antes de la partida

page-seats = Asientos
page-seat-open = libre
page-seat-ready = ha confirmado
page-seat-not-ready = aún no
page-seat-absent = sin conexión
page-sit = Sentarse
page-sit-another = Otro jugador en esta pantalla
page-move-here = Pasar aquí
page-leave = Levantarse
page-remove = Quitar
page-swap = Intercambiar los asientos { $first } y { $second }
page-bot-add = Añadir un bot…
page-bot-choose = Bot del asiento { $number }
page-begin = Empezar
page-start = Empezar la partida
page-fill =
    { $count ->
        [one] Poner un bot en el asiento libre
       *[other] Poner bots en los { $count } asientos libres
    }
page-ready = Por mí, se puede empezar
page-ready-undo = Espera, aún no
page-waiting-seats =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
page-waiting-ready = Falta que confirmen: { $names }.
page-waiting-host = { $name } dará comienzo a la partida.
page-name-own = ¿Cómo quieres que te llamen los demás?
page-name-other = ¿Quién juega aquí?
page-name-missing = Hace falta un nombre.
page-invite = Invitar
page-invite-hint = Quien abra este enlace en el plazo de una semana puede sentarse o mirar.
page-invite-failed = No se ha podido crear el enlace. Inténtalo de nuevo.
page-link-local = Esta dirección solo funciona en este ordenador. Inicia el servicio con una dirección a la que los demás puedan llegar.
page-device = Seguir en otro dispositivo
page-device-hint = Abre este enlace en tu teléfono: allí también serás tú. Funciona una sola vez, durante diez minutos.
page-timing-none = Sin reloj
page-timing-move =
    { $seconds ->
        [one] 1 segundo por decisión
       *[other] { $seconds } segundos por decisión
    }
page-timing-game =
    { $minutes ->
        [one] 1 minuto por jugador
       *[other] { $minutes } minutos por jugador
    }{ $increment ->
        [0] { "" }
       *[other] , { $increment } s más cada turno
    }
page-table-public = abierta a cualquiera
page-table-private = por invitación
page-table-own-data = mazo o mapa propio

## Durante la partida

page-board = Tablero
page-sections = Partes de la mesa
page-players = Jugadores
page-prompt = Qué hacer
page-log = Crónica
page-log-empty = Todavía no ha pasado nada.
page-side = Crónica y chat
page-seat-turn = tiene que decidir
page-seat-thinks = piensa…
page-seat-away = no está: juega un bot
page-seat-resign = ha abandonado: sigue un bot
page-seat-timeout = sin tiempo: sigue un bot
page-seat-lapsed = sin tiempo: un bot termina el turno
page-seat-remove = expulsión: sigue un bot
page-clock = Tiempo que le queda a { $seat }
page-title = { $title } – Fogline
page-title-turn = ● Tu turno – { $title }
page-your-turn = Tu turno.
page-reveals = Esto revela algo: deshacerlo es volver a sortear, y antes se pregunta a las demás personas.
page-skip-to-now = Ir a ahora
page-since = Desde tu último turno
page-since-first = Qué ha pasado hasta ahora
page-since-again = Mostrarlo otra vez.
page-since-away = Guardar esto
page-since-many = Mucho de una vez
page-since-turns =
    { $seat }: { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }
page-controls = La mesa
page-undo = Deshacer
page-undo-asked = Se pregunta a los demás si puedes deshacerlo.
page-undo-back = Deshace: { $words }
page-undo-others = También se deshace lo que hicieron después: { $names }.
page-undo-redrawn = Lo que se reveló desde entonces vuelve a su sitio, y el azar decide de nuevo.
page-undo-asks = Antes deben estar de acuerdo: { $names }.
page-undo-nothing = No tienes nada que deshacer.
page-undo-yes = Sí, deshacer
page-log-undone = (deshecho)
page-log-you = Tú
page-chat-said = { $name } dice: { $text }
page-unread =
    { $count ->
        [one] 1 mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
page-pause = Pausa
page-pause-asked = Se pregunta a los demás si se puede hacer una pausa.
page-paused = La partida está en pausa. Los relojes están parados.
page-resume = Continuar
page-resign = Abandonar
page-resign-sure = { $name } abandona, y un bot juega este asiento hasta el final. No hay vuelta atrás.
page-resign-yes = Sí, abandonar
page-more = Más
page-spectating = Estás mirando.
page-wish-undo = Deshacer
page-wish-pause = Pausa
page-wish-remove = Expulsar a alguien
page-wish-undo-own =
    Pides deshacer tu última acción. { $agreed ->
        [0] Aún no ha respondido nadie.
        [one] Ha aceptado una persona.
       *[other] Han aceptado { $agreed } personas.
    }
page-wish-undo-other = { $name } pide deshacer la última acción. Lo que se ha revelado desde entonces se sorteará de nuevo.
page-wish-pause-own =
    Pides una pausa. { $agreed ->
        [0] Aún no ha respondido nadie.
        [one] Ha aceptado una persona.
       *[other] Han aceptado { $agreed } personas.
    }
page-wish-pause-other = { $name } pide una pausa.
page-wish-remove-own =
    Pides expulsar a { $seat } de la partida. { $agreed ->
        [0] Nadie ha respondido todavía.
        [one] Hay un acuerdo.
       *[other] Hay { $agreed } acuerdos.
    }
page-wish-remove-other = { $name } pide expulsar a { $seat } de la partida. Seguiría un bot.
page-wish-remove-you = { $name } pide a los demás que te expulsen de la partida.
page-wish-withdraw = Retirar
page-wish-refused = Los demás no han aceptado.
page-agree = Sí
page-disagree = No
page-away = Juega un bot hasta que vuelvan: { $seats }.
page-gone = Un bot juega tu asiento hasta el final. Puedes mirar.
page-lapsed = Se te ha acabado el tiempo: un bot termina este turno. El siguiente vuelve a ser tuyo.
page-asleep = Se te ha acabado el tiempo tres veces seguidas, y un bot juega por ti.
page-asleep-back = He vuelto
page-removed = Los demás te han expulsado de esta partida. Puedes mirar.
page-people-here = Personas en la mesa
page-people-alone = No hay nadie más en esta mesa.
page-mute = Silenciar
page-unmute = Dejar de silenciar
page-muted = en silencio: no ves lo que dice
page-host-hand = Ceder el papel de quien invita
page-host-now = Ahora invita { $name }.
page-remove-play = Expulsar de la partida
page-remove-sure = Para expulsar a { $name } deben estar de acuerdo todos los demás que están. Después sigue un bot, y el resultado lo dice.
page-remove-yes = Preguntar a los demás
page-remove-asked = Se pregunta a los demás si se expulsa a { $name }.
page-curtain = Pasa la pantalla a { $name }
page-curtain-lift = Aquí estoy, juega { $name }
page-curtain-hint = Le toca a { $name }. Ahora la pantalla no muestra la mano de nadie.
page-curtain-peek = Otra persona quiere mirar su propia mano:
page-looker-open = La pantalla muestra lo que cualquiera puede ver. ¿Quién quiere mirar su propia mano?
page-looker-hand = Ante la pantalla: { $name }.
page-looker-hide = Ocultar mi mano
page-phone = Mi mano en mi teléfono
page-phone-title = La mano de { $name } en un teléfono
page-phone-hint = { $name } abre este enlace en un teléfono y sigue jugando allí; esta pantalla ya no sabrá nada de esa mano. Funciona una sola vez, durante diez minutos.
page-phone-done = { $name } juega ahora desde un teléfono.
page-phone-menu = Una mano en un teléfono
page-phone-whose = ¿De quién es la mano que pasa a un teléfono?
page-chat = Chat
page-chat-empty = Nadie ha dicho nada todavía.
page-chat-write = Di algo
page-chat-send = Enviar

## El cuadro de órdenes

page-command = Orden
page-command-example = help
page-command-allowed = «{ $action }» está permitido ahora.
page-command-rules = Las reglas:
page-command-act-help = Una acción por su notación, o por su número en la lista.
page-command-plan-help = Varias acciones separadas por punto y coma son un solo plan.
page-command-why-help = why ACCIÓN – por qué algo no está permitido
page-command-preview-help = preview ACCIÓN – qué cambiaría
page-command-score-help = score – los puntos, si la partida terminara ahora
page-command-actions-help = actions – la lista de lo que puedes hacer
page-command-undo-help = undo – deshacer tu última acción
page-command-rules-help = rules NÚMERO – un párrafo de las reglas

## Teclas

page-keys = Teclado
page-keys-command = El cuadro de órdenes entiende las mismas palabras que el terminal: escribe help.
page-key-tab = de una parte a la siguiente
page-key-enter = hacer lo que está seleccionado
page-key-escape = cerrar, o dejarlo
page-key-command = ir al cuadro de órdenes
page-key-help = esta lista

## El final

page-result = Resultado
page-sheet = Hoja de puntuación
page-sheet-source = Fuente
page-sheet-total = Total
page-tie = Desempate: { $tie }
page-rematch = Jugar otra vez
page-rematch-waiting = Esperando a los demás…
page-rematch-asked = Quieren jugar otra vez: { $names }.
page-rematch-go = A la siguiente partida
page-replay = Verla otra vez
page-picture = Guardar una imagen
page-picture-saved = La imagen está guardada.
page-see-board = Mirar el tablero
page-luck = Comprobar el azar
page-luck-checking = Comprobando el azar…
page-luck-fair = El azar de esta partida fue el que tenía que ser.
page-luck-unfair = Algo no cuadra en el azar de esta partida.
page-luck-commitment = El secreto de la mesa es aquel con el que se comprometió antes de que nadie estuviera listo.
page-luck-commitment-wrong = El secreto de la mesa no es aquel con el que se comprometió.
page-luck-added = Aportaron algo: { $names }.
page-luck-added-none = Nadie aportó nada: decidió solo el secreto de la mesa.
page-luck-receipt-right = El recibo de este navegador coincide.
page-luck-receipt-none = Este navegador no tiene recibo de esta partida.
page-luck-receipt-commitment = Según el recibo de este navegador, la mesa se había comprometido con otro secreto.
page-luck-receipt-own = Lo que aportó este navegador no está en la lista.
page-luck-receipt-list = La lista no es la que la mesa mostró al empezar.
page-luck-draws =
    { $draws ->
        [one] El único sorteo trajo lo que se deriva de ello.
       *[other] Los { $draws } sorteos trajeron lo que se deriva de ello.
    }
page-luck-wrong = La entrada { $entry } trajo «{ $brought }», y tenía que ser «{ $due }».
page-luck-list = Qué podía salir en cada sorteo, y con qué probabilidad, se toma aquí como lo dice el servicio. Con el registro en tu propio ordenador, esto comprueba también eso: fogline verify
page-luck-save = Guardar el recibo
page-luck-earlier = Esta partida empezó antes de que se pudiera comprobar el azar.
page-luck-missing = Cuidado: lo que este navegador aportó al azar no está en la lista de la mesa ({ $seats }). No te fíes del azar de esta partida.
page-home-lead = Dos juegos de mesa sobre San Francisco en una sola mesa: a solas contra bots honrados, en torno a una pantalla o con amigos lejanos.
page-games = Juegos
page-home-players = Jugadores
page-home-level = Bots
page-level-easy = fácil
page-level-medium = medio
page-level-hard = difícil
page-level-expert = experto
page-home-continue = Sigue donde estabas:
page-home-play = Jugar ya a { $title }
page-home-create = Una mesa para amigos…
page-home-link = ¿Tienes un enlace? Pégalo aquí
page-own-running = Tus mesas
page-own-with = { $names }
page-own-finished = Partidas terminadas
page-own-none = Aquí estarán las partidas que termines, para verlas otra vez.
page-own-won = Victoria: { $names }.
page-open-title = Mesas abiertas
page-open-none = Ahora mismo no espera nadie.
page-open-seats =
    { $names } – { $free ->
        [one] un asiento libre
       *[other] { $free } asientos libres
    }
page-join-title = Tienes una invitación
page-join-go = Unirse
page-join-failed = Este enlace no lleva a ninguna parte
page-new-title = Una mesa de { $title }
page-new-clock = Reloj
page-new-clock-none = sin reloj
page-new-clock-move = un minuto por decisión
page-new-clock-short = 10 minutos por jugador, y 5 s cada turno
page-new-clock-long = 30 minutos por jugador, y 10 s cada turno
page-new-public = Mostrarla a todos en la lista de mesas abiertas
page-new-chat = Con chat
page-new-grace = Un bot juega por quien lleve dos minutos ausente
page-new-data = Tu propio archivo de datos (sin él, el del juego)
page-new-data-deck = Tu propio mazo (un archivo; sin él, el nuestro)
page-new-data-map = Tu propio mapa (un archivo; sin él, el nuestro)
page-new-lay = Abrir la mesa
page-generic-seen = Lo que ves
page-generic-choices = Lo que puedes hacer
page-generic-search = Buscar entre las opciones
page-generic-do = Hacerlo
page-replay-title = Repetición
page-replay-of = { $title }, otra vez
page-replay-controls = Controles de la repetición
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-stop = Parar
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-moment = Momento de la partida
page-replay-at = { $at } de { $entries }
page-replay-seat = Visto por
page-replay-spectator = un espectador
page-replay-open = Todas las manos a la vista
page-replay-hands = Todas las manos
page-replay-by = Paso
page-replay-by-move = jugada
page-replay-by-turn = turno
page-replay-speed = Velocidad
page-replay-on = Seguir jugando desde aquí
page-replay-on-hint = Una partida nueva contra bots que empieza en este momento.
page-replay-link = Copiar un enlace a este momento
page-replay-record = Descargar el registro
page-rules-lead = Cada párrafo tiene un número, que los mensajes del juego citan. «Decisión» señala lo que las reglas impresas dejan abierto, o en lo que las ediciones no coinciden, y cómo se juega aquí.
page-rules-search = Buscar en las reglas
page-rules-none = No se ha encontrado nada.
page-settings-language = Idioma
page-settings-theme = Colores
page-settings-theme-system = como el sistema
page-settings-theme-light = claros
page-settings-theme-dark = oscuros
page-settings-motion = Movimiento
page-settings-motion-system = como el sistema
page-settings-motion-full = todo
page-settings-motion-reduce = el mínimo posible
page-settings-pace = Jugadas de los demás
page-settings-pace-calm = una a una, con calma
page-settings-pace-quick = una a una, deprisa
page-settings-pace-instant = todas a la vez
page-settings-play = Durante el juego
page-settings-confirm = Pedir confirmación antes de cada acción
page-settings-confirm-hint = En una pantalla táctil se pide siempre.
page-settings-curtain = Un telón entre quienes juegan en la misma pantalla
page-settings-curtain-hint = También en los juegos en los que nada se oculta.
page-settings-teacher = Profesor
page-settings-teacher-off = no avisa nunca
page-settings-teacher-from = avisa desde el { $share } %
page-settings-teacher-hint = Avisa antes de una jugada que desperdicie tanto de la victoria. En mesas con pistas: contra bots y donde todos están de acuerdo.
page-settings-sound = Sonido
page-settings-sound-hint = Pequeños sonidos para lo que se ve: una carta, un tranvía, una torre, tu turno.
page-settings-volume = Volumen
page-settings-sound-try = Probar
page-settings-notify = Avisarme cuando sea mi turno
page-settings-notify-hint = Mientras la página está abierta detrás de otras ventanas. El navegador pide permiso antes.
page-settings-notify-insecure = Hace falta una dirección cifrada (https).
page-settings-notify-denied = El navegador no lo permite en esta página.
page-about-title = Acerca de Fogline
page-about-lead = Fogline conoce las reglas de dos juegos de mesa sobre San Francisco, explica cada negativa, muestra lo que hará una jugada antes de que la hagas y guarda todas las partidas.
page-about-unofficial-title = No oficial
page-about-unofficial = Fogline es una versión no oficial e independiente. Los juegos pertenecen a sus autores y editores, que no participan en ella. Si te gusta un juego, cómpralo: en una mesa de verdad es más bonito.
page-about-components-title = Piezas propias
page-about-components = Todos los dibujos y textos son nuestros. Los reglamentos no enumeran cada carta ni cada ruta, así que el mazo, el mapa y los billetes son reconstrucciones nuestras, hechas para encajar con lo que dicen los reglamentos. Si tienes el juego, puedes escribir tu propio mazo o mapa y jugar con ellos.
page-about-bots-title = Bots honrados
page-about-bots = Un bot ve exactamente lo que vería una persona en su asiento, y nada más.
page-about-privacy-title = Sin cuentas
page-about-privacy = No hay que registrarse en nada. Un nombre, un aspecto, la huella de tu secreto y las partidas jugadas son todo lo que el servicio sabe de ti, y la página no pide nada a ningún otro servidor.

## Las personas: quién es uno, cómo volver, qué ha jugado, qué se guarda

page-former = Antiguo jugador
page-name = Nombre
page-save = Guardar
page-saved = Guardado.
page-suggested-names = Pelícano, Nutria, Garza, Frailecillo, Farol, Brújula, Delfín, Tranvía, Gaviota, Ancla, Cometa, Vela
page-person-title = ¿Quién eres?
page-person-lead = Así te verán los demás. Puedes cambiarlo cuando quieras.
page-person-go = Adelante
page-person-colour = Color
page-person-shape = Forma
page-colour-crimson = carmesí
page-colour-teal = verde azulado
page-colour-violet = violeta
page-colour-brown = marrón
page-colour-magenta = magenta
page-colour-olive = oliva
page-shape-circle = círculo
page-shape-square = cuadrado
page-shape-diamond = rombo
page-shape-hexagon = hexágono
page-shape-star = estrella
page-shape-drop = gota
page-person-change = Nombre y color…
page-person-change-title = Nombre, color y forma
page-person-you = Tú
page-person-none = Hasta ahora solo has mirado.
page-person-beside = Solo esta pestaña es { $name }; en las demás sigues siendo quien eras.
page-person-beside-end = Terminar
page-join-by = { $host } te invita a jugar: { $title }.
page-join-to = Tienes una invitación: { $title }.
page-back-title = El camino de vuelta
page-back-lead = Este navegador guarda quién eres. Si lo olvida, vuelves con doce palabras en papel o con otro dispositivo.
page-words-title = Mis doce palabras
page-words-lead = Quien tenga estas palabras puede ser tú, en cualquier dispositivo, para siempre. Anótalas o imprímelas: se muestran una vez y solo se guarda su huella.
page-words-earlier = Las palabras anteriores dejan de valer cuando tienes otras nuevas.
page-words-show = Mostrarme doce palabras
page-words-of = Fogline: las palabras de { $name }
page-words-qr = Código QR de las palabras
page-words-use = Escanea el código o escribe las palabras en { $address }.
page-words-once = No se mostrarán otra vez.
page-words-print = Imprimir
page-words-done = Ya las tengo
page-recover-offer = Ya me conocéis
page-recover-title = Volver
page-recover-lead = Tus doce palabras te traen de vuelta, con todas tus partidas.
page-recover-words = Las doce palabras
page-recover-go = Encuéntrame
page-recover-device = ¿Otro dispositivo aún te conoce? En sus ajustes elige «Seguir en otro dispositivo» y abre aquí ese enlace.
page-device-who = Esta es la identidad de { $name }
page-device-here = Quien continúe juega como { $name }, con todas sus mesas y partidas. En este navegador eres { $own }.
page-device-beside = Abrir { $name } aparte, solo en esta pestaña
page-device-replace = Ser aquí { $name } en lugar de { $own }
page-device-stay = Seguir siendo { $own }
page-device-lost = Si sustituyes a { $own }, solo doce palabras u otro dispositivo traen de vuelta a esa persona. Antes puedes crear las palabras en los ajustes.
page-device-same = Aquí ya eres { $name }
page-signout = Cerrar sesión en mis otros dispositivos
page-signout-lead = Después, solo este dispositivo serás tú. También terminan los enlaces para otros dispositivos que aún no se abrieron.
page-signout-words = También mis doce palabras
page-signout-words-go = Las doce palabras ya no traerán a nadie de vuelta.
page-signout-words-stay = Las doce palabras, si las tienes, siguen valiendo.
page-signout-yes = Cerrar esas sesiones
page-signout-done =
    { $count ->
        [0] No había otro dispositivo con sesión.
        [one] Se cerró la sesión en otro dispositivo.
       *[other] Se cerró la sesión en otros { $count } dispositivos.
    }
page-games-all = Todas mis partidas y estadísticas
page-games-title = Mis partidas
page-loading-games = Buscando tus partidas…
page-games-list = Todas las partidas
page-games-game = Juego
page-games-any = todos
page-games-against = Contra
page-games-level-people = personas
page-games-level-mixed = bots variados
page-games-result = Resultado
page-games-won = ganadas
page-games-lost = no ganadas
page-games-shown =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
page-games-with = con { $names }
page-games-length =
    { $minutes } min, { $decisions ->
        [one] una decisión
       *[other] { $decisions } decisiones
    }
page-games-more = Mostrar más
page-games-mark-left = la terminó un bot
page-games-mark-removed = los demás te expulsaron
page-games-mark-shared = varios asientos tuyos
page-games-mark-redrawn = azar repetido
page-games-mark-hints = con pistas
page-games-count = Partidas
page-games-wins = Ganadas
page-games-interval = probablemente { $low } a { $high }
page-games-best = Mejor
page-games-mean = Media
page-games-streak = Victorias seguidas
page-games-longest = récord: { $count }
page-games-sources = Puntos por partida, según su origen
page-games-course = Tus puntuaciones, de la primera a la última
page-games-course-said = De { $low } a { $high } puntos
page-games-parts = { $title } por jugadores y nivel
page-data-title = Mis datos
page-data-kept = Qué se guarda y cuánto tiempo
page-data-person = Tu nombre, color y forma
page-data-person-long = Hasta que te borres.
page-data-secrets = Secretos y doce palabras
page-data-secrets-long = Solo sus huellas, hasta que cierres esas sesiones o te borres.
page-data-tables = Mesas, con cada jugada
page-data-tables-long =
    { $days ->
        [one] Hasta que no ocurra nada allí durante un día.
       *[other] Hasta que no ocurra nada allí durante { $days } días.
    }
page-data-games = Resultados de partidas terminadas
page-data-games-long = Puesto, puntos y nombres de quienes jugaron: hasta que te borres.
page-data-links = Invitaciones y enlaces
page-data-links-long = Las invitaciones una semana, los enlaces a un dispositivo o asiento diez minutos.
page-data-chat = Chat
page-data-chat-long = No se guarda: desaparece al cerrar la página.
page-data-browser = En este navegador
page-data-browser-long = Tu secreto y tus ajustes, hasta que los borres. Sin cookies.
page-data-address = Direcciones de red
page-data-address-long = Solo en memoria, para limitar cuántas veces se puede pedir algo.
page-data-export = Llévatelos
page-data-export-lead = Un archivo (JSON) con todo lo que el servicio sabe de ti.
page-data-export-go = Descargar mis datos
page-data-delete = Borrarme
page-data-delete-lead = Tus partidas desaparecen y quienes jugaron contigo ven «Antiguo jugador» en lugar de tu nombre. Los bots terminan tus asientos. No hay vuelta atrás, ni con tus doce palabras.
page-data-delete-name = Escribe tu nombre, { $name }, para confirmarlo
page-data-delete-go = Borrarme para siempre
page-data-deleted = Tus datos se han borrado. ¡Adiós!

## Aprender un juego

page-tutorial = Tutorial
page-tutorial-step = Paso { $number } de { $steps }
page-tutorial-next = Siguiente
page-tutorial-back = Atrás
page-tutorial-show = Enséñame
page-tutorial-leave = Salir
page-tutorial-read = Con «Siguiente» se sigue desde aquí.
page-tutorial-chapter = ¡Bien hecho! Vamos a la parte siguiente.
page-tutorial-done-title = Ya conoces { $title }
page-tutorial-done = Para una primera partida basta con esto. Todo lo demás se explica solo en la mesa.
page-tutorial-play = Jugar contra bots
page-tutorial-again = Repetir el tutorial
page-learn-tutorial = Aprende jugando
page-learn-continue = Continúa el tutorial
page-learn-five = El juego en cinco minutos
page-offer-title = { $title }: ¿tu primera partida?
page-offer = Apréndelo jugando: en el tablero de verdad, en dos o tres minutos.
page-offer-tutorial = Jugar el tutorial
page-offer-play = Empezar la partida ya

## Repasar una partida terminada

page-look = Analizar
page-look-progress = Se vuelve a pensar cada decisión de la partida…
page-look-failed = El análisis se quedó a medias.
page-look-again = Intentar de nuevo
page-look-luck = un golpe de suerte
page-look-error = una decisión que costó algo
page-look-account = La suerte dio { $luck } %, las decisiones propias { $skill } %.
page-look-all = Cómo se llegó al { $result } %
page-look-start = Probabilidad al principio
page-look-part-luck = Suerte
page-look-part-skill = Decisiones propias
page-look-part-unseen = Lo que no se podía saber
page-look-part-others = Decisiones de los demás
page-look-part-table = Bots de reemplazo
page-look-result = Al final
page-look-note = Una decisión se juzga por lo que podía ver quien jugaba, junto a lo mejor que una búsqueda encuentra desde ahí. Nadie tiene la culpa de lo que estaba oculto.
page-look-none = Ninguna decisión desperdició nada que cuente.
page-look-move = Momento { $at }:
page-look-cost = costó el { $loss } % de la victoria.
page-look-try = ¿Qué harías tú?
page-look-answer = Mostrar la mejor jugada
page-look-played = Se jugó: { $move }
page-look-better = Mejor: { $move }
page-try-title = ¿Qué harías tú?
page-try-question = Decide { $name }, en el momento { $at }. Elige en el tablero como en la partida: no cambia nada, solo se compara.
page-try-busy = Comparando…
page-try-shown = Esto habría sido mejor:
page-try-better = Has encontrado la mejor jugada.
page-try-played = Es lo que se jugó.
page-try-gain = { $gain } % más que lo que se jugó.
page-try-loss = { $gain } % menos que lo que se jugó.
page-try-role-tried = tu jugada
page-try-role-played = lo que se jugó
page-try-role-better = mejor
page-try-again = Otra vez
page-try-close = Volver a la partida
page-hint = Pista
page-hint-thinking = Pensando en lo que ves…
page-hint-effects = Qué cambiaría
page-hint-do = Hacer esto
page-hint-note = Solo a partir de lo que puedes ver. El número es tu parte de la victoria, hasta donde se puede saber.
page-hints-on = En esta mesa se juega con pistas.
page-hints-agree = Quien dice que está listo, acepta.
page-hints-allow = Jugar con pistas
page-hints-allow-hint = Quien tenga que decidir podrá preguntar qué es lo mejor. Todos vuelven a decir que están listos: así aceptan.
page-teacher-title = ¿Seguro?
page-teacher-warning = Por lo que puedes ver, esto desperdicia alrededor del { $loss } % de la victoria.
page-teacher-back = Volver atrás
page-teacher-go = Hacerlo de todos modos
page-think-title = Qué se consideró
page-think-ask = ¿Qué consideró después { $name }?
page-think-search = Lo que una búsqueda encuentra aquí para { $name }:
page-think-bot = Lo que consideró { $name } ({ $bot }):
page-think-points = calcula { $points } puntos:
page-think-tries =
    { $count ->
        [one] probado una vez
       *[other] probado { $count } veces
    }
page-think-then = Después se esperaba –
page-think-nothing = Este bot no miró nada más.
page-branch-luck = Suerte
page-branch-luck-new = sorteada de nuevo
page-branch-luck-kept = como vino
page-branch-shared = Quien tenga el enlace puede mirar
page-branch-begin = Seguir jugando
page-branch-record = Registro solo de esta rama
page-branch-origin = La partida de la que sigue

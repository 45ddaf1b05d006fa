# What the command line says of itself: `fogline.cli.help` tells how a text is named after what it explains.
# The examples under a command's words are not here: they are the same in every language, in its function's docstring.

help =
    Dos juegos de tablero ambientados en San Francisco, en una misma mesa: jugar, simular, comprobar, repasar partidas
    y leer las reglas.

    Empieza con **fogline play**; cada orden muestra ejemplos con **--help**.
help--language = El idioma de las órdenes: { $languages }.
help--version = Mostrar la versión.
help--install-completion = Instalar el autocompletado para esta shell.
help--show-completion = Mostrar el autocompletado para esta shell, para copiarlo o adaptarlo.
help--help = Mostrar esta ayuda.

# for many commands
help-GAME = Uno de estos: { $games }.
help--at = Tras este número de entradas del registro.
help--code = Un archivo de Python con bots tuyos, o una clase, como `python:module:Bot`; se puede dar varias veces.
help--data = Un archivo de datos tuyo, como un mazo o un mapa.
help--database = El archivo en el que se guardan mesas y personas.
help-serve--database = El archivo en el que se guardan mesas y personas, o la dirección de una base PostgreSQL: `postgresql://HOST/NAME`.
help--deck = Un mazo tuyo.
help--first = El asiento que empieza, a partir de 1; si no, decide el azar.
help--force = Reemplazar el archivo si existe.
help--game = Qué partida del archivo.
help--host = La dirección en la que escuchar; 0.0.0.0 para todas las redes.
help--keep-thoughts = Guarda también lo que pensaron los bots, una partida por línea, en un archivo aparte.
help--json = El resultado en JSON.
help--map = Un mapa tuyo.
help--markdown = Escribir el informe en Markdown.
help--seat = Desde qué asiento mirar: un nombre, o un número a partir de 1; si no, como espectador.
help--seed = La misma semilla da las mismas partidas, con cualquier número de procesos.
help--workers = Procesos que se reparten el trabajo; 0 para uno por núcleo.

# play
help-play =
    Jugar contra bots o con quien tengas al lado: en el navegador, o aquí con **--terminal** (y ahí escribe help).

    Sin el nombre de un juego, el navegador abre la primera página, con todos los juegos y las partidas empezadas;
    con uno, su mesa enseguida.

    Con **--resume**, **--position**, **--record**, **--save**, **--seed** o **--join** se juega en el terminal.
help-play--seats = `me`, los nombres de otras personas o bots, separados por comas.
help-play--terminal = Aquí en el terminal, no en el navegador.
help-play--tutorial = Aprende el juego jugando, en este terminal.
help-play--seed = Repetir el azar de la partida con esta semilla.
help-play--resume = Seguir con una partida guardada.
help-play--position = Empezar desde esta posición.
help-play--record = Empezar desde una partida de este archivo de registros.
help-play--save = Dónde guardar la partida cuando pares.
help-play--join = Jugar en una mesa en red: su dirección o una invitación.
help-play--name = Cómo te llaman allí los demás.
help-play--browser = Abrir el navegador, o decir solo dónde está la mesa.
help-play--port = El puerto de la página; si no, uno libre.

# simulate
help-simulate = Hacer que los bots jueguen muchas partidas, escribir los registros y decir quién ganó cuántas veces.
help-simulate--seats = Un bot por asiento, separados por comas: { $bots }.
help-simulate--games = Cuántas partidas.
help-simulate--out = Adónde van los registros; `-` para la salida.

# dataset
help-dataset = Escribir las decisiones de muchas partidas, para aprender, en archivos Parquet; si se interrumpe, sigue donde estaba. Necesita fogline[lab].
help-dataset--folder = La carpeta adonde van los archivos, o donde están.
help-dataset--seats = Un bot por asiento, separados por comas: { $bots }.
help-dataset--games = Cuántas partidas.
help-dataset--read = Leer partidas terminadas de este archivo de registros en vez de jugar otras nuevas; `-` para la entrada.
help-dataset--rich = Observaciones en su forma rica.
help-dataset--shard = Partidas por archivo.
help-dataset--check = Calcular todo de nuevo a partir de los registros guardados y comparar.
help-dataset--cluster = Jugar en un clúster de Dask: la dirección de su planificador.

# benchmark
help-benchmark = Medir un bot contra los rivales fijos de fogline-bench-1, desde ambos asientos de los mismos repartos que todos: una fila con todo lo que permite repetirla.
help-benchmark-BOT = El nombre de un bot con sus ajustes, o una clase propia como my_module:MyBot.
help-benchmark--deals = Repartos contra cada rival; con menos de 200 no es una fila de la tabla.
help-benchmark--round = Qué repartos: `open`, o el nombre de una ronda cuando se publique.
help-benchmark--store = Un archivo que guarda las partidas, para que una medición interrumpida pueda seguir.

# verify
help-verify =
    Ejecutar de nuevo cada partida de los archivos y comparar posición, resultado y hash.

    Nombra el archivo, la línea y la primera entrada que no se puede ejecutar, o dice que todas se pueden ejecutar pero
    lo demás no coincide. El código de salida es 1 si alguna partida falla.
help-verify-FILES = Registros, una partida por línea; `-` lee la entrada.
help-verify--receipt = Un recibo que un cliente guardó del azar de una mesa; se puede dar varias veces.

# replay
help-replay =
    Repasar una partida paso a paso: n o → adelante, p o ← atrás, un número e Intro para saltar, s para mirar desde otro
    asiento, q para parar.

    Sin terminal se imprime cada entrada con lo que pasó; con **--at**, solo esa posición.
help-replay-FILE = Registros, una partida por línea; `-` lee la entrada.

# analyse
help-analyse =
    Repasar una partida: las posibilidades de cada uno, las decisiones que regalaron algo y lo que trajo el azar.
help-analyse-FILE = Registros, una partida por línea; `-` lee la entrada.
help-analyse--sims = Simulaciones por decisión; con 0 no se juzga ninguna.
help-analyse--quick = Un repaso rápido, con pocas simulaciones.
help-analyse--html = Escribe el análisis como una sola página HTML, que no necesita nada de fuera.
help-analyse--resume = Guarda en este archivo lo encontrado, y la próxima vez sigue desde ahí.

# show
help-show = Dibujar una posición en el terminal.
help-show-WHAT = Una posición entre comillas, o un archivo; `-` lee la entrada.

# rules
help-rules =
    Leer las reglas, con nuestras palabras: un párrafo, una sección, un juego entero, o todas las que hablan de una
    palabra.
help-rules-NUMBERS = Un juego, una sección o un párrafo: SF, SF-5, SF-5.4.
help-rules--search = Los párrafos con esta palabra.

# bench
help-bench =
    Medir las acciones por segundo jugando al azar, en un núcleo, junto a las simulaciones en C++ de OpenSpiel en la
    misma prueba.

    En ambos lados los resultados del azar cuentan como acciones; las jugadas permitidas se generan en cada decisión.
help-bench--rounds = Tramos de medida para cada lado; con más tramos las cifras son más estables.
help-bench--interpreted = También el núcleo interpretado, en un proceso aparte.
help-bench--peer = También `crazy_eights` de OpenSpiel, si está instalado.

# doctor
help-doctor =
    Mostrar qué está instalado: la versión, qué núcleo funciona, mazos y mapas con sus hashes, las partes opcionales.

    El código de salida es 1 si un juego no se puede cargar.

# serve
help-serve =
    Alojar mesas: una página en la que jugar, una sala de espera por HTTP, las partidas por WebSocket, todo en un solo
    archivo.

    Ctrl-C o SIGTERM lo termina; lo que tuvo respuesta queda guardado, y al volver a arrancar las partidas continúan.

    Los límites son por dirección. Detrás de un proxy, nómbralo con **--trust-proxy**: si no, todos sus clientes cuentan
    como uno.
help-serve--port = El puerto en el que escuchar.
help-serve--workers = Procesos en los que piensan los bots; 0 para uno por núcleo.
help-serve--code = Un archivo de Python con más bots que ofrecer, o una clase, como `python:module:Bot`; se puede dar varias veces.
help-serve--installed-bots = Ofrecer también los bots de los paquetes instalados.
help-serve--origin = Una página de otro sitio que puede conectarse.
help-serve--trust-proxy = Un proxy, o su red, que dice quiénes son sus clientes.
help-serve--limit = Otro número para uno de los límites del servicio, por ejemplo sockets_from_one=2000; se puede dar varias veces.

# watch
help-watch = Mirar una partida en una mesa en red. Escribe help para saber qué puedes pedir, o quit para salir.
help-watch-LINK = La dirección de una mesa, o una invitación.

# loadtest
help-loadtest =
    Medir el servicio de mesas: jugadas por segundo, retraso hasta el último que recibe, memoria, parada más larga.

    El servicio funciona solo en su proceso, con un almacén propio en una carpeta temporal; clientes en otros procesos
    juegan partidas ya empezadas, según las reglas y a ritmo constante. Cada mesa tiene de 2 a 4 asientos, algunos de la
    misma persona; las demás conexiones son espectadores.
help-loadtest--tables = Mesas con una partida en curso.
help-loadtest--sockets = Conexiones que las miran, repartidas por igual.
help-loadtest--seconds = Cuánto tiempo medir.
help-loadtest--moves = Jugadas por segundo que envían los clientes.
help-loadtest--game = Solo este juego; si no, todos por turnos.
help-loadtest--clients = Procesos que se reparten las conexiones.
help-loadtest--warm-up = Segundos de juego antes de empezar a contar.
help-loadtest--seed = Para las partidas, y para lo que deciden los clientes.
help-loadtest--database = La dirección de una base de datos PostgreSQL vacía que se llena; si no, un archivo que luego desaparece.
help-loadtest--nodes = Servicios sobre esa base de datos, que se reparten las mesas.
help-loadtest--foreign = La parte de las conexiones, de 0 a 1, que llega a un nodo distinto del de su mesa.
help-loadtest--storm = A la mitad, perder a la vez nueve de cada diez conexiones y dejar que vuelvan todas.
help-loadtest--ramp = Que el ritmo crezca de cero hasta esas jugadas por segundo.
help-loadtest--coming = Mesas por segundo que todos dejan, para volver cuatro segundos después.
help-loadtest--crowd = Espectadores que una sola mesa tiene además.
help-loadtest--slow = La parte de las conexiones, de 0 a 1, que llega por una red lenta.
help-loadtest--delay = Milisegundos que allí tarda todo en un sentido.
help-loadtest--loss = La parte de los paquetes, de 0 a 0,5, que allí se pierde.
help-loadtest--address = Un servicio que ya funciona, como HOST:PUERTO, con límites más altos; varios se reparten las conexiones. Las mesas se abren allí.
help-loadtest--compare = No medir nada; mostrar dos informes de --json uno junto a otro.
help-loadtest--html = Escribe el informe como una sola página HTML con gráficos, que no necesita nada de fuera.

# arena
help-arena = Lo fuertes que son los bots, y lo que dan mazos y mapas entre ellos.
help-arena-contest =
    Enfrentar a los bots en partidas emparejadas, cada reparto en todas las rotaciones de asientos, y decir quién es más
    fuerte, y con qué certeza.

    La palabra `contest` se puede omitir.
help-arena-contest--luck-adjusted = Dice también qué queda si se quita la suerte de los resultados.
help-arena-contest--bots = Los bots, separados por comas: { $bots }.
help-arena-contest--players = Cuántos se sientan a una mesa.
help-arena-contest--kind =
    Todos contra todos (`round-robin`), el primero contra cada uno de los demás (`gauntlet`), o cada uno contra el
    siguiente (`ladder`).
help-arena-contest--deals = Repartos por emparejamiento, cada uno en todas las rotaciones.
help-arena-contest--stop-early = Terminar un emparejamiento en cuanto esté claro quién va por delante.
help-arena-contest--cluster = Jugar en un clúster de Dask: la dirección de su planificador.
help-arena-contest--store = Dónde se guardan las partidas terminadas; la misma orden sigue desde ahí.
help-arena-calibrate =
    Hacer que los bots jueguen con un mazo o un mapa, con cada número de jugadores, y comparar lo que da con sus
    objetivos.
help-arena-calibrate--bot = El bot de todos los asientos: { $bots }.
help-arena-calibrate--games = Partidas con cada número de jugadores.
help-arena-calibrate--plots = Escribir los gráficos (SVG) en esta carpeta.

# data
help-data = Los archivos de datos de los juegos, como mazos y mapas: los nuestros y los tuyos.
help-data-check =
    Encontrar todos los fallos de un archivo de datos: archivo, lugar, motivo. Con errores el código de salida es 1, con
    avisos 0.
help-data-check-GAME = El juego, o el comienzo de su nombre.
help-data-check-FILE = Un archivo de datos (TOML); `-` lee la entrada.
help-data-show = Mostrar lo que contiene un archivo de datos.
help-data-show-GAME = El juego, o el comienzo de su nombre.
help-data-show-FILE = Un archivo de datos (TOML); si no, el que trae el juego.
help-data-show--svg = Escribir una imagen, si el juego la dibuja.

# deck
help-deck = Los mazos de San Francisco: los nuestros y los tuyos.
help-deck-check =
    Encontrar todos los fallos de un mazo: archivo, lugar, motivo. Con errores el código de salida es 1, con avisos 0.
help-deck-check-FILE = Un mazo (TOML); `-` lee la entrada.
help-deck-show = Mostrar un mazo: sus cartas por color, y cuántas muestran qué.
help-deck-show-FILE = Un mazo (TOML); si no, el nuestro.

# map
help-map = Los mapas de «¡Aventureros al Tren!»: los nuestros y los tuyos.
help-map-check =
    Encontrar todos los fallos de un mapa: archivo, lugar, motivo. Con errores el código de salida es 1, con avisos 0.
help-map-check-FILE = Un mapa (TOML); `-` lee la entrada.
help-map-show = Mostrar un mapa: un boceto en el terminal con lugares, rutas y billetes, o una imagen.
help-map-show-FILE = Un mapa (TOML); si no, el nuestro.
help-map-show--svg = Escribir el mapa como imagen.

# what one types after an option, or as an argument
value-GAME = JUEGO
value-FILE = ARCHIVO
value-FILES = ARCHIVO
value-LINK = ENLACE
value-NUMBERS = NÚMERO
value-WHAT = POSICIÓN|ARCHIVO
value--compare = ARCHIVO ARCHIVO
value--code = ARCHIVO
value--cluster = DIRECCIÓN
value--database = ARCHIVO
value--folder = CARPETA
value-BOT = BOT
value--read = ARCHIVO
value--host = DIRECCIÓN
value--join = ENLACE
value--kind = TIPO
value--origin = DIRECCIÓN
value--out = ARCHIVO
value--plots = CARPETA
value--trust-proxy = DIRECCIÓN
value-float = NÚMERO
value-int = NÚMERO
value-path = ARCHIVO
value-str = TEXTO

# around all of these
usage = Uso:
usage-arguments = Argumentos
usage-command = ORDEN [ARGUMENTOS]...
usage-commands = Órdenes
usage-default = [por defecto: { $value }]
usage-environment = [entorno: { $value }]
usage-error = Error
usage-hint = Para ver la ayuda: «{ $command }».
usage-options = Opciones
usage-required = [obligatorio]

# what was typed wrongly
error-choice = { $option } admite uno de estos: { $choices }.
error-missing = Falta { $what }.
error-needs-value = { $option } necesita un valor.
error-no-command =
    { $similar ->
        [none] No existe la orden «{ $command }».
       *[other] No existe la orden «{ $command }». ¿Querías decir: { $similar }?
    }
error-no-option =
    { $similar ->
        [none] No existe la opción { $option }.
       *[other] No existe la opción { $option }. ¿Querías decir: { $similar }?
    }
error-no-value = { $option } no lleva ningún valor.
error-number =
    { $max ->
        [none] { $min ->
            [none] { $option } admite { $number }.
           *[other] { $option } admite { $number } a partir de { $min }.
        }
       *[other] { $option } admite { $number } de { $min } a { $max }.
    }
error-number-any = un número
error-number-whole = un número entero
error-too-many = Sobran palabras: { $words }

# a command that was renamed
notice-renamed = «fogline { $former }» ahora se llama «fogline { $name }». El nombre anterior sigue funcionando.

# a service’s database and its host
help-serve--admin = Un archivo con el hash de la contraseña del anfitrión (ver **fogline password**); sin él no hay página para el anfitrión.
help-serve--metrics-port = Un puerto de esta máquina, para Prometheus.
help-serve--node = Dónde encuentran a este nodo los demás de la misma base de datos PostgreSQL, como 10.0.0.2:8100; solo ellos deberían poder.
help-serve--config = Un archivo TOML con estas opciones; lo que se escribe aquí tiene prioridad.
help-serve--check = Decir solo si podría arrancar: ajustes, puerto, base de datos.
help-backup =
    Copia la base de datos de un servicio en marcha, tal como está en un momento, y comprueba la copia.

    Copiar el archivo de otro modo pierde lo que aún está en el registro de SQLite, a su lado.
help-backup-TARGET = El archivo nuevo, o una carpeta en la que lleva la hora por nombre.
help-backup--keep = Borrar las copias de la carpeta, salvo estas últimas.
help-restore = Convierte una copia en la base de datos de un servicio; antes, ciérralo. Lo que había se conserva con otro nombre.
help-restore-BACKUP = Lo que hizo **fogline backup**.
help-check =
    Repite cada partida guardada con este Fogline, sobre una copia, y nombra las que cambiarían.

    Pregúntalo con la versión nueva antes de actualizar. Código de salida 1 si alguna cambia.
help-export = Escribe todas las partidas y personas de una base de datos como líneas JSON, secretos incluidos; lo dañado se nombra y se deja fuera.
help-export-FILE = Adónde van; solo su dueño puede leerlo.
help-export--table = Solo esta mesa, y ninguna persona; se puede dar varias veces.
help-export--records = Solo las partidas acabadas, como registros para **fogline verify** y **fogline replay**.
help-copy-store = Copia todas las partidas y personas de una base de datos a otra, SQLite o PostgreSQL, mientras el servicio sigue con la primera; repetido, copia lo que ha cambiado desde entonces.
help-copy-store-STORE = Dónde están: un archivo o `postgresql://HOST/NAME`.
help-copy-store-COPY = Adónde van: una base que ningún servicio tenga abierta.
help-import = Añade a una base de datos las partidas y personas de una exportación; lo que ya está queda como está.
help-import-FILE = Lo que escribió **fogline export**; `-` lee la entrada.
help-password = Pide la contraseña del anfitrión y escribe su hash para **fogline serve --admin**.
help-password-FILE = Adónde va el hash; solo su dueño puede leerlo.
value-TARGET = ARCHIVO|CARPETA
value-STORE = ARCHIVO|DIRECCIÓN
value-COPY = ARCHIVO|DIRECCIÓN
value-BACKUP = ARCHIVO

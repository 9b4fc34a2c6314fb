import type { DEVELOPERS as ENGLISH } from '../english/developers.ts';

/** The page for developers. */
export const DEVELOPERS = {
  'One public GraphQL graph runs this site, and your tools can use it too.':
    'Este sitio funciona con un grafo GraphQL público, y tus herramientas también pueden usarlo.',
  'Ask first, then follow': 'Primero pregunta, luego sigue',
  Ask: 'Pregunta',
  'Query what you want to show. It’s plain HTTP: no key, no sign-up.':
    'Consulta lo que quieras mostrar. Es HTTP simple: sin clave y sin registro.',
  Follow: 'Sigue',
  'Then subscribe, and changes reach you within a second. An event has the new state or says what to query again, so applying it twice does no harm.':
    'Después suscríbete y los cambios te llegan en un segundo. Un evento trae el estado nuevo o dice qué volver a consultar, así que aplicarlo dos veces no hace daño.',
  Resume: 'Reanuda',
  'Every result and every event says where it is in the stream of events. After a lost connection, subscribe after the last position you got, and you miss nothing.':
    'Cada resultado y cada evento dicen dónde están en el flujo de eventos. Si se corta la conexión, suscríbete después de la última posición que recibiste y no te perderás nada.',
  '{points|one:Costs # point|other:Costs # points}':
    '{points|one:Cuesta # punto|other:Cuesta # puntos}',
  'This page for language models, in a few lines.':
    'Esta página para modelos de lenguaje, en pocas líneas.',
  'The same with the schema and the examples.': 'Lo mismo con el esquema y los ejemplos.',
  Queries: 'Consultas',
  'Send variables next to the query:': 'Envía las variables junto a la consulta:',
  'A query with variables': 'Una consulta con variables',
  Clients: 'Clientes',
  'These work with their default settings. We run each example before every release.':
    'Funcionan con su configuración por defecto. Ejecutamos cada ejemplo antes de cada versión.',
  'IDs are unique within a type only, so give Relay’s {environment} this {option}:':
    'Los IDs solo son únicos dentro de un tipo, así que dale al {environment} de Relay este {option}:',
  'On a web page': 'En una página web',
  'It works from any site, and from a file on your computer.':
    'Funciona desde cualquier sitio y desde un archivo en tu computadora.',
  'As a document': 'Como documento',
  'For code generators, GraphiQL and everything else that reads GraphQL files.':
    'Para generadores de código, GraphiQL y todo lo que lea archivos GraphQL.',
  Subscriptions: 'Suscripciones',
  'A mutation with a token': 'Una mutación con un token',
  'What a token can call': 'Qué puede llamar un token',
  'Any token': 'Cualquier token',
  'Token that writes': 'Token que escribe',
  'What it does': 'Qué hace',
  'Points for one operation': 'Puntos por operación',
  'Points in {seconds} seconds, per member or IP address':
    'Puntos en {seconds} segundos, por miembro o dirección IP',
  'Items on a page': 'Elementos por página',
  'Tokens in a document': 'Tokens en un documento',
  'Levels in a document': 'Niveles en un documento',
  'Aliases in a document': 'Alias en un documento',
  'Directives in a document': 'Directivas en un documento',
  'Times a document selects one field in one place':
    'Veces que un documento selecciona un campo en un mismo lugar',
  'Bytes in a request': 'Bytes en una solicitud',
  'Sockets per IP address': 'Sockets por dirección IP',
  'Sockets per member': 'Sockets por miembro',
  'Operations on one socket': 'Operaciones en un socket',
  'Bytes in a message on a socket': 'Bytes en un mensaje por socket',
  'Documents one IP address subscribes to that no one else uses':
    'Documentos a los que se suscribe una dirección IP y que nadie más usa',
  'Different subscriptions per IP address': 'Suscripciones distintas por dirección IP',
  'API tokens per member': 'Tokens de API por miembro',
  'At most': 'Máximo',
  '{points} in {seconds} seconds': '{points} en {seconds} segundos',
  '{points} in {minutes} minutes': '{points} en {minutes} minutos',
  'Different variables don’t make a different document. Some acts have a limit of their own:':
    'Con otras variables, el documento sigue siendo el mismo. Algunos actos tienen su propio límite:',
  'Limits of single acts': 'Límites de cada acto',
  Errors: 'Errores',
  'In an error’s extensions, {code} is the broad kind and {key} the exact reason. Keys never change, texts do. {params} has the values in braces, {issues} the fields of invalid input, and {retry} the seconds to wait.':
    'En las extensiones de un error, {code} es el tipo general y {key} el motivo exacto. Las claves no cambian; los textos, sí. {params} trae los valores entre llaves, {issues} los campos con datos inválidos y {retry} los segundos de espera.',
  'All error keys': 'Todas las claves de error',
  'Error keys': 'Claves de error',
  Key: 'Clave',
  Text: 'Texto',
  Enums: 'Enums',
  'We add values without notice, so handle ones you don’t know.':
    'Agregamos valores sin aviso, así que prepárate para los que no conozcas.',
  'All enums': 'Todos los enums',
  Values: 'Valores',
  Terms: 'Condiciones',
  'The graph is free, for fun or for business. You don’t need to ask us first.':
    'El grafo es gratis, por gusto o por negocio. No hace falta que nos pidas permiso.',
  'Name the site and link to it.': 'Menciona el sitio y pon un enlace.',
  'Scores, schedules and show listings are yours to use.':
    'Puedes usar los marcadores, el calendario y la lista de programas.',
  'Articles, episodes and photos belong to the people who made them. Show a title, a short excerpt and a link.':
    'Los artículos, episodios y fotos son de quienes los hicieron. Muestra el título, un extracto corto y un enlace.',
  'Show members’ names and pictures only next to what they posted. Don’t build profiles from them.':
    'Muestra nombres y fotos de los miembros solo junto a lo que publicaron. No armes perfiles con eso.',
  'When a member edits or deletes a post, do the same to your copy within a day.':
    'Si un miembro edita o borra algo, haz lo mismo con tu copia en menos de un día.',
  'Don’t sell members’ posts, train models on them or use them to contact anyone.':
    'No vendas lo que publican los miembros, no entrenes modelos con eso ni lo uses para contactar a nadie.',
  'Don’t pass your app off as ours, or as the team’s.':
    'No hagas pasar tu app por nuestra ni por del equipo.',
  'We don’t promise uptime, speed or accuracy. Scores can be late or wrong, so don’t bet on them.':
    'No prometemos disponibilidad, velocidad ni exactitud. Un marcador puede llegar tarde o mal: no apuestes con él.',
  'Need higher limits, have a question or want something of yours removed? {contact}. Report security problems {security}.':
    '¿Necesitas más límite, tienes una pregunta o quieres que quitemos algo tuyo? {contact}. Los problemas de seguridad se reportan {security}.',
  here: 'aquí',
  'On this page': 'En esta página',
  Endpoints: 'Endpoints',
  'Explore the graph in your browser, docs included.':
    'Explora el grafo en tu navegador, con documentación incluida.',
  'Queries by GET or POST, mutations by POST, as JSON. Subscriptions over a WebSocket.':
    'Consultas por GET o POST, mutaciones por POST, en JSON; suscripciones por WebSocket.',
  'The schema with its descriptions. Introspection is on.':
    'El esquema con sus descripciones. La introspección está activada.',
  'The paths under /api, as OpenAPI 3.1.': 'Las rutas bajo /api, en OpenAPI 3.1.',
  'The newest articles as RSS.': 'Los artículos más recientes en RSS.',
  'The newest articles as a JSON feed.': 'Los artículos más recientes en JSON Feed.',
  'Shows and games for calendars.': 'Programas y partidos para calendarios.',
  'You can also send a query by GET. Cookies are ignored there.':
    'También puedes enviar una consulta por GET. Ahí se ignoran las cookies.',
  'A query by GET': 'Una consulta por GET',
  'Open in GraphiQL': 'Abrir en GraphiQL',
  'Every response has an {header} header. Include it when you write to us about a response.':
    'Cada respuesta lleva un encabezado {header}. Inclúyelo cuando nos escribas sobre una respuesta.',
  'The protocol is {protocol}, as in the {name} package.':
    'El protocolo es {protocol}, como en el paquete {name}.',
  'Each query result and each event has a position: {position}. Query first, then subscribe with {after} set to that position, and after a lost connection to the last one you got. You get everything that happened since, in order.':
    'Cada resultado de una consulta y cada evento tiene una posición: {position}. Primero consulta y luego suscríbete con {after} en esa posición y, si se corta la conexión, en la última que recibiste. Recibes todo lo que ha pasado desde entonces, en orden.',
  'If a position is too old, the next result has no data but {reset}. Query again what you show, and keep listening.':
    'Si una posición es demasiado antigua, el siguiente resultado no trae datos, sino {reset}. Vuelve a consultar lo que muestras y sigue escuchando.',
  'Without a WebSocket, subscribe with server-sent events at {path}. The id of each event is its position, so a browser’s {source} resumes by itself.':
    'Sin WebSocket, suscríbete con eventos del servidor en {path}. El id de cada evento es su posición, así que el {source} de un navegador se reanuda solo.',
  'Miss nothing': 'No te pierdas nada',
  'Server-sent events': 'Eventos del servidor',
  'Subscriptions as server-sent events, by GET or POST.':
    'Suscripciones como eventos del servidor, por GET o POST.',
  'When the site closes a socket, the code says what to do next and the reason says why:':
    'Cuando el sitio cierra un socket, el código dice qué hacer y la razón, por qué:',
  'The site is restarting. Connect again.': 'El sitio se está reiniciando. Vuelve a conectarte.',
  'Too many connections, or the client read messages too slowly. Try again later.':
    'Demasiadas conexiones, o el cliente leyó los mensajes muy despacio. Inténtalo más tarde.',
  'The site couldn’t read what you sent.': 'El sitio no pudo leer lo que enviaste.',
  'The token is unknown, expired or revoked. Don’t retry.':
    'El token es desconocido, venció o fue revocado. No reintentes.',
  'The session ended or its permissions changed. Connect again.':
    'La sesión terminó o sus permisos cambiaron. Vuelve a conectarte.',
  'IDs and pagination': 'IDs y paginación',
  'IDs are whole numbers and never change. A paginated list is a connection: it takes {first}, the page size, and {after}, the {cursor} of the last item you have, and keeps working if that item is deleted.':
    'Los IDs son números enteros y nunca cambian. Una lista paginada es una conexión: recibe {first}, el tamaño de la página, y {after}, el {cursor} del último elemento que tienes, y sigue funcionando si ese elemento se borra.',
  Limits: 'Límites',
  'An object costs one point. A list costs one, plus one for each item you request (or get by default) and whatever you select on it. Scalar fields are free, and so is anything that always comes with its parent, such as image sizes.':
    'Un objeto cuesta un punto. Una lista cuesta uno, más uno por cada elemento que pidas (o recibas por defecto) y lo que selecciones en él. Los campos escalares son gratis, igual que lo que siempre viene con su padre, como los tamaños de una imagen.',
  'Each IP address or signed-in member can spend {points} points in {seconds} seconds. Queries report their cost in {cost}, and responses what’s left in {left}. A cached response costs {cached}, a refused request {refused}. Over budget, you get a 429 with {header} in seconds. Some mutations have limits of their own; the headers show those too.':
    'Cada dirección IP o miembro con sesión puede gastar {points} puntos en {seconds} segundos. Las consultas dan su costo en {cost} y las respuestas, lo que queda en {left}. Una respuesta en caché cuesta {cached}; una solicitud rechazada, {refused}. Si te pasas, recibes un 429 con {header} en segundos. Algunas mutaciones tienen límites propios; los encabezados también los muestran.',
  'Cross-origin requests': 'Solicitudes de otros sitios',
  'Any site can request public data without credentials: cookies count only on this site. Under /api, other sites can only read. With an API token, both allow whatever the token allows.':
    'Cualquier sitio puede consultar los datos públicos sin credenciales: las cookies solo cuentan en este sitio. En /api, otros sitios solo pueden leer. Con un token de API, ambos permiten lo que el token permita.',
  Changelog: 'Registro de cambios',
  'We add fields without notice. Before we remove one, the schema marks it as deprecated, with the reason and what to use instead.':
    'Agregamos campos sin aviso. Antes de quitar uno, el esquema lo marca como obsoleto, con el motivo y qué usar en su lugar.',
  'Responses list what your document used that is deprecated in extensions.deprecated.':
    'Las respuestas enumeran en extensions.deprecated lo obsoleto que usó tu documento.',
  'Your {profile} shows each token’s calls, cost and errors of the last 30 days, and the deprecated fields it uses. We email you a month before one of them goes.':
    'Tu {profile} muestra las llamadas, el costo y los errores de cada token en los últimos 30 días, y los campos obsoletos que usa. Te escribimos un mes antes de que desaparezca uno.',
  'Missing something, or found a mistake? {contact}':
    '¿Falta algo o encontraste un error? {contact}',
  'Write to us': 'Escríbenos',

  // API tokens
  'Code that acts as a member sends one of that member’s API tokens. Create one on your {profile}. You’ll see it once; guard it like a password.':
    'El código que actúa como un miembro envía un token de API de ese miembro. Crea uno en tu {profile}. Solo lo verás una vez: cuídalo como una contraseña.',
  'profile page': 'página de perfil',
  'A query with a token': 'Una consulta con un token',
  'A subscription with a token': 'Una suscripción con un token',
  'The {read} scope allows queries and subscriptions; {write} allows mutations too. Paths under /api take tokens as well. A token can read whatever its member can see, including their email.':
    'El alcance {read} permite consultas y suscripciones; {write}, también mutaciones. Las rutas bajo /api también aceptan tokens. Un token lee todo lo que ve su miembro, incluido su correo.',
  'No token has admin rights, not even an admin’s. And no token can touch the account itself: profile, email and password, devices and tokens, data download or deletion.':
    'Ningún token tiene permisos de administrador, ni el de un administrador. Y ninguno puede tocar la cuenta: perfil, correo y contraseña, dispositivos y tokens, descargar los datos o borrarla.',
  'A token works from any site, and by itself: cookies are ignored next to it. An invalid one gets a 401. A token ends when it’s revoked, when the password changes, or after a year without use.':
    'Un token funciona desde cualquier sitio y por sí solo: a su lado se ignoran las cookies. Si no es válido, recibe un 401. Un token termina cuando se revoca, cuando cambia la contraseña o tras un año sin uso.',
  'Browsers can’t send headers with a WebSocket, so put the token in {message}. A header works too.':
    'Los navegadores no pueden enviar encabezados con un WebSocket, así que pon el token en {message}. Un encabezado también sirve.',

  // Frames on the pages of others.
  'On your own page': 'En tu propia página',
  'Put the live score, the game chat or the leaderboard on your page or your stream: one line, no sign-up, no cookies.':
    'Pon el marcador en vivo, el chat del partido o la clasificación en tu página o en tu transmisión: una línea, sin registrarte y sin cookies.',
  'Accent color': 'Color de acento',
  'Six digits, as in {color}. Colors that would be hard to read are ignored.':
    'Seis dígitos, como {color}. Los colores que costaría leer se ignoran.',
  'Transparent background': 'Fondo transparente',
  'Code for your page': 'Código para tu página',
  'Copy the code': 'Copiar el código',
  'Paste it where you want it on your page.': 'Pégalo donde lo quieras en tu página.',
  'Select the code and copy it yourself.': 'Selecciona el código y cópialo.',
  'In streaming software, add this address as a browser source: {address}':
    'En un programa de transmisión, agrega esta dirección como fuente de navegador: {address}',
  'The live score on your own page; /embed/chat and /embed/board too.':
    'El marcador en vivo en tu propia página; también /embed/chat y /embed/board.',

  // Webhooks.
  'We post the events of a subscription to your https address, one at a time and in order. Create up to {most} on your {profile}; each may cost {cost} points. A webhook reads what a token with the scope read would.':
    'Enviamos los eventos de una suscripción a tu dirección https, uno por uno y en orden. Crea hasta {most} en tu {profile}; cada uno puede costar {cost} puntos. Un webhook lee lo mismo que un token con permiso de lectura.',
  profile: 'perfil',
  'What a webhook posts': 'Lo que envía un webhook',
  'Answer with a 2xx within 10 seconds. Otherwise we try again after 5 s, 30 s, 2 min, 10 min, 30 min, then hourly for a day, always with the same {id}. A 410 pauses the webhook. If events were lost, you get {reset}: query again what you show.':
    'Responde con un 2xx en 10 segundos. Si no, volvemos a intentarlo a los 5 s, 30 s, 2 min, 10 min y 30 min, y luego cada hora durante un día, siempre con el mismo {id}. Un 410 pone el webhook en pausa. Si se perdieron eventos, recibes {reset}: vuelve a consultar lo que muestras.',
  'Deliveries are signed as {standard} describes, so use one of its libraries with your secret to check {signature}.':
    'Las entregas van firmadas como describe {standard}: usa una de sus bibliotecas con tu secreto para comprobar {signature}.',
  'A program that receives a webhook': 'Un programa que recibe un webhook',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

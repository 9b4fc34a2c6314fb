import type { DEVELOPERS as ENGLISH } from '../english/developers.ts';

/** The page for developers. */
export const DEVELOPERS = {
  Developers: 'Desarrolladores',
  'One public GraphQL graph runs this site, and your tools may ask it too.':
    'Un grafo GraphQL público mueve este sitio, y tus herramientas también pueden consultarlo.',
  'Where to ask': 'Dónde preguntar',
  'Ask the graph in the browser, with its documentation beside.':
    'Consulta el grafo en el navegador, con su documentación al lado.',
  'Queries by GET or POST, mutations by POST, as JSON; subscriptions over a WebSocket.':
    'Consultas por GET o POST, mutaciones por POST, en JSON; suscripciones por WebSocket.',
  'The schema with its descriptions. Introspection answers as well.':
    'El esquema con sus descripciones. La introspección también responde.',
  'The paths under /api, as OpenAPI 3.1.': 'Las rutas bajo /api, en OpenAPI 3.1.',
  'The newest articles as RSS.': 'Los artículos más recientes en RSS.',
  'The newest articles as a JSON feed.': 'Los artículos más recientes en JSON Feed.',
  'Shows and games for calendars.': 'Programas y partidos para calendarios.',
  'A query': 'Una consulta',
  'A query also fits in an address. There a cookie never counts.':
    'Una consulta también cabe en una dirección. Allí una cookie nunca cuenta.',
  'A query in an address': 'Una consulta en una dirección',
  'Open in GraphiQL': 'Abrir en GraphiQL',
  'Queries may be sent by GET; a link to /graphiql opens an operation.':
    'Las consultas pueden enviarse por GET; un enlace a /graphiql abre una operación.',
  'Seasons: the query seasons; admins begin one with startSeason.':
    'Temporadas: la consulta seasons; los administradores empiezan una con startSeason.',
  'Admins give and take rights and sign members out: setUserRights, endUserAccess, endUserSession, revokeUserToken.':
    'Los administradores dan y quitan derechos y cierran sesiones de miembros: setUserRights, endUserAccess, endUserSession, revokeUserToken.',
  'Admins edit the roster by hand or from a sheet: managedRoster, addPlayer, updatePlayer, setInjury, removePlayer, previewRoster, importRoster.':
    'Los administradores editan la plantilla a mano o desde una hoja: managedRoster, addPlayer, updatePlayer, setInjury, removePlayer, previewRoster, importRoster.',
  'The newsletter without an account: subscribe. Admins: subscribers, subscriberCounts, removeSubscriber, previewSubscribers, importSubscribers, subscriberEvents.':
    'El boletín sin cuenta: subscribe. Administradores: subscribers, subscriberCounts, removeSubscriber, previewSubscribers, importSubscribers, subscriberEvents.',
  'Sponsors can be listed, and admins enter, order and end them: sponsors, managedSponsors, addSponsor, updateSponsor, moveSponsor, deleteSponsor, sponsorEvents. A Sponsor has its logo as an Image.':
    'Los patrocinadores se pueden listar, y los administradores los agregan, ordenan y retiran: sponsors, managedSponsors, addSponsor, updateSponsor, moveSponsor, deleteSponsor, sponsorEvents. Un Sponsor tiene su logotipo como Image.',
  'Admins bring in the articles of another site: previewArticleImport, startArticleImport, undoArticleImport.':
    'Los administradores traen los artículos de otro sitio: previewArticleImport, startArticleImport, undoArticleImport.',
  'The archives of shows: shows, show, showSeasons and showTranscript. ContentItem has season, state, audioUrl, appleId, chapters, hasTranscript and questions.':
    'Los archivos de programas: shows, show, showSeasons y showTranscript. ContentItem tiene season, state, audioUrl, appleId, chapters, hasTranscript y questions.',
  'ShowState has a new value, GONE: its source no longer has the show. Admins link questions to shows: setQuestionShow, Question.answeredIn.':
    'ShowState tiene un valor nuevo, GONE: su fuente ya no tiene el programa. Los administradores enlazan preguntas con programas: setQuestionShow, Question.answeredIn.',
  'Admins correct members and see their record: correctUser, mailUser, memberRecord.':
    'Los administradores corrigen a los miembros y ven su registro: correctUser, mailUser, memberRecord.',
  'Admins make moderators and hosts: isModerator and isHost of User and SetUserRightsInput. Moderators may do what only admins could with photos, check-ins, reports, comments and messages, and both review questions; hosts put shows on the air.':
    'Los administradores nombran moderadores y presentadores: isModerator e isHost de User y SetUserRightsInput. Los moderadores pueden hacer con fotos, check-ins, reportes, comentarios y mensajes lo que antes solo podían los administradores, y ambos revisan preguntas; los presentadores ponen programas al aire.',
  'Admins import games from a sheet or a calendar: previewGames, importGames.':
    'Los administradores importan partidos de una hoja o un calendario: previewGames, importGames.',
  'Admins correct, schedule, hide and delete shows: managedShows, updateShow, setShowHidden, deleteShow. ShowEvent has two new kinds, EDITED and REMOVED.':
    'Los administradores corrigen, programan, ocultan y eliminan programas: managedShows, updateShow, setShowHidden, deleteShow. ShowEvent tiene dos tipos nuevos, EDITED y REMOVED.',
  'One mutation for all likes, setLike, in place of five toggles and three status queries.':
    'Una sola mutación para todos los «me gusta», setLike, en lugar de cinco mutaciones y tres consultas de estado.',
  'What can be liked is a Likeable: likeCount and isLikedByMe replace liked, likes and totalLikes.':
    'Lo que puede gustar es un Likeable: likeCount e isLikedByMe sustituyen a liked, likes y totalLikes.',
  'ChatMessage.likes is deprecated; use likeCount.':
    'ChatMessage.likes está obsoleto; usa likeCount.',
  'The settings of the site, such as its name and links: siteSettings, a query and a subscription.':
    'Los ajustes del sitio, como su nombre y sus enlaces: siteSettings, una consulta y una suscripción.',
  'fantasyOpenToAll means fantasy alone; checkInsOpenToAll is new.':
    'fantasyOpenToAll significa solo fantasy; checkInsOpenToAll es nuevo.',
  'One comment can be read by its id: comment and photoComment.':
    'Un comentario se puede leer por su id: comment y photoComment.',
  'A member with a second factor signs in by two steps: signIn is refused with secondFactor in the extensions, then finishSignIn or signInWithPasskey.':
    'Quien tiene un segundo factor inicia sesión en dos pasos: signIn se rechaza con secondFactor en extensions, y luego finishSignIn o signInWithPasskey.',
  'Requests that are refused count against the budget.':
    'Las solicitudes rechazadas cuentan en el presupuesto.',
  'Each answer carries an {header} header. Name it when you write to us about an answer.':
    'Cada respuesta lleva un encabezado {header}. Menciónalo cuando nos escribas sobre una respuesta.',
  'A subscription': 'Una suscripción',
  'The protocol is {protocol}, which the package {name} speaks.':
    'El protocolo es {protocol}, que habla el paquete {name}.',
  'When the site closes a socket, the code says what to do and the reason says why:':
    'Cuando el sitio cierra un socket, el código dice qué hacer y el motivo dice por qué:',
  'The site is restarting. Connect again.': 'El sitio se está reiniciando. Vuelve a conectarte.',
  'Too many connections, or messages were read too slowly. Come back later.':
    'Demasiadas conexiones, o los mensajes se leyeron muy despacio. Vuelve más tarde.',
  'The site could not understand what was sent.': 'El sitio no pudo entender lo que se envió.',
  'The token is unknown, has ended or was revoked. Don’t try again.':
    'El token es desconocido, terminó o fue revocado. No lo intentes de nuevo.',
  'The session has ended or its rights have changed. Connect again.':
    'La sesión terminó o sus permisos cambiaron. Vuelve a conectarte.',
  'Ids and pages': 'Identificadores y páginas',
  'Ids are whole numbers and stay. A list that goes on takes {first}, how many, and {after}, the id of the last one you have.':
    'Los identificadores son números enteros y no cambian. Una lista que continúa recibe {first}, cuántos, y {after}, el identificador del último que tienes.',
  Limits: 'Límites',
  'An operation may have {tokens} tokens, {depth} levels and {aliases} aliases, and cost {cost}.':
    'Una operación puede tener {tokens} tokens, {depth} niveles y {aliases} alias, y costar {cost}.',
  'An object costs one. A list costs one, and for each entry you ask for (or get by default) one plus what you ask of that entry. Plain fields cost nothing, and neither does what always comes with its parent, such as the sizes of a picture.':
    'Un objeto cuesta uno. Una lista cuesta uno y, por cada elemento que pidas (o recibas por defecto), uno más lo que pidas de ese elemento. Los campos simples no cuestan nada, ni tampoco lo que siempre viene con su padre, como los tamaños de una imagen.',
  'An address, or a member who is signed in, may spend {points} in {seconds} seconds. Queries show their cost as {cost}, and answers what is left as {left}. A cached answer costs {cached}; a request that is refused costs {refused}. Past the budget you get a 429 with {header}, in seconds. Some acts have limits of their own, which the headers show as well.':
    'Una dirección, o un miembro con sesión iniciada, puede gastar {points} en {seconds} segundos. Las consultas muestran su costo en {cost} y las respuestas lo que queda en {left}. Una respuesta en caché cuesta {cached}; una solicitud rechazada cuesta {refused}. Pasado el límite recibes un 429 con {header}, en segundos. Algunas acciones tienen límites propios, que los encabezados también muestran.',
  'An address may hold {sockets} sockets, and subscribe to {documents} documents that nobody else asks for. Other variables don’t make another document.':
    'Una dirección puede tener {sockets} sockets y suscribirse a {documents} documentos que nadie más pide. Otras variables no hacen otro documento.',
  'From other sites': 'Desde otros sitios',
  'Pages of any site may ask for what is public, without credentials: a cookie counts only on this site. The paths under /api they may only read. With an API token both do what the token opens.':
    'Las páginas de cualquier sitio pueden consultar lo público, sin credenciales: una cookie solo cuenta en este sitio. Las rutas bajo /api solo pueden leerlas. Con un token de API, ambos hacen lo que el token abre.',
  Changelog: 'Registro de cambios',
  'Fields are added without notice. One that is to go is first marked as deprecated in the schema, with the reason and what to ask for instead.':
    'Los campos se agregan sin aviso. El que va a desaparecer se marca antes como obsoleto en el esquema, con el motivo y qué pedir en su lugar.',
  'Something is missing, or not as it says here? {contact}':
    '¿Falta algo, o no es como se dice aquí? {contact}',
  'Write to us': 'Escríbenos',

  // API tokens
  'API tokens': 'Tokens de API',
  'A program that acts as a member sends one of their API tokens. You create one on your {profile}, where it is shown once; keep it as you keep a password.':
    'Un programa que actúa como un miembro envía uno de sus tokens de API. Lo creas en tu {profile}, donde se muestra una sola vez; guárdalo como guardas una contraseña.',
  'profile page': 'página de perfil',
  'A query with a token': 'Una consulta con un token',
  'A subscription with a token': 'Una suscripción con un token',
  'The scope {read} opens queries and subscriptions, {write} mutations as well. The paths under /api take tokens too. What a token reads is what its member sees, their e-mail address included.':
    'El alcance {read} abre consultas y suscripciones; {write}, también mutaciones. Las rutas bajo /api también aceptan tokens. Un token lee lo que ve su miembro, incluido su correo electrónico.',
  'No token acts as an admin, not even an admin’s. And none touches the account itself: its profile, e-mail and password, its devices and tokens, the download of its data, its end.':
    'Ningún token actúa como administrador, ni siquiera el de un administrador. Y ninguno toca la cuenta misma: su perfil, correo y contraseña, sus dispositivos y tokens, la descarga de sus datos, su final.',
  'A token counts from any site, and alone: no cookie is looked at beside it. One that is not valid is answered with 401. A token ends when it is revoked, when the password changes, or when nobody has used it for a year.':
    'Un token cuenta desde cualquier sitio, y solo él: no se mira ninguna cookie a su lado. El que no es válido recibe 401. Un token termina cuando se revoca, cuando cambia la contraseña o cuando nadie lo usa durante un año.',
  'Pages in a browser can’t send a header with a WebSocket, so a token goes into {message}. In the header it counts as well.':
    'Las páginas en un navegador no pueden enviar un encabezado con un WebSocket, así que el token va en {message}. En el encabezado también cuenta.',

  // Changelog
  'Personal API tokens, for HTTP, the paths under /api, and sockets.':
    'Tokens de API personales, para HTTP, las rutas bajo /api y los sockets.',
  'Sockets take a token in connection_init, and close with codes that say what to do.':
    'Los sockets aceptan un token en connection_init y se cierran con códigos que dicen qué hacer.',
  'The paths under /api are described in /openapi.json.':
    'Las rutas bajo /api se describen en /openapi.json.',
  'The graph can be asked in the browser, at /graphiql.':
    'El grafo se puede consultar en el navegador, en /graphiql.',
  'Answers tell what may still be spent in RateLimit headers, and queries their cost in extensions.cost.':
    'Las respuestas dicen lo que aún se puede gastar en encabezados RateLimit, y las consultas su costo en extensions.cost.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

import type { ApiChange } from '../../site/api-changes.ts';

/** What has changed for programs of others. */
export const API_CHANGES = {
  'How the site is doing: siteStatus.': 'Cómo está el sitio: siteStatus.',
  'Members of a private league write to each other: leagueMessages, postLeagueMessage, deleteLeagueMessage and leagueMessageEvents, in browsers only. A LeagueRound says whether its points are those so far: isLive.':
    'Los miembros de una liga privada se escriben: leagueMessages, postLeagueMessage, deleteLeagueMessage y leagueMessageEvents, solo en navegadores. Un LeagueRound dice si sus puntos son los de hasta ahora: isLive.',
  'Private leagues: ownLeagues, league, leagueInvite, createLeague, joinLeague, leaveLeague, renameLeague, replaceLeagueLink, removeLeagueMember and ownLeagueEvents, in browsers only.':
    'Ligas privadas: ownLeagues, league, leagueInvite, createLeague, joinLeague, leaveLeague, renameLeague, replaceLeagueLink, removeLeagueMember y ownLeagueEvents, solo en navegadores.',
  'Members choose what of their inbox reaches them, and turn notifications off for some time: setInboxChoice and setDoNotDisturb. An OwnInbox has choices and doNotDisturbUntil; the new kinds of an InboxItem are COMMENT and LINEUP.':
    'Los miembros eligen qué de su bandeja les llega y desactivan las notificaciones por un tiempo: setInboxChoice y setDoNotDisturb. Un OwnInbox tiene choices y doNotDisturbUntil; los nuevos tipos de InboxItem son COMMENT y LINEUP.',
  'A ChatMessage, a Comment and a PhotoComment have mentions; the new kind of an InboxItem is MENTION.':
    'Un ChatMessage, un Comment y un PhotoComment tienen mentions; el nuevo tipo de InboxItem es MENTION.',
  'Your inbox: ownInbox, markInboxRead and ownInboxEvents.':
    'Tu bandeja: ownInbox, markInboxRead y ownInboxEvents.',
  'A Comment and a PhotoComment have replyTo, and the inputs that post them replyToId.':
    'Un Comment y un PhotoComment tienen replyTo, y los inputs que los publican, replyToId.',
  'Members react to comments and chat messages: setReaction. Comment, PhotoComment and ChatMessage are Reactable, with reactions and myReactions; the new kind of event is REACTED.':
    'Los miembros reaccionan a comentarios y mensajes del chat: setReaction. Comment, PhotoComment y ChatMessage son Reactable, con reactions y myReactions; el nuevo tipo de evento es REACTED.',
  'A User has hasHeldPosts, for yourself.': 'Un User tiene hasHeldPosts, sobre ti.',
  'Members have public pages with badges: memberProfile and setProfileHidden.':
    'Los miembros tienen páginas públicas con insignias: memberProfile y setProfileHidden.',
  'A ChatMessage has replyTo, what it replies to, and PostChatMessageInput has replyToId.':
    'Un ChatMessage tiene replyTo, el mensaje al que responde, y PostChatMessageInput tiene replyToId.',
  'Members mute others and words for themselves: muteMember, unmuteMember, muteWord, unmuteWord and ownMuteEvents. What you muted is in me.mutes.':
    'Los miembros silencian a otros y palabras para sí mismos: muteMember, unmuteMember, muteWord, unmuteWord y ownMuteEvents. Lo que silenciaste está en me.mutes.',
  'What a game night leaves behind: topChatMessages, gameMood, and photos with gameId.':
    'Lo que queda de una noche de partido: topChatMessages, gameMood y photos con gameId.',
  'A ChatMessage has the period and clock of the game, and the game itself.':
    'Un ChatMessage tiene el periodo y el reloj del partido, y el partido mismo.',
  'LiveGame and LastGame have isExhibition, and SubscribeToPushInput has quietHours.':
    'LiveGame y LastGame tienen isExhibition, y SubscribeToPushInput tiene quietHours.',
  'Hosts score a game play by play, where no feed reports it: enterPlay, correctPlay, undoPlayEntry, setGameClock and takeOverScoring.':
    'Los conductores registran un partido jugada a jugada donde no llega de una fuente: enterPlay, correctPlay, undoPlayEntry, setGameClock y takeOverScoring.',
  'While a game is played, liveBoard has its lineups with their points so far, and myLiveLineup your own.':
    'Mientras se juega un partido, liveBoard tiene sus alineaciones con los puntos hasta ahora, y myLiveLineup la tuya.',
  'mySheetChanges says what the official stats changed then.':
    'mySheetChanges dice después qué cambiaron las estadísticas oficiales.',
  'chatPresence counts who is in the chat, and a ChatMessage has isDemo.':
    'chatPresence cuenta quién está en el chat, y un ChatMessage tiene isDemo.',
  'A LineScore says whether it isComplete, and a LiveGame whether it isStale.':
    'Un LineScore dice si está completo (isComplete), y un LiveGame si está atrasado (isStale).',
  'gameChat has what was said during a game.': 'gameChat tiene lo que se dijo durante un partido.',
  'With extensions.behind in a request, in seconds up to 180, you get the game and its chat as they were then; a ChatMessage has aboutAt, and SubscribeToPushInput has behindSeconds.':
    'Con extensions.behind en una petición, en segundos hasta 180, recibes el partido y su chat como eran entonces; un ChatMessage tiene aboutAt, y SubscribeToPushInput tiene behindSeconds.',
  'ArticleCategory, PhotoCategory, PositionGroup, LineupSlot, AuditSubject, AvatarType, Trend, FantasyLevel and GameResult are enums. closedBecause replaces the reason why lineups are closed.':
    'ArticleCategory, PhotoCategory, PositionGroup, LineupSlot, AuditSubject, AvatarType, Trend, FantasyLevel y GameResult son enums. closedBecause sustituye la razón por la que no se aceptan alineaciones.',
  'Lineup.picks replaces the seven ids of a lineup. Leaderboard, PlayedGame, CheckIn, Lineup and LiveGame lead to their game instead of repeating its week, opponent and date.':
    'Lineup.picks sustituye los siete ids de una alineación. Leaderboard, PlayedGame, CheckIn, Lineup y LiveGame llevan a su partido en vez de repetir la semana, el rival y la fecha.',
  'ChatStatus has modes: slow mode, emoji only, and who may write. Moderators and hosts set them: setChatModes.':
    'ChatStatus tiene modes: modo lento, solo emojis y quién puede escribir. Los moderadores y los conductores los ponen: setChatModes.',
  'Moderators warn, mute and ban members: sanctionMember, liftSanction, sanctions, memberSanctions. What keeps you from posting is in me.sanction, and is refused as sanction.warned, sanction.muted or sanction.banned.':
    'Los moderadores advierten, silencian y expulsan a miembros: sanctionMember, liftSanction, sanctions, memberSanctions. Lo que te impide publicar está en me.sanction, y se rechaza como sanction.warned, sanction.muted o sanction.banned.',
  'Admins filter what members write: filters, filterTrial, addFilter, updateFilter, deleteFilter and filterEvents. A refused post says filter.refused, one that waits for a moderator filter.held; yours are in ownHeldPosts. A WaitingPost has filters.':
    'Los administradores filtran lo que escriben los miembros: filters, filterTrial, addFilter, updateFilter, deleteFilter y filterEvents. Una publicación rechazada dice filter.refused, y una que espera a un moderador, filter.held; las tuyas están en ownHeldPosts. Un WaitingPost tiene filters.',
  'All that waits for moderators is one list: moderationQueue, moderationQueueCount, waitingPostDetails, claimWaitingPost, releaseWaitingPost, decideWaitingPosts and moderationQueueEvents. PostKind replaces RemovedKind.':
    'Todo lo que espera a los moderadores está en una lista: moderationQueue, moderationQueueCount, waitingPostDetails, claimWaitingPost, releaseWaitingPost, decideWaitingPosts y moderationQueueEvents. PostKind reemplaza a RemovedKind.',
  'What moderators delete can be put back for 7 days: removedPosts, restorePost. ChatEvent, CommentEvent and OwnPhotoEvent have the kind RESTORED.':
    'Lo que los moderadores borran se puede recuperar durante 7 días: removedPosts, restorePost. ChatEvent, CommentEvent y OwnPhotoEvent tienen el tipo RESTORED.',
  'chat pages through the messages both ways and replaces chatMessages, which stays until June 2027 at least. A ChatMessage has a user; the fields about the sender, but for userName, are gone.':
    'chat recorre los mensajes en los dos sentidos y sustituye a chatMessages, que sigue hasta junio de 2027 por lo menos. Un ChatMessage lleva al miembro que lo escribió; los campos sobre él ya no están, salvo userName.',
  'Lists that grow are connections, with nodes, edges and pageInfo, and after takes a cursor. articles replaces publishedArticles and recentArticles, boardLineups without a game replaces expandedLeaderboard, games replaces gameList.':
    'Las listas que crecen son conexiones, con nodes, edges y pageInfo, y after recibe un cursor. articles sustituye a publishedArticles y recentArticles, boardLineups sin partido sustituye a expandedLeaderboard, y games a gameList.',
  'Every play of a game: plays, playLog, drives, lineScore and boxScore, and playEvents as they are reported, corrected and overturned. LiveGame has lastPlay, lastScore, situation and playPosition; game finds one by its id.':
    'Cada jugada de un partido: plays, playLog, drives, lineScore y boxScore, y playEvents a medida que se cuentan, se corrigen y se anulan. LiveGame tiene lastPlay, lastScore, situation y playPosition; game busca un partido por su id.',
  'Webhooks post the events of a subscription to your address: createWebhook, testWebhook, ownWebhooks and more, in a signed-in browser.':
    'Los webhooks envían los eventos de una suscripción a tu dirección: createWebhook, testWebhook, ownWebhooks y más, en un navegador con la sesión iniciada.',
  'The score, the chat and the leaderboard on your own page: /embed.js, /embed/score, /embed/chat, /embed/board.':
    'El marcador, el chat y la clasificación en tu propia página: /embed.js, /embed/score, /embed/chat, /embed/board.',
  'postChatMessage, createGame and updateGame replace sendChatMessage and saveGame, which stay until June 2027 at least.':
    'postChatMessage, createGame y updateGame reemplazan a sendChatMessage y saveGame, que se conservan al menos hasta junio de 2027.',
  'A lookup by id that finds nothing is null, without an error.':
    'Una consulta por id que no encuentra nada da null, sin error.',
  'Objects replace ids: instead of userId, gameId, articleId and the like, a field leads to the thing itself.':
    'Los objetos sustituyen a los IDs: en lugar de userId, gameId, articleId y similares, un campo lleva a la cosa misma.',
  'Fields that are true or false read as questions: isPublished instead of published.':
    'Los campos de sí o no se leen como preguntas: isPublished en vez de published.',
  'Enum values are upper case, as in ContentType.LIVE; statuses and filters are enums too. The paths under /api keep their words.':
    'Los valores de los enums van en mayúsculas, como ContentType.LIVE; los estados y los filtros también son enums. Las rutas bajo /api conservan sus palabras.',
  'Mutations take one argument, input, and return a payload, both named after the mutation.':
    'Las mutaciones reciben un solo argumento, input, y devuelven un payload; ambos llevan el nombre de la mutación.',
  'Every event is an object: memberEvents, gameEvents, rosterEvents and breakingNewsWithdrawals replace memberDeleted, gameChanged, rosterChanged and breakingNewsWithdrawn.':
    'Todo evento es un objeto: memberEvents, gameEvents, rosterEvents y breakingNewsWithdrawals reemplazan a memberDeleted, gameChanged, rosterChanged y breakingNewsWithdrawn.',
  'Up to 16 articles or photos at once, by their ids: articlesByIds and photosByIds.':
    'Hasta 16 artículos o fotos a la vez, por sus ids: articlesByIds y photosByIds.',
  'Days such as Game.date have the scalar Date; their values are as before.':
    'Los días, como Game.date, tienen el escalar Date; sus valores son los de antes.',
  'Every event has a position: extensions.position. Name it in extensions.after when you subscribe, and you miss nothing.':
    'Cada evento tiene una posición: extensions.position. Indícala en extensions.after al suscribirte y no te perderás nada.',
  'Subscriptions as server-sent events: /graphql/stream.':
    'Suscripciones como eventos del servidor: /graphql/stream.',
  'Responses list the deprecated fields a document uses (extensions.deprecated), and ApiToken.usage shows a token’s last 30 days.':
    'Las respuestas enumeran los campos obsoletos que usa un documento (extensions.deprecated), y ApiToken.usage muestra los últimos 30 días de un token.',
  'The graph for language models: /llms.txt, and with schema and examples /llms-full.txt.':
    'El grafo para modelos de lenguaje: /llms.txt y, con esquema y ejemplos, /llms-full.txt.',
  '/schema.graphql says who may call each field (@access) and what lists cost (@listSize, @cost). Descriptions begin with whom a field is for.':
    '/schema.graphql dice quién puede usar cada campo (@access) y cuánto cuestan las listas (@listSize, @cost). Las descripciones empiezan por quién puede usar el campo.',
  'Where fans watch: checkInMap counts the fans of a game by state and country, in fives. checkInStatus says when check-ins open.':
    'Desde dónde lo ven los fans: checkInMap cuenta los fans de un partido por estado y país, de cinco en cinco. checkInStatus dice cuándo abren los check-ins.',
  'How the fan mood moved through the week: CommunityMood.days.':
    'Cómo cambió el ánimo de los fans en la semana: CommunityMood.days.',
  'Members see what becomes of their questions: myQuestions, myQuestionEvents. Question has isOnAir and answeredAtSeconds. For hosts: questionQueue, questionOnAir, setQuestionOnAir.':
    'Los miembros ven qué pasa con sus preguntas: myQuestions, myQuestionEvents. Question tiene isOnAir y answeredAtSeconds. Para conductores: questionQueue, questionOnAir, setQuestionOnAir.',
  'Hosts keep the score, pin a line and send breaking news: setScoreboard, pinLine, unpinLine, saveLiveShow. LiveGame has isFed.':
    'Los conductores llevan el marcador, fijan un aviso y envían noticias de última hora: setScoreboard, pinLine, unpinLine, saveLiveShow. LiveGame tiene isFed.',
  'Members see the photos they sent in every state, and can delete them: myPhotos, deleteOwnPhoto, myPhotoEvents.':
    'Los miembros ven las fotos que enviaron en cualquier estado y pueden borrarlas: myPhotos, deleteOwnPhoto, myPhotoEvents.',
  'Moderators and hosts: isModerator and isHost on User and SetUserRightsInput. Moderators can do what only admins could with photos, check-ins, reports, comments and messages. Both review questions, and hosts put shows on the air.':
    'Moderadores y conductores: isModerator e isHost en User y SetUserRightsInput. Los moderadores pueden hacer lo que antes solo podían los administradores con fotos, check-ins, reportes, comentarios y mensajes. Ambos revisan preguntas, y los conductores ponen programas al aire.',
  'Admins can import games from a sheet or a calendar: previewGames, importGames.':
    'Los administradores pueden importar partidos de una hoja o un calendario: previewGames, importGames.',
  'Admins can correct a member’s details and see their record: correctUser, mailUser, memberRecord.':
    'Los administradores pueden corregir los datos de un miembro y ver su registro: correctUser, mailUser, memberRecord.',
  'Seasons: query them with seasons; admins start one with startSeason.':
    'Temporadas: se consultan con seasons; los administradores inician una con startSeason.',
  'Admins can change members’ rights and sign them out: setUserRights, endUserAccess, endUserSession, revokeUserToken.':
    'Los administradores pueden cambiar los permisos de los miembros y cerrar sus sesiones: setUserRights, endUserAccess, endUserSession, revokeUserToken.',
  'Admins can import articles from another site: previewArticleImport, startArticleImport, undoArticleImport.':
    'Los administradores pueden importar artículos de otro sitio: previewArticleImport, startArticleImport, undoArticleImport.',
  'Admins can edit the roster by hand or from a sheet: managedRoster, addPlayer, updatePlayer, setInjury, removePlayer, previewRoster, importRoster.':
    'Los administradores pueden editar el plantel a mano o desde una hoja: managedRoster, addPlayer, updatePlayer, setInjury, removePlayer, previewRoster, importRoster.',
  'The newsletter without an account: subscribe. For admins: subscribers, subscriberCounts, removeSubscriber, previewSubscribers, importSubscribers, subscriberEvents.':
    'El boletín sin cuenta: subscribe. Para administradores: subscribers, subscriberCounts, removeSubscriber, previewSubscribers, importSubscribers, subscriberEvents.',
  'Sponsors, managed by admins: sponsors, managedSponsors, addSponsor, updateSponsor, moveSponsor, deleteSponsor, sponsorEvents. A Sponsor’s logo is an Image.':
    'Patrocinadores, a cargo de los administradores: sponsors, managedSponsors, addSponsor, updateSponsor, moveSponsor, deleteSponsor, sponsorEvents. El logotipo de un Sponsor es un Image.',
  'Show archives: shows, show, showSeasons and showTranscript. ContentItem now has season, state, audioUrl, appleId, chapters, hasTranscript and questions.':
    'Los archivos de programas: shows, show, showSeasons y showTranscript. ContentItem ahora tiene season, state, audioUrl, appleId, chapters, hasTranscript y questions.',
  'ShowState has a new value, GONE: the show is gone from its source. Admins can link questions to shows: setQuestionShow, Question.answeredIn.':
    'ShowState tiene un valor nuevo, GONE: el programa ya no está en su fuente. Los administradores pueden enlazar preguntas con programas: setQuestionShow, Question.answeredIn.',
  'Admins can edit, schedule, hide and delete shows: managedShows, updateShow, setShowHidden, deleteShow. ShowEvent has two new kinds, EDITED and REMOVED.':
    'Los administradores pueden editar, programar, ocultar y borrar programas: managedShows, updateShow, setShowHidden, deleteShow. ShowEvent tiene dos tipos nuevos, EDITED y REMOVED.',
  'Site settings, such as the name and links: siteSettings, a query and a subscription.':
    'Los ajustes del sitio, como su nombre y sus enlaces: siteSettings, una consulta y una suscripción.',
  'One mutation for all likes, setLike, replaces five toggles and three status queries.':
    'Una sola mutación para todos los me gusta, setLike, sustituye a cinco mutaciones y tres consultas de estado.',
  'Anything you can like is a Likeable: likeCount and isLikedByMe replace liked, likes and totalLikes.':
    'Todo lo que admite un me gusta es un Likeable: likeCount e isLikedByMe sustituyen a liked, likes y totalLikes.',
  'You can send queries by GET; a link to /graphiql opens an operation.':
    'Puedes enviar consultas por GET; un enlace a /graphiql abre una operación.',
  'Members with a second factor take two steps to sign in: signIn is refused with secondFactor in the extensions, then comes finishSignIn or signInWithPasskey.':
    'Los miembros con segundo factor inician sesión en dos pasos: signIn se rechaza con secondFactor en extensions y después sigue finishSignIn o signInWithPasskey.',
  'Refused requests count against the budget.':
    'Las solicitudes rechazadas cuentan en el presupuesto.',
  'Sockets take a token in connection_init and close with codes that say what to do next.':
    'Los sockets aceptan un token en connection_init y se cierran con códigos que dicen qué hacer.',
  'Personal API tokens, for HTTP, the paths under /api, and sockets.':
    'Tokens de API personales, para HTTP, las rutas bajo /api y los sockets.',
  'The paths under /api are described in /openapi.json.':
    'Las rutas bajo /api se describen en /openapi.json.',
  'Explore the graph in the browser at /graphiql.':
    'Explora el grafo en el navegador, en /graphiql.',
  'Responses report the remaining budget in RateLimit headers, and queries their cost in extensions.cost.':
    'Las respuestas dan el presupuesto restante en encabezados RateLimit, y las consultas, su costo en extensions.cost.',
} as const satisfies Readonly<Record<ApiChange, string>>;

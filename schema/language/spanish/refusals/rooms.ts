import type { ARTICLE_IMPORT_REFUSALS } from '../../../refusals/article-import.ts';
import type { ARTICLE_WRITING_REFUSALS } from '../../../refusals/article-writing.ts';
import type { ARTICLES_REFUSALS } from '../../../refusals/articles.ts';
import type { CHAT_REFUSALS } from '../../../refusals/chat.ts';
import type { CHECKINS_REFUSALS } from '../../../refusals/checkins.ts';
import type { COMMENTS_REFUSALS } from '../../../refusals/comments.ts';
import type { CONTACT_REFUSALS } from '../../../refusals/contact.ts';
import type { FILTER_REFUSALS } from '../../../refusals/filters.ts';
import type { INBOX_REFUSALS } from '../../../refusals/inbox.ts';
import type { LEAGUE_REFUSALS } from '../../../refusals/leagues.ts';
import type { MUTE_REFUSALS } from '../../../refusals/mutes.ts';
import type { MOOD_REFUSALS } from '../../../refusals/mood.ts';
import type { NEWS_REFUSALS } from '../../../refusals/news.ts';
import type { NEWSLETTER_REFUSALS } from '../../../refusals/newsletter.ts';
import type { PHOTOS_REFUSALS } from '../../../refusals/photos.ts';
import type { QUESTIONS_REFUSALS } from '../../../refusals/questions.ts';
import type { REPORTS_REFUSALS } from '../../../refusals/reports.ts';
import type { REMOVAL_REFUSALS } from '../../../refusals/removals.ts';
import type { QUEUE_REFUSALS } from '../../../refusals/moderation-queue.ts';
import type { SANCTION_REFUSALS } from '../../../refusals/sanctions.ts';
import type { SHOWS_REFUSALS } from '../../../refusals/shows.ts';
import type { InLanguage } from '../../../refusals/codes.ts';

/** What people write and send. */
export const ROOMS = {
  // Articles and their editor.
  'article.notPublished': 'El artículo no existe o todavía no se ha publicado.',
  'article.unknown': 'Artículo no encontrado.',
  'articleImport.fileType':
    'Elige un archivo Markdown, un .zip de ellos, el .xml de WordPress o el .json de Ghost',
  'articleImport.unreadable': 'No se pudo leer este archivo como exportación',
  'articleImport.tooSlow': 'Este archivo tarda demasiado en leerse',
  'articleImport.empty': 'No hay artículos en este archivo',
  'articleImport.tooMany': 'Un archivo puede tener {max} artículos como máximo; divídelo',
  'articleImport.oldSite': 'Escribe la dirección del sitio anterior, como https://example.org',
  'articleImport.unknown': 'Importación no encontrada',
  'articleImport.started': 'Esta importación ya se inició',
  'articleImport.notStarted': 'No hay nada que deshacer en esta importación',
  'article.alreadyPublished': 'Este artículo ya está publicado.',
  'article.scheduleInPast': 'Elige una hora en el futuro.',
  'article.scheduleTooLate': 'Elige una hora dentro de los próximos dos años.',
  'article.stale':
    '{by} guardó este artículo después de que lo abriste. Tus cambios no se guardaron.',
  'article.staleUnknown':
    'Alguien guardó este artículo después de que lo abriste. Tus cambios no se guardaron.',
  'article.idNotWhole': 'articleId debe ser un número entero',
  'article.oneTag': 'Escribe una etiqueta',
  'article.labelUnknown': 'Ningún artículo tiene “{label}”',
  'article.excerptMissing': 'El extracto es obligatorio',
  'article.authorMissing': 'El autor es obligatorio',
  'article.readTime': 'El tiempo de lectura debe ser de al menos 1 minuto',
  'article.readTimeTooLong': 'El tiempo de lectura no puede ser de más de {max} minutos',
  'article.tooManyTags': 'Un artículo puede tener {max} etiquetas como máximo',
  'article.tooManyImages': 'Un artículo puede tener {max} imágenes como máximo',
  'article.tagTooLong': 'Una etiqueta no puede tener más de {max} caracteres',
  'article.titleTooLong': 'El título no puede tener más de {max} caracteres',
  'article.excerptTooLong': 'El extracto no puede tener más de {max} caracteres',
  'article.authorTooLong': 'El autor no puede tener más de {max} caracteres',
  'article.contentTooLong': 'El contenido no puede tener más de {max} caracteres',
  'article.imageAddress':
    'La dirección de la imagen debe empezar con https://, o ser de una imagen subida',
  // The game chat.
  'chat.empty': 'El mensaje no puede estar vacío',
  'chat.tooLong': 'El mensaje debe tener {max} caracteres como máximo',
  'chat.closed':
    'El chat del partido está cerrado. Abre el día del partido, de 6:00 a.m. a 11:59 p.m., hora de la Montaña.',
  'chat.wait': 'Espera {seconds} segundos antes de volver a publicar.',
  'chat.paused': 'El chat está en pausa. Puedes seguir leyendo.',
  'chat.crewOnly': 'Por ahora en el chat solo escriben los conductores.',
  'chat.emojiOnly': 'Por ahora, solo emojis.',
  'chat.tooNew':
    'Por ahora, para escribir en el chat hay que ser miembro desde hace {days|one:# día|other:# días}.',
  'chat.slowSeconds': 'El modo lento debe ser de entre {min} y {max} segundos',
  'chat.memberDays': 'Los días como miembro deben ser entre 0 y {max}',
  'chat.gone': 'Este mensaje ya no está.',
  // Comments on articles and photos.
  'comment.blank': 'Primero escribe un comentario.',
  'comment.tooLong': 'El comentario no puede tener más de {max} caracteres',
  'comment.gone': 'Este comentario ya no está.',
  // Photos of the Fan Zone.
  'photo.fillAll': 'Llena todos los campos',
  'photo.unknownCategory': 'Esa categoría de fotos no existe',
  'photo.tooManyAtOnce': 'Puedes subir hasta {max} fotos a la vez.',
  'photo.altTooLong': 'El texto alternativo debe tener {max} caracteres como máximo',
  'photo.adminCategory': 'Solo los administradores suben fotos a esta categoría.',
  'photo.reviewNone': 'Selecciona al menos una foto.',
  'photo.reviewTooMany': 'Puedes revisar hasta {max} fotos a la vez.',
  'photo.gone': 'Esta foto ya no está.',
  'photo.idNotWhole': 'photoId debe ser un número entero',
  'photo.idNotOfPath': 'photoId no es la foto de la ruta',
  // Check-ins.
  'checkIn.comingSoon':
    '¡Próximamente! Los check-ins del día de partido estarán disponibles cuando arranque la temporada {season}.',
  'checkIn.photoMissing': 'Sube una foto desde donde estás',
  'checkIn.noGame': 'No hay próximo partido',
  'checkIn.unknownGame': 'Ese partido no existe.',
  'checkIn.gone': 'Ese check-in no existe.',
  'checkIn.locationShort': 'El lugar debe tener al menos {min} caracteres',
  'checkIn.locationTooLong': 'El lugar debe tener {max} caracteres como máximo',
  // Messages from the contact form.
  'contact.emailMissing': 'El correo electrónico es obligatorio',
  'contact.categoryMissing': 'Elige una categoría',
  'contact.messageMissing': 'El mensaje es obligatorio',
  'contact.messageTooLong': 'El mensaje no debe tener más de {max} caracteres',
  'contact.unknown': 'Ese mensaje de contacto no existe.',
  'sponsor.descriptionMissing': 'La descripción es obligatoria',
  'sponsor.descriptionTooLong': 'La descripción debe tener {max} caracteres o menos',
  'sponsor.website': 'El sitio web debe empezar con https:// o http://',
  'sponsor.logo': 'Sube el logotipo o escribe su dirección con https://',
  'sponsor.day': 'Escribe un día del calendario',
  'sponsor.endsBefore': 'El último día es anterior al primero',
  'sponsor.unknown': 'Ese patrocinador no existe.',
  'sponsor.tooMany': 'Llegaste al límite de {max} patrocinadores. Borra uno primero.',
  // Questions to the hosts.
  'question.blank': 'Primero escribe tu pregunta.',
  'question.tooLong': 'La pregunta debe tener {max} caracteres como máximo',
  'question.signInFirst': 'Debes iniciar sesión para enviar preguntas',
  'question.unknown': 'Esa pregunta no existe.',
  'question.notApproved': 'Primero aprueba la pregunta.',
  'question.noShow': 'Primero pon un programa al aire.',
  'question.badPlace': 'Escribe el momento del programa así: 12:30.',
  // The fan mood.
  'mood.level': 'El ánimo debe ser un número entero del {min} al {max}',
  // Reports of content.
  'report.typeMissing': 'Falta el tipo de contenido',
  'report.idMissing': 'Falta el identificador del contenido',
  'report.reasonMissing': 'Elige un motivo',
  'report.contentGone': 'Este contenido ya no está.',
  'report.own': 'No puedes reportar tu propio contenido.',
  'report.unknown': 'Este reporte ya no está.',
  'report.stillPending': 'Solo se pueden borrar reportes revisados.',
  // Warnings, mutes and bans.
  'sanction.warned': 'Lee la advertencia de nuestros moderadores antes de volver a publicar.',
  'sanction.muted': 'Estás en silencio y no puedes publicar por ahora.',
  'sanction.banned': 'Se te expulsó y ya no puedes participar.',
  'sanction.notThisMember': 'No puedes advertir ni silenciar a este miembro.',
  'sanction.changed':
    'Otro moderador acaba de actuar sobre este miembro. Revisa el historial y vuelve a decidir.',
  'sanction.notTheirs': 'Eso no lo publicó este miembro.',
  'sanction.noteTooLong': 'La nota debe tener {max} caracteres como máximo',
  'sanction.hours': 'Solo una expulsión borra publicaciones anteriores, de hasta {max} horas antes',
  'sanction.answerEmpty': 'Escribe una respuesta',
  'sanction.answerTooLong': 'La respuesta debe tener {max} caracteres como máximo',
  'sanction.answered': 'Ya respondiste.',
  'sanction.unknown': 'Esta advertencia o silencio ya no está.',
  'removal.unknown': 'Ya está de vuelta, o pasaron sus {days} días.',
  'removal.blocked': 'Aquello a lo que pertenecía ya no está, así que no se puede recuperar.',
  'sanction.notWarning': 'Solo se pueden confirmar las advertencias.',
  // The moderators' queue.
  'queue.claimed': '{name} se ocupa de esto.',
  'queue.gone': 'Esto ya está decidido.',
  'queue.unknownId': 'El identificador de una publicación en espera es como CHAT_MESSAGE:12.',
  'queue.nothingChosen': 'Elige al menos una publicación.',
  'queue.tooMany': 'Elige hasta {max} publicaciones.',
  // Shows and episodes.
  'show.type': 'Tipo de programa desconocido',
  'show.titleTooLong': 'El título debe tener {max} caracteres o menos',
  'show.url': 'La dirección debe empezar con https://',
  'show.descriptionTooLong': 'La descripción debe tener {max} caracteres o menos',
  'show.duration': 'La duración debe ser como 58:12 o 1:02:45',
  'show.unknown': 'Programa no encontrado',
  'show.notLive': 'Solo un programa en vivo puede estar al aire',
  'show.picture': 'La dirección de la imagen debe empezar con https://',
  'show.audio': 'La dirección del archivo de audio debe empezar con https://',
  'show.chapterLine': 'La línea {line} necesita un tiempo y un título, p. ej. 12:30 Los novatos',
  'show.chapterOrder': 'La línea {line} debe ser posterior a la anterior',
  'show.chapterTitle': 'El título de la línea {line} debe tener {max} caracteres o menos',
  'show.chapterCount': 'Escribe {max} capítulos o menos',
  'show.transcriptTooLong': 'La transcripción debe tener {max} caracteres o menos',
  'show.transcriptPassages': 'La transcripción tiene más de {max} pasajes',
  'show.transcriptFormat': 'No hay ninguna transcripción en este texto',
  'show.scheduledTooLate': 'Elige un momento en los próximos dos años',
  'show.appears': 'Escribe un día y una hora que existan en Denver',
  'show.hidden': 'Este programa está oculto. Muéstralo primero.',
  'show.known': 'Este programa ya está en el sitio',
  'listening.seconds': 'Escribe segundos enteros de 0 a {max}',
  'source.channel': 'Escribe el id del canal, que empieza con UC, o su dirección con ese id',
  'source.feed': 'Escribe la dirección del feed, que empieza con https://',
  'source.notOutside': 'No se puede llegar a esta dirección desde internet',
  // Filters of what members write.
  'filter.refused': 'No se publicó: {message}',
  'filter.held': 'Un moderador tiene que verlo primero. Se publicará cuando lo apruebe.',
  'filter.heldEdit': 'No puedes cambiarlo a esto. Publícalo aparte y un moderador lo verá.',
  'filter.heldFull':
    'Nuestros moderadores todavía tienen que ver tus otras publicaciones. Inténtalo más tarde.',
  'filter.heldGone': 'Esta publicación ya no está en espera.',
  'filter.unknown': 'Este filtro ya no está.',
  'filter.tooMany': 'Puedes tener {max} filtros como máximo. Borra uno primero.',
  'filter.nameMissing': 'Ponle un nombre al filtro',
  'filter.nameTooLong': 'El nombre debe tener {max} caracteres como máximo',
  'filter.kindsMissing': 'Elige al menos un tipo de publicación',
  'filter.wordsMissing': 'Escribe al menos una palabra',
  'filter.tooManyWords': 'Escribe {max} palabras como máximo',
  'filter.wordTooLong': 'Una palabra o frase debe tener {max} caracteres como máximo',
  'filter.wordEmpty': '“{word}” no tiene letras ni números',
  'filter.patternMissing': 'Escribe un patrón',
  'filter.patternTooLong': 'El patrón debe tener {max} caracteres como máximo',
  'filter.patternWrong': 'No se puede leer este patrón: {fault}',
  'filter.patternTooLarge': 'Este patrón es demasiado complejo. Prueba con uno más corto.',
  'filter.patternMatchesAll': 'Este patrón coincide con cualquier publicación.',
  'filter.hostWrong': 'Escribe sitios como example.org, sin ruta',
  'filter.tooManyHosts': 'Escribe {max} sitios como máximo',
  'filter.count': 'El número de publicaciones debe estar entre 1 y {max}',
  'filter.minutes': 'Los minutos deben estar entre 1 y {max}',
  'filter.memberDays': 'Los días deben estar entre 1 y {max}',
  'filter.messageMissing': 'Escribe lo que leerá el miembro',
  'filter.messageTooLong': 'El mensaje debe tener {max} caracteres como máximo',
  // What members want to know, and in which way.
  'inbox.noSuchChoice': 'Eso no se puede activar ni desactivar.',
  // Private leagues.
  'league.gone': 'Esta liga ya no existe o no formas parte de ella.',
  'league.linkGone': 'Esta invitación ya no funciona. Pide un enlace nuevo.',
  'league.full': 'Esta liga está llena: {max} miembros.',
  'league.tooMany': 'Puedes estar en hasta {max} ligas. Primero deja alguna.',
  'league.nameMissing': 'Ponle un nombre a tu liga',
  'league.nameTooLong': 'El nombre de una liga tiene como máximo {max} caracteres.',
  'league.removeSelf': 'Para dejar la liga, usa “Dejar la liga”.',
  'league.messageMissing': 'Primero escribe algo',
  'league.messageTooLong': 'Un mensaje tiene como máximo {max} caracteres.',
  'league.messageGone': 'Este mensaje fue borrado.',
  // Members and words that a member mutes.
  'mute.self': 'No puedes silenciarte a ti mismo.',
  'mute.memberGone': 'Este miembro ya no existe.',
  'mute.tooManyMembers':
    'Puedes silenciar hasta {max} miembros. Primero vuelve a mostrar a alguno.',
  'mute.tooManyWords': 'Puedes silenciar hasta {max} palabras. Primero quita alguna.',
  'mute.wordMissing': 'Escribe una palabra o frase',
  'mute.wordTooLong': 'Usa {max} caracteres como máximo',
  'mute.wordEmpty': 'Una palabra silenciada necesita una letra o un dígito',
  // Breaking news and push notifications.
  'news.headlineMissing': 'El titular es obligatorio',
  'news.headlineTooLong': 'El titular debe tener {max} caracteres o menos',
  'news.url': 'El enlace debe empezar con https://',
  'line.missing': 'Escribe el aviso que quieres fijar',
  'line.tooLong': 'El aviso debe tener {max} caracteres como máximo',
  'news.unknown': 'Esa noticia de última hora no existe',
  'push.unreadable': 'Esto no es una suscripción de un navegador',
  'push.foreign': 'Las notificaciones solo pueden enviarse a servicios push de internet',
  // The newsletter and exports.
  'newsletter.subjectMissing': 'El asunto es obligatorio',
  'newsletter.subjectTooLong': 'El asunto debe tener {max} caracteres o menos',
  'newsletter.contentTooLong': 'El contenido debe tener {max} caracteres o menos',
  'newsletter.nobody': 'No hay a quién enviarlo',
  'newsletter.testFailed':
    'El servidor de correo no aceptó la prueba. Inténtalo de nuevo más tarde.',
  'newsletter.unknown': 'No se encontró el boletín',
  'subscriber.birthday': 'Elige el mes, el día y el año de tu nacimiento',
  'subscriber.invalidBirthday': 'Escribe una fecha de nacimiento válida',
  'subscriber.futureBirthday': 'La fecha de nacimiento no puede estar en el futuro',
  'subscriber.tooYoung': 'El boletín es para personas de 21 años o más.',
  'subscriber.unknown': 'Ese suscriptor no existe.',
  'subscriber.twice': 'Esta dirección ya está más arriba',
  'subscriber.known': 'Esta dirección ya está en la lista',
  'subscriber.optedOut': 'Esta dirección canceló',
  'subscriber.noColumns':
    'No es un archivo CSV cuya primera fila nombre las columnas name, email y birthday.',
  'subscriber.noRows': 'No hay personas en este archivo.',
  'subscriber.nothingNew': 'Nadie en este archivo es nuevo.',
  'export.unknown': 'Esa exportación no existe.',
} as const satisfies InLanguage<
  typeof ARTICLES_REFUSALS &
    typeof ARTICLE_WRITING_REFUSALS &
    typeof ARTICLE_IMPORT_REFUSALS &
    typeof CHAT_REFUSALS &
    typeof COMMENTS_REFUSALS &
    typeof PHOTOS_REFUSALS &
    typeof CHECKINS_REFUSALS &
    typeof CONTACT_REFUSALS &
    typeof QUESTIONS_REFUSALS &
    typeof MOOD_REFUSALS &
    typeof REPORTS_REFUSALS &
    typeof SANCTION_REFUSALS &
    typeof QUEUE_REFUSALS &
    typeof FILTER_REFUSALS &
    typeof INBOX_REFUSALS &
    typeof LEAGUE_REFUSALS &
    typeof MUTE_REFUSALS &
    typeof REMOVAL_REFUSALS &
    typeof SHOWS_REFUSALS &
    typeof NEWS_REFUSALS &
    typeof NEWSLETTER_REFUSALS
>;

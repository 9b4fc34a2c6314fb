import type { MODERATION as ENGLISH } from '../english/moderation.ts';

export const MODERATION = {
  'You have a warning from our moderators. Read it before you post again.':
    'Tienes una advertencia de nuestros moderadores. Léela antes de volver a publicar.',
  'You’ve been banned. You can keep reading.': 'Se te expulsó. Puedes seguir leyendo.',
  'You’re muted until {moment}.': 'Estás en silencio hasta el {moment}.',
  'Read it': 'Leerla',
  'Why?': '¿Por qué?',

  'A warning from our moderators': 'Una advertencia de nuestros moderadores',
  'You’ve been banned': 'Se te expulsó',
  'You’re muted': 'Estás en silencio',
  'You can post again once you confirm that you’ve read it.':
    'Podrás volver a publicar cuando confirmes que la leíste.',
  'You can read everything, and delete what you posted.':
    'Puedes leerlo todo y borrar lo que publicaste.',
  'You can post again {moment}.': 'Podrás volver a publicar el {moment}.',
  Reason: 'Motivo',
  'From the moderators': 'De los moderadores',
  'Your photo': 'Tu foto',
  'Your photo comment': 'Tu comentario en una foto',
  'Your article comment': 'Tu comentario en un artículo',
  'Your chat message': 'Tu mensaje del chat',
  'Your answer': 'Tu respuesta',
  'Answer the moderators': 'Responde a los moderadores',
  'You can answer once.': 'Puedes responder una vez.',
  'Send answer': 'Enviar respuesta',
  'Answer sent': 'Respuesta enviada',
  'I’ve read it': 'La leí',

  'Warn or mute {name}': 'Advertir o silenciar a {name}',
  'What to do': 'Qué hacer',
  'Warn: they can post again once they’ve read it':
    'Advertir: podrá volver a publicar cuando la lea',
  'Mute for 10 minutes': 'Silenciar 10 minutos',
  'Mute for a day': 'Silenciar un día',
  'Mute for a week': 'Silenciar una semana',
  Ban: 'Expulsar',
  Warn: 'Advertir',
  Mute: 'Silenciar',
  '(next step)': '(siguiente paso)',
  'Choose a reason': 'Elige un motivo',
  'Note to the member (optional)': 'Nota para el miembro (opcional)',
  'Up to {most} posts. You can put them back when you lift the ban.':
    'Hasta {most} publicaciones. Puedes recuperarlas cuando retires la expulsión.',
  'Also delete what they posted': 'Borrar también lo que publicó',
  'No posts': 'Ninguna publicación',
  'In the last hour': 'En la última hora',
  'In the last day': 'En el último día',
  'In the last week': 'En la última semana',
  'Also delete this post': 'Borrar también esta publicación',
  'Done. They see it now.': 'Listo. Ya lo ve.',
  'This member is no longer here.': 'Este miembro ya no está.',

  Warning: 'Advertencia',
  'Muted for 10 minutes': 'En silencio 10 minutos',
  'Muted for a day': 'En silencio un día',
  'Muted for a week': 'En silencio una semana',
  Banned: 'Expulsado',
  History: 'Historial',
  'Nothing so far.': 'Nada hasta ahora.',
  'Loading history…': 'Cargando historial…',
  'By {name}, {moment}': 'Por {name}, {moment}',
  'Lifted by {name}, {moment}': 'Retirado por {name}, {moment}',
  'Read {moment}': 'Leída {moment}',
  'Until {moment}': 'Hasta {moment}',
  'Ended {moment}': 'Terminó {moment}',
  'In force': 'Vigente',
  Lift: 'Retirar',
  '{posts|one:Lift and put # post back|other:Lift and put # posts back}':
    '{posts|one:Retirar y recuperar # publicación|other:Retirar y recuperar # publicaciones}',
  Lifted: 'Retirado',
  Note: 'Nota',
  Answer: 'Respuesta',

  All: 'Todo',
  'With an answer': 'Con respuesta',
  'Loading warnings and mutes…': 'Cargando advertencias y silencios…',
  'We couldn’t load the warnings and mutes.': 'No pudimos cargar las advertencias y los silencios.',
  'None here. Warn or mute someone from their message, or from a report.':
    'Nada aquí. Advierte o silencia a alguien desde su mensaje o desde un reporte.',

  'Everything moderators deleted in the last {days} days. Put a post back and everyone sees it again, with its likes and comments.':
    'Todo lo que los moderadores borraron en los últimos {days} días. Recupera una publicación y todos la verán de nuevo, con sus me gusta y comentarios.',
  'Loading deleted posts…': 'Cargando publicaciones borradas…',
  'We couldn’t load the deleted posts.': 'No pudimos cargar las publicaciones borradas.',
  'Nothing was deleted in the last {days} days.': 'No se borró nada en los últimos {days} días.',
  Question: 'Pregunta',
  'Deleted by {name}, {moment}': 'Borrado por {name}, {moment}',
  'Gone for good {moment}': 'Se borra del todo {moment}',
  'No words': 'Sin palabras',
  'Put back': 'Recuperar',
  'It’s back': 'Ya está de vuelta',

  // The review queue.
  'Posts that were reported, or that a filter marked or held, and photos, check-ins, and questions to approve. What has waited longest comes first. Claim one and it’s yours for {minutes} minutes.':
    'Publicaciones reportadas, o marcadas o retenidas por un filtro, y fotos, check-ins y preguntas por aprobar. Primero va lo que más lleva esperando. Toma una y es tuya durante {minutes} minutos.',
  'We couldn’t load the queue.': 'No pudimos cargar la lista de revisión.',
  'Loading the queue…': 'Cargando la lista de revisión…',
  'Nothing is waiting.': 'No hay nada en espera.',
  'Select all {posts}': 'Seleccionar las {posts}',
  '{shown} of {total} are shown. The others follow as you go.':
    'Se muestran {shown} de {total}. Las demás aparecen a medida que avanzas.',
  'Selected posts': 'Publicaciones seleccionadas',
  '{posts|one:# post selected|other:# posts selected}':
    '{posts|one:# publicación seleccionada|other:# publicaciones seleccionadas}',
  Keep: 'Conservar',
  'Select the post by {name}': 'Seleccionar la publicación de {name}',
  'To approve': 'Por aprobar',
  '{reports|one:# report|other:# reports}': '{reports|one:# reporte|other:# reportes}',
  'waiting since {when}': 'en espera desde {when}',
  '{name} has this': '{name} se ocupa de esto',
  'You have this': 'Tú te ocupas de esto',
  Release: 'Soltar',
  Claim: 'Tomar',
  '{posts|one:# post kept|other:# posts kept}':
    '{posts|one:# publicación conservada|other:# publicaciones conservadas}',
  '{posts|one:# post removed|other:# posts removed}':
    '{posts|one:# publicación quitada|other:# publicaciones quitadas}',
  '{posts|one:# was already decided, or another moderator has it.|other:# were already decided, or another moderator has them.}':
    '{posts|one:# ya estaba decidida, o la tiene otro moderador.|other:# ya estaban decididas, o las tiene otro moderador.}',
  'Deleted posts can be put back for {days} days.':
    'Las publicaciones borradas se pueden recuperar durante {days} días.',
  'We couldn’t load the details.': 'No pudimos cargar los detalles.',
  'Loading details…': 'Cargando los detalles…',
  'Held back': 'Retenido',
  'Filter: {name}': 'Filtro: {name}',
  'Around it': 'A su alrededor',

  // Filters of what members write.
  'Add a filter': 'Agregar un filtro',
  'Edit a filter': 'Editar un filtro',
  'All filters': 'Todos los filtros',
  'Filters read chat messages and comments before anyone else does. Photos, check-ins, and questions wait for approval anyway. Moderators, hosts, and admins aren’t filtered.':
    'Los filtros leen los mensajes del chat y los comentarios antes que nadie. Las fotos, los check-ins y las preguntas esperan aprobación de todos modos. Los moderadores, los conductores y los administradores no se filtran.',
  'We couldn’t load the filters.': 'No pudimos cargar los filtros.',
  'Loading filters…': 'Cargando los filtros…',
  'No filters yet.': 'Todavía no hay filtros.',
  'This filter no longer exists.': 'Este filtro ya no existe.',
  'Words and phrases': 'Palabras y frases',
  Pattern: 'Patrón',
  Links: 'Enlaces',
  Repeats: 'Repeticiones',
  'Too many posts': 'Demasiadas publicaciones',
  'New members': 'Miembros nuevos',
  'Post it, then review it': 'Publicarla y revisarla después',
  'Hold it for review': 'Retenerla para revisarla',
  'Don’t post it': 'No publicarla',
  'Links, except to {sites}': 'Enlaces, salvo a {sites}',
  'All links': 'Todos los enlaces',
  'The same text more than {count} times in {minutes|one:# minute|other:# minutes}':
    'El mismo texto más de {count} veces en {minutes|one:# minuto|other:# minutos}',
  'More than {count|one:# post|other:# posts} in {minutes|one:# minute|other:# minutes}':
    'Más de {count|one:# publicación|other:# publicaciones} en {minutes|one:# minuto|other:# minutos}',
  'Every post': 'Todas las publicaciones',
  'members for less than {days|one:# day|other:# days}':
    'miembros desde hace menos de {days|one:# día|other:# días}',
  'They read: “Not posted: {message}”': 'Leen: “No se publicó: {message}”',
  'Turned off: {title}': 'Desactivado: {title}',
  'Turned on: {title}': 'Activado: {title}',
  'What it marked stays in the review queue.': 'Lo que marcó sigue en la lista de revisión.',
  'Moderators see it beside the posts it marks.':
    'Los moderadores lo ven junto a las publicaciones que marca.',
  'Looks for': 'Busca',
  'What happens': 'Qué pasa',
  'What they read': 'Lo que leen',
  'After “Not posted:”. Say what to change.':
    'Después de “No se publicó:”. Di qué hay que cambiar.',
  'Turned on': 'Activado',
  'Try it on last week': 'Probarlo en la última semana',
  'Then you can save it.': 'Después lo puedes guardar.',
  'Save filter': 'Guardar el filtro',
  'One per line. Capitals and accents don’t matter. With * at the end it also finds longer words.':
    'Una por línea. No importan las mayúsculas ni los acentos. Con * al final también encuentra palabras más largas.',
  'A regular expression in RE2 syntax. Capitals don’t matter.':
    'Una expresión regular con la sintaxis de RE2. No importan las mayúsculas.',
  'Allowed sites': 'Sitios permitidos',
  'One per line, like example.org. Links to other sites match.':
    'Uno por línea, como example.org. Coinciden los enlaces a otros sitios.',
  'Same posts allowed': 'Publicaciones iguales permitidas',
  'Posts allowed': 'Publicaciones permitidas',
  'Within how many minutes': 'En cuántos minutos',
  'Only for members of less than so many days': 'Solo para miembros de menos de tantos días',
  'Leave blank for everyone.': 'Déjalo vacío para todos.',
  Where: 'Dónde',
  'It would have matched none of {total|one:# post|other:# posts}.':
    'No habría coincidido con ninguna de {total|one:# publicación|other:# publicaciones}.',
  'It would have matched {posts|one:# post|other:# posts} of {total} by {members|one:# member|other:# members}.':
    'Habría coincidido con {posts|one:# publicación|other:# publicaciones} de {total}, de {members|one:# miembro|other:# miembros}.',
  'These were the newest {posts} posts.': 'Fueron las {posts} publicaciones más nuevas.',
  'The newest {posts} are shown.': 'Se muestran las {posts} más nuevas.',
  Posts: 'Publicaciones',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

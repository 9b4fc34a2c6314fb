import type { ADMIN as ENGLISH } from '../english/admin.ts';

/** The frame of the dashboard, and what admins did. */
export const ADMIN = {
  'Admin dashboard': 'Panel de administración',
  Section: 'Sección',
  '(something waits)': '(hay algo pendiente)',
  'NEW!': '¡NUEVO!',
  'Pending Photos': 'Fotos pendientes',
  'Approved Photos': 'Fotos aprobadas',
  Metrics: 'Métricas',

  // The trail
  Activity: 'Actividad',
  What: 'Qué',
  Everything: 'Todo',
  Who: 'Quién',
  Everybody: 'Todos',
  'Loading the activity…': 'Cargando la actividad…',
  'The activity could not be loaded.': 'No se pudo cargar la actividad.',
  'Nothing was done yet.': 'Todavía no se hizo nada.',
  Details: 'Detalles',
  Act: 'Acción',
  'Somebody whose account is gone': 'Alguien cuya cuenta ya no existe',

  // Kinds of things that acts are about
  'Check-ins': 'Check-ins',
  Pictures: 'Imágenes',
  'Comments on articles': 'Comentarios en artículos',
  'Comments on photos': 'Comentarios en fotos',
  'Games and stats': 'Partidos y estadísticas',
  Newsletters: 'Boletines',
  Switches: 'Interruptores',
  Exports: 'Exportaciones',

  // What was done, after the name of who did it
  'exported {file}': 'exportó {file}',
  'exported a sheet': 'exportó una hoja',
  'published the article “{title}”': 'publicó el artículo “{title}”',
  'published the article “{title}”, as scheduled':
    'publicó el artículo “{title}”, como estaba programado',
  'began the article “{title}”': 'empezó el artículo “{title}”',
  'changed the article “{title}”': 'cambió el artículo “{title}”',
  'scheduled the article “{title}”': 'programó el artículo “{title}”',
  'took back the schedule of the article “{title}”':
    'canceló la programación del artículo “{title}”',
  'deleted the article “{title}”': 'borró el artículo “{title}”',
  'uploaded a picture': 'subió una imagen',
  'deleted a comment': 'borró un comentario',
  'deleted a comment by {name}': 'borró un comentario de {name}',
  'deleted a photo comment': 'borró un comentario de una foto',
  'deleted a photo comment by {name}': 'borró un comentario de {name} en una foto',
  'approved a photo': 'aprobó una foto',
  'approved a photo by {name}': 'aprobó una foto de {name}',
  'deleted a photo': 'borró una foto',
  'deleted a photo by {name}': 'borró una foto de {name}',
  'approved a check-in': 'aprobó un check-in',
  'deleted a check-in at “{location}”': 'borró un check-in en “{location}”',
  'dismissed a report of {content}': 'descartó un reporte sobre {content}',
  'deleted a report of {content}': 'borró un reporte sobre {content}',
  'deleted {content} after a report': 'borró {content} tras un reporte',
  'opened fantasy and check-ins to all members':
    'abrió fantasy y los check-ins a todos los miembros',
  'closed fantasy and check-ins to members': 'cerró fantasy y los check-ins a los miembros',
  'uploaded the stats of {players|one:# player|other:# players} from “{file}”':
    'subió las estadísticas de {players|one:# jugador|other:# jugadores} desde “{file}”',
  'scored a game with {lineups|one:# lineup|other:# lineups}':
    'calculó los puntos de un partido con {lineups|one:# alineación|other:# alineaciones}',
  'entered the game against {opponent} (week {week} of {season})':
    'agregó el partido contra {opponent} (semana {week} de {season})',
  'changed the game against {opponent} (week {week} of {season})':
    'cambió el partido contra {opponent} (semana {week} de {season})',
  'deleted the game against {opponent} (week {week} of {season})':
    'borró el partido contra {opponent} (semana {week} de {season})',
  'approved a question': 'aprobó una pregunta',
  'put {name} on the roster': 'puso a {name} en la plantilla',
  'changed {name} on the roster': 'cambió a {name} en la plantilla',
  'put {name} on the injury report ({status})':
    'puso a {name} en el reporte de lesiones ({status})',
  'took {name} off the injury report': 'quitó a {name} del reporte de lesiones',
  'took {name} off the roster': 'quitó a {name} de la plantilla',
  'imported the roster from “{file}”: {added} added, {changed} changed, {left} removed':
    'importó la plantilla de «{file}»: {added} agregados, {changed} cambiados, {left} quitados',
  'moved a question to “{status}”': 'pasó una pregunta a “{status}”',
  'deleted a question': 'borró una pregunta',
  'moved a contact message to “{status}”': 'pasó un mensaje de contacto a “{status}”',
  'deleted a contact message': 'borró un mensaje de contacto',
  'sent the newsletter “{subject}” to {readers|one:# reader|other:# readers}':
    'envió el boletín “{subject}” a {readers|one:# lector|other:# lectores}',
  'added the sponsor “{name}”': 'agregó el patrocinador “{name}”',
  'changed the sponsor “{name}”': 'cambió el patrocinador “{name}”',
  'moved the sponsor “{name}” to place {place}': 'movió el patrocinador “{name}” al lugar {place}',
  'deleted the sponsor “{name}”': 'borró el patrocinador “{name}”',
  'had the sources of shows checked': 'pidió revisar los orígenes de los programas',
  'imports shows from “{address}”': 'importa programas desde “{address}”',
  'stopped importing shows from “{address}”': 'dejó de importar programas desde “{address}”',
  'added the show “{title}”': 'agregó el programa “{title}”',
  'changed the show “{title}”': 'cambió el programa “{title}”',
  'hid the show “{title}”': 'ocultó el programa “{title}”',
  'showed “{title}” again': 'volvió a mostrar “{title}”',
  'published the show “{title}”, as scheduled':
    'publicó el programa “{title}”, como estaba programado',
  'deleted the show “{title}”': 'eliminó el programa “{title}”',
  'put “{title}” on the air': 'puso “{title}” al aire',
  'took “{title}” off the air': 'sacó “{title}” del aire',
  'sent the breaking news “{headline}”': 'envió la noticia de última hora “{headline}”',
  'took back the breaking news “{headline}”': 'retiró la noticia de última hora “{headline}”',
  'deleted the account of {name}': 'borró la cuenta de {name}',
  'a member': 'un miembro',
  'deleted their own account': 'borró su propia cuenta',

  // What was reported
  'a photo': 'una foto',
  'a photo by {name}': 'una foto de {name}',
  'a photo comment': 'un comentario de una foto',
  'a photo comment by {name}': 'un comentario de {name} en una foto',
  'an article comment': 'un comentario de un artículo',
  'an article comment by {name}': 'un comentario de {name} en un artículo',
  'a chat message': 'un mensaje del chat',
  'a chat message by {name}': 'un mensaje de {name} en el chat',
  something: 'algo',
  'something by {name}': 'algo de {name}',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

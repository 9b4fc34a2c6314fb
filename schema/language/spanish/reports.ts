import type { REPORTS as ENGLISH } from '../english/reports.ts';

export const REPORTS = {
  // The dialog of members.
  'What’s wrong with it?': '¿Cuál es el problema?',
  'Our moderators read every report. No one else sees who sent it.':
    'Nuestros moderadores leen todos los reportes. Nadie más sabrá quién lo envió.',
  Inappropriate: 'Inapropiado',
  Spam: 'Spam',
  Harassment: 'Acoso',
  Copyright: 'Derechos de autor',
  'Send Report': 'Enviar reporte',
  'Content Reported': 'Contenido reportado',
  'Thanks. Our moderators will take a look.': 'Gracias. Nuestros moderadores lo revisarán.',
  'Report Failed': 'No se pudo enviar el reporte',
  'Failed to submit report. Please try again.': 'No se pudo enviar el reporte. Inténtalo de nuevo.',

  // The admins' list.
  Reports: 'Reportes',
  'Loading reports…': 'Cargando reportes…',
  'We couldn’t load the reports.': 'No se pudieron cargar los reportes.',
  'Active reports': 'Reportes activos',
  'No active reports': 'No hay reportes activos',
  'Recently reviewed': 'Últimos revisados',
  'No reviewed reports yet.': 'Todavía no hay reportes revisados.',
  'All reports': 'Todos los reportes',
  Dismissed: 'Descartados',
  'Chat messages': 'Mensajes del chat',
  'Photo comment': 'Comentario de foto',
  'Article comment': 'Comentario de artículo',
  'Chat message': 'Mensaje del chat',
  'CONTENT DELETED': 'CONTENIDO BORRADO',
  DISMISSED: 'DESCARTADO',
  'ALREADY GONE': 'YA NO ESTÁ',
  'No description': 'Sin descripción',
  'By {owner}': 'De {owner}',
  'By {owner} on {article}': 'De {owner} en {article}',
  'reported by {reporter} {when}': 'lo reportó {reporter} {when}',
  'reviewed {when}': 'revisado {when}',
  Anonymous: 'Anónimo',

  // What they do about one.
  Dismiss: 'Descartar',
  'Report dismissed successfully': 'Reporte descartado',
  'Failed to dismiss report': 'No se pudo descartar el reporte',
  'Delete Content': 'Borrar contenido',
  'Delete this photo?': '¿Borrar esta foto?',
  'Delete this photo comment?': '¿Borrar este comentario de foto?',
  'Delete this article comment?': '¿Borrar este comentario de artículo?',
  'Delete this chat message?': '¿Borrar este mensaje del chat?',
  'The {what} by {owner}{words} will be deleted and every report about it resolved. This can’t be undone.':
    'Se borrará este contenido: {what} de {owner}{words}. Todos sus reportes quedarán resueltos. Esto no se puede deshacer.',
  'Content deleted and report resolved': 'Contenido borrado y reporte resuelto',
  'Failed to delete content': 'No se pudo borrar el contenido',
  'Delete Report': 'Borrar reporte',
  'Delete this report?': '¿Borrar este reporte?',
  'The report of the {what} by {owner}{words} will be deleted. This can’t be undone.':
    'Se borrará el reporte de este contenido: {what} de {owner}{words}. Esto no se puede deshacer.',
  'Report deleted successfully': 'Reporte borrado',
  'Failed to delete report': 'No se pudo borrar el reporte',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

import type { ARTICLES as ENGLISH } from '../english/articles.ts';

export const ARTICLES = {
  // Reading
  '{minutes} min read': 'Lectura de {minutes} min',
  'By {author}': 'Por {author}',
  '{views|one:# view|other:# views}': '{views|one:# vista|other:# vistas}',
  '{shares|one:# share|other:# shares}': '{shares|one:# vez compartido|other:# veces compartido}',
  Table: 'Tabla',
  'Done:': 'Hecho:',
  'Open:': 'Pendiente:',
  'More articles': 'Más artículos',
  'New article': 'Artículo nuevo',
  'Previous article': 'Artículo anterior',
  'Next article': 'Artículo siguiente',
  'Loading article...': 'Cargando el artículo…',
  'This article was updated': 'Este artículo se actualizó',
  'See all articles': 'Ver todos los artículos',
  'Film, numbers and opinion, without the corporate polish.':
    'Jugadas, números y opinión, sin barniz corporativo.',
  'No articles published yet. Check back soon!':
    'Todavía no hay artículos publicados. ¡Vuelve pronto!',
  'Load older articles': 'Cargar artículos anteriores',
  'Loading articles...': 'Cargando artículos…',
  'We couldn’t load the article.': 'No se pudo cargar el artículo.',
  'We couldn’t load older articles.': 'No se pudieron cargar los artículos anteriores.',
  'Failed to update like. Please try again.':
    'No se pudo actualizar el me gusta. Inténtalo de nuevo.',

  // Categories
  General: 'General',
  'Game Analysis': 'Análisis de partidos',
  'Player News': 'Noticias de jugadores',
  Draft: 'Draft',
  Opinion: 'Opinión',

  // The list of admins
  'Which articles': 'Qué artículos',
  Drafts: 'Borradores',
  Published: 'Publicados',
  PUBLISHED: 'PUBLICADO',
  DRAFT: 'BORRADOR',
  '{first}–{end} of {count}': '{first}–{end} de {count}',
  'No articles yet. Create your first article!':
    'Todavía no hay artículos. ¡Crea tu primer artículo!',
  'No drafts found.': 'No hay borradores.',
  'published {when}': 'publicado {when}',
  'edited {when}': 'editado {when}',
  '{viewCount} views · {likeCount} likes · {commentCount} comments · {shareCount} shares':
    'Vistas: {viewCount} · Me gusta: {likeCount} · Comentarios: {commentCount} · Veces compartido: {shareCount}',
  'View Article': 'Ver artículo',
  'Delete this article?': '¿Borrar este artículo?',
  '“{title}” and its comments and likes will be deleted. This can’t be undone.':
    'Se borrará “{title}” con sus comentarios y sus me gusta. Esto no se puede deshacer.',
  'Article deleted successfully!': '¡Artículo borrado!',
  'Unsaved changes on this device': 'Cambios sin guardar en este dispositivo',
  'Not saved yet, only on this device': 'Sin guardar todavía, en este dispositivo',
  Untitled: 'Sin título',
  'Discard {title}': 'Descartar {title}',
  'Discard this draft?': '¿Descartar este borrador?',
  '“{title}” was never saved. This can’t be undone.':
    '“{title}” nunca se guardó. Esto no se puede deshacer.',

  // The editor
  'Loading the article…': 'Cargando el artículo…',
  'Edit Draft': 'Editar borrador',
  'Edit Article': 'Editar artículo',
  'Create Article': 'Crear artículo',
  'Unsaved changes': 'Cambios sin guardar',
  'This browser won’t keep drafts. Save before you close this tab.':
    'Este navegador no guarda borradores. Guarda antes de cerrar esta pestaña.',
  'Save as Draft': 'Guardar como borrador',
  'Save Changes': 'Guardar cambios',
  Publish: 'Publicar',
  'Publishing…': 'Publicando…',
  Preview: 'Vista previa',
  'Schedule…': 'Programar…',
  'Schedule the article': 'Programar el artículo',
  Excerpt: 'Extracto',
  'One or two sentences, for cards, search engines and link previews.':
    'Una o dos frases, para tarjetas, buscadores y vistas previas de enlaces.',
  Tags: 'Etiquetas',
  'Separated by commas.': 'Separadas por comas.',
  Author: 'Autor',
  'Read time': 'Tiempo de lectura',
  'Read time (minutes)': 'Tiempo de lectura (minutos)',
  'Estimated: {minutes|one:# minute|other:# minutes}.':
    'Estimado: {minutes|one:# minuto|other:# minutos}.',
  'Use that': 'Usar ese',
  'Hide preview': 'Ocultar la vista previa',
  'Show preview': 'Mostrar la vista previa',
  'Markdown. Paste or drop pictures right where you want them.':
    'Markdown. Pega o suelta las imágenes donde van.',
  'We restored your unsaved changes from {moment}.':
    'Recuperamos tus cambios sin guardar del {moment}.',
  'Article updated successfully!': '¡Artículo actualizado!',
  'Article saved as draft!': '¡Artículo guardado como borrador!',
  'Article published successfully!': '¡Artículo publicado!',
  'Failed to save draft: {message}': 'No se pudo guardar el borrador: {message}',
  'Failed to update article: {message}': 'No se pudo actualizar el artículo: {message}',
  'Failed to publish article: {message}': 'No se pudo publicar el artículo: {message}',
  'Failed to delete article: {message}': 'No se pudo borrar el artículo: {message}',
  'We couldn’t reach the site. Your text is safe on this device.':
    'No se pudo conectar con el sitio. Tu texto está guardado en este dispositivo.',

  // Pictures
  'Cover image': 'Imagen de portada',
  'Upload a different image': 'Subir otra imagen',
  'Remove the picture': 'Quitar la imagen',
  'Image URL': 'URL de la imagen',
  'Uploading fills this in, or paste an https:// URL.':
    'Se llena al subir una imagen. O pega una URL con https://.',
  Crop: 'Recorte',
  Uploads: 'Subidas',
  'Uploading {name}…': 'Subiendo {name}…',
  'Upload {name} again': 'Subir {name} otra vez',
  'Cancel the upload of {name}': 'Cancelar la subida de {name}',
  'We couldn’t upload the picture.': 'No se pudo subir la imagen.',

  // Two editors of one article
  'Saved {moment}. Whichever you pick, we’ll keep the other one on this device.':
    'Se guardó el {moment}. Elijas la que elijas, guardamos la otra en este dispositivo.',
  'Compare versions': 'Comparar versiones',
  Mine: 'La mía',
  Theirs: 'La otra',
  '{name} saved a newer version of this article.':
    '{name} guardó una versión más reciente de este artículo.',
  'A newer version of this article was saved.':
    'Se guardó una versión más reciente de este artículo.',
  'This article was deleted. Your text is still here.':
    'Este artículo se borró. Tu texto sigue aquí.',
  'Your text is still here.': 'Tu texto sigue aquí.',
  'Load theirs': 'Cargarla',
  Compare: 'Comparar',
  'Keep mine': 'Conservar la mía',
  'We kept your text on this device.': 'Guardamos tu texto en este dispositivo.',
  'We kept their text on this device.': 'Guardamos el otro texto en este dispositivo.',
  'Open it': 'Abrirlo',

  // Scheduling
  '“{title}” will publish automatically at that time.': '“{title}” se publicará solo a esa hora.',
  Date: 'Fecha',
  'Time (Mountain)': 'Hora (de la Montaña)',
  'Cancel schedule': 'Cancelar la programación',
  'Article scheduled.': 'Artículo programado.',
  'Schedule canceled. The article is still a draft.':
    'Programación cancelada. El artículo sigue siendo un borrador.',
  'Please choose a date and a time.': 'Elige una fecha y una hora.',
  'Failed to schedule article: {message}': 'No se pudo programar el artículo: {message}',

  // The preview
  'Admin Access Required': 'Se requiere acceso de administrador',
  'Back to the dashboard': 'Volver al panel',
  'Preview mode': 'Modo de vista previa',
  'PREVIEW MODE': 'MODO DE VISTA PREVIA',
  'Back to Admin': 'Volver a administración',
  'Show Preview': 'Mostrar vista previa',
  'Edit Content': 'Editar contenido',
  'Publish Now': 'Publicar ahora',
  'Please save as draft first, then you can preview the article.':
    'Primero guárdalo como borrador. Después podrás ver la vista previa.',

  // What a form refuses
} as const satisfies Record<(typeof ENGLISH)[number], string>;

import type { COMMENTS as ENGLISH } from '../english/comments.ts';

export const COMMENTS = {
  'Comments {count}': 'Comentarios {count}',
  Comments: 'Comentarios',
  'Add a comment': 'Agrega un comentario',
  'Post comment': 'Publicar comentario',
  '(edited)': '(editado)',
  'Comment by {name}': 'Comentario de {name}',
  'Edit comment': 'Editar comentario',
  'Delete comment': 'Borrar comentario',
  'Report comment': 'Reportar comentario',
  'Report {name}’s comment': 'Reportar el comentario de {name}',
  '{count|one:# new comment|other:# new comments}':
    '{count|one:# comentario nuevo|other:# comentarios nuevos}',
  'Load newer comments': 'Cargar comentarios más recientes',
  'Load older comments': 'Cargar comentarios anteriores',
  'Back to the latest': 'Volver a los últimos',
  'Next unread ({unread})': 'Siguiente sin leer ({unread})',
  'Replying to {name}': 'Respuesta a {name}',
  'Don’t reply': 'No responder',
  Reply: 'Responder',
  'Delete {userName}’s comment?': '¿Borrar el comentario de {userName}?',
  'Delete your comment?': '¿Borrar tu comentario?',
  'Failed to post comment. Please try again.':
    'No se pudo publicar el comentario. Inténtalo de nuevo.',
  'Failed to update comment. Please try again.':
    'No se pudo actualizar el comentario. Inténtalo de nuevo.',
  'Failed to delete comment. Please try again.':
    'No se pudo borrar el comentario. Inténtalo de nuevo.',
  'We couldn’t load the comment.': 'No se pudo cargar el comentario.',
  'We couldn’t load the comments.': 'No se pudieron cargar los comentarios.',
  'Members to mention': 'Miembros a quienes mencionar',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

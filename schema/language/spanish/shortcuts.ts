import type { SHORTCUTS as ENGLISH } from '../english/shortcuts.ts';

export const SHORTCUTS = {
  'Keyboard shortcuts': 'Atajos de teclado',
  'Single-key shortcuts': 'Atajos de una sola tecla',
  'When off, single-key shortcuts do nothing. {search}, {escape} and {messages} still work.':
    'Si los desactivas, las teclas solas no hacen nada. {search}, {escape} y {messages} siguen funcionando.',
  Everywhere: 'En todas partes',
  'Show these keys': 'Mostrar estas teclas',
  'In lists of articles and in comments': 'En listas de artículos y en comentarios',
  'On a comment': 'En un comentario',
  'In a photo': 'En una foto',
  'While you write': 'Al escribir',
  'Go to the articles': 'Ir a los artículos',
  'Go to The Huddle': 'Ir a The Huddle',
  'Go to notifications': 'Ir a las notificaciones',
  'Close the top window': 'Cerrar la ventana de arriba',
  'Next one': 'Siguiente',
  'Previous one': 'Anterior',
  'Next unread comment': 'Siguiente comentario sin leer',
  'Like or unlike a comment': 'Dar o quitar un me gusta',
  'Reply to the comment': 'Responder al comentario',
  'Post the comment': 'Publicar el comentario',
  'Send the chat message': 'Enviar el mensaje del chat',
  'New line in a chat message': 'Línea nueva en el mensaje del chat',
  Off: 'Desactivado',
  or: 'o',
  then: 'y luego',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

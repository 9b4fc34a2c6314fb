import type { INBOX as ENGLISH } from '../english/inbox.ts';

/** The inbox of a member. */
export const INBOX = {
  'What happened to your posts and your account.': 'Lo que pasó con tus publicaciones y tu cuenta.',
  'Replies, mentions, likes and answers of the last {days} days.':
    'Respuestas, menciones, me gusta y contestaciones de los últimos {days} días.',
  'Loading your inbox…': 'Cargando tu bandeja…',
  'We couldn’t load your inbox.': 'No pudimos cargar tu bandeja.',
  'Nothing yet. Replies, mentions and likes show up here.':
    'Aún no hay nada. Aquí verás respuestas, menciones y me gusta.',
  'A member': 'Un miembro',
  '{name} replied to your message': '{name} respondió a tu mensaje',
  '{name} replied to your comment': '{name} respondió a tu comentario',
  '{name} mentioned you in the chat': '{name} te mencionó en el chat',
  '{name} mentioned you in a comment': '{name} te mencionó en un comentario',
  '{name} commented on your photo': '{name} comentó tu foto',
  '{name} liked your message': 'A {name} le gusta tu mensaje',
  '{name} liked your comment': 'A {name} le gusta tu comentario',
  '{name} liked your photo': 'A {name} le gusta tu foto',
  '{name} and {count|one:# other|other:# others} liked your message':
    'A {name} y {count|one:# persona más|other:# personas más} les gusta tu mensaje',
  '{name} and {count|one:# other|other:# others} liked your comment':
    'A {name} y {count|one:# persona más|other:# personas más} les gusta tu comentario',
  '{name} and {count|one:# other|other:# others} liked your photo':
    'A {name} y {count|one:# persona más|other:# personas más} les gusta tu foto',
  'A message from the moderators': 'Un mensaje de los moderadores',
  'Your lineup scored {points} points': 'Tu alineación sumó {points} puntos',
  'Choose what you get': 'Elige qué recibes',
  'Choose what reaches you, and how. It applies on all your devices.':
    'Elige qué te llega y cómo. Vale en todos tus dispositivos.',
  'Replies to you': 'Respuestas a ti',
  'Mentions of you': 'Menciones a ti',
  'Comments on your photos': 'Comentarios en tus fotos',
  'Answers to your questions': 'Contestaciones a tus preguntas',
  'Your lineup’s points': 'Los puntos de tu alineación',
  'Messages from moderators': 'Mensajes de los moderadores',
  'In the inbox': 'En la bandeja',
  'As a notification': 'Como notificación',
  'In the daily email': 'En el correo diario',
  'Notifications reach the browsers where you turned them on. The daily email comes at 8:00 AM MT, if there’s news and your email is confirmed.':
    'Las notificaciones llegan a los navegadores donde las activaste. El correo diario llega a las 8:00 a. m. MT, si hay novedades y tu correo está confirmado.',
  'We couldn’t load your choices.': 'No pudimos cargar lo que elegiste.',
  'Loading your choices…': 'Cargando lo que elegiste…',
  'Do not disturb': 'No molestar',
  'No notifications until {moment}.': 'Sin notificaciones hasta {moment}.',
  'Turn notifications back on': 'Volver a activar las notificaciones',
  'No notifications for': 'Sin notificaciones durante',
  '1 hour': '1 hora',
  '8 hours': '8 horas',
  '24 hours': '24 horas',
  '7 days': '7 días',
  Start: 'Empezar',
  'This is new in your inbox at {site}:': 'Esto es nuevo en tu bandeja de {site}:',
  'Your whole inbox: {url}': 'Tu bandeja completa: {url}',
  'You chose this daily email in your settings. To stop it: {url}':
    'Elegiste este correo diario en tus ajustes. Para dejar de recibirlo: {url}',
  'The daily email is off': 'El correo diario está desactivado',
  '{address} no longer gets it. You can turn it on again in your settings.':
    '{address} ya no lo recibirá. Puedes volver a activarlo en tus ajustes.',
  'Daily email': 'Correo diario',
  '{address} gets what is new in your inbox. Tap below to stop that.':
    '{address} recibe lo nuevo de tu bandeja. Toca abajo para dejar de recibirlo.',
  'Stop the daily email': 'Desactivar el correo diario',
  'Open the link from the email again. Make sure it’s complete.':
    'Vuelve a abrir el enlace del correo. Asegúrate de que esté completo.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

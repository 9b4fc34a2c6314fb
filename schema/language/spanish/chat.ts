import type { CHAT as ENGLISH } from '../english/chat.ts';

export const CHAT = {
  // The chat room.
  'Loading game chat...': 'Cargando el chat del partido…',
  'We couldn’t reach Game Chat.': 'No se pudo acceder al chat del partido.',
  'Admin view: chat is closed': 'Vista de administrador: el chat está cerrado',
  'Loading messages...': 'Cargando mensajes…',
  'We couldn’t load the messages.': 'No se pudieron cargar los mensajes.',
  'Sign up to join the chat.': 'Regístrate para entrar al chat.',

  // How it is run.
  'Chat modes': 'Modos del chat',
  'Everyone in the chat sees them at once. They end at midnight in Denver.':
    'Todos en el chat los ven al instante. Terminan a la medianoche en Denver.',
  'Who can write': 'Quién puede escribir',
  'Only hosts and moderators': 'Solo conductores y moderadores',
  'No one: pause the chat': 'Nadie: pausar el chat',
  'One message every': 'Un mensaje cada',
  '{seconds} seconds': '{seconds} segundos',
  'New accounts': 'Cuentas nuevas',
  'Can write right away': 'Pueden escribir enseguida',
  '{days|one:Can write after # day|other:Can write after # days}':
    '{days|one:Pueden escribir después de # día|other:Pueden escribir después de # días}',
  'Emoji only': 'Solo emojis',
  'Back to usual': 'Volver a lo normal',
  'The chat is paused': 'El chat está en pausa',
  'Only hosts can write': 'Solo escriben los conductores',
  'Slow mode: one message every {seconds} seconds':
    'Modo lento: un mensaje cada {seconds} segundos',
  '{days|one:Members for at least # day|other:Members for at least # days}':
    '{days|one:Miembros desde hace # día o más|other:Miembros desde hace # días o más}',

  // While it is closed.
  'Game chat is open on game day only, from 6:00 AM to 11:59 PM MT.':
    'El chat del partido solo abre el día del partido, de 6:00 a.m. a 11:59 p.m., hora de la Montaña.',
  'Next game day: {day}': 'Próximo día de partido: {day}',
  'Next game day: TBD.': 'Próximo día de partido: por definir.',
  'Sign up to chat': 'Regístrate para chatear',

  // The rules of the chat.
  'House rules': 'Reglas de la casa',
  'Cheer loud, argue fair. No one here is the enemy.':
    'Apoya con todo, discute con respeto. Aquí nadie es el enemigo.',
  'One message every 5 seconds, up to 280 characters.':
    'Un mensaje cada 5 segundos, de hasta 280 caracteres.',
  'Open on game day from 6:00 AM to 11:59 PM MT.':
    'Abre el día del partido, de 6:00 a.m. a 11:59 p.m., hora de la Montaña.',
  '{warning} for bad behavior, then your account is deleted.':
    '{warning} por mala conducta. A la siguiente, borramos tu cuenta.',
  'One warning': 'Una sola advertencia',

  // The log.
  Messages: 'Mensajes',
  'Earlier messages': 'Mensajes anteriores',
  'Retry earlier messages': 'Reintentar los mensajes anteriores',
  'Latest messages': 'Mensajes más recientes',
  '{unseen|one:# new message|other:# new messages}':
    '{unseen|one:# mensaje nuevo|other:# mensajes nuevos}',
  'No messages yet. Kick it off!': 'Todavía no hay mensajes. ¡Da tú la patada inicial!',
  Yesterday: 'Ayer',
  '1st quarter': '1.er cuarto',
  '2nd quarter': '2.º cuarto',
  '3rd quarter': '3.er cuarto',
  '4th quarter': '4.º cuarto',
  Overtime: 'Tiempo extra',
  '2nd overtime': '2.º tiempo extra',
  'You ({userName})': 'Tú ({userName})',

  // The composer.
  'Say something…': 'Di algo…',
  '{count} of {chatMaxLength} characters': '{count} de {chatMaxLength} caracteres',
  'Reply to {name}': 'Responder a {name}',
  'Cannot post message': 'No se puede publicar el mensaje',
  'Failed to send message': 'No se pudo enviar el mensaje',

  // What is done with a message.
  'More options for your message': 'Más opciones para tu mensaje',
  'More options for {userName}’s message': 'Más opciones para el mensaje de {userName}',
  'Edit message': 'Editar mensaje',
  'Delete message': 'Borrar mensaje',
  'Report message': 'Reportar mensaje',
  'Message by {name}': 'Mensaje de {name}',
  'That message is gone.': 'Ese mensaje ya no está.',
  'That message is too old to show here.': 'Ese mensaje es demasiado antiguo para mostrarlo aquí.',
  "Report {userName}'s message": 'Reportar el mensaje de {userName}',
  "Delete {userName}'s message?": '¿Borrar el mensaje de {userName}?',
  'Delete your message?': '¿Borrar tu mensaje?',
  'Message updated': 'Mensaje actualizado',
  'Failed to update message': 'No se pudo actualizar el mensaje',
  'Message deleted': 'Mensaje borrado',
  'Failed to delete message': 'No se pudo borrar el mensaje',
  'Failed to update like': 'No se pudo actualizar el me gusta',

  // The emoji.
  Emoji: 'Emojis',
  'Choose an emoji': 'Elegir un emoji',
  football: 'balón de fútbol americano',
  'orange heart': 'corazón naranja',
  'blue heart': 'corazón azul',
  horse: 'caballo',
  mountain: 'montaña',
  trophy: 'trofeo',
  fire: 'fuego',
  'raised hands': 'manos arriba',
  clapping: 'aplausos',
  'strong arm': 'bíceps',
  'thumbs up': 'pulgar arriba',
  'thumbs down': 'pulgar abajo',
  'folded hands': 'manos juntas',
  eyes: 'ojos',
  'party popper': 'cañón de confeti',
  'party face': 'cara de fiesta',
  'tears of joy': 'lágrimas de risa',
  'nervous laugh': 'risa nerviosa',
  sunglasses: 'lentes de sol',
  thinking: 'cara pensativa',
  scream: 'grito',
  'mind blown': 'cabeza explotando',
  steaming: 'echando humo',
  angry: 'cara de enojo',
  crying: 'llanto',
  skull: 'calavera',
  'the chat': 'el chat',
  '{clock}: see this play': '{clock}: ver esta jugada',
  '{count|one:# fan|other:# fans} here': '{count|one:# fan aquí|other:# fans aquí}',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

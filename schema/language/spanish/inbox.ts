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
} as const satisfies Record<(typeof ENGLISH)[number], string>;

import type { WEBHOOKS as ENGLISH } from '../english/webhooks.ts';

/** The webhooks of a member. */
export const WEBHOOKS = {
  Webhooks: 'Webhooks',
  'We post live updates to your own address, such as a Discord channel. See {developers}.':
    'Publicamos novedades en vivo en tu propia dirección, por ejemplo, un canal de Discord. Consulta {developers}.',
  'Loading your webhooks…': 'Cargando tus webhooks…',
  'We couldn’t load your webhooks.': 'No pudimos cargar tus webhooks.',
  'No webhooks yet.': 'Todavía no hay webhooks.',
  'Create a webhook': 'Crear un webhook',
  'Create the webhook': 'Crear el webhook',
  'We couldn’t create the webhook. Please try again.':
    'No pudimos crear el webhook. Inténtalo de nuevo.',
  'Address to post to': 'Dirección a la que enviar',
  Subscription: 'Suscripción',
  'Try it at /graphiql first.': 'Pruébala primero en /graphiql.',
  'Variables (JSON, optional)': 'Variables (JSON, opcional)',
  Format: 'Formato',
  JSON: 'JSON',
  'Discord message': 'Mensaje de Discord',
  'Names in braces become values of the event.':
    'Los nombres entre llaves se reemplazan con valores del evento.',
  'You paused it.': 'Lo pusiste en pausa.',
  Paused: 'En pausa',
  Failing: 'Con fallas',
  Delivering: 'Activo',
  'Failing since {moment}. We keep trying for a day.':
    'Falla desde {moment}. Seguimos intentando durante un día.',
  'Created {created}': 'Creado el {created}',
  'Resume deliveries': 'Reanudar entregas',
  'Send a test': 'Enviar una prueba',
  'The test arrived': 'La prueba llegó',
  'The test failed': 'La prueba falló',
  'Response: {status}': 'Respuesta: {status}',
  Deliveries: 'Entregas',
  'New secret': 'Secreto nuevo',
  'It stops delivering right away, and its log is deleted. This can’t be undone.':
    'Deja de entregar de inmediato y se borra su registro. No se puede deshacer.',
  'We couldn’t load the deliveries.': 'No pudimos cargar las entregas.',
  'No deliveries yet. The next event shows up here.':
    'Todavía no hay entregas. El próximo evento aparecerá aquí.',
  Delivered: 'Entregado',
  Failed: 'Falló',
  'What we sent': 'Lo que enviamos',
  Response: 'Respuesta',
  'Send again': 'Enviar de nuevo',
  'Your webhook’s secret': 'El secreto de tu webhook',
  Secret: 'Secreto',
  'Your code checks our signature with it. Copy it now. You won’t see it again.':
    'Tu código comprueba nuestra firma con él. Cópialo ahora. No volverás a verlo.',
  'Copy the secret': 'Copiar el secreto',
  'Select the secret and copy it yourself.': 'Selecciona el secreto y cópialo.',
  'For 24 hours deliveries carry the signatures of both secrets.':
    'Durante 24 horas las entregas llevan las firmas de los dos secretos.',
  'Create the secret': 'Crear el secreto',
  'It’s not a subscription.': 'No es una suscripción.',
  'Webhook created': 'Webhook creado',
  'Webhook deleted': 'Webhook borrado',
  'Your password was changed, or all access to your account was ended.':
    'Se cambió tu contraseña o se cerró todo acceso a tu cuenta.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

import type { NEWSLETTER as ENGLISH } from '../english/newsletter.ts';

/** The newsletter, and the page by which one leaves it. */
export const NEWSLETTER = {
  'Send me the newsletter by email': 'Envíenme el boletín por correo electrónico',
  'You’re off the list': 'Ya no estás en la lista',
  'You’re on the list': 'Ya estás en la lista',
  'Couldn’t save your choice': 'No se pudo guardar tu elección',
  'We couldn’t load your newsletter choice.': 'No se pudo cargar si recibes el boletín.',

  // Writing one.
  Markdown: 'Markdown',
  'Email preview': 'Vista previa del correo',
  'Plain text': 'Texto sin formato',
  'Plain-text version': 'Texto sin formato del correo',
  'Send Newsletter': 'Enviar boletín',
  'Sending...': 'Enviando...',
  'Send test to myself': 'Enviarme una prueba',
  'Test sent to {address}': 'Prueba enviada a {address}',
  'Couldn’t send the test': 'No se pudo enviar la prueba',
  'Couldn’t count the recipients': 'No se pudo contar a los destinatarios',
  'Failed to send newsletter': 'No se pudo enviar el boletín',
  'Newsletter sent successfully!': '¡Boletín enviado correctamente!',
  'Send “{subject}”?': '¿Enviar “{subject}”?',
  'It will go to {count|one:# person|other:# people}. You can’t unsend it.':
    'Llegará a {count|one:# dirección|other:# direcciones}. Esta acción no se puede deshacer.',
  'No subscribers yet.': 'No hay nadie a quien enviarlo.',

  // What was sent.
  'Sent newsletters': 'Boletines enviados',
  'Loading newsletters…': 'Cargando los boletines…',
  'We couldn’t load the newsletters.': 'No se pudieron cargar los boletines.',
  'No newsletters sent yet.': 'Todavía no se ha enviado ningún boletín.',
  'SENT IN PART': 'ENVIADO EN PARTE',
  SENT: 'ENVIADO',
  'ON ITS WAY': 'EN CAMINO',
  'Progress of {subject}': 'Progreso de {subject}',
  '{progress} · {moment} · by {name}': '{progress} · {moment} · por {name}',
  '{sent} of {total} sent': '{sent} de {total} enviados',
  '{failed} failed': '{failed} fallaron',
  '{skipped} had unsubscribed': '{skipped} ya no lo querían',

  // Under each letter, and where its link leads.
  "You're getting this because you subscribed or you're a member.":
    'Recibes este correo porque te suscribiste a nuestro boletín o eres miembro del sitio.',
  Unsubscribe: 'Cancelar la suscripción',
  "You're unsubscribed": 'Tu suscripción está cancelada',
  "{address} won't get any more newsletters. Was that a mistake?":
    '{address} ya no recibirá boletines nuestros. ¿Fue un error?',
  'Subscribe again': 'Suscribirme de nuevo',
  '{address} is subscribed. Tap below to unsubscribe.':
    '{address} recibe nuestro boletín. Presiona el botón para dejar de recibirlo.',
  "This link isn't valid": 'Este enlace no es válido',
  "Open the link from the newsletter again. Make sure it's complete.":
    'Abre otra vez el enlace del boletín, completo tal como está.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

import type { NEWSLETTER as ENGLISH } from '../english/newsletter.ts';

/** The newsletter, and the page by which one leaves it. */
export const NEWSLETTER = {
  'Send me the newsletter by email': 'Quiero recibir el boletín por correo',
  'You’re off the list': 'Ya no estás en la lista',
  'You’re on the list': 'Ya estás en la lista',
  'Couldn’t save your choice': 'No se pudo guardar tu elección',
  'We couldn’t load your newsletter choice.': 'No se pudo cargar tu elección sobre el boletín.',

  // Writing one.
  Markdown: 'Markdown',
  'Email preview': 'Vista previa del correo',
  'Plain text': 'Texto sin formato',
  'Plain-text version': 'Versión en texto sin formato',
  'Send Newsletter': 'Enviar boletín',
  'Sending...': 'Enviando…',
  'Send test to myself': 'Enviarme una prueba',
  'Test sent to {address}': 'Prueba enviada a {address}',
  'Couldn’t send the test': 'No se pudo enviar la prueba',
  'Couldn’t count the recipients': 'No se pudo contar a los destinatarios',
  'Failed to send newsletter': 'No se pudo enviar el boletín',
  'Newsletter sent successfully!': '¡Boletín enviado!',
  'Send “{subject}”?': '¿Enviar “{subject}”?',
  'It will go to {count|one:# person|other:# people}. You can’t unsend it.':
    'Le llegará a {count|one:# persona|other:# personas}. No hay vuelta atrás.',
  'No subscribers yet.': 'Todavía no hay suscriptores.',

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
  '{failed} failed': '{failed|one:# falló|other:# fallaron}',
  '{skipped} had unsubscribed': '{skipped|one:# ya había cancelado|other:# ya habían cancelado}',

  // Under each letter, and where its link leads.
  "You're getting this because you subscribed or you're a member.":
    'Recibes este correo porque te suscribiste o eres miembro.',
  Unsubscribe: 'Cancelar la suscripción',
  "You're unsubscribed": 'Tu suscripción está cancelada',
  "{address} won't get any more newsletters. Was that a mistake?":
    '{address} ya no recibirá boletines nuestros. ¿Fue un error?',
  'Subscribe again': 'Suscribirme de nuevo',
  '{address} is subscribed. Tap below to unsubscribe.':
    '{address} recibe nuestro boletín. Toca el botón para dejar de recibirlo.',
  "This link isn't valid": 'Este enlace no es válido',
  "Open the link from the newsletter again. Make sure it's complete.":
    'Abre otra vez el enlace del boletín. Revisa que esté completo.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

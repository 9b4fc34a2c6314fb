import type { NEWSLETTER as ENGLISH } from '../english/newsletter.ts';

/** The newsletter, and the page by which one leaves it. */
export const NEWSLETTER = {
  'Send me the newsletter by e-mail': 'Envíenme el boletín por correo electrónico',
  'You get no more newsletters': 'Ya no recibirás boletines',
  'You get the newsletter': 'Recibirás el boletín',
  'Failed to save your choice': 'No se pudo guardar tu elección',
  'Whether you get the newsletter could not be loaded.': 'No se pudo cargar si recibes el boletín.',

  // Writing one.
  Markdown: 'Markdown',
  'Preview of the mail': 'Vista previa del correo',
  'Plain text': 'Texto sin formato',
  'Plain text of the mail': 'Texto sin formato del correo',
  'Send Newsletter': 'Enviar boletín',
  'Sending...': 'Enviando...',
  'Send test to myself': 'Enviarme una prueba',
  'Test sent to {address}': 'Prueba enviada a {address}',
  'Failed to send the test': 'No se pudo enviar la prueba',
  'Failed to count the recipients': 'No se pudo contar a los destinatarios',
  'Failed to send newsletter': 'No se pudo enviar el boletín',
  'Newsletter sent successfully!': '¡Boletín enviado correctamente!',
  'Send “{subject}”?': '¿Enviar “{subject}”?',
  'It goes to {count|one:# address|other:# addresses}. This action cannot be undone.':
    'Llegará a {count|one:# dirección|other:# direcciones}. Esta acción no se puede deshacer.',
  'There is nobody to send it to.': 'No hay nadie a quien enviarlo.',

  // What was sent.
  'Sent newsletters': 'Boletines enviados',
  'Loading newsletters…': 'Cargando los boletines…',
  'The newsletters could not be loaded.': 'No se pudieron cargar los boletines.',
  'No newsletter was sent yet.': 'Todavía no se ha enviado ningún boletín.',
  'SENT IN PART': 'ENVIADO EN PARTE',
  SENT: 'ENVIADO',
  'ON ITS WAY': 'EN CAMINO',
  'Progress of {subject}': 'Progreso de {subject}',
  '{progress} · {moment} · by {name}': '{progress} · {moment} · por {name}',
  '{sent} of {total} sent': '{sent} de {total} enviados',
  '{failed} failed': '{failed} fallaron',
  '{skipped} no longer wanted it': '{skipped} ya no lo querían',

  // Under each letter, and where its link leads.
  'You get this mail because you subscribed to our newsletter or are a member of the site.':
    'Recibes este correo porque te suscribiste a nuestro boletín o eres miembro del sitio.',
  Unsubscribe: 'Cancelar la suscripción',
  'You are unsubscribed': 'Tu suscripción está cancelada',
  '{address} gets no more newsletters from us. Was that a mistake?':
    '{address} ya no recibirá boletines nuestros. ¿Fue un error?',
  'Subscribe again': 'Suscribirme de nuevo',
  '{address} gets our newsletter. Press the button to stop that.':
    '{address} recibe nuestro boletín. Presiona el botón para dejar de recibirlo.',
  'This link is not valid': 'Este enlace no es válido',
  'Please open the link from the newsletter again, whole as it is.':
    'Abre otra vez el enlace del boletín, completo tal como está.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

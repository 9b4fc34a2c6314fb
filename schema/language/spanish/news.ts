import type { NEWS as ENGLISH } from '../english/news.ts';

/** Breaking news: the strip that everybody sees, and where hosts send and take back. */
export const NEWS = {
  Breaking: 'Última hora',
  'Breaking news:': 'Última hora:',
  'Read more': 'Leer más',
  '(opens another window)': '(se abre en otra ventana)',
  'Dismiss breaking news': 'Cerrar la última hora',

  // Sending
  Headline: 'Titular',
  '{count} characters left': 'Quedan {count} caracteres',
  Link: 'Enlace',
  'Link (optional)': 'Enlace (opcional)',
  'How everyone will see it': 'Así lo verán todos',
  'Send breaking news': 'Enviar última hora',
  'Send breaking news?': '¿Enviar última hora?',
  '“{headline}” shows on every open page now, and fans with breaking-news alerts get a notification.':
    '“{headline}” sale ahora en todas las páginas abiertas, y los fans con alertas de última hora reciben una notificación.',
  'Breaking news sent': 'Última hora enviada',
  'Couldn’t send breaking news': 'No se pudo enviar la última hora',

  // What was sent
  'Sent before': 'Enviadas antes',
  'Loading breaking news…': 'Cargando noticias de última hora…',
  'We couldn’t load the history.': 'No se pudo cargar el historial.',
  'No breaking news yet.': 'Todavía no hay noticias de última hora.',
  '{moment} · by {name}': '{moment} · por {name}',
  WITHDRAWN: 'RETIRADA',
  Withdraw: 'Retirar',
  'Withdraw: {headline}': 'Retirar: {headline}',
  'Withdraw this news?': '¿Retirar esta noticia?',
  '“{headline}” will be removed from every page. Notifications already shown can’t be recalled.':
    'Se quitará “{headline}” de todas las páginas. Las notificaciones que ya salieron no se pueden retirar.',
  'Breaking news withdrawn': 'Noticia retirada',
  'Couldn’t withdraw it': 'No se pudo retirar',

  // The pinned line.
  'Pinned by the hosts:': 'Fijado por los conductores:',
  'Take a look': 'Míralo',
  'Pinned line': 'Aviso fijado',
  'We couldn’t load the pinned line.': 'No se pudo cargar el aviso fijado.',
  'Nothing is pinned.': 'No hay nada fijado.',
  Pin: 'Fijar',
  Unpin: 'Quitar',
  'New line': 'Aviso nuevo',
  'Line to pin': 'Aviso para fijar',
  'Fans see it above Game Chat and under the show. It comes down after 12 hours.':
    'Los fans lo ven sobre el chat del partido y debajo del programa. Se quita solo a las 12 horas.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

import type { NEWS as ENGLISH } from '../english/news.ts';

/** Breaking news: the strip that everybody sees, and where admins send and take back. */
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
  'Where to read on; may stay empty': 'Dónde seguir leyendo; puede quedar vacío',
  'As everybody will see it': 'Como lo verán todos',
  'Send breaking news': 'Enviar última hora',
  'Send breaking news?': '¿Enviar última hora?',
  '“{headline}” appears on every open page at once, and who wants breaking news is told.':
    '“{headline}” aparece de inmediato en todas las páginas abiertas, y se avisa a quienes quieren noticias de última hora.',
  'Breaking news sent': 'Última hora enviada',
  'Failed to send breaking news': 'No se pudo enviar la última hora',

  // What was sent
  'Sent before': 'Enviadas antes',
  'Loading breaking news…': 'Cargando noticias de última hora…',
  'The history could not be loaded.': 'No se pudo cargar el historial.',
  'No breaking news was sent yet.': 'Todavía no se enviaron noticias de última hora.',
  '{moment} · by {name}': '{moment} · por {name}',
  'TAKEN BACK': 'RETIRADA',
  'Take back': 'Retirar',
  'Take back: {headline}': 'Retirar: {headline}',
  'Take this news back?': '¿Retirar esta noticia?',
  '“{headline}” leaves every page. Notifications that were shown already stay where they are.':
    '“{headline}” desaparece de todas las páginas. Las notificaciones que ya se mostraron se quedan donde están.',
  'Breaking news taken back': 'Noticia retirada',
  'Failed to take it back': 'No se pudo retirar',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

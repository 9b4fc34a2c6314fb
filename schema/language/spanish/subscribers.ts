import type { SUBSCRIBERS as ENGLISH } from '../english/subscribers.ts';

/** The form that asks for the newsletter, the mail and the page that confirm, and the list of admins. */
export const SUBSCRIBERS = {
  // The form.
  'Get our newsletter': 'Recibe nuestro boletín',
  'Game weeks, new episodes and the odd bourbon tip in your inbox. No account needed.':
    'Semanas de partido, episodios nuevos y uno que otro consejo de bourbon, en tu correo. Sin cuenta.',
  'We’ll email you a link to confirm. Unsubscribe anytime.':
    'Te enviaremos un enlace para confirmar. Cancela cuando quieras.',
  Birthday: 'Fecha de nacimiento',
  'You must be 21 or older.': 'Debes tener 21 años o más.',
  'Check your inbox': 'Revisa tu correo',
  'We sent a link to {email}. Open it to confirm; it works for 7 days.':
    'Enviamos un enlace a {email}. Ábrelo para confirmar. Funciona durante 7 días.',
  'That didn’t work': 'No funcionó',

  // The mail, and the page that its link opens.
  'Confirm your newsletter subscription': 'Confirma tu suscripción al boletín',
  'Someone (hopefully you) signed this email up for the {site} newsletter.':
    'Alguien, esperamos que tú, pidió el boletín de {site} con esta dirección.',
  'To confirm, open this page and tap the button:':
    'Para confirmar, abre esta página y toca el botón:',
  "The link works for 7 days. If it wasn't you, ignore this email. You won't get a newsletter, and we'll forget the address.":
    'El enlace funciona durante 7 días. Si no fuiste tú, ignora este correo. No recibirás el boletín y olvidaremos tu dirección.',
  'Send our newsletter to {address}?': '¿Enviar nuestro boletín a {address}?',
  'Yes, subscribe me': 'Sí, quiero suscribirme',
  "You're subscribed": 'Tu suscripción está confirmada',
  '{address} will get our newsletter. You can unsubscribe from any of them.':
    '{address} recibirá nuestro boletín. Puedes cancelar desde cualquiera.',
  'Links work for 7 days, and only the newest one counts. Sign up again for a new one.':
    'Los enlaces funcionan durante 7 días, y solo vale el más reciente. Suscríbete otra vez para recibir uno.',

  // The list of admins.
  Subscribers: 'Suscriptores',
  'People who asked for the newsletter without an account. Members with a confirmed address get it too.':
    'Personas que pidieron el boletín sin tener cuenta. También lo reciben los miembros con dirección confirmada.',
  Subscribed: 'Suscrito',
  'Not confirmed yet': 'Sin confirmar',
  Unsubscribed: 'Canceló',
  Unreachable: 'Inalcanzable',
  'Search by name or email': 'Buscar por nombre o correo',
  'We couldn’t load the subscribers.': 'No se pudieron cargar los suscriptores.',
  'Loading subscribers…': 'Cargando los suscriptores…',
  'No subscribers yet. The sign-up form is at the bottom of every page and article.':
    'Aún no hay suscriptores. El formulario está al pie de cada página y debajo de cada artículo.',
  'No matching subscribers.': 'Ningún suscriptor coincide.',
  'They’ll be deleted for good. If they had unsubscribed, no import will bring them back.':
    'Se borrará para siempre. Si había cancelado, ninguna importación lo traerá de vuelta.',
  'Subscriber removed': 'Suscriptor quitado',
  'Couldn’t remove the subscriber': 'No se pudo quitar al suscriptor',
  Since: 'Desde',

  // The import.
  'Import subscribers': 'Importar suscriptores',
  'List of subscribers': 'Lista de suscriptores',
  'A CSV file, smaller than 5 MB. The first row names the columns: name, email, birthday, and team if you have it. You’ll review everything before it’s imported.':
    'Un archivo CSV de menos de 5 MB. La primera fila nombra las columnas: name, email, birthday, y team si lo tienes. Lo revisas todo antes de importar.',
  'Reading the list…': 'Leyendo la lista…',
  'We couldn’t read the list.': 'No se pudo leer la lista.',
  '{count|one:# new person|other:# new people}':
    '{count|one:# persona nueva|other:# personas nuevas}',
  '{count|one:# already known|other:# already known}':
    '{count|one:# ya conocida|other:# ya conocidas}',
  '{count|one:# with a problem|other:# with problems}':
    '{count|one:# con error|other:# con errores}',
  Problem: 'Problema',
  'Rows that won’t be imported': 'Filas que no se importarán',
  'They already agreed to get our newsletter': 'Ya aceptaron recibir nuestro boletín',
  'Only check this if you can show when and how. Otherwise we’ll email each of them a link to confirm.':
    'Márcalo solo si puedes demostrar cuándo y cómo. Si no, a cada persona le llegará un enlace para confirmar.',
  'Import {count|one:# person|other:# people}': 'Importar {count|one:# persona|other:# personas}',
  '{count|one:# subscriber|other:# subscribers} imported':
    '{count|one:# suscriptor importado|other:# suscriptores importados}',
  'Couldn’t import the list': 'No se pudo importar la lista',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

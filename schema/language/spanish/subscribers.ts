import type { SUBSCRIBERS as ENGLISH } from '../english/subscribers.ts';

/** The form that asks for the newsletter, the mail and the page that confirm, and the list of admins. */
export const SUBSCRIBERS = {
  // The form.
  'Get our newsletter': 'Recibe nuestro boletín',
  'Game weeks, new episodes and the odd bourbon tip, by e-mail. No account needed.':
    'Semanas de partido, episodios nuevos y algún consejo de bourbon, por correo. Sin necesidad de cuenta.',
  'We mail you a link to confirm. Each newsletter has a link that ends it.':
    'Te enviamos un enlace para confirmar. Cada boletín trae un enlace para cancelarlo.',
  Birthday: 'Fecha de nacimiento',
  'You must be 21 or older.': 'Debes tener 21 años o más.',
  'Check your inbox': 'Revisa tu correo',
  'We sent a link to {email}. Open it to confirm; it works for 7 days.':
    'Enviamos un enlace a {email}. Ábrelo para confirmar; funciona durante 7 días.',
  'That didn’t work': 'No funcionó',

  // The mail, and the page that its link opens.
  'Confirm your newsletter subscription': 'Confirma tu suscripción al boletín',
  'Someone, hopefully you, asked for the newsletter of {site} with this address.':
    'Alguien, esperamos que tú, pidió el boletín de {site} con esta dirección.',
  'To get it, open this page and press the button:':
    'Para recibirlo, abre esta página y pulsa el botón:',
  'The link works for 7 days. If it was not you, ignore this mail: you get no newsletter, and we forget the address.':
    'El enlace funciona durante 7 días. Si no fuiste tú, ignora este correo: no recibirás el boletín y olvidaremos la dirección.',
  'Shall our newsletter go to {address}?': '¿Enviamos nuestro boletín a {address}?',
  'Yes, subscribe me': 'Sí, suscríbanme',
  'You are subscribed': 'Tu suscripción está confirmada',
  'From now on {address} gets our newsletter. Each one has a link that ends it.':
    'Desde ahora {address} recibe nuestro boletín. Cada uno trae un enlace para cancelarlo.',
  'It works for 7 days, and only the newest one does. Ask for the newsletter again.':
    'Funciona durante 7 días, y solo el más reciente. Pide el boletín otra vez.',

  // The list of admins.
  Subscribers: 'Suscriptores',
  'People who asked for the newsletter without an account. Members with a confirmed address get it too.':
    'Personas que pidieron el boletín sin tener cuenta. También lo reciben los miembros con dirección confirmada.',
  Subscribed: 'Suscrito',
  'Waiting for their click': 'Falta que confirme',
  Unsubscribed: 'Canceló',
  Unreachable: 'Inalcanzable',
  'Search by name or e-mail': 'Buscar por nombre o correo',
  'The subscribers could not be loaded.': 'No se pudieron cargar los suscriptores.',
  'Loading subscribers…': 'Cargando los suscriptores…',
  'No subscribers yet. The form is at the foot of every page and under every article.':
    'Aún no hay suscriptores. El formulario está al pie de cada página y debajo de cada artículo.',
  'No subscribers like that.': 'No hay suscriptores así.',
  'They are deleted for good. If they had unsubscribed, no import brings them back.':
    'Se borra para siempre. Si había cancelado, ninguna importación vuelve a agregar la dirección.',
  'Subscriber removed': 'Suscriptor quitado',
  'Failed to remove the subscriber': 'No se pudo quitar al suscriptor',
  Since: 'Desde',

  // The import.
  'Import subscribers': 'Importar suscriptores',
  'List of subscribers': 'Lista de suscriptores',
  'A CSV file, smaller than 5 MB. Its first row names the columns: name, email, birthday, and team if you have it. Nothing is imported before you have seen it.':
    'Un archivo CSV de menos de 5 MB. La primera fila nombra las columnas: name, email, birthday, y team si lo tienes. Nada se importa antes de que lo hayas visto.',
  'Reading the list…': 'Leyendo la lista…',
  'The list could not be read.': 'No se pudo leer la lista.',
  '{count|one:# new person|other:# new people}':
    '{count|one:# persona nueva|other:# personas nuevas}',
  '{count|one:# already known|other:# already known}':
    '{count|one:# ya conocida|other:# ya conocidas}',
  '{count|one:# with a fault|other:# with faults}': '{count|one:# con error|other:# con errores}',
  'What is wrong': 'Qué está mal',
  'Rows that are not imported': 'Filas que no se importan',
  'They agreed elsewhere to get our newsletter': 'Aceptaron en otro lugar recibir nuestro boletín',
  'Only check this if you can show when and how. Otherwise each of them is mailed a link to confirm.':
    'Márcalo solo si puedes demostrar cuándo y cómo. Si no, cada persona recibe un enlace para confirmar.',
  'Import {count|one:# person|other:# people}': 'Importar {count|one:# persona|other:# personas}',
  '{count|one:# subscriber|other:# subscribers} imported':
    '{count|one:# suscriptor importado|other:# suscriptores importados}',
  'Failed to import the list': 'No se pudo importar la lista',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

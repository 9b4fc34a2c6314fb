import type { SITE_SETTINGS as ENGLISH } from '../english/site-settings.ts';

export const SITE_SETTINGS = {
  Site: 'Sitio',
  'Site settings': 'Ajustes del sitio',
  'What you save here shows on every open page within a second. An empty field has its first value again.':
    'Lo que guardes aquí se ve en todas las páginas abiertas en un segundo. Un campo vacío vuelve a su primer valor.',
  'Name and tagline': 'Nombre y lema',
  Tagline: 'Lema',
  'On the loading screen and at the top of the landing page':
    'En la pantalla de carga y al inicio de la portada',
  'Where the show is': 'Dónde está el programa',
  'Without an address the site searches for its name there.':
    'Sin una dirección, el sitio busca allí su nombre.',
  'Without an address it is left out.': 'Sin una dirección no aparece.',
  Addresses: 'Direcciones',
  'For partners': 'Para socios',
  'For everybody else': 'Para los demás',
  'Empty: partners@ the host of the site': 'Vacío: partners@ el servidor del sitio',
  'Empty: by the contact form alone': 'Vacío: solo por el formulario de contacto',
  'Postal address': 'Dirección postal',
  'At the foot of newsletters; the law of some countries asks for it':
    'Al pie de los boletines; la ley de algunos países la exige',
  'Show times, Mountain time': 'Horarios, hora de la Montaña',
  'Day of the live show': 'Día del programa en vivo',
  'The live show begins': 'Empieza el programa en vivo',
  'The show after a game begins': 'Empieza el programa después del partido',
  'On the day after the game': 'El día después del partido',
  'Season and figures': 'Temporada y cifras',
  'The season that is on': 'La temporada en curso',
  'Subscribers at YouTube': 'Suscriptores en YouTube',
  'Shown while the channel’s own figure is unknown':
    'Se muestra mientras no se conozca la cifra del canal',
  'Credit below AI pictures': 'Crédito bajo las imágenes de IA',
  'What is open to members': 'Qué está abierto a los miembros',
  'Every member builds fantasy lineups': 'Todos los miembros arman alineaciones de fantasy',
  'Every member checks in on game day': 'Todos los miembros hacen check-in el día del partido',
  'Save site settings': 'Guardar los ajustes del sitio',
  'Site settings saved': 'Ajustes del sitio guardados',
  'Failed to save the site settings': 'No se pudieron guardar los ajustes del sitio',
  'changed the setting {name} from “{from}” to “{to}”':
    'cambió el ajuste {name} de “{from}” a “{to}”',
  'Write to us by e-mail: {address}': 'Escríbenos por correo: {address}',

  'First steps': 'Primeros pasos',
  '{done} of {all} done': '{done} de {all} hechos',
  'The first steps could not be loaded.': 'No se pudieron cargar los primeros pasos.',
  'To do:': 'Por hacer:',
  'Name and links': 'Nombre y enlaces',
  'Your pages at YouTube, Facebook and the podcast apps':
    'Tus páginas en YouTube, Facebook y las apps de podcast',
  'Your shows': 'Tus programas',
  'From your channel and your feed, or one by hand': 'De tu canal y tu feed, o uno a mano',
  'The roster': 'La plantilla',
  'The players of fantasy lineups': 'Los jugadores de las alineaciones de fantasy',
  'The first game': 'El primer partido',
  'With it come the countdown, the schedule and game chat':
    'Con él llegan la cuenta atrás, el calendario y el chat del partido',
  'The first article': 'El primer artículo',
  'Write one and publish it': 'Escribe uno y publícalo',
  Mail: 'Correo',
  'Members confirm their address and reset passwords by mail':
    'Los miembros confirman su dirección y restablecen su contraseña por correo',
  'Set SMTP_URL when you start the site. Until then mails are files on the server.':
    'Configura SMTP_URL al iniciar el sitio. Hasta entonces los correos son archivos en el servidor.',
  'Send me a test mail': 'Envíame un correo de prueba',
  Storage: 'Almacenamiento',
  'Photos and pictures go there': 'Ahí van las fotos y las imágenes',
  'Try the storage': 'Probar el almacenamiento',
  'Trying…': 'Probando…',
  Backups: 'Copias de seguridad',
  'Copies of the database and the pictures, somewhere else':
    'Copias de la base de datos y de las imágenes, en otro lugar',
  'We have backups': 'Tenemos copias',
  'That worked': 'Funcionó',
  'That did not work': 'No funcionó',
  'Hide the first steps': 'Ocultar los primeros pasos',
  'Hide the first steps?': '¿Ocultar los primeros pasos?',
  'They won’t come back, for any admin.': 'No volverán, para ningún administrador.',
  'tried a first step: {step}': 'probó un primer paso: {step}',
  'hid the first steps': 'ocultó los primeros pasos',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

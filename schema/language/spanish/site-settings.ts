import type { SITE_SETTINGS as ENGLISH } from '../english/site-settings.ts';

export const SITE_SETTINGS = {
  Site: 'Sitio',
  'Site settings': 'Ajustes del sitio',
  'Changes show on every open page within a second. Clear a field to get its default back.':
    'Los cambios salen en todas las páginas abiertas en un segundo. Vacía un campo para volver a su valor original.',
  'Name and tagline': 'Nombre y lema',
  Tagline: 'Lema',
  'On the loading screen and at the top of the landing page':
    'En la pantalla de carga y al inicio de la portada',
  'Where to find the show': 'Dónde encontrar el programa',
  'If it’s blank, the link searches for the site’s name there.':
    'Si está vacía, el enlace busca ahí el nombre del sitio.',
  'If it’s blank, the link is left out.': 'Si está vacía, no hay enlace.',
  Addresses: 'Direcciones',
  'For partners': 'Para socios',
  'For everyone else': 'Para los demás',
  'If blank: partners@ your site’s domain': 'Vacío: partners@ el servidor del sitio',
  'If blank: contact form only': 'Vacío: solo por el formulario de contacto',
  'Postal address': 'Dirección postal',
  'Shown in the newsletter footer. Some countries require it.':
    'Sale al pie del boletín. Algunos países la exigen.',
  'Show times, Mountain Time': 'Horarios, hora de la Montaña',
  'Live show day': 'Día del programa en vivo',
  'Live show starts': 'Empieza el programa en vivo',
  'Post-game show starts': 'Empieza el programa después del partido',
  'The day after the game': 'El día después del partido',
  'Season and numbers': 'Temporada y cifras',
  'Current season': 'Temporada actual',
  'Shown until we know the channel’s own number': 'Se muestra hasta que sepamos la cifra del canal',
  'Credit under AI pictures': 'Crédito bajo las imágenes de IA',
  'Open to members': 'Abierto a los miembros',
  'Every member can build fantasy lineups': 'Todos los miembros arman alineaciones de fantasy',
  'Every member can check in on game day': 'Todos los miembros hacen check-in el día del partido',
  'Save site settings': 'Guardar los ajustes del sitio',
  'Site settings saved': 'Ajustes del sitio guardados',
  'Couldn’t save the site settings': 'No se pudieron guardar los ajustes del sitio',
  'changed the setting {name} from “{from}” to “{to}”':
    'cambió el ajuste {name} de “{from}” a “{to}”',
  'Email us: {address}': 'Escríbenos por correo: {address}',

  'First steps': 'Primeros pasos',
  '{done} of {all} done': '{done} de {all} hechos',
  'We couldn’t load the first steps.': 'No se pudieron cargar los primeros pasos.',
  'To do:': 'Por hacer:',
  'Name and links': 'Nombre y enlaces',
  'Your pages on YouTube, Facebook and the podcast apps':
    'Tus páginas en YouTube, Facebook y las apps de podcast',
  'Your shows': 'Tus programas',
  'From your channel and feed, or add one by hand': 'De tu canal y tu feed, o agrega uno a mano',
  'The roster': 'El plantel',
  'The players of fantasy lineups': 'Los jugadores de las alineaciones de fantasy',
  'The first game': 'El primer partido',
  'Brings the countdown, the schedule and Game Chat':
    'Trae la cuenta regresiva, el calendario y el chat del partido',
  'The first article': 'El primer artículo',
  'Write one and publish it': 'Escribe uno y publícalo',
  Mail: 'Correo',
  'Members confirm their email and reset passwords with it':
    'Los miembros lo usan para confirmar su correo y restablecer su contraseña',
  'Set SMTP_URL when you start the site. Until then, emails are saved as files on the server.':
    'Configura SMTP_URL al iniciar el sitio. Hasta entonces, los correos se guardan como archivos en el servidor.',
  'Send me a test email': 'Envíame un correo de prueba',
  Storage: 'Almacenamiento',
  'Where photos and pictures are stored': 'Donde se guardan las fotos y las imágenes',
  'Test the storage': 'Probar el almacenamiento',
  'Trying…': 'Probando…',
  Backups: 'Copias de seguridad',
  'Copies of the database and pictures, kept somewhere else':
    'Copias de la base de datos y las imágenes, guardadas en otro lugar',
  'We have backups': 'Tenemos copias',
  'That worked': 'Funcionó',
  'Hide the first steps': 'Ocultar los primeros pasos',
  'Hide the first steps?': '¿Ocultar los primeros pasos?',
  'They won’t come back for any admin.': 'Ningún administrador los volverá a ver.',
  'tried a first step: {step}': 'probó un primer paso: {step}',
  'hid the first steps': 'ocultó los primeros pasos',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

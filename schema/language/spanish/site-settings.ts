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
} as const satisfies Record<(typeof ENGLISH)[number], string>;

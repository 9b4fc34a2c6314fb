import type { SHOWS as ENGLISH } from '../english/shows.ts';

export const SHOWS = {
  // Episodes, videos and shorts.
  'Latest episode': 'Último episodio',
  'Play: {title}': 'Reproducir: {title}',
  'Listen: {title}': 'Escuchar: {title}',
  'Play:': 'Reproducir:',
  'Watch:': 'Ver:',
  'Live now: {waiting}': 'Ahora en vivo: {waiting}',
  'No episodes yet. Check back soon!': 'Aún no hay episodios. ¡Vuelve pronto!',
  'No recent YouTube Shorts available. Check back soon!':
    'No hay YouTube Shorts recientes. ¡Vuelve pronto!',
  'No show has been posted yet. Check back on Tuesday!':
    'Aún no se ha publicado ningún programa. ¡Vuelve el martes!',

  // When the shows are on, and where they can be followed.
  'Live every Tuesday at 7pm MT': 'En vivo cada martes a las 7 p.m. MT',
  'Five shows a week, all times Mountain': 'Cinco programas por semana, en hora de la Montaña',
  'Day after': 'Día después',
  '8pm MT, the day after game day': '8 p.m. MT, el día después del partido',
  Tuesday: 'Martes',
  'Every Tuesday at 7pm MT': 'Cada martes a las 7 p.m. MT',
  'Day before': 'Día antes',
  'Posted no later than one day before game day':
    'Se publica a más tardar un día antes del partido',
  'Kickoff −1h': 'Patada −1 h',
  'One hour before kickoff, every game': 'Una hora antes de la patada inicial, en cada partido',
  'At halftime, every game': 'En el medio tiempo, en cada partido',
  'Join the conversation': 'Únete a la conversación',
  Subscribe: 'Suscríbete',
  'Find every episode': 'Encuentra todos los episodios',
  'Stream the show': 'Escucha el programa',
  '{subscribers} subscribers': '{subscribers} suscriptores',

  // The admins' forms.
  'Live shows': 'Programas en vivo',
  'Loading live shows…': 'Cargando programas en vivo…',
  'No live shows on the site yet.': 'Aún no hay programas en vivo en el sitio.',
  'The shows could not be loaded.': 'No se pudieron cargar los programas.',
  'ON THE AIR': 'AL AIRE',
  'Go live': 'Salir al aire',
  'Go live: {title}': 'Salir al aire: {title}',
  'Off the air': 'Fuera del aire',
  'Off the air: {title}': 'Fuera del aire: {title}',
  'On the air: {title}': 'Al aire: {title}',
  'Put “{title}” on the air?': '¿Poner “{title}” al aire?',
  'Every open page shows it at once, and who wants to hear of live shows is told.':
    'Se muestra enseguida en todas las páginas abiertas, y se avisa a quienes quieren saber de los programas en vivo.',
  '“{title}” leaves the air.': '“{title}” sale del aire.',
  'Failed to switch the show': 'No se pudo cambiar el programa',
  'Add a show or an episode': 'Agregar un programa o un episodio',
  'It is on the site at once, and who wants to hear of new episodes is told.':
    'Aparece en el sitio enseguida, y se avisa a quienes quieren saber de nuevos episodios.',
  Video: 'Video',
  Short: 'Short',
  'Podcast episode': 'Episodio de podcast',
  Address: 'Dirección',
  'On YouTube or Spotify, starting with https://': 'En YouTube o Spotify, empieza con https://',
  Duration: 'Duración',
  'As in 58:12; empty while it is not known': 'Como en 58:12; vacía mientras no se sepa',
  Add: 'Agregar',
  'Adding…': 'Agregando…',
  'Added: {title}': 'Agregado: {title}',
  'Failed to add the show': 'No se pudo agregar el programa',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

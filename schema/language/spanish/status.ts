import type { STATUS as ENGLISH } from '../english/status.ts';

/** The page that says how the site is doing. */
export const STATUS = {
  'How the site is doing right now.': 'Cómo está el sitio en este momento.',
  'Pages and the graph': 'Las páginas y el grafo',
  'Something is wrong. We’re on it.': 'Algo anda mal. Ya estamos en eso.',
  'Live updates': 'Actualizaciones en vivo',
  'Late between our servers. Pages refresh on their own.':
    'Llegan tarde entre nuestros servidores. Las páginas se actualizan solas.',
  'Scores of the game': 'Marcador del partido',
  'The feed is away. You see the last score we know.':
    'No recibimos datos. Ves el último marcador que conocemos.',
  Emails: 'Correos',
  'Late. We keep trying.': 'Con retraso. Seguimos intentando.',
  'We can’t reach the site right now.': 'No podemos conectar con el sitio en este momento.',
  'Everything works': 'Todo funciona',
  'Some things are having trouble': 'Algunas cosas tienen problemas',
  'Parts of the site': 'Partes del sitio',
  'Version {version}. Checked: {when}': 'Versión {version}. Comprobado: {when}',
  'Checking the site': 'Comprobando el sitio',
  'Your own connection': 'Tu propia conexión',
  'Reconnecting. Until then this page checks now and then.':
    'Reconectando. Mientras tanto, esta página comprueba cada tanto.',
  Trouble: 'Con problemas',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

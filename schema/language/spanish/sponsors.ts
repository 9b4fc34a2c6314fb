import type { SPONSORS as ENGLISH } from '../english/sponsors.ts';

/** The sponsors on the pages, and how admins enter them. */
export const SPONSORS = {
  'Our sponsors': 'Nuestros patrocinadores',
  'Also with us:': 'También con nosotros:',

  // The list of admins.
  Sponsors: 'Patrocinadores',
  'Add a sponsor': 'Agregar un patrocinador',
  'They take turns in the home page spotlight, a day each, in this order. The partner page lists them all.':
    'Se turnan en el espacio destacado de la página de inicio, un día cada uno, en este orden. La página de publicidad los muestra a todos.',
  'We couldn’t load the sponsors.': 'No se pudieron cargar los patrocinadores.',
  'Loading sponsors…': 'Cargando los patrocinadores…',
  'No sponsors yet. Until there’s one, the home page advertises the spot.':
    'Aún no hay patrocinadores. Hasta que haya uno, la página de inicio ofrece el espacio.',
  '{name} is now number {place}': '{name} es ahora el número {place}',
  'Couldn’t update the sponsor': 'No se pudo cambiar al patrocinador',
  'Move up: {title}': 'Subir: {title}',
  'Move down: {title}': 'Bajar: {title}',
  Upcoming: 'Próximo',
  Ended: 'Terminado',
  'Turned off': 'Desactivado',
  '{from} to {to}': '{from} a {to}',
  'From {from}': 'Desde el {from}',
  'Until {to}': 'Hasta el {to}',

  // The form.
  'All sponsors': 'Todos los patrocinadores',
  'Edit a sponsor': 'Editar un patrocinador',
  'This sponsor no longer exists.': 'Este patrocinador ya no existe.',
  'Couldn’t save the sponsor': 'No se pudo guardar al patrocinador',
  Website: 'Sitio web',
  'Where the name links to, starting with https://': 'A dónde lleva el nombre, con https://',
  'One or two sentences.': 'Una o dos frases.',
  Logo: 'Logotipo',
  'First day': 'Primer día',
  'Denver date. Leave blank to start right away.': 'Fecha de Denver. Vacío: de inmediato.',
  'Last day': 'Último día',
  'Inclusive. Leave blank to run until you turn it off.':
    'Incluido. Vacío: hasta que lo desactives.',
  'Show this sponsor': 'Mostrar este patrocinador',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

import type { SPONSORS as ENGLISH } from '../english/sponsors.ts';

/** The sponsors on the pages, and how admins enter them. */
export const SPONSORS = {
  'Our sponsors': 'Nuestros patrocinadores',
  'Also with us:': 'También con nosotros:',

  // The list of admins.
  Sponsors: 'Patrocinadores',
  'Add a sponsor': 'Agregar un patrocinador',
  'They take turns by the day in the spotlight on the home page, in this order. The page for partners lists them all.':
    'Se turnan por día en el espacio destacado de la página de inicio, en este orden. La página de publicidad los muestra a todos.',
  'The sponsors could not be loaded.': 'No se pudieron cargar los patrocinadores.',
  'Loading sponsors…': 'Cargando los patrocinadores…',
  'No sponsors yet. Until there is one, the home page offers the place.':
    'Aún no hay patrocinadores. Hasta que haya uno, la página de inicio ofrece el espacio.',
  '{name} is number {place} now': '{name} es ahora el número {place}',
  'Failed to change the sponsor': 'No se pudo cambiar el patrocinador',
  'Move up: {title}': 'Subir: {title}',
  'Move down: {title}': 'Bajar: {title}',
  'Not yet': 'Todavía no',
  Over: 'Terminado',
  'Switched off': 'Desactivado',
  '{from} to {to}': '{from} a {to}',
  'From {from}': 'Desde el {from}',
  'Until {to}': 'Hasta el {to}',

  // The form.
  'All sponsors': 'Todos los patrocinadores',
  'Edit a sponsor': 'Editar un patrocinador',
  'This sponsor no longer exists.': 'Ese patrocinador ya no existe.',
  'Failed to save the sponsor': 'No se pudo guardar el patrocinador',
  Website: 'Sitio web',
  'Where the name leads, starting with https://': 'Adonde lleva el nombre; empieza con https://',
  'One or two sentences.': 'Una o dos frases.',
  Logo: 'Logotipo',
  'First day': 'Primer día',
  'In Denver; empty: at once': 'En Denver; vacío: de inmediato',
  'Last day': 'Último día',
  'Included; empty: until you switch it off': 'Incluido; vacío: hasta que lo desactives',
  'Show this sponsor': 'Mostrar este patrocinador',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

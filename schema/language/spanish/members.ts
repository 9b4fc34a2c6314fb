import type { MEMBERS as ENGLISH } from '../english/members.ts';

export const MEMBERS = {
  'A member of the Huddle, and the badges they earned.':
    'Un miembro del Huddle y las insignias que ganó.',
  'Member not found': 'Miembro no encontrado',
  'There’s no member at this address. The account may have been deleted.':
    'No hay ningún miembro en esta dirección. Es posible que la cuenta se haya borrado.',
  'Go to the Huddle': 'Ir al Huddle',
  'We couldn’t load this member’s page.': 'No se pudo cargar la página de este miembro.',
  'Loading the member': 'Cargando el miembro',
  'Member since {month}': 'Miembro desde {month}',
  '{name} keeps this page private.': '{name} mantiene esta página en privado.',
  Badges: 'Insignias',
  'No badges yet.': 'Todavía no hay insignias.',
  'Fantasy player': 'Jugador de fantasy',
  Photographer: 'Fotógrafo',
  'Heard on the show': 'Escuchado en el programa',
  '{count|one:# scored lineup|other:# scored lineups}':
    '{count|one:# alineación con puntos|other:# alineaciones con puntos}',
  '{count|one:# approved photo|other:# approved photos}':
    '{count|one:# foto aprobada|other:# fotos aprobadas}',
  '{count|one:# answered question|other:# answered questions}':
    '{count|one:# pregunta respondida|other:# preguntas respondidas}',
  'Level {level} of {levels}': 'Nivel {level} de {levels}',
  'Hide this page from others': 'Ocultar esta página a los demás',
  'They’ll see only your name and picture, as beside your posts.':
    'Solo verán tu nombre y tu imagen, como junto a lo que publicas.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

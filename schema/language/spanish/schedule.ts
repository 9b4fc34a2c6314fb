import type { SCHEDULE as ENGLISH } from '../english/schedule.ts';

/** When the shows are on, and how to get them into one's own calendar. */
export const SCHEDULE = {
  'Back to home': 'Volver al inicio',
  'Show Schedule': 'Horario de programas',
  'Five shows, every week of the season. All times are Mountain time (MT).':
    'Cinco programas cada semana de la temporada. Todas las horas son de la Montaña (MT).',
  'Next: {when}': 'Próximo: {when}',
  'Next: by {when}': 'Próximo: a más tardar el {when}',

  // Calendars
  'In your calendar': 'En tu calendario',
  'Subscribe once, and every show and game stands at the right hour in your own time zone; a game that is moved moves along. Scores are left out.':
    'Suscríbete una vez y cada programa y partido estará a la hora correcta en tu zona horaria; si un partido cambia de hora, se actualiza solo. No incluye marcadores.',
  'Subscribe to all': 'Suscribirse a todo',
  'Download all (.ics)': 'Descargar todo (.ics)',
  'Games only (.ics)': 'Solo partidos (.ics)',
  'Add to calendar': 'Agregar al calendario',
  'Games to come': 'Próximos partidos',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

import type { SCHEDULE as ENGLISH } from '../english/schedule.ts';

/** When the shows are on, and how to get them into one's own calendar. */
export const SCHEDULE = {
  'Back to home': 'Volver al inicio',
  'Show Schedule': 'Horario de programas',
  'Four live shows and a podcast, every week of the season. All times are Mountain Time (MT).':
    'Cuatro programas en vivo y un podcast, cada semana de la temporada. Todo en hora de la Montaña (MT).',
  'Next: {when}': 'Próximo: {when}',
  'Next: by {when}': 'Próximo: a más tardar el {when}',

  // Calendars
  'Add it to your calendar': 'Agrégalo a tu calendario',
  'Subscribe once and every show and game lands on your calendar in your own time zone. If a kickoff is flexed, it updates itself. No spoilers.':
    'Suscríbete una vez y cada programa y partido llega a tu calendario en tu zona horaria. Si cambia la hora de un partido, se actualiza solo. Sin spoilers.',
  'Subscribe to all': 'Suscribirse a todo',
  'Download all (.ics)': 'Descargar todo (.ics)',
  'Games only (.ics)': 'Solo partidos (.ics)',
  'Add to calendar': 'Agregar al calendario',
  'Upcoming games': 'Próximos partidos',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

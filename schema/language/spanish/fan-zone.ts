import type { FAN_ZONE as ENGLISH } from '../english/fan-zone.ts';

/** The page of The Huddle, with the mood of the fans and the check-ins. */
export const FAN_ZONE = {
  'The Mile High Hub: where {site} fans meet.':
    'El Mile High Hub: donde se reúnen los fans de {site}.',
  'Join the Huddle': 'Únete a The Huddle',
  'Chat on game day, share your photos and play along.':
    'Chatea el día de partido, comparte tus fotos y juega con nosotros.',
  'Check-in': 'Check-in',
  Leaderboards: 'Clasificaciones',

  // The mood.
  'Fan mood': 'Ánimo',
  Unavailable: 'No disponible',
  'How do you feel?': '¿Cómo te sientes?',
  'We couldn’t load the fan mood.': 'No se pudo cargar el ánimo de los fans.',
  'No votes yet': 'Sin votos todavía',
  '{moods|one:# fan|other:# fans} this week': '{moods|one:# fan|other:# fans} esta semana',
  'Championship Bound': 'Rumbo al campeonato',
  Confident: 'Con confianza',
  Hopeful: 'Con esperanza',
  Frustrated: 'Con frustración',
  Devastated: 'Por los suelos',
  'Your mood': 'Tu ánimo',
  'Why? (optional)': '¿Por qué? (opcional)',
  'You’ll sign in when you submit. We’ll keep your pick.':
    'Al enviar inicias sesión. Guardamos lo que elegiste.',
  'This replaces your mood for this week.': 'Esto reemplaza tu ánimo de esta semana.',
  'One mood per game week.': 'Un voto por semana de partido.',
  'Update mood': 'Actualizar ánimo',
  'Submit mood': 'Enviar ánimo',
  'Mood submitted!': '¡Ánimo enviado!',
  'Failed to submit mood': 'No se pudo enviar el ánimo',
  'We kept your pick, but it wasn’t sent.': 'Guardamos lo que elegiste, pero no se envió.',
  'The week so far': 'La semana hasta hoy',
  'The line starts when {count|one:# fan|other:# fans} have voted.':
    'La línea empieza cuando hayan votado {count|one:# fan|other:# fans}.',
  'Average fan mood at the end of each day': 'Ánimo promedio de los fans al final de cada día',
  Mood: 'Ánimo',
  'Too few votes': 'Muy pocos votos',

  // Check-ins.
  'Game Day Check-ins': 'Check-ins del día de partido',
  'Where fans checked in': 'Desde dónde apoyan los fans',
  'At {location}': 'En {location}',
  'Loading check-ins...': 'Cargando check-ins…',
  'We couldn’t load the check-ins.': 'No se pudieron cargar los check-ins.',
  'We couldn’t load the check-in form.': 'No se pudo cargar el formulario de check-in.',
  'Show us where you’re watching. Sign up to check in.':
    'Muéstranos desde dónde ves el partido. Regístrate para hacer check-in.',
  'Check in': 'Hacer check-in',
  'Checking in…': 'Haciendo check-in…',
  Location: 'Lugar',
  '{awayTeam} at {homeTeam}': '{awayTeam} en casa de {homeTeam}',
  'Next game: vs. {opponent}': 'Próximo partido: vs. {opponent}',
  'Next game: at {opponent}': 'Próximo partido: en casa de {opponent}',
  'Invalid file': 'Archivo no válido',
  'Form validation failed': 'El formulario tiene errores',
  'Check-in failed': 'No se pudo hacer el check-in',
  'Checked in!': '¡Check-in hecho!',

  'Check-in opens on game day': 'El check-in abre el día de partido',
  'kickoff at {time} MT': 'empieza a las {time} MT',

  // The map of them.
  'Loading the map...': 'Cargando el mapa…',
  'We couldn’t load the map.': 'No se pudo cargar el mapa.',
  'No check-ins yet. The map lights up as fans check in.':
    'Aún no hay check-ins. El mapa se ilumina conforme llegan los fans.',
  'Map of where fans checked in. The table has the numbers.':
    'Mapa de dónde hicieron check-in los fans. La tabla tiene los números.',
  'Where fans watch': 'Desde dónde lo ven los fans',
  'Where fans watched': 'Desde dónde lo vieron los fans',
  'Where fans are watching': 'Desde dónde lo están viendo los fans',
  'fans checked in': 'fans hicieron check-in',
  'Fans by state and country': 'Fans por estado y país',
  Place: 'Lugar',
  Fans: 'Fans',
  'Under {count}': 'Menos de {count}',
  '{count}+': '{count}+',
  Elsewhere: 'Otros lugares',
  'Show all {count} places': 'Ver los {count} lugares',
  'Show all {count} check-ins': 'Ver los {count} check-ins',

  // Their moderation.
  'Waiting for approval': 'Por aprobar',
  'No check-ins are waiting.': 'No hay check-ins por aprobar.',
  'Check-in approved!': '¡Check-in aprobado!',
  'Check-in deleted': 'Check-in borrado',
  'Delete the check-in at {location}?': '¿Borrar el check-in en {location}?',
  'Hidden in spoiler mode': 'Oculto en modo sin spoilers',
  'the fan mood': 'el ánimo de los fans',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

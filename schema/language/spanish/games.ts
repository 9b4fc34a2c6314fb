import type { GAMES as ENGLISH } from '../english/games.ts';

export const GAMES = {
  // The bar and the card.
  'Game status': 'Estado del partido',
  'Loading game status': 'Cargando el estado del partido',
  'DENVER BRONCOS • {season} SEASON': 'DENVER BRONCOS • TEMPORADA {season}',
  Hide: 'Ocultar',
  'Loading next game': 'Cargando el próximo partido',
  'Next game': 'Próximo partido',
  'WEEK {week}': 'SEMANA {week}',
  'your team': 'tu equipo',
  TBD: 'por definir',
  '{seconds} s old': 'hace {seconds} s',
  '{minutes} min old': 'hace {minutes} min',
  W: 'G',
  L: 'P',
  T: 'E',
  Win: 'Victoria',
  Loss: 'Derrota',
  Tie: 'Empate',
  Record: 'Récord',
  'Preseason record': 'Récord de pretemporada',
  '{team} ball': 'Los {team} tienen el balón',
  'Previous game: {outcome} against the {opponent}, at home.':
    'Partido anterior: {outcome} contra los {opponent}, en casa.',
  'Previous game: {outcome} against the {opponent}, away.':
    'Partido anterior: {outcome} contra los {opponent}, de visita.',

  // The state of a game, also in the bar: short, because phones have little space there.
  Q1: 'C1',
  Q2: 'C2',
  Q3: 'C3',
  Q4: 'C4',
  OT: 'TE',
  '2OT': '2TE',
  'Q{period}': 'C{period}',
  '{times}OT': '{times}TE',
  Halftime: 'Medio tiempo',
  'End of {period}': 'Fin del {period}',
  Final: 'Final',
  'Final/{period}': 'Final/{period}',
  'Week {week}': 'Semana {week}',
  Preseason: 'Pretemporada',
  Playoffs: 'Playoffs',

  // The admins' list.
  Games: 'Partidos',
  'All games': 'Todos los partidos',
  'Games of the season': 'Partidos de la temporada',
  'Pages of games': 'Páginas de partidos',
  'Page {page} of {pages}': 'Página {page} de {pages}',
  'No games in this season yet.': 'Aún no hay partidos en esta temporada.',
  'NOT PLAYED': 'SIN JUGAR',
  Kickoff: 'Patada inicial',
  TV: 'TV',
  Edit: 'Editar',
  'Latest first': 'Los últimos primero',
  'Earliest first': 'Los primeros primero',
  'By opponent': 'Por rival',
  'vs. {opponent}': 'vs. {opponent}',
  'at {opponent}': 'en {opponent}',
  'Preseason (week {week})': 'Pretemporada (semana {week})',
  'Week {week} (playoffs)': 'Semana {week} (playoffs)',

  // The form.
  'Add a game': 'Agregar un partido',
  'Edit a game': 'Editar un partido',
  'We can’t find that game in this season.': 'No hay tal partido en esta temporada.',
  'Loading the game…': 'Cargando el partido…',
  'We couldn’t load the game.': 'No se pudo cargar el partido.',
  Opponent: 'Rival',
  'Choose a team': 'Elige un equipo',
  Played: 'Se juega',
  'At home': 'En casa',
  Away: 'De visita',
  'TV network': 'Cadena de TV',
  '0 and below: preseason': '0 o menos: pretemporada',
  'Playoff game': 'Partido de playoffs',
  Result: 'Resultado',
  'Not played yet': 'Aún sin jugar',
  'not played yet': 'aún sin jugar',
  Won: 'Ganado',
  Lost: 'Perdido',
  Tied: 'Empatado',
  Score: 'Marcador',
  'Our points first, as in 24-17': 'Primero nuestros puntos, como en 24-17',
  'Kickoff day': 'Día de la patada inicial',
  'Kickoff time': 'Hora de la patada inicial',
  'Mountain time': 'Hora de la Montaña',
  '{moment} Mountain time': '{moment}, hora de la Montaña',
  'Which one?': '¿Cuál de las dos?',
  'Clocks go back that night, so this time comes around twice.':
    'Esa noche se atrasan los relojes y esta hora se repite.',
  'Add Game': 'Agregar partido',
  'Save Game': 'Guardar partido',
  'Game added': 'Partido agregado',
  'Game saved': 'Partido guardado',
  'Couldn’t save the game': 'No se pudo guardar el partido',
  'Delete Game': 'Borrar partido',
  'Delete the game {opponent}?': '¿Borrar el partido {opponent}?',
  'It will be removed from the schedule, calendars and season record for everyone, along with its uploaded stats. This can’t be undone.':
    'Sale del calendario, de los calendarios suscritos y del récord de la temporada para todos, con las estadísticas que se subieron. Esta acción no se puede deshacer.',
  'Game deleted': 'Partido borrado',
  'Couldn’t delete the game': 'No se pudo borrar el partido',

  // What saving does besides.
  'Game chat is open to members from {moment} to the end of that day.':
    'El chat del partido está abierto para los miembros desde el {moment} hasta el final de ese día.',
  'Fantasy lineups lock at {moment}.': 'Las alineaciones de fantasy se cierran el {moment}.',
  'Fantasy lineups for this game are locked.':
    'Las alineaciones de fantasy de este partido están cerradas.',
  'Chat and lineups follow the new kickoff right away.':
    'El chat y las alineaciones se ajustan enseguida a la nueva patada inicial.',
  'This game is final and counts toward the record.':
    'El partido queda completo: cuenta para el récord de la temporada.',
  'This game is open again and no longer counts toward the record.':
    'El partido queda abierto de nuevo: ya no cuenta para el récord de la temporada.',
  'Complete Game': 'Completar partido',
  'Complete the game {opponent}?': '¿Completar el partido {opponent}?',
  '{result}. It counts toward the record, lineups stay locked, and you can score it in the Fantasy tab.':
    '{result}. Cuenta para el récord de la temporada, sus alineaciones siguen cerradas y se puede puntuar en la pestaña Fantasy.',

  // Another admin has saved it since.
  'It now reads: {week}, {opponent}, {kickoff}, {result}.':
    'Ahora dice: {week}, {opponent}, {kickoff}, {result}.',
  'Save mine': 'Guardar lo mío',
  Chat: 'Chat',

  // Seasons.
  'The {season} season': 'La temporada {season}',
  'The {season} season has begun': 'Empezó la temporada {season}',
  'Couldn’t start the season': 'No se pudo empezar la temporada',
  'The whole site shows this season. You can still see earlier ones on the schedule and leaderboards.':
    'Todo el sitio muestra esta temporada. Las anteriores siguen en el calendario y en las clasificaciones.',
  'Start the {season} season': 'Empezar la temporada {season}',
  'Start the {season} season?': '¿Empezar la temporada {season}?',
  'Games, record, leaderboards and fan mood start over on every open page. Nothing from {current} is deleted.':
    'Los partidos, el récord, las clasificaciones y el ánimo empiezan de nuevo en cada página abierta. Nada de {current} se borra.',
  'Start the season': 'Empezar la temporada',
  'Earlier seasons': 'Temporadas anteriores',
  'From a file': 'De un archivo',
  'Games from a file': 'Partidos de un archivo',
  'Sheet or calendar with games': 'Hoja o calendario con partidos',
  'Excel or CSV with opponent, date and time columns, or a calendar (.ics). You’ll review everything before it’s imported.':
    'Excel o CSV con columnas para el rival, la fecha y la hora, o un calendario (.ics). No se importa nada antes de que lo veas.',
  'Imported: {added} added, {changed} changed.':
    'Importado: {added} agregados, {changed} cambiados.',
  'Import {count|one:# game|other:# games}': 'Importar {count|one:# partido|other:# partidos}',
  'What this file would change on the schedule': 'Lo que el archivo haría con el calendario',
  opponent: 'rival',
  day: 'día',
  'kickoff time': 'hora de inicio',
  'kickoff time, Eastern': 'hora de inicio, del Este',
  week: 'semana',
  'home or away': 'local o visitante',
  score: 'marcador',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

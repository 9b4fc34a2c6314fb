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
  '{team} ball': 'Balón para los {team}',
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
  'No games in this season yet.': 'Esta temporada no tiene partidos todavía.',
  'NOT PLAYED': 'SIN JUGAR',
  Kickoff: 'Inicio',
  TV: 'TV',
  Edit: 'Editar',
  'Latest first': 'Los últimos primero',
  'Earliest first': 'Los primeros primero',
  'By opponent': 'Por rival',
  'vs. {opponent}': 'vs. {opponent}',
  'at {opponent}': 'en casa de {opponent}',
  'Preseason (week {week})': 'Pretemporada (semana {week})',
  'Week {week} (playoffs)': 'Semana {week} (playoffs)',

  // The form.
  'Add a game': 'Agregar un partido',
  'Edit a game': 'Editar un partido',
  'We can’t find that game in this season.': 'No encontramos ese partido en esta temporada.',
  'Loading the game…': 'Cargando el partido…',
  'We couldn’t load the game.': 'No se pudo cargar el partido.',
  Opponent: 'Rival',
  'Choose a team': 'Elige un equipo',
  Played: 'Sede',
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
  'Our points first, as in 24-17': 'Primero nuestros puntos, p. ej. 24-17',
  'Kickoff day': 'Día del partido',
  'Kickoff time': 'Hora de inicio',
  'Mountain time': 'Hora de la Montaña',
  '{moment} Mountain time': '{moment}, hora de la Montaña',
  'Which one?': '¿Cuál de las dos?',
  'Clocks go back that night, so this time comes around twice.':
    'Esa noche se atrasan los relojes y esa hora se repite.',
  'Add Game': 'Agregar partido',
  'Save Game': 'Guardar partido',
  'Game added': 'Partido agregado',
  'Game saved': 'Partido guardado',
  'Couldn’t save the game': 'No se pudo guardar el partido',
  'Delete Game': 'Borrar partido',
  'Delete the game {opponent}?': '¿Borrar el partido {opponent}?',
  'It will be removed from the schedule, calendars and season record for everyone, along with its uploaded stats. This can’t be undone.':
    'Se borrará para todos del calendario, de los calendarios suscritos y del récord de la temporada, junto con sus estadísticas. Esto no se puede deshacer.',
  'Game deleted': 'Partido borrado',
  'Couldn’t delete the game': 'No se pudo borrar el partido',

  // What saving does besides.
  'Game chat is open to members from {moment} to the end of that day.':
    'El chat del partido está abierto para los miembros desde el {moment} hasta el final de ese día.',
  'Fantasy lineups lock at {moment}.': 'Las alineaciones de fantasy se cierran el {moment}.',
  'Fantasy lineups for this game are locked.':
    'Las alineaciones de fantasy de este partido están cerradas.',
  'Chat and lineups follow the new kickoff right away.':
    'El chat y las alineaciones siguen de inmediato la nueva hora.',
  'This game is final and counts toward the record.':
    'Este partido es final y cuenta para el récord.',
  'This game is open again and no longer counts toward the record.':
    'Este partido está abierto otra vez y ya no cuenta para el récord.',
  'Complete Game': 'Terminar partido',
  'Complete the game {opponent}?': '¿Terminar el partido {opponent}?',
  '{result}. It counts toward the record, lineups stay locked, and you can score it in the Fantasy tab.':
    '{result}. Cuenta para el récord, las alineaciones siguen cerradas y los puntos se calculan en la pestaña Fantasy.',

  // Another admin has saved it since.
  'It now reads: {week}, {opponent}, {kickoff}, {result}.':
    'Ahora dice: {week}, {opponent}, {kickoff}, {result}.',
  'Save mine': 'Guardar la mía',
  Chat: 'Chat',

  // Seasons.
  'The {season} season': 'La temporada {season}',
  'The {season} season has begun': 'Empezó la temporada {season}',
  'Couldn’t start the season': 'No se pudo iniciar la temporada',
  'The whole site shows this season. You can still see earlier ones on the schedule and leaderboards.':
    'Todo el sitio muestra esta temporada. Las anteriores siguen en el calendario y las clasificaciones.',
  'Start the {season} season': 'Iniciar la temporada {season}',
  'Start the {season} season?': '¿Iniciar la temporada {season}?',
  'Games, record, leaderboards and fan mood start over on every open page. Nothing from {current} is deleted.':
    'Los partidos, el récord, las clasificaciones y el ánimo empiezan de cero en cada página abierta. No se borra nada de {current}.',
  'Start the season': 'Iniciar la temporada',
  'Earlier seasons': 'Temporadas anteriores',
  'From a file': 'Desde un archivo',
  'Games from a file': 'Partidos desde un archivo',
  'Sheet or calendar with games': 'Hoja o calendario con partidos',
  'Excel or CSV with opponent, date and time columns, or a calendar (.ics). You’ll review everything before it’s imported.':
    'Excel o CSV con columnas de rival, fecha y hora, o un calendario (.ics). Lo revisas todo antes de importar.',
  'Imported: {added} added, {changed} changed.':
    'Importado: {added} agregados, {changed} cambiados.',
  'Import {count|one:# game|other:# games}': 'Importar {count|one:# partido|other:# partidos}',
  'What this file would change on the schedule': 'Lo que este archivo cambiaría en el calendario',
  opponent: 'rival',
  day: 'día',
  'kickoff time': 'hora de inicio',
  'kickoff time, Eastern': 'hora de inicio, del Este',
  week: 'semana',
  'home or away': 'local o visitante',
  score: 'marcador',

  // The scoreboard that hosts keep.
  Ball: 'Balón',
  Quarter: 'Cuarto',
  Clock: 'Reloj',
  'Set clock': 'Ajustar reloj',
  'End game': 'Terminar partido',
  'End the game?': '¿Terminar el partido?',
  '{score} becomes the final score and counts toward the record. You can reopen it today.':
    '{score} queda como marcador final y cuenta para el récord. Hoy puedes reabrirlo.',
  'Reopen game': 'Reabrir partido',
  'A live feed keeps this score. Nothing to do here.':
    'El marcador llega de una fuente en vivo. Aquí no hay nada que hacer.',
  'No game on. The scoreboard opens at kickoff.':
    'No hay partido ahora. El marcador abre cuando empiece.',
  'No game on, and none scheduled.': 'No hay partido ahora ni programado.',

  'Stream delay': 'Retraso de la transmisión',
  '{seconds} s behind': '{seconds} s de retraso',
  'Catching up: {time}': 'Poniéndonos al día: {time}',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

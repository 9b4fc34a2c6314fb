import type { FANTASY_ADMIN as ENGLISH } from '../english/fantasy-admin.ts';

export const FANTASY_ADMIN = {
  // What was done to a game
  'Game activity': 'Actividad del partido',
  'No activity for this game yet.': 'Este partido no tiene actividad todavía.',
  'Loading activity for this game…': 'Cargando la actividad…',
  'We couldn’t load this game’s activity.': 'No se pudo cargar la actividad.',
  'The site': 'El sitio',
  'uploaded stats': 'subió estadísticas',
  'processed the game': 'procesó el partido',
  'entered the game': 'agregó el partido',
  'changed the game': 'cambió el partido',
  file: 'archivo',
  lineups: 'alineaciones',

  // Who plays
  'Loading who can play…': 'Cargando quién juega…',
  'We couldn’t load the switch.': 'No se pudo cargar el interruptor.',
  'Fantasy and check-ins open to all members: on':
    'Fantasy y check-ins abiertos a todos los miembros: sí',
  'Fantasy and check-ins open to all members: off':
    'Fantasy y check-ins abiertos a todos los miembros: no',
  'Every member builds lineups and checks in.':
    'Todos los miembros arman alineaciones y hacen check-in.',
  'Only admins can build lineups and check in. Members see “Coming Soon.”':
    'Solo los administradores arman alineaciones y hacen check-in. Los miembros ven “Próximamente”.',
  'Only one of the two is open. The Site tab has a switch for each.':
    'Solo una de las dos está abierta. La pestaña Sitio tiene un interruptor para cada una.',
  'Close to members': 'Cerrar a los miembros',
  'Open to all members': 'Abrir a todos los miembros',
  'Close fantasy and check-ins to members?': '¿Cerrar Fantasy y los check-ins a los miembros?',
  'Open fantasy and check-ins to all members?':
    '¿Abrir Fantasy y los check-ins a todos los miembros?',
  'Members can’t submit or edit lineups or check in until you open it again. What they submitted stays.':
    'Los miembros no podrán enviar ni editar alineaciones ni hacer check-in hasta que lo abras de nuevo. Lo que enviaron se conserva.',
  'Every member will be able to build a lineup for the next game until kickoff, and to check in. Check-ins wait for approval.':
    'Todos los miembros podrán armar una alineación para el próximo partido hasta que empiece, y hacer check-in. Los check-ins esperan aprobación.',
  'Open to all': 'Abrir a todos',
  'Fantasy and check-ins are for admins only':
    'Fantasy y los check-ins son solo para administradores',
  'Fantasy and check-ins are open to all members':
    'Fantasy y los check-ins están abiertos a todos los miembros',
  'Couldn’t change who can play': 'No se pudo cambiar quién juega',

  // Submissions
  'Lineup submissions': 'Alineaciones enviadas',
  'Lineups submitted for the next game': 'Alineaciones enviadas para el próximo partido',
  '{count} submitted': 'enviadas: {count}',
  'No upcoming game found.': 'No hay próximo partido.',
  'No lineups for this game yet.': 'Este partido no tiene alineaciones todavía.',
  'Loading submissions…': 'Cargando las alineaciones enviadas…',
  'We couldn’t load the submissions.': 'No se pudieron cargar las alineaciones enviadas.',
  ID: 'ID',
  Lineup: 'Alineación',
  Submitted: 'Enviada',

  // From a sheet to a leaderboard
  'Player stats': 'Estadísticas de jugadores',
  'No game is completed yet. Stats can be uploaded once one is.':
    'Todavía no ha terminado ningún partido. Las estadísticas se pueden subir cuando termine uno.',
  'Completed game': 'Partido terminado',
  'Select a game': 'Elige un partido',
  'No Game Selected': 'Ningún partido elegido',
  'Upload Stats': 'Subir estadísticas',
  'Review Stats': 'Revisar estadísticas',
  'Process Game': 'Procesar partido',
  'Processing…': 'Procesando…',
  'Scoring for {game}': 'Puntuación de {game}',
  'Stats imported': 'Estadísticas importadas',
  'Scores calculated': 'Puntos calculados',
  'Leaderboard generated': 'Clasificación generada',
  yes: 'sí',
  'not yet': 'todavía no',
  'Uploading stats scores the game automatically. Processing again re-scores all {lineups} lineups with the current stats.':
    'Al subir estadísticas, el partido se procesa solo. Procesarlo otra vez puntúa de nuevo las {lineups} alineaciones enviadas con las estadísticas importadas.',
  'Failed to process game': 'No se pudo procesar el partido',
  'Game processing completed. Leaderboards are now available.':
    'El partido se procesó. Las clasificaciones ya están disponibles.',
  '{count|one:# player|other:# players} imported. Game processing completed. Leaderboards are now available.':
    '{count|one:# jugador importado|other:# jugadores importados}. El partido se procesó. Las clasificaciones ya están disponibles.',
  '{count|one:# player|other:# players} imported, {unmatched} of them not on the roster. Game processing completed. Leaderboards are now available.':
    '{count|one:# jugador importado|other:# jugadores importados}, {unmatched} de ellos fuera del plantel. El partido se procesó. Las clasificaciones ya están disponibles.',

  // Imported stats
  'Loading stats…': 'Cargando estadísticas…',
  'We couldn’t load the stats.': 'No se pudieron cargar las estadísticas.',
  'No stats were imported for this game yet.':
    'Todavía no se han importado estadísticas de este partido.',
  '{count|one:# player|other:# players} imported, most points first':
    '{count|one:# jugador importado|other:# jugadores importados}, de más a menos puntos',
  'Show fewer': 'Mostrar menos',
  '+{more} more': '+{more} más',
  '{points} pts': '{points} pts',
  'No stats': 'Sin cifras',
  'NOT ON THE ROSTER': 'FUERA DEL PLANTEL',

  // A sheet
  'Stats sheet': 'Hoja de estadísticas',
  'Excel (.xlsx or .xls), smaller than 5 MB. You’ll review everything before it’s imported.':
    'Excel (.xlsx o .xls), de menos de 5 MB. Lo revisas todo antes de importar.',
  'Choose or drop a sheet': 'Elige o suelta una hoja',
  'Download template': 'Descargar plantilla de Excel',
  'This game was reported play by play': 'Este partido se registró jugada a jugada',
  'Start from what the plays say, and correct what the official box score says otherwise.':
    'Empieza con lo que dicen las jugadas y corrige lo que el resumen oficial dice de otro modo.',
  'Review live stats': 'Revisar estadísticas en vivo',
  'Download live stats': 'Descargar estadísticas en vivo',
  'Could not download template file': 'No se pudo descargar la plantilla de Excel',
  'Reading the sheet…': 'Leyendo la hoja…',
  'Reading…': 'Leyendo…',
  'Upload for {game}': 'Subir para {game}',
  'Sheet {name}: {count|one:# player|other:# players}, {matched} of them on the roster.':
    'Hoja {name}: {count|one:# jugador|other:# jugadores}, {matched} de ellos en el plantel.',
  'Matched columns': 'Columnas reconocidas',
  'Ignored columns': 'Columnas ignoradas',
  position: 'posición',
  'Not on the roster ({count})': 'Fuera del plantel ({count})',
  'Not on the roster: stored and shown, but counts in no lineup.':
    'Fuera del plantel: se guarda y se muestra, pero no cuenta en ninguna alineación.',
  'Row {rowNumber}: who is “{playerName}”?': 'Fila {rowNumber}: ¿quién es “{playerName}”?',
  'No one on the roster': 'Nadie del plantel',
  'Row {rowNumber}: {playerName}. No one on the roster has a similar name.':
    'Fila {rowNumber}: {playerName}. Nadie del plantel tiene un nombre parecido.',
  'The ranking': 'La clasificación',
  'No lineups for this game.': 'Este partido no tiene alineaciones.',
  'The top ten with this sheet': 'Los diez primeros con esta hoja',
  before: 'antes',
  NEW: 'NUEVO',

  // Refusals of sheets
  'Upload Failed': 'No se pudo subir',
  'Invalid File Type': 'Tipo de archivo no válido',
  '{figure}: duplicate of row {row}': '{figure}: repite la fila {row}',
  '{figure}: {value} isn’t possible': '{figure}: {value} no es posible',
  'duplicate of row {row}': 'repite la fila {row}',
  'row {row} ({player}), {fault}': 'fila {row} ({player}), {fault}',
  'and {count} more': 'y {count} más',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

import type { FANTASY_REFUSALS } from '../../../refusals/fantasy.ts';
import type { GAMES_REFUSALS } from '../../../refusals/games.ts';
import type { ROSTER_REFUSALS } from '../../../refusals/roster.ts';
import type { SHEETS_REFUSALS } from '../../../refusals/sheets.ts';
import type { STATS_REFUSALS } from '../../../refusals/stats.ts';
import type { InLanguage } from '../../../refusals/codes.ts';

/** Games, lineups, stats. */
export const GAMES = {
  // Lineups and boards.
  'lineup.incomplete': 'Llena todas las posiciones y ponle un nombre a tu alineación.',
  'lineup.partMissing': 'Falta: {part}',
  'lineup.captain': 'El capitán debe ser uno de los jugadores de tu alineación.',
  'lineup.noGame': 'No hay próximo partido para enviar una alineación.',
  'lineup.unknownGame': 'No hay próximo partido para enviar una alineación.',
  'lineup.twice': 'Un jugador solo puede estar en una posición de tu alineación.',
  'lineup.notEligible': 'Ese jugador no puede jugar como {slot} en tu alineación.',
  'lineup.locked': 'El partido ya empezó y las alineaciones están cerradas',
  'lineup.gameOver':
    '¡Partido terminado! Vuelve el martes para la alineación de la próxima semana.',
  'lineup.comingSoon':
    'Fantasy estará disponible para todos los fans cuando empiece oficialmente la temporada {season}.',
  'lineup.nameTooLong': 'El nombre de una alineación tiene como máximo {max} caracteres.',
  'lineup.unknown': 'No se encontró la alineación',
  'lineup.noneForGame': 'No hay alineación para este partido',
  'board.gone': 'Esa alineación ya no está en la clasificación. Empieza de nuevo desde arriba.',
  // Sheets of player stats.
  'stats.fileType': 'Sube un archivo de Excel (.xlsx o .xls)',
  'stats.noGame': 'Primero elige un partido',
  'stats.unreadable': 'No se pudo procesar el archivo de Excel',
  'stats.tooLarge': 'El archivo debe pesar menos de {megabytes} MB',
  'stats.notStarted':
    'Este partido todavía no ha empezado. Las estadísticas se pueden subir cuando empiece.',
  'stats.exhibition': 'El partido de exhibición de la demostración no se puntúa.',
  'stats.notImported': 'Primero sube las estadísticas de este partido.',
  'stats.noHeader':
    'Ninguna hoja tiene una fila de encabezados con una columna de jugador y al menos una cifra.',
  'stats.noPlayers': 'La hoja no tiene filas con jugadores.',
  'stats.tooManyRows': 'La hoja tiene más de {max} filas.',
  'stats.problems': 'No se importó nada: {problems}',
  'stats.tooSlow': 'No se pudo procesar el archivo de Excel: tarda demasiado en leerse',
  // Sheets that admins import.
  'sheet.missing': 'Primero elige una hoja',
  'sheet.fileType': 'Elige un archivo de Excel (.xlsx o .xls) o un archivo CSV (.csv)',
  'sheet.unreadable': 'Este archivo no se puede leer como hoja de cálculo',
  'sheet.tooLarge': 'Una hoja debe pesar menos de {megabytes} MB',
  'sheet.tooSlow': 'Esta hoja tarda demasiado en leerse',
  'sheet.tooManyRows': 'Una hoja puede tener {max} filas como máximo',
  'sheet.problems': 'No se importó nada: {problems}',
  // Players as admins enter them.
  'player.nameMissing': 'Escribe el nombre del jugador',
  'player.nameTooLong': 'El nombre de un jugador puede tener {max} caracteres como máximo',
  'player.position': 'Elige una posición',
  'player.jersey': 'El número debe estar entre 0 y 99',
  'player.weight': 'El peso debe estar en libras, como 217',
  'player.height': 'La estatura debe estar en pies y pulgadas, como 6-2',
  'player.age': 'La edad debe ser un número entero de {max} como máximo',
  'player.experience': 'Las temporadas jugadas deben ser un número entero de {max} como máximo',
  'player.injury': 'Estado de lesión desconocido',
  'player.detailsTooLong': 'La nota sobre la lesión puede tener {max} caracteres como máximo',
  'player.unknown': 'Este jugador ya no está en el plantel',
  'player.known': '{name} ya está en el plantel',
  'roster.full': 'Un plantel puede tener {max} jugadores como máximo',
  'roster.fromProvider':
    'El proveedor deportivo actualiza este plantel cada mañana. Para editarlo a mano, configura SPORTS_PROVIDER=none.',
  'roster.noHeader':
    'Ninguna hoja tiene una fila de encabezados con una columna de jugador y una de posición.',
  'roster.noPlayers': 'La hoja no tiene jugadores debajo de sus encabezados.',
  // Games as admins enter them.
  'gamesFile.fileType':
    'Elige un archivo de Excel (.xlsx o .xls), un archivo CSV (.csv) o un calendario (.ics)',
  'gamesFile.unreadable': 'Este archivo no se puede leer como calendario',
  'gamesFile.tooLarge': 'Un calendario debe tener menos de {kilobytes} kB',
  'gamesFile.noHeader':
    'Ninguna hoja tiene una fila de encabezado con una columna de rival y una de fecha.',
  'gamesFile.noGames': 'No hay partidos nuestros en este archivo.',
  'game.unknown': 'No se encontró el partido',
  'game.hasCheckIns': 'No se puede borrar: hay check-ins de este partido.',
  'game.hasLineups': 'No se puede borrar: hay alineaciones para este partido.',
  'game.hasChat': 'No se puede borrar: hay mensajes del chat de este partido.',
  'game.isDemo':
    'La demo juega este partido y lo agregaría de nuevo. Mejor agrega otro partido ese día.',
  'game.stale': '{by} guardó este partido mientras lo editabas',
  'game.staleUnknown': 'Otra persona guardó este partido mientras lo editabas',
  'game.season': 'La temporada debe ser un año entre {min} y {max}',
  'game.week': 'La semana debe ser un número entero entre {min} y {max}',
  'game.kickoff': 'El inicio del partido debe ser una fecha y una hora',
  'game.kickoffSkipped': 'Ese día los relojes se saltan esa hora. Elige otra.',
  'game.id': 'Partido desconocido',
  'game.version': 'Versión desconocida',
  'game.opponentMissing': 'El rival es obligatorio',
  'game.opponentTooLong': 'El rival debe tener {max} caracteres o menos',
  'game.isHome': 'Elige si se juega en casa',
  'game.network': 'La cadena de TV debe tener {max} caracteres o menos',
  'game.result': 'El resultado debe ser W, L o T',
  'game.points': 'Los puntos deben ser un número entero de 0 a {max}',
  'game.period': 'Elige un cuarto o el tiempo extra',
  'game.clock': 'El reloj debe ser como 7:42, 15:00 como máximo',
  'game.notOn': 'Este partido no está en juego',
  'game.isFinal': 'Este partido terminó. Reábrelo para cambiar el marcador.',
  'game.isFed': 'El marcador de este partido llega de una fuente en vivo',
  'game.notReopened': 'Un administrador terminó este partido. Cámbialo en la pestaña Partidos.',
  'game.score': 'Escribe el marcador como 24-17, primero nuestros puntos',
} as const satisfies InLanguage<
  typeof FANTASY_REFUSALS &
    typeof SHEETS_REFUSALS &
    typeof STATS_REFUSALS &
    typeof ROSTER_REFUSALS &
    typeof GAMES_REFUSALS
>;

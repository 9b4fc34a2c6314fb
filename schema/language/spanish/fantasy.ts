export const FANTASY = {
  'The lineups could not be loaded.': 'No se pudieron cargar las alineaciones.',
  'Loading lineups': 'Cargando alineaciones',
  'Show more': 'Mostrar más',
  You: 'Tú',
  points: 'puntos',
  Points: 'Puntos',
  Rank: 'Puesto',
  'Place {rank}': 'Puesto {rank}',
  'Tied for place {rank}': 'Empate en el puesto {rank}',
  'of {total}': 'de {total}',
  'vs {opponent}': 'vs. {opponent}',
  'Fantasy could not be loaded.': 'No se pudo cargar Fantasy.',
  'Loading fantasy': 'Cargando Fantasy',
  'Spoiler-free mode hides {what}.': 'El modo sin spoilers oculta {what}.',
  'your season': 'tu temporada',
  'your result': 'tu resultado',
  'the leaderboard': 'la clasificación',
  'the leaderboards': 'las clasificaciones',

  // Before it is open to all
  '2025 SEASON': 'TEMPORADA 2025',
  'Coming Soon': 'Próximamente',
  'Fantasy will be available to all fans when the 2025 season officially begins.':
    'Fantasy estará disponible para todos los fans cuando empiece oficialmente la temporada 2025.',

  // The viewer's season
  'Your season': 'Tu temporada',
  'Your season could not be loaded.': 'No se pudo cargar tu temporada.',
  'Loading your season': 'Cargando tu temporada',
  'Play your first game, and your season shows here.':
    'Juega tu primer partido y aquí verás tu temporada.',
  'Season rank': 'Puesto en la temporada',
  'Total points': 'Puntos totales',
  'Top-three finishes': 'Veces entre los tres primeros',
  'Top-ten finishes': 'Veces entre los diez primeros',
  'Best rank': 'Mejor puesto',
  '{rank} (week {week})': '{rank} (semana {week})',
  'Your games': 'Tus partidos',
  'Recent Games': 'Partidos recientes',
  'Best Performances': 'Mejores actuaciones',
  'All Games': 'Todos los partidos',
  'A finish in the top ten will show here.':
    'Aquí verás los partidos que termines entre los diez primeros.',
  'Week {week} · {opponent}': 'Semana {week} · {opponent}',
  'Points by week. {weeks}.': 'Puntos por semana. {weeks}.',
  'week {week}: {points}': 'semana {week}: {points}',
  'Week {week}: {points}': 'Semana {week}: {points}',
  'Up on the games before': 'Mejor que en los partidos anteriores',
  'Down on the games before': 'Peor que en los partidos anteriores',
  'About as before': 'Más o menos como antes',
  'A trend shows from the second game on': 'La tendencia se ve a partir del segundo partido',

  // Levels, and what earns them
  Elite: 'Élite',
  Champion: 'Campeón',
  Competitor: 'Competidor',
  Solid: 'Sólido',
  'Three or more finishes in the top three.':
    'Haber terminado tres veces o más entre los tres primeros.',
  'A finish in the top three.': 'Haber terminado entre los tres primeros.',
  'Three or more finishes in the top ten.':
    'Haber terminado tres veces o más entre los diez primeros.',
  'An average of 15 points or more.': 'Un promedio de 15 puntos o más.',
  'Where everybody starts.': 'Donde todos empiezan.',

  // The last game
  'Your last game': 'Tu último partido',
  'Week {week} is over': 'La semana {week} terminó',
  'The points come as soon as the stats are in.':
    'Los puntos llegan en cuanto estén las estadísticas.',
  'You had no lineup in this game.': 'No tuviste alineación en este partido.',
  'Your rank': 'Tu puesto',

  // Leaderboards
  Leaderboard: 'Clasificación',
  'W{week}': 'S{week}',
  'The leaderboard could not be loaded.': 'No se pudo cargar la clasificación.',
  'Loading leaderboard': 'Cargando la clasificación',
  'No game has been scored yet. Check back after the next one.':
    'Todavía no se ha puntuado ningún partido. Vuelve después del próximo.',
  'That lineup is no longer on the board. Please start from the top.':
    'Esa alineación ya no está en la clasificación. Empieza de nuevo desde arriba.',
  'All leaderboards': 'Todas las clasificaciones',
  'You: {rank} of {total} · {points} points': 'Tú: {rank} de {total} · {points} puntos',
  'Your rank: {rank} of {total}, with {points} points':
    'Tu puesto: {rank} de {total}, con {points} puntos',
  Board: 'Clasificación',
  'This week': 'Esta semana',
  Dense: 'Compacta',
  'All lineups': 'Todas las alineaciones',
  '{count} participant': '{count} participante',
  '{count} participants': '{count} participantes',
  'No points in this game': 'Sin puntos en este partido',
  '{points} × {factor} captain': '{points} × {factor} por capitán',
  'The season could not be loaded.': 'No se pudo cargar la temporada.',
  'Loading season': 'Cargando la temporada',
  'Season standings': 'Clasificación de la temporada',
  Total: 'Total',
  Average: 'Promedio',
  'in {games} game': 'en {games} partido',
  'in {games} games': 'en {games} partidos',
  'Pages of the season': 'Páginas de la temporada',
  'Rank {first} to {last}': 'Puestos {first} a {last}',
  'Nobody further down': 'No hay nadie más abajo',

  // The lineup
  'Your lineup': 'Tu alineación',
  'Your lineup could not be loaded.': 'No se pudo cargar tu alineación.',
  'Loading your lineup': 'Cargando tu alineación',
  'You have no lineup for this game.': 'No tienes alineación para este partido.',
  'No game available': 'No hay partido disponible',
  'No upcoming game available for lineup submission.':
    'No hay ningún próximo partido para el que enviar una alineación.',
  'Locks {moment}': 'Se cierra el {moment}',
  'Locked {moment}': 'Se cerró el {moment}',
  'in {duration}': 'dentro de {duration}',
  '{days} day {hours} h': '{days} día {hours} h',
  '{days} days {hours} h': '{days} días {hours} h',
  'The game has started and lineups are now locked':
    'El partido ya empezó y las alineaciones están cerradas',
  "Game Over! Return Tuesday for next week's lineup.":
    '¡Partido terminado! Vuelve el martes para la alineación de la próxima semana.',
  'Next week:': 'Próxima semana:',
  'Lineup name': 'Nombre de la alineación',
  'Last {last} · Avg {average}': 'Último {last} · Media {average}',
  'No points yet this season': 'Aún sin puntos esta temporada',
  'Still missing: {parts}.': 'Falta: {parts}.',
  'lineup name': 'nombre de la alineación',
  captain: 'capitán',
  'Pick a player for {slot}.': 'Elige un jugador para {slot}.',
  'Tap the star of the player who leads your lineup.':
    'Toca la estrella del jugador que lidera tu alineación.',
  'Pick {name} anyway?': '¿Elegir a {name} de todos modos?',
  'Pick anyway': 'Elegir de todos modos',
  'Listed as: {status}. A player who sits out scores nothing.':
    'Figura como: {status}. Un jugador que no juega no suma puntos.',
  'Give your lineup a name.': 'Ponle un nombre a tu alineación.',
  'The name of a lineup has at most {max} characters.':
    'El nombre de una alineación tiene como máximo {max} caracteres.',
  Players: 'Jugadores',
  'The star is your captain: points count twice.':
    'La estrella es tu capitán: sus puntos cuentan doble.',
  'Players to pick from': 'Jugadores que puedes elegir',
  'Players for {slot}': 'Jugadores para {slot}',
  'Nobody on the roster plays there now.': 'Nadie de la plantilla juega ahí ahora.',
  'In {elsewhere}': 'En {elsewhere}',
  'Empty. Pick:': 'Vacío. Elige:',
  'Wide receiver': 'Receptor abierto',
  'Running back': 'Corredor',
  'Tight end': 'Ala cerrada',
  'WR, RB or TE': 'WR, RB o TE',
  'Any defender': 'Cualquier defensivo',
  Captain: 'Capitán',
  'Captain: {name}': 'Capitán: {name}',
  'Captain ×2': 'Capitán ×2',
  'Remove {name}': 'Quitar a {name}',
  '{count} of {picks} picked': '{count} de {picks} elegidos',
  'Submit Lineup': 'Enviar alineación',
  'Submitting…': 'Enviando…',
  'Edit Lineup': 'Editar alineación',
  'Update Lineup': 'Actualizar alineación',
  'Updating…': 'Actualizando…',
  'Submitted {moment}': 'Enviada el {moment}',
  'Not on the roster any more': 'Ya no está en la plantilla',

  // What becomes of it
  'Lineup submitted!': '¡Alineación enviada!',
  'Lineup updated!': '¡Alineación actualizada!',
  'Your fantasy lineup has been locked in for this week.':
    'Tu alineación de Fantasy quedó registrada para esta semana.',
  'Incomplete lineup': 'Alineación incompleta',
  'Please fill in all positions and give your lineup a name.':
    'Llena todas las posiciones y ponle un nombre a tu alineación.',
  'Invalid captain': 'Capitán no válido',
  'Captain must be one of the players in your lineup.':
    'El capitán debe ser uno de los jugadores de tu alineación.',
  'A player can only be in one slot of your lineup.':
    'Un jugador solo puede estar en una posición de tu alineación.',
  "That player can't play {slot} in your lineup.":
    'Ese jugador no puede jugar como {slot} en tu alineación.',
  'Submission failed': 'No se pudo enviar',
  'Failed to submit lineup. Please try again.':
    'No se pudo enviar la alineación. Inténtalo de nuevo.',
  'Lineup not found': 'No se encontró la alineación',
} as const;

import type { FANTASY_SCORING as ENGLISH } from '../english/fantasy-scoring.ts';

export const FANTASY_SCORING = {
  // Rules
  'Rules & FAQ': 'Reglas y preguntas',
  'Fantasy rules and FAQ': 'Reglas y preguntas de Fantasy',
  'For each game, pick six players and make one your captain. Captains score {captainFactor}×. No player fills two slots.':
    'Para cada partido, elige seis jugadores y nombra capitán a uno. El capitán suma {captainFactor}×. Nadie ocupa dos lugares.',
  'Lineups lock at kickoff: ‘{locked}’. The next week opens on Tuesday.':
    'Las alineaciones se cierran al empezar el partido: “{locked}”. La próxima semana abre el martes.',
  Scoring: 'Puntuación',
  'For each': 'Por cada',
  'Shown, but worth 0 points: {stats}.': 'Se muestran, pero valen 0 puntos: {stats}.',

  // Questions
  'When do lineups lock?': '¿Cuándo se cierran las alineaciones?',
  'Change it as often as you like until kickoff. Then it’s locked.':
    'Cámbiala cuantas veces quieras hasta que empiece el partido. Después ya no.',
  'Who sees my picks?': '¿Quién ve a quiénes elegí?',
  'No one, until the game is scored. Then every lineup is on the board.':
    'Nadie, hasta que se calculen los puntos. Después, todas las alineaciones salen en la clasificación.',
  'What about ties?': '¿Qué pasa con los empates?',
  'Equal points share a place and the next place is skipped: 1, T2, T2, 4. The earlier submission is listed first.':
    'Con los mismos puntos se comparte el lugar y se salta el siguiente: 1, T2, T2, 4. Aparece primero quien envió antes.',
  'Do interceptions count for me or against me?':
    '¿Las intercepciones cuentan a mi favor o en mi contra?',
  'Both. A pick by your defender earns points. One your player throws costs points.':
    'De las dos formas. La que hace tu defensivo suma; la que lanza tu jugador resta.',
  'How do sacks and tackles count?': '¿Cómo se cuentan las capturas y las tacleadas?',
  'Every tackle counts, solo or assisted. A sack counts on top of that, and half a sack is worth half.':
    'Toda tacleada cuenta, sola o asistida. La captura se suma aparte, y media captura vale la mitad.',
  'Can a total be negative?': '¿El total puede ser negativo?',
  'Yes. Points go to two decimals, and nothing is rounded up.':
    'Sí. Los puntos llevan dos decimales y nada se redondea hacia arriba.',
  'When do I see my points?': '¿Cuándo veo mis puntos?',
  'As soon as the stats are in. If the league corrects them, the board updates.':
    'En cuanto lleguen las estadísticas. Si la liga las corrige, la clasificación se actualiza.',

  // Figures, after a number
  'passing yards': 'yardas por pase',
  'passing TD': 'TD por pase',
  interceptions: 'intercepciones',
  'rushing yards': 'yardas por carrera',
  'rushing TD': 'TD por carrera',
  receptions: 'recepciones',
  'receiving yards': 'yardas por recepción',
  'receiving TD': 'TD por recepción',
  'field goals made': 'goles de campo anotados',
  'field goals attempted': 'goles de campo intentados',
  'from 40 to 49 yards': 'de 40 a 49 yardas',
  'from 50 yards or more': 'de 50 yardas o más',
  'extra points made': 'puntos extra anotados',
  'solo tackles': 'tacleadas individuales',
  'assisted tackles': 'tacleadas asistidas',
  sacks: 'capturas',
  'tackles for loss': 'tacleadas para pérdida',
  'forced fumbles': 'balones sueltos forzados',
  'fumble recoveries': 'balones sueltos recuperados',
  'passes defended': 'pases defendidos',
  'defensive TD': 'TD defensivos',
  'two-point conversions': 'conversiones de dos puntos',
  'fumbles lost': 'balones sueltos perdidos',

  // What scores, one of each
  'passing yard': 'yarda por pase',
  'rushing yard': 'yarda por carrera',
  'receiving yard': 'yarda por recepción',
  reception: 'recepción',
  'field goal under 40 yards, or of unknown distance':
    'gol de campo de menos de 40 yardas o de distancia desconocida',
  'field goal from 40 to 49 yards': 'gol de campo de 40 a 49 yardas',
  'field goal from 50 yards or more': 'gol de campo de 50 yardas o más',
  'solo tackle': 'tacleada individual',
  'assisted tackle': 'tacleada asistida',
  sack: 'captura',
  'fumble lost': 'balón suelto perdido',
  'interception thrown': 'intercepción lanzada',
  'interception made by a defender': 'intercepción hecha por un defensivo',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

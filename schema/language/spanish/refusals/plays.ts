import type { PLAYS_REFUSALS } from '../../../refusals/plays.ts';
import type { InLanguage } from '../../../refusals/codes.ts';

/** Plays that are entered by hand. */
export const PLAYS = {
  'play.unknown': 'No encontramos la jugada',
  'play.id': 'Jugada desconocida',
  'play.entryId': 'La jugada necesita su propio identificador',
  'play.position': 'Posición desconocida',
  'play.yards': 'Las yardas deben ser un número entero de {min} a {max}',
  'play.ball': 'El balón debe estar en una yarda de 1 a 99, con un intento de 1 a 4',
  'play.jersey': 'El número de un jugador tiene una o dos cifras',
  'play.players': 'Una jugada tiene {max} jugadores como máximo',
  'play.needsSide': 'Indica de quién es el balón',
  'play.needsBall': 'Indica dónde está el balón',
  'play.overtaken': 'Otra persona ya registró una jugada. Mírala y vuelve a enviar la tuya.',
  'play.isFed': 'Este partido llega de una fuente en vivo. Toma el control primero.',
  'play.notByHand': 'Esta jugada llegó de una fuente en vivo y no se cambia aquí',
  'play.notStarted': 'Registra primero la patada inicial',
  'play.nothingToUndo': 'No queda nada que deshacer',
  'game.isScoredByPlay': 'Este partido se registra jugada a jugada. Cambia sus jugadas.',
} as const satisfies InLanguage<typeof PLAYS_REFUSALS>;

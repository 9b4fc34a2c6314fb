import { gamePath } from '../../../schema/games/game-path.ts';

/** In the address of a game's page: the page is a replay, from that moment on. */
export const REPLAY_PARAM = 'replay';

export const replayPath = (gameId: number): string => `${gamePath(gameId)}?${REPLAY_PARAM}=`;

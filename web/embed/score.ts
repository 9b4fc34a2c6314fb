import { type ScoreData, scoreView } from '../../schema/embeds/score-view.ts';
import { scoreboardSentence } from '../../schema/games/game-sentences.ts';
import { part, reader, startFrame } from './frame.ts';

type LiveGame = NonNullable<ScoreData['liveGame']>;

/** What is said when it changes: the points and the end of the game, not each tick of the clock. */
const keyOf = ({ gameId, homeTeam, awayTeam, isFinal }: LiveGame) =>
  [gameId, homeTeam.score, awayTeam.score, isFinal].join();

void startFrame<ScoreData>({
  show: (data) => scoreView(data, reader, new Date()),
  apply(data, event) {
    if (!('liveGame' in event)) return undefined;
    const { liveGame: before } = data;
    const liveGame = event.liveGame as LiveGame;
    if (!before || keyOf(before) !== keyOf(liveGame))
      part('said').textContent = scoreboardSentence(liveGame, reader);
    // Another game, or its end, changes the rest as well.
    const isWhole = before?.gameId === liveGame.gameId && before.isFinal === liveGame.isFinal;
    return { data: { ...data, liveGame }, isWhole };
  },
});

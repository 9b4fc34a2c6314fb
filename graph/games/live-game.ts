import {
  type LiveGameView,
  type LiveTeamView,
  OUR_TEAM,
  pointsOf,
  type Possession,
} from '../../schema/games/games.ts';
import { teamAbbreviation } from '../../schema/games/scoreboard.ts';
import { isDemo } from './game-day.ts';
import type { Game } from './game.entity.ts';
import type { LiveGameState } from './live-game-state.entity.ts';

type Played = Pick<
  Game,
  'id' | 'isHome' | 'isPlayoff' | 'opponent' | 'result' | 'score' | 'externalId'
>;
type State = Pick<
  LiveGameState,
  'period' | 'displayClock' | 'ourScore' | 'theirScore' | 'possession' | 'isFinal' | 'isByHand'
>;

/**
 * The scoreboard of a game that has kicked off: from the provider's report (`state`), else from the score that was
 * entered. The game's own result ends it, and then its score counts.
 */
export function liveGameView(game: Played, state: State | null): LiveGameView {
  const isFinal = Boolean(game.result);
  const entered = pointsOf({ score: game.score ?? null, result: game.result ?? null });
  const reported = state ? { ours: state.ourScore, theirs: state.theirScore } : null;
  const { ours, theirs } = (isFinal ? (entered ?? reported) : (reported ?? entered)) ?? {
    ours: 0,
    theirs: 0,
  };

  const team = (name: string, score: number, side: Possession): LiveTeamView => ({
    abbreviation: teamAbbreviation(name),
    name,
    score,
    possession: !isFinal && state?.possession === side,
  });
  const us = team(OUR_TEAM, ours, game.isHome ? 'home' : 'away');
  const them = team(game.opponent, theirs, game.isHome ? 'away' : 'home');
  return {
    gameId: game.id,
    isLive: !isFinal,
    isFinal,
    isPlayoff: game.isPlayoff,
    isExhibition: isDemo(game),
    isFed: isDemo(game) || state?.isByHand === false,
    homeTeam: game.isHome ? us : them,
    awayTeam: game.isHome ? them : us,
    status: {
      period: state?.period ?? (isFinal ? 4 : 0),
      displayClock: isFinal ? '0:00' : (state?.displayClock ?? ''),
    },
  };
}

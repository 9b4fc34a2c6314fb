import type { EntityManager } from '@mikro-orm/postgresql';
import { isDeepStrictEqual } from 'node:util';
import type { BoxPlayer } from '../../../schema/plays/fold.ts';
import type { Services } from '../../core/context.ts';
import { rowsOf } from '../../core/database/rows.ts';
import type { Game } from '../../games/game.entity.ts';
import type { GameState } from '../../games/scoreboard.service.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';
import { GameFeed } from '../game-feed.entity.ts';
import { factsOf } from '../play-changes.ts';
import { selectPlays } from '../play.rows.ts';
import { recordPlays } from '../record-plays.service.ts';
import type { ReportedPlay } from '../reported-play.ts';
import { espnFigures } from './espn-figures.ts';
import { espnPlays } from './espn-plays.ts';
import type { Summary } from './summary-feed.ts';

interface Read {
  readonly summary: Summary;
  /** What the scoreboard says; its score may be ahead of the plays. */
  readonly state: GameState;
  readonly now: Date;
  /** What the last reading lacked; this one writes its own. */
  readonly missing: Set<string>;
}

/** A reading that lacks more of the plays than that is cut off, and takes nothing away. */
const mayLack = (known: number) => Math.max(3, known * 0.2);

/** Stores what the summary of a game says: first the figures, so that who hears of a play finds them. */
export async function recordSummary(
  em: EntityManager,
  services: Services,
  game: Game,
  { summary, state, now, missing }: Read,
): Promise<void> {
  const roster = await em.find(FantasyPlayer, {});
  const ours = game.isHome ? 'home' : 'away';
  const plays = espnPlays(summary, { roster, ours, now });
  if (await storeFigures(em, game.id, espnFigures(summary, { roster, ours, plays })))
    services.publish('figures.changed', { gameId: game.id });

  // A feed without plays leaves the game to its scoreboard.
  if (plays.length === 0 && !game.playSource) return;
  const { ourScore, theirScore, ...standing } = state;
  await recordPlays(em, services, game.id, {
    source: 'espn',
    plays: [...plays, ...(await vanished(em, game.id, plays, missing))],
    standing,
    score: game.isHome
      ? { home: ourScore, away: theirScore }
      : { home: theirScore, away: ourScore },
  });
}

/** True where they have changed. */
async function storeFigures(
  em: EntityManager,
  gameId: number,
  boxScore: readonly BoxPlayer[],
): Promise<boolean> {
  if (boxScore.length === 0) return false;
  const feed = await em.findOne(GameFeed, { game: gameId });
  if (isDeepStrictEqual(feed?.boxScore, boxScore)) return false;
  await em.nativeUpdate(GameFeed, { game: gameId }, { boxScore });
  return true;
}

/**
 * What the feed reported and has no more: it was a mistake. A play is taken back in the second reading without it,
 * as single readings of the feed may lack some.
 */
async function vanished(
  em: EntityManager,
  gameId: number,
  plays: readonly ReportedPlay[],
  missing: Set<string>,
): Promise<ReportedPlay[]> {
  const known = await rowsOf(
    em,
    selectPlays()
      .where('gameId', '=', gameId)
      .where('source', '=', 'espn')
      .where('status', '=', 'stands'),
  );
  const reported = new Set(plays.map(({ externalId }) => externalId));
  const gone = known.filter(({ externalId }) => !reported.has(externalId));
  // A touchdown that is taken back takes its try back, too.
  const again = gone.filter(
    ({ externalId }) => missing.has(externalId) || reported.has(externalId.replace(/:try$/, '')),
  );
  missing.clear();
  if (plays.length === 0 || gone.length > mayLack(known.length)) return [];
  for (const { externalId } of gone) missing.add(externalId);
  return again.map((row) => ({
    ...factsOf(row),
    ...{ status: 'overturned', reason: 'mistake', externalId: row.externalId },
    happenedAt: new Date(row.happenedAt),
  }));
}

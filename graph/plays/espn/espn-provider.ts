import type { EntityManager } from '@mikro-orm/postgresql';
import { OUR_TEAM } from '../../../schema/games/games.ts';
import { teamAbbreviation } from '../../../schema/games/scoreboard.ts';
import { mountainDate } from '../../../schema/time/clock.ts';
import type { Game } from '../../games/game.entity.ts';
import { RESPONSE_TIMEOUT_MS } from '../../games/read-json.ts';
import { recordGameState, type GameState } from '../../games/scoreboard.service.ts';
import type { Look, ProviderTools } from '../../games/sports-provider.ts';
import { claimGame, type Feed, noteFailure, noteReading } from './follow-game.ts';
import { isStale } from '../play.reads.ts';
import { recordSummary } from './record-summary.service.ts';
import { type FeedEvent, fetchScoreboard } from './scoreboard-feed.ts';
import { fetchSummary } from './summary-feed.ts';

/** The plays are read when the scoreboard has moved, and otherwise this often while the game is on, in ms. */
const AT_LEAST_EVERY = 30_000;

/**
 * Follows today's game at the provider, from a quarter of an hour before kickoff until it has a result, and its
 * corrections for a day after. On other days it sends no requests. However many nodes follow it, one asks. On any
 * failure the last good state stays, and the provider is left alone for longer each time.
 */
export function createEspnLook(
  tools: ProviderTools,
  { withinMs = RESPONSE_TIMEOUT_MS } = {},
): Look {
  const { orm, services } = tools;
  const missing = new Set<string>();
  return async function look() {
    const now = services.clock.now();
    const em = orm.em.fork();
    const claimed = await claimGame(em, now);
    if (!claimed) return;
    const { game, feed } = claimed;
    try {
      await read({ ...tools, em, now, withinMs, missing }, game, feed);
    } catch (error) {
      await noteFailure(em, game.id, now, { failures: feed.failures, error });
      // Pages say that the score may be behind.
      if (await isStale(em, game.id, now)) services.publish('game.changed', { gameId: game.id });
      throw error;
    }
    if (feed.failures > 0) services.publish('game.changed', { gameId: game.id });
  };
}

interface Reading extends ProviderTools {
  readonly em: EntityManager;
  readonly now: Date;
  readonly withinMs: number;
  /** Plays that the last reading lacked. */
  readonly missing: Set<string>;
}

async function read(reading: Reading, game: Game, feed: Feed): Promise<void> {
  const { em, now, services, withinMs, missing } = reading;
  const { sportsBaseUrl } = services.env;
  const day = mountainDate(game.kickoffAt);
  const events = await fetchScoreboard(sportsBaseUrl, withinMs);
  const event = events.find((each) => mountainDate(each.date) === day && sidesOf(each));
  const state = event && stateOf(event, game, now);
  if (!event || !state) return noteReading(em, game.id, now, { endedAt: feed.endedAt });

  const endedAt = feed.endedAt ?? (state.isFinal ? now : null);
  const shown = shownBy(event, state);
  const isDue =
    event.id !== '' &&
    (shown !== feed.shown ||
      endedAt !== null ||
      now.getTime() - (feed.playsAt?.getTime() ?? 0) >= AT_LEAST_EVERY);
  // The score comes first: it is there also where the plays can't be read.
  if (!isDue || !game.playSource) await recordGameState(em, services, game.id, state);
  if (!isDue) return noteReading(em, game.id, now, { endedAt });
  const summary = await fetchSummary(sportsBaseUrl, event.id, withinMs).catch(
    async (error: unknown) => {
      await recordGameState(em, services, game.id, state);
      throw error;
    },
  );
  await recordSummary(em, services, game, { summary, state, now, missing });
  await noteReading(em, game.id, now, { endedAt, shown, playsAt: now });
}

const isOurs = ({ team }: { team: { abbreviation: string } }) =>
  team.abbreviation === teamAbbreviation(OUR_TEAM);

function sidesOf({ competitions: [competition] }: FeedEvent) {
  const us = competition?.competitors.find(isOurs);
  const them = competition?.competitors.find((side) => !isOurs(side));
  return us && them ? { us, them } : null;
}

/** Null before kickoff, and when the provider's game is not ours. */
function stateOf(event: FeedEvent, game: Game, now: Date): GameState | null {
  const sides = sidesOf(event);
  const [competition] = event.competitions;
  if (!sides || !competition || competition.status.type.state === 'pre') return null;
  if (sides.them.team.abbreviation !== teamAbbreviation(game.opponent)) return null;
  const { status, situation, competitors } = competition;
  return {
    period: status.period,
    displayClock: status.displayClock,
    ourScore: sides.us.score,
    theirScore: sides.them.score,
    possession: competitors.find((side) => side.id === situation?.possession)?.homeAway ?? null,
    isFinal: status.type.completed,
    since: now,
  };
}

/** What the plays have to explain: when it is another, they are read again. */
const shownBy = (
  { competitions: [competition] }: FeedEvent,
  { ourScore, theirScore, period, isFinal }: GameState,
): string =>
  [competition?.situation?.lastPlay?.id ?? '', ourScore, theirScore, period, isFinal].join(' ');

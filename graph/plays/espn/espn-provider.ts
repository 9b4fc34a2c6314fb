import { mountainDate } from '../../../schema/time/clock.ts';
import { OUR_TEAM } from '../../../schema/games/games.ts';
import { teamAbbreviation } from '../../../schema/games/scoreboard.ts';
import { findGamesOn, isDemo } from '../../games/game-day.ts';
import type { Game } from '../../games/game.entity.ts';
import { recordGameState, type GameState } from '../../games/scoreboard.service.ts';
import type { Look, ProviderTools } from '../../games/sports-provider.ts';
import { RESPONSE_TIMEOUT_MS } from '../../games/read-json.ts';
import { type FeedEvent, fetchScoreboard } from './scoreboard-feed.ts';

const FOLLOW_BEFORE_KICKOFF_MS = 15 * 60_000;

/**
 * Follows today's game at the provider, from a quarter of an hour before kickoff until it has a result. On other days
 * it sends no requests. On any failure the last good state stays.
 */
export function createEspnLook(
  { orm, services }: ProviderTools,
  { withinMs = RESPONSE_TIMEOUT_MS } = {},
): Look {
  const { clock, env } = services;
  return async function look() {
    const now = clock.now();
    const em = orm.em.fork();
    const today = mountainDate(now);
    const soon = new Date(now.getTime() + FOLLOW_BEFORE_KICKOFF_MS);
    const game = (await findGamesOn(em, today)).find(
      (each) => !each.result && each.kickoffAt <= soon && !isDemo(each),
    );
    if (!game) return;

    const events = await fetchScoreboard(env.sportsBaseUrl, withinMs);
    const event = events.find((each) => mountainDate(each.date) === today && sidesOf(each));
    const state = event && stateOf(event, game, now);
    if (state) await recordGameState(em, services, game.id, state);
  };
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

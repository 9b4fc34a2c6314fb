import type { EntityManager } from '@mikro-orm/postgresql';
import {
  mountainDate,
  mountainDay,
  type MountainDate,
  type Span,
} from '../../schema/time/clock.ts';
import { db } from '../core/database/db.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import { isDemo } from './game-day.ts';

/** A game that runs into the night stays on after midnight until its end, at most so long after kickoff, in ms. */
const LONGEST_GAME = 5 * 3_600_000;

/** Games of the last hours and of today, and the next one after today, each with its scoreboard; earliest first. */
const readNear = statement(({ from, until }: Slots<{ from: string; until: string }>) =>
  db
    .selectFrom('games as g')
    .leftJoin('liveGameStates as s', 's.gameId', 'g.id')
    .select(['g.id', 'g.opponent', 'g.isHome', 'g.isPlayoff', 'g.kickoffAt', 'g.result', 'g.score'])
    .select(['g.externalId', 's.period', 's.displayClock', 's.ourScore', 's.theirScore'])
    .select(['s.possession', 's.isFinal'])
    .where('g.kickoffAt', '>=', from)
    .where(({ eb, fn, or, selectFrom }) =>
      or([
        eb('g.kickoffAt', '<', until),
        eb(
          'g.kickoffAt',
          '=',
          selectFrom('games')
            .select(fn.min('kickoffAt').as('next'))
            .where('kickoffAt', '>=', until),
        ),
      ]),
    )
    .orderBy('g.kickoffAt')
    .orderBy('g.id'),
);

type Row = Awaited<ReturnType<typeof readNear>>[number];
/** A game with its scoreboard, whose columns are null where nothing was reported of it. */
export type NearGame = Omit<Row, 'kickoffAt'> & { readonly kickoffAt: Date };

/** Today in Denver, and the games around it, earliest first. */
export interface GamesNear {
  readonly today: Span;
  readonly games: readonly NearGame[];
}

export async function gamesNear(em: EntityManager, now: Date): Promise<GamesNear> {
  const today = mountainDay(mountainDate(now));
  const late = new Date(now.getTime() - LONGEST_GAME);
  const from = late < today.from ? late : today.from;
  const rows = await readNear(em, { from: from.toISOString(), until: today.until.toISOString() });
  return { today, games: rows.map((row) => ({ ...row, kickoffAt: new Date(row.kickoffAt) })) };
}

/** The game day that counts now: today while a game is played today, else the day of the next game; null when none is planned. */
export function gameDayOf({ today, games }: GamesNear): MountainDate | null {
  const game = games.find(({ kickoffAt }) => kickoffAt >= today.from);
  return game ? mountainDate(game.kickoffAt) : null;
}

/** The game that is played now, or else the one that ended today: the one the scoreboard shows. */
export function gameOnScoreboard({ today, games }: GamesNear, now: Date): NearGame | undefined {
  const latestFirst = withoutOverruled(games)
    .filter(({ kickoffAt }) => kickoffAt < today.until)
    .reverse();
  return (
    latestFirst.find(({ result, kickoffAt }) => !result && kickoffAt <= now) ??
    latestFirst.find(({ result, kickoffAt }) => result && kickoffAt >= today.from)
  );
}

/** An admin's game has priority over a demo game on the same day. */
function withoutOverruled(games: readonly NearGame[]): NearGame[] {
  const dayOf = ({ kickoffAt }: NearGame) => mountainDate(kickoffAt);
  const entered = new Set(games.filter((game) => !isDemo(game)).map(dayOf));
  return games.filter((game) => !isDemo(game) || !entered.has(dayOf(game)));
}

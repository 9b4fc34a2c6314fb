import type { NotNull } from 'kysely';
import { mountainDate, mountainTimeText } from '../../schema/time/clock.ts';
import type { CompletedGameView, LineupSubmissionView } from '../../schema/fantasy/boards.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asInt, rowsOf } from '../core/database/rows.ts';
import { isNoDemo } from '../games/game-day.ts';
import { PlayerGameStats } from './stats/player-game-stats.entity.ts';

/** Admin. Who submitted for a game, newest first; what they picked stays sealed. */
export async function lineupSubmissions(
  ctx: Context,
  gameId: number,
): Promise<LineupSubmissionView[]> {
  ctx.require('fantasy.administer');
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('fantasyLineups as l')
      .innerJoin('users as u', 'u.id', 'l.userId')
      .select(['l.id', 'u.name as userName', 'u.email as userEmail'])
      .select(['l.lineupName', 'l.submittedAt'])
      .where('l.gameId', '=', gameId)
      .orderBy('l.submittedAt', 'desc')
      .orderBy('l.id', 'desc')
      .limit(10_000),
  );
  return rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt) }));
}

/** Admin. Completed games, newest first, with how far their scoring has come. */
export async function completedGames(ctx: Context): Promise<CompletedGameView[]> {
  ctx.require('fantasy.administer');
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('games as g')
      .leftJoin('fantasyGameStatus as s', 's.gameId', 'g.id')
      .select(['g.id', 'g.week', 'g.season', 'g.opponent', 'g.isHome', 'g.kickoffAt'])
      .select(['g.result', 'g.score', 'g.tvNetwork', 'g.isPlayoff', 'g.createdAt', 'g.logPosition'])
      .select(({ fn, lit, selectFrom }) => [
        fn.coalesce('s.statsImported', lit(false)).as('hasStats'),
        fn.coalesce('s.scoringCompleted', lit(false)).as('isScored'),
        fn.coalesce('s.leaderboardGenerated', lit(false)).as('hasLeaderboard'),
        selectFrom('fantasyLineups as l')
          .select((eb) => asInt(eb.fn.countAll()).as('count'))
          .whereRef('l.gameId', '=', 'g.id')
          .as('lineups'),
      ])
      .where('g.result', 'is not', null)
      .$narrowType<{ result: NotNull }>()
      // An exhibition isn't scored.
      .where(({ ref }) => isNoDemo(ref('g.externalId')))
      .orderBy('g.kickoffAt', 'desc')
      .orderBy('g.id', 'desc')
      .limit(100),
  );
  return rows.map(({ kickoffAt, createdAt, lineups, logPosition, ...row }) => ({
    ...row,
    hasPlays: logPosition > 0,
    lineups: lineups ?? 0,
    date: mountainDate(new Date(kickoffAt)),
    gameTime: mountainTimeText(new Date(kickoffAt)),
    createdAt: new Date(createdAt),
  }));
}

/** Admin. The imported figures of a game, most points first. */
export async function gameStats(ctx: Context, gameId: number): Promise<PlayerGameStats[]> {
  ctx.require('fantasy.administer');
  return ctx.em.find(
    PlayerGameStats,
    { game: gameId },
    { orderBy: { fantasyPoints: 'desc', playerName: 'asc' } },
  );
}

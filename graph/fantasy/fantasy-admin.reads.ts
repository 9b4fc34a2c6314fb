import { sql } from 'kysely';
import { mountainDate, mountainTimeText } from '../../schema/time/clock.ts';
import type { CompletedGameView, LineupSubmissionView } from '../../schema/fantasy/boards.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';
import { PlayerGameStats } from './stats/player-game-stats.entity.ts';

type Instants<T, Name extends keyof T> = Omit<T, Name> & { readonly [N in Name]: string };

/** Admin. Who submitted for a game, newest first; what they picked stays sealed. */
export async function lineupSubmissions(
  ctx: Context,
  gameId: number,
): Promise<LineupSubmissionView[]> {
  ctx.require('fantasy.administer');
  const rows = await rowsOf(
    ctx.em,
    sql<Instants<LineupSubmissionView, 'submittedAt'>>`
      select l.id, u.name as "userName", u.email as "userEmail", l.lineup_name as "lineupName", l.submitted_at as "submittedAt"
      from fantasy_lineups l join users u on u.id = l.user_id
      where l.game_id = ${gameId} order by l.submitted_at desc, l.id desc limit 10000`,
  );
  return rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt) }));
}

/** Admin. Completed games, newest first, with how far their scoring has come. */
export async function completedGames(ctx: Context): Promise<CompletedGameView[]> {
  ctx.require('fantasy.administer');
  const rows = await rowsOf(
    ctx.em,
    sql<
      Omit<CompletedGameView, 'date' | 'gameTime' | 'createdAt'> & {
        kickoffAt: string;
        createdAt: string;
      }
    >`
      select g.id, g.week, g.season, g.opponent, g.is_home as "isHome", g.kickoff_at as "kickoffAt", g.result, g.score,
        g.tv_network as "tvNetwork", g.is_playoff as "isPlayoff", g.created_at as "createdAt",
        coalesce(s.stats_imported, false) as "statsImported", coalesce(s.scoring_completed, false) as "isScored",
        coalesce(s.leaderboard_generated, false) as "leaderboardGenerated",
        (select count(*)::int from fantasy_lineups l where l.game_id = g.id) as lineups
      from games g left join fantasy_game_status s on s.game_id = g.id
      where g.result is not null order by g.kickoff_at desc, g.id desc limit 100`,
  );
  return rows.map(({ kickoffAt, createdAt, ...row }) => ({
    ...row,
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

import { sql } from 'kysely';
import type { PublicUserView } from '../../../schema/accounts/accounts.ts';
import { mountainDate } from '../../../schema/time/clock.ts';
import {
  BOARD_PAGE,
  type PlayedGameView,
  type SeasonRowView,
} from '../../../schema/fantasy/boards.ts';
import type { Context } from '../../core/context.ts';
import { pageOffset, pageSize } from '../../core/paging/paging.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { publicUserJson } from './leaderboard.reads.ts';

interface Row {
  readonly rank: number;
  readonly user: PublicUserView;
  readonly games: number;
  readonly totalPoints: string | number;
  readonly averagePoints: string | number;
  readonly weeks: readonly { readonly week: number; readonly points: number }[];
}

/** Members by the sum of their scored lineups of a season; equals share a place, more games played stand after fewer. */
const standings = (season: number) => sql`
  select rank() over (order by total desc)::int as rank, *, count(*) over ()::int as participants
  from (
    select user_id, count(*)::int as games, sum(total_points) as total, round(avg(total_points), 2) as average,
      json_agg(json_build_object('week', week, 'points', total_points) order by week, game_id) as weeks
    from fantasy_lineups where season = ${season} and is_scored group by user_id
  ) totals`;

const rowView = ({ totalPoints, averagePoints, ...row }: Row): SeasonRowView => ({
  ...row,
  totalPoints: Number(totalPoints),
  averagePoints: Number(averagePoints),
});

const COLUMNS = sql`s.rank, s.games, s.total as "totalPoints", s.average as "averagePoints", s.weeks, ${publicUserJson} as user`;

/** The season's board, best first; `offset` lines into it are left out. */
export async function seasonBoard(
  ctx: Context,
  season: number,
  { first, offset }: { first?: number | null; offset?: number | null },
): Promise<SeasonRowView[]> {
  const limit = pageSize(first ?? BOARD_PAGE);
  const left = pageOffset(offset ?? 0);
  const rows = await rowsOf(
    ctx.em,
    sql<Row>`
      select ${COLUMNS} from (${standings(season)}) s join users u on u.id = s.user_id
      order by s.rank, s.games, u.id limit ${limit} offset ${left}`,
  );
  return rows.map(rowView);
}

/** The member's own line, and how many there are; null when they have no scored lineup. */
export async function seasonRowOf(
  ctx: Context,
  season: number,
  userId: number,
): Promise<(SeasonRowView & { readonly participants: number }) | null> {
  const [row] = await rowsOf(
    ctx.em,
    sql<Row & { participants: number }>`
      select ${COLUMNS}, s.participants from (${standings(season)}) s join users u on u.id = s.user_id
      where s.user_id = ${userId}`,
  );
  return row ? { ...rowView(row), participants: row.participants } : null;
}

interface Played extends Omit<PlayedGameView, 'gameDate' | 'totalPoints'> {
  readonly kickoffAt: string;
  readonly totalPoints: string | number;
}

/** A member's scored lineups of a season, oldest game first. */
export async function playedGames(
  ctx: Context,
  season: number,
  userId: number,
): Promise<PlayedGameView[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<Played>`
      select g.id as "gameId", l.week, g.opponent, g.kickoff_at as "kickoffAt", l.lineup_name as "lineupName",
        l.total_points as "totalPoints", l.weekly_rank as "weeklyRank"
      from fantasy_lineups l join games g on g.id = l.game_id
      where l.user_id = ${userId} and l.season = ${season} and l.is_scored
      order by g.kickoff_at, g.id`,
  );
  return rows.map(({ kickoffAt, totalPoints, ...row }) => ({
    ...row,
    gameDate: mountainDate(new Date(kickoffAt)),
    totalPoints: Number(totalPoints),
  }));
}

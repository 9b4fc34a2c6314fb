import { sql } from 'kysely';
import type { PublicUserView } from '../../../schema/accounts/accounts.ts';
import { mountainDate } from '../../../schema/time/clock.ts';
import type { LeaderboardView, PlaceView } from '../../../schema/fantasy/boards.ts';
import type { Context } from '../../core/context.ts';
import { rowsOf } from '../../core/database/rows.ts';

/** What anybody may know of the member `u`, as one JSON column. */
export const publicUserJson = sql<PublicUserView>`json_build_object('id', u.id, 'name', u.name, 'avatarUrl', u.avatar_url,
  'avatarType', u.avatar_type, 'favoriteTeam', u.favorite_team, 'isAdmin', u.is_admin, 'isMvp', u.is_mvp)`;

interface Row {
  readonly id: number;
  readonly gameId: number;
  readonly week: number;
  readonly season: number;
  readonly opponent: string;
  readonly kickoffAt: string;
  readonly totalParticipants: number;
  readonly isFinalized: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly userRank: number | null;
  readonly userPoints: string | number | null;
  readonly places: readonly (Omit<PlaceView, 'userId'> & { readonly place: number })[] | null;
}

const viewOf = ({
  kickoffAt,
  createdAt,
  updatedAt,
  userPoints,
  places,
  ...row
}: Row): LeaderboardView => {
  const at = (place: number) => {
    const found = places?.find((one) => one.place === place);
    if (!found) return null;
    const { user, points, rank } = found;
    return { userId: user.id, user, points, rank };
  };
  return {
    ...row,
    gameDate: mountainDate(new Date(kickoffAt)),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    userPoints: userPoints === null ? null : Number(userPoints),
    firstPlace: at(1),
    secondPlace: at(2),
    thirdPlace: at(3),
  };
};

/** The board of a game; of the game scored last when none is named; null when there is none. */
export async function leaderboard(
  ctx: Context,
  gameId?: number | null,
): Promise<LeaderboardView | null> {
  const [row] = await rowsOf(
    ctx.em,
    sql<Row>`
      select b.id, b.created_at as "createdAt", g.id as "gameId", b.week, b.season, g.opponent, g.kickoff_at as "kickoffAt",
        b.total_participants as "totalParticipants", b.is_finalized as "isFinalized", b.updated_at as "updatedAt",
        mine.weekly_rank as "userRank", mine.total_points as "userPoints",
        (select json_agg(json_build_object('place', p.place, 'points', p.points, 'rank', p.rank, 'user', ${publicUserJson}))
         from (values (1, b.first_place_user_id, b.first_place_points, b.first_place_rank),
                      (2, b.second_place_user_id, b.second_place_points, b.second_place_rank),
                      (3, b.third_place_user_id, b.third_place_points, b.third_place_rank)) p (place, user_id, points, rank)
         join users u on u.id = p.user_id) as places
      from fantasy_leaderboards b
      join games g on g.id = b.game_id
      left join fantasy_game_status s on s.game_id = b.game_id
      left join fantasy_lineups mine on mine.game_id = b.game_id and mine.user_id = ${ctx.viewer?.id ?? null} and mine.is_scored
      ${gameId == null ? sql`` : sql`where b.game_id = ${gameId}`}
      order by s.scoring_completed_at desc nulls last, b.id desc limit 1`,
  );
  return row ? viewOf(row) : null;
}

import { expressionBuilder, type InferResult, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { LeaderboardView } from '../../../schema/fantasy/boards.ts';
import type { Context } from '../../core/context.ts';
import { AUTHOR } from '../../accounts/users/author.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import type { Tables } from '../../core/database/tables.ts';

const of = expressionBuilder<Tables & { b: Tables['fantasyLeaderboards'] }, 'b'>();

interface Winner {
  readonly place: number;
  readonly userId: number | null;
  readonly points: number | null;
  readonly rank: number | null;
}

/** The three places of the board `b` as a table. */
const WINNERS = sql<Winner>`(values
  (1, ${of.ref('b.firstPlaceUserId')}, ${of.ref('b.firstPlacePoints')}, ${of.ref('b.firstPlaceRank')}),
  (2, ${of.ref('b.secondPlaceUserId')}, ${of.ref('b.secondPlacePoints')}, ${of.ref('b.secondPlaceRank')}),
  (3, ${of.ref('b.thirdPlaceUserId')}, ${of.ref('b.thirdPlacePoints')}, ${of.ref('b.thirdPlaceRank')})
)`.as<'p'>(sql`p (place, user_id, points, rank)`);

const PLACES = of
  .selectFrom(WINNERS)
  .innerJoin('users as u', 'u.id', 'p.userId')
  .select(({ fn, ref }) =>
    fn
      .jsonAgg(
        jsonBuildObject({
          place: ref('p.place'),
          points: ref('p.points').$notNull(),
          rank: ref('p.rank').$notNull(),
          user: AUTHOR,
        }),
      )
      .as('places'),
  );

/** Boards as a viewer reads them, the one scored last first. */
const boardsFor = (viewerId: number | null) =>
  db
    .selectFrom('fantasyLeaderboards as b')
    .leftJoin('fantasyGameStatus as s', 's.gameId', 'b.gameId')
    .leftJoin('fantasyLineups as mine', (join) =>
      join
        .onRef('mine.gameId', '=', 'b.gameId')
        .on('mine.userId', '=', viewerId)
        .on(({ ref }) => ref('mine.isScored')),
    )
    .select(['b.id', 'b.createdAt', 'b.gameId', 'b.totalParticipants', 'b.isFinalized'])
    .select('b.updatedAt')
    .select(['mine.weeklyRank as userRank', 'mine.totalPoints as userPoints'])
    .select(PLACES.as('places'))
    .orderBy('s.scoringCompletedAt', (by) => by.desc().nullsLast())
    .orderBy('b.id', 'desc')
    .limit(1);

type Row = InferResult<ReturnType<typeof boardsFor>>[number];

const viewOf = ({ createdAt, updatedAt, userPoints, places, ...row }: Row): LeaderboardView => {
  const at = (place: number) => {
    const found = places?.find((one) => one.place === place);
    if (!found) return null;
    const { user, points, rank } = found;
    return { user, points, rank };
  };
  return {
    ...row,
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
  const boards = boardsFor(ctx.viewer?.id ?? null);
  const [row] = await rowsOf(
    ctx.em,
    gameId == null ? boards : boards.where('b.gameId', '=', gameId),
  );
  return row ? viewOf(row) : null;
}

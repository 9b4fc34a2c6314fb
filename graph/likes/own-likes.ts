import type { EntityManager } from '@mikro-orm/postgresql';
import { type Slots, statementFor } from '../core/database/rows.ts';
import { LIKE_TABLES, likesDb, type LikeTable } from './likeable.ts';

/** Something that can be liked. */
export interface LikeableId {
  /** Its GraphQL type. */
  readonly type: keyof typeof LIKE_TABLES;
  readonly id: number;
}

const readOwn = statementFor(
  (
    { likes, likeColumn }: LikeTable,
    { userId, ids }: Slots<{ readonly userId: number; readonly ids: readonly number[] }>,
  ) =>
    likesDb
      .selectFrom(likesDb.dynamic.table(likes).as('l'))
      .select(`l.${likeColumn} as id`)
      .where('l.userId', '=', userId)
      .where(`l.${likeColumn}`, '=', ({ fn }) => fn.any(ids)),
);

/** Which of these things the member likes, in their order. One statement for each type. */
export async function ownLikes(
  em: EntityManager,
  userId: number,
  things: readonly LikeableId[],
): Promise<boolean[]> {
  const types = [...new Set(things.map(({ type }) => type))];
  const liked = new Map(
    await Promise.all(
      types.map(async (type) => {
        const ids = things.filter((thing) => thing.type === type).map(({ id }) => id);
        const rows = await readOwn(LIKE_TABLES[type], em, { userId, ids });
        return [type, new Set(rows.map((row) => row.id))] as const;
      }),
    ),
  );
  return things.map(({ type, id }) => liked.get(type)!.has(id));
}

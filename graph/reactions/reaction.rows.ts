import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { REACTIONS, type Reaction, type ReactionCountView } from '../../schema/reactions.ts';
import { asInt } from '../core/database/rows.ts';
import { type ReactionTable, reactionsDb, type TablesOfReactions } from './reactable.ts';

/** The reactions to one thing as the database gives them, in no order; null for none. */
export type ReactionRows =
  readonly { reaction: Reaction; count: number; isMine: boolean | null }[] | null;

const { selectFrom } = expressionBuilder<TablesOfReactions>();

/** The reactions to the thing whose id is `id`, counted; for a visitor, who is null, none is their own. */
export const reactionsTo = (
  viewerId: Expression<number | null>,
  { reactions, reactionColumn }: ReactionTable,
  id: Expression<number>,
): RawBuilder<ReactionRows> => {
  const counted = selectFrom(reactionsDb.dynamic.table(reactions).as('r'))
    .select('r.reaction')
    .select(({ fn }) => asInt(fn.countAll()).as('count'))
    .select(({ ref }) => sql`bool_or(${ref('r.userId')} = ${viewerId})`.as('isMine'))
    .where(`r.${reactionColumn}`, '=', id)
    .groupBy('r.reaction');
  const each = jsonBuildObject({
    reaction: sql.ref<Reaction>('g.reaction'),
    count: sql.ref<number>('g.count'),
    isMine: sql.ref<boolean>('g.isMine'),
  });
  return sql`(select json_agg(${each}) from ${counted} g)`;
};

/** How many gave each reaction and which of them the viewer did, in the order of `REACTIONS`. */
export function reactionsOf(rows: ReactionRows): {
  readonly reactions: ReactionCountView[];
  readonly myReactions: Reaction[];
} {
  if (!rows) return { reactions: [], myReactions: [] };
  const sorted = rows.toSorted(
    (one, other) => REACTIONS.indexOf(one.reaction) - REACTIONS.indexOf(other.reaction),
  );
  return {
    reactions: sorted.map(({ reaction, count }) => ({ reaction, count })),
    myReactions: sorted.filter(({ isMine }) => isMine).map(({ reaction }) => reaction),
  };
}

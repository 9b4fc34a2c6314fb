import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { PublicUserView } from '../../schema/accounts/accounts.ts';
import { MENTIONS_MAX, mentionParts, possibleNames } from '../../schema/mentions.ts';
import { AUTHOR } from '../accounts/users/author.ts';
import { db } from '../core/database/db.ts';
import { type Slots, statement } from '../core/database/rows.ts';

/** The members with these ids who are still there, with what others may know of them. */
export const mentionsOf = (ids: Expression<number[] | null>): RawBuilder<PublicUserView[]> => {
  const members = db
    .selectFrom('users as u')
    .select(({ fn }) => fn.coalesce(fn.agg('json_agg', [AUTHOR]), sql`'[]'::json`).as('members'))
    .where(sql<boolean>`${sql.ref('u.id')} = any(${ids})`);
  return sql`case when ${ids} is null then '[]'::json else ${members} end`;
};

/** Members by name, whatever its case; of one name the first ones. */
const readNamed = statement(({ names }: Slots<{ names: readonly string[] }>) =>
  db
    .selectFrom(sql<{ name: string }>`unnest(${names}::text[])`.as<'n'>(sql`n (name)`))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('users')
          .select(['users.id', 'users.name'])
          .where(({ eb, fn, ref }) =>
            eb(fn<string>('lower', ['users.name']), '=', fn<string>('lower', [ref('n.name')])),
          )
          .orderBy('users.id')
          .limit(MENTIONS_MAX)
          .as('u'),
      (join) => join.onTrue(),
    )
    .select(['u.id', 'u.name']),
);

/** The ids of the members whom a text mentions; null for none. */
export async function mentionedIn(em: EntityManager, text: string): Promise<number[] | null> {
  const names = possibleNames(text);
  if (names.length === 0) return null;
  const members = await readNamed(em, { names });
  const mentioned = mentionParts(text, members).flatMap((part) => part.members);
  const ids = new Set(mentioned.map(({ id }) => id));
  return ids.size > 0 ? [...ids].slice(0, MENTIONS_MAX) : null;
}

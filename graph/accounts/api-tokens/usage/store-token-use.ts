import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { CountedUse } from '../../../core/limits/token-use.ts';
import { db } from '../../../core/database/db.ts';
import { rowsOf } from '../../../core/database/rows.ts';

/** The counts as a table. */
function daysOf(counted: readonly CountedUse[]) {
  const column = <Value>(pick: (one: CountedUse) => Value) => counted.map(pick);
  return sql<{ token: number; day: string; calls: number; cost: number; refusals: number }>`unnest(
    ${column(({ tokenId }) => tokenId)}::int[], ${column(({ day }) => day)}::date[],
    ${column(({ calls }) => calls)}::int[], ${column(({ cost }) => cost)}::int[],
    ${column(({ refusals }) => refusals)}::int[])`.as<'c'>(
    sql`c (token, day, calls, cost, refusals)`,
  );
}

interface DeprecationRow {
  token: number;
  field: string;
  reason: string;
  goesOn: string | null;
  calls: number;
  day: string;
}

/** What they used that is deprecated as a table; of a token that was used on two days the later one counts. */
function deprecationsOf(counted: readonly CountedUse[]) {
  const rows = new Map<string, DeprecationRow>();
  for (const { tokenId, day, deprecated } of counted)
    for (const { field, reason, goesOn, calls } of deprecated.values()) {
      const key = `${tokenId} ${field}`;
      const before = rows.get(key)?.calls ?? 0;
      rows.set(key, { token: tokenId, field, reason, goesOn, calls: before + calls, day });
    }
  const column = <Value>(pick: (row: DeprecationRow) => Value) => [...rows.values()].map(pick);
  return sql<DeprecationRow>`unnest(
    ${column(({ token }) => token)}::int[], ${column(({ field }) => field)}::text[],
    ${column(({ reason }) => reason)}::text[], ${column(({ goesOn }) => goesOn)}::date[],
    ${column(({ calls }) => calls)}::int[], ${column(({ day }) => day)}::date[])`.as<'d'>(
    sql`d (token, field, reason, goes_on, calls, day)`,
  );
}

/** Adds counts to those of before, in one statement. Tokens that were revoked since are left out. */
export async function storeTokenUse(
  em: EntityManager,
  counted: readonly CountedUse[],
): Promise<void> {
  await rowsOf(
    em,
    db
      .with('stored', (each) =>
        each
          .insertInto('apiTokenDays')
          .columns(['tokenId', 'day', 'calls', 'cost', 'refusals'])
          .expression(
            db
              .selectFrom(daysOf(counted))
              .innerJoin('apiTokens as t', 't.id', 'c.token')
              .select(['c.token', 'c.day', 'c.calls', 'c.cost', 'c.refusals']),
          )
          .onConflict((conflict) =>
            conflict.columns(['tokenId', 'day']).doUpdateSet({
              calls: ({ eb, ref }) => eb(ref('apiTokenDays.calls'), '+', ref('excluded.calls')),
              cost: ({ eb, ref }) => eb(ref('apiTokenDays.cost'), '+', ref('excluded.cost')),
              refusals: ({ eb, ref }) =>
                eb(ref('apiTokenDays.refusals'), '+', ref('excluded.refusals')),
            }),
          ),
      )
      .insertInto('apiTokenDeprecations')
      .columns(['tokenId', 'field', 'reason', 'goesOn', 'calls', 'lastUsedOn'])
      .expression(
        db
          .selectFrom(deprecationsOf(counted))
          .innerJoin('apiTokens as t', 't.id', 'd.token')
          .select(['d.token', 'd.field', 'd.reason', 'd.goesOn', 'd.calls', 'd.day']),
      )
      .onConflict((conflict) =>
        conflict.columns(['tokenId', 'field']).doUpdateSet({
          reason: ({ ref }) => ref('excluded.reason'),
          goesOn: ({ ref }) => ref('excluded.goesOn'),
          calls: ({ eb, ref }) => eb(ref('apiTokenDeprecations.calls'), '+', ref('excluded.calls')),
          lastUsedOn: ({ ref }) => ref('excluded.lastUsedOn'),
        }),
      ),
  );
}

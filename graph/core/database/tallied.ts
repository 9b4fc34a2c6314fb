import { MOUNTAIN_ZONE } from '../../../schema/time/clock.ts';

interface Tallied {
  readonly table: string;
  /** The name under which the rows are counted. */
  readonly name: string;
  /** SQL expressions over a row `r`: the parts by which it is also counted. */
  readonly parts?: readonly string[];
  /** SQL condition over `r`: rows that count. */
  readonly when?: string;
}

/** Each number has this many rows, over which connections are spread. */
const SHARDS = 8;

const EVENTS = {
  insert: 'referencing new table as added',
  update: 'referencing old table as removed new table as added',
  delete: 'referencing old table as removed',
} as const;

/** The statement that adds what a change brought, `added` and `removed` being the rows after it and before it. */
function change(
  { name, parts = [], when = 'true' }: Tallied,
  sides: readonly (readonly [from: string, sign: 1 | -1])[],
) {
  const all = [
    `('', '-infinity'::date)`,
    `('', (r.created_at at time zone '${MOUNTAIN_ZONE}')::date)`,
    ...parts.map((part) => `(${part}, '-infinity'::date)`),
  ].join(', ');
  const rows = sides
    .map(
      ([from, sign]) =>
        `select v.part, v.day, ${sign} as n from ${from} r cross join lateral (values ${all}) v (part, day) where ${when}`,
    )
    .join(' union all ');
  return [
    `insert into tallies as t (day, name, part, shard, amount)`,
    `select s.day, '${name}', s.part, pg_backend_pid() % ${SHARDS}, sum(s.n) from (${rows}) s`,
    `group by s.part, s.day having sum(s.n) <> 0 order by s.day, s.part`,
    `on conflict (day, name, part, shard) do update set amount = t.amount + excluded.amount`,
  ].join(' ');
}

/**
 * Triggers that count the rows of a table by their `created_at`. They are in the database because rows also go by
 * cascade, and they run once per statement, so that deleting an article with a million views is as fast as one with
 * ten. The ORM does not compare triggers with transition tables: after a change here, write the migration by hand and
 * have it count the rows that exist.
 */
export function tallied(of: Tallied) {
  return (Object.keys(EVENTS) as (keyof typeof EVENTS)[]).map((event) => {
    const sides = [
      ...(event === 'delete' ? [] : [['added', 1] as const]),
      ...(event === 'insert' ? [] : [['removed', -1] as const]),
    ];
    const name = `tally_${event}`;
    const routine = `"${of.table}_${name}_fn"()`;
    return {
      name,
      timing: 'after' as const,
      events: [event],
      forEach: 'statement' as const,
      expression: [
        `create or replace function ${routine} returns trigger as $$ begin ${change(of, sides)}; return null; end; $$ language plpgsql`,
        `create trigger "${name}" after ${event} on "${of.table}" ${EVENTS[event]} for each statement execute function ${routine}`,
      ].join(';\n'),
    };
  });
}

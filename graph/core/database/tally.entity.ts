import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * How many rows of a table there are: altogether, by parts, and by Mountain days. Triggers maintain it (`tallied.ts`),
 * so that no figure of the metrics is counted from a million rows. A number is the sum over its shards: each connection
 * writes its own rows, so that two concurrent likes do not wait for each other.
 */
export const Tally = defineEntity({
  name: 'Tally',
  tableName: 'tallies',
  properties: {
    /** `-infinity` for all days together. */
    day: p.date().primary(),
    /** What is counted, as in `members`. */
    name: p.text().primary(),
    /** Empty for all of them, else the part, as in `country:Canada`. */
    part: p.text().primary(),
    shard: p.smallint().primary(),
    /** Below 0 where a row was added through one connection and removed through another. */
    amount: p.integer().default(0),
  },
});
export type Tally = InferEntity<typeof Tally>;

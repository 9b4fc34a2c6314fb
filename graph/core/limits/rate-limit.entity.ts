import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** The table of rate-limiter-flexible, in the shape it expects, so that migrations own it like every other. */
export const RateLimit = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970. */
    expire: p.bigint('number').$type<number, string, number>().nullable(),
  },
  indexes: [{ properties: ['expire'] }],
});
export type RateLimit = InferEntity<typeof RateLimit>;

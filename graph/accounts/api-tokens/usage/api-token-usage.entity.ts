import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../../../core/database/columns.ts';
import { ApiToken } from '../api-token.entity.ts';

/** What an API token was used for on one day in Denver. */
export const ApiTokenDay = defineEntity({
  name: 'ApiTokenDay',
  tableName: 'api_token_days',
  properties: {
    token: () => p.manyToOne(ApiToken).deleteRule('cascade').primary(),
    day: p.date().primary().index(),
    calls: p.integer(),
    cost: p.integer(),
    refusals: p.integer(),
  },
});
export type ApiTokenDay = InferEntity<typeof ApiTokenDay>;

/** A deprecated part of the schema that calls with an API token have used. */
export const ApiTokenDeprecation = defineEntity({
  name: 'ApiTokenDeprecation',
  tableName: 'api_token_deprecations',
  properties: {
    token: () => p.manyToOne(ApiToken).deleteRule('cascade').primary(),
    field: p.text().primary(),
    /** As the schema said at the last use. */
    reason: p.text(),
    goesOn: p.date().nullable(),
    calls: p.integer(),
    lastUsedOn: p.date(),
    /** When the owner was warned. */
    mailedAt: instant().nullable(),
  },
});
export type ApiTokenDeprecation = InferEntity<typeof ApiTokenDeprecation>;

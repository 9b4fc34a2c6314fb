import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { FILTER_ACTIONS, FILTER_RULES, type FilteredKind } from '../../schema/filters/filters.ts';
import { stamped } from '../core/database/columns.ts';

/** A rule that reads what members write before anybody else does. */
export const Filter = defineEntity({
  name: 'Filter',
  tableName: 'filters',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    rule: p.enum(FILTER_RULES),
    words: p.array().default([]),
    pattern: p.text().nullable(),
    allowedHosts: p.array().default([]),
    count: p.integer().nullable(),
    minutes: p.integer().nullable(),
    memberDays: p.integer().nullable(),
    kinds: p.array().$type<FilteredKind[]>().default([]),
    action: p.enum(FILTER_ACTIONS),
    message: p.text().nullable(),
    isOn: p.boolean(),
    updatedAt: stamped(),
  },
});
export type Filter = InferEntity<typeof Filter>;

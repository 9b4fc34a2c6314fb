import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A partner shown in the sponsor spotlight while active. */
export const Sponsor = defineEntity({
  name: 'Sponsor',
  tableName: 'sponsors',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    description: p.text(),
    logoUrl: p.text().nullable(),
    websiteUrl: p.text().nullable(),
    active: p.boolean().default(true),
  },
});
export type Sponsor = InferEntity<typeof Sponsor>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A partner of the show. */
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
    /** Days in Denver, `2025-09-01`, both included; null: no limit. */
    activeFrom: p.date().nullable(),
    activeTo: p.date().nullable(),
    /** Its place among the others; equal ones go by id. */
    position: p.integer().default(0),
  },
});
export type Sponsor = InferEntity<typeof Sponsor>;

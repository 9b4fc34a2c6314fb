import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { stamped } from '../core/database/columns.ts';

/** A private league. It has no owner of its own: that is who has been in it longest. */
export const League = defineEntity({
  name: 'League',
  tableName: 'leagues',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    /** The secret of the invitation link. */
    inviteCode: p.text().unique().hidden(),
    createdAt: stamped(),
  },
});
export type League = InferEntity<typeof League>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { stamped } from '../../core/database/columns.ts';
import { User } from '../users/user.entity.ts';

/**
 * A browser that signed in to an account before. It grants no access; it only exempts the owner from lockouts caused by
 * others.
 */
export const KnownDevice = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    id: p.integer().primary(),
    /** SHA-256 of the browser's cookie, in hex. One browser may know several accounts. */
    tokenHash: p.text().hidden(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    createdAt: stamped(),
    lastUsedAt: stamped().index(),
  },
  uniques: [{ properties: ['tokenHash', 'user'] }],
});
export type KnownDevice = InferEntity<typeof KnownDevice>;

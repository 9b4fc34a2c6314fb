import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant, stamped } from '../../core/database/columns.ts';
import { User } from '../users/user.entity.ts';

/** One signed-in browser. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.integer().primary(),
    /** SHA-256 of the cookie's token, in hex: a stolen table opens nothing. */
    tokenHash: p.text().unique().hidden(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    createdAt: stamped(),
    lastSeenAt: stamped(),
    /** When the member last showed who they are, after signing in. */
    provenAt: instant().nullable(),
    expiresAt: instant().index(),
    userAgent: p.text().nullable(),
    /** What the member recognizes the device by, e.g. `Firefox on Linux`. */
    deviceLabel: p.text().nullable(),
  },
});
export type Session = InferEntity<typeof Session>;

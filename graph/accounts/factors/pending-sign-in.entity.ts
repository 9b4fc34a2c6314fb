import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../../core/database/columns.ts';
import { User } from '../users/user.entity.ts';

/** A browser that gave the right password and owes the second factor. */
export const PendingSignIn = defineEntity({
  name: 'PendingSignIn',
  tableName: 'pending_sign_ins',
  properties: {
    id: p.integer().primary(),
    /** SHA-256 of the token in the browser's cookie, in hex. */
    tokenHash: p.text().unique().hidden(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    attempts: p.integer().default(0),
    expiresAt: instant().index(),
  },
});
export type PendingSignIn = InferEntity<typeof PendingSignIn>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant, stamped } from '../../../core/database/columns.ts';
import { User } from '../../users/user.entity.ts';

/** Replaces a second factor that was lost, once. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** SHA-256 in hex. 80 random bits can't be guessed from it, so no slow hash is needed. */
    codeHash: p.text().hidden(),
    createdAt: stamped(),
    usedAt: instant().nullable(),
  },
});
export type RecoveryCode = InferEntity<typeof RecoveryCode>;

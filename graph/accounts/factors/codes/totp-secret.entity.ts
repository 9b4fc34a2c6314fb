import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant, stamped } from '../../../core/database/columns.ts';
import { User } from '../../users/user.entity.ts';

/** What a member's authenticator app makes its codes from. */
export const TotpSecret = defineEntity({
  name: 'TotpSecret',
  tableName: 'totp_secrets',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').unique(),
    /** Sealed (sealed.ts) rather than hashed, as each code is computed from it. */
    secret: p.text().hidden(),
    createdAt: stamped(),
    /** Null until a first code has shown that the app has the secret. */
    confirmedAt: instant().nullable(),
    /** The period of the last code that was used: no code counts twice. */
    lastStep: p.integer().nullable().hidden(),
  },
});
export type TotpSecret = InferEntity<typeof TotpSecret>;

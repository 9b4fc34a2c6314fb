import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../../../core/database/columns.ts';
import { User } from '../../users/user.entity.ts';

/** The purpose of a challenge; it is valid for no other. */
export const CHALLENGE_PURPOSES = ['add', 'signIn', 'confirm'] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** Random bytes that a device has to sign, once. In a table, because another node may get the response. */
export const PasskeyChallenge = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    id: p.integer().primary(),
    challenge: p.text().unique().hidden(),
    purpose: p.enum(CHALLENGE_PURPOSES),
    /** Null when any member's passkey may sign it. */
    user: () => p.manyToOne(User).deleteRule('cascade').nullable().index(),
    expiresAt: instant().index(),
  },
});
export type PasskeyChallenge = InferEntity<typeof PasskeyChallenge>;

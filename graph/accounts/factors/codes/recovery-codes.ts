import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Secret } from 'otpauth';
import {
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES_COUNT,
} from '../../../../schema/accounts/second-factors.ts';
import type { Context } from '../../../core/context.ts';
import { db } from '../../../core/database/db.ts';
import { rowsOf } from '../../../core/database/rows.ts';
import { secretHash } from '../../sessions/secret.ts';
import { User } from '../../users/user.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

/** Base32: no letter that passes for a digit. */
const newCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes((RECOVERY_CODE_LENGTH * 5) / 8)).buffer }).base32;

/** As it is shown: in groups of four. */
const shown = (code: string) => code.match(/.{4}/g)!.join('-');

/** Makes new codes; those before them end. They are shown once, as only hashes are stored. */
export async function makeRecoveryCodes(
  tx: EntityManager,
  userId: number,
  now: Date,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES_COUNT }, newCode);
  await tx.nativeDelete(RecoveryCode, { user: userId });
  for (const code of codes) {
    tx.create(RecoveryCode, {
      user: tx.getReference(User, userId),
      codeHash: secretHash(code),
      createdAt: now,
      usedAt: null,
    });
  }
  await tx.flush();
  return codes.map(shown);
}

/** True when it is one of the member's codes and unused; from then on it is used. */
export async function useRecoveryCode(
  ctx: Context,
  userId: number,
  code: string,
): Promise<boolean> {
  const [used] = await rowsOf(
    ctx.em,
    db
      .updateTable('recoveryCodes')
      .set({ usedAt: ctx.now() })
      .where('userId', '=', userId)
      .where('codeHash', '=', secretHash(code))
      .where('usedAt', 'is', null)
      .returning('id'),
  );
  return used !== undefined;
}

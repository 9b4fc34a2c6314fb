import { generateChallenge } from '@simplewebauthn/server/helpers';
import type { Context } from '../../../core/context.ts';
import { db } from '../../../core/database/db.ts';
import { rowsOf } from '../../../core/database/rows.ts';
import { User } from '../../users/user.entity.ts';
import { type ChallengePurpose, PasskeyChallenge } from './passkey-challenge.entity.ts';

const LIVES_MS = 5 * 60_000;

/** Makes a challenge; `userId` null when any member's passkey may sign it. */
export async function newChallenge(
  ctx: Context,
  purpose: ChallengePurpose,
  userId: number | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await generateChallenge());
  await ctx.em.nativeDelete(PasskeyChallenge, { expiresAt: { $lte: ctx.now() } });
  ctx.em.create(PasskeyChallenge, {
    challenge: Buffer.from(bytes).toString('base64url'),
    purpose,
    user: userId === null ? null : ctx.em.getReference(User, userId),
    expiresAt: new Date(ctx.now().getTime() + LIVES_MS),
  });
  await ctx.em.flush();
  return bytes;
}

/** Deletes and returns a challenge, so that it is used once. Null for an unknown one. */
export async function takeChallenge(
  ctx: Context,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<{ userId: number | null } | null> {
  const [taken] = await rowsOf(
    ctx.em,
    db
      .deleteFrom('passkeyChallenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', ctx.now().toISOString())
      .returning('userId'),
  );
  return taken ?? null;
}

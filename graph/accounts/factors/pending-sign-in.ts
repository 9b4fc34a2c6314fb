import {
  SECOND_STEP_ATTEMPTS,
  SECOND_STEP_MINUTES,
  type SecondFactor,
} from '../../../schema/accounts/second-factors.ts';
import type { Context } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { refuse } from '../../core/errors.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { newSecret, secretHash } from '../sessions/secret.ts';
import { requireCookie } from '../sessions/session.service.ts';
import { User } from '../users/user.entity.ts';
import { PendingSignIn } from './pending-sign-in.entity.ts';

/** Records that this browser gave the right password, and returns the refusal that asks for the second factor. */
export async function beginSecondStep(
  ctx: Context,
  user: Pick<User, 'id'>,
  secondFactor: readonly SecondFactor[],
): Promise<DomainError> {
  const { pending } = requireCookie(ctx);
  const token = newSecret();
  const expiresAt = new Date(ctx.now().getTime() + SECOND_STEP_MINUTES * 60_000);
  await ctx.em.nativeDelete(PendingSignIn, { expiresAt: { $lte: ctx.now() } });
  ctx.em.create(PendingSignIn, {
    tokenHash: secretHash(token),
    user: ctx.em.getReference(User, user.id),
    attempts: 0,
    expiresAt,
  });
  await ctx.em.flush();
  pending.set(token, expiresAt);
  return refuse('signIn.secondStep', {}, { secondFactor });
}

/** Whose second factor this browser owes; null when it owes none. */
export async function pendingUserOf(ctx: Context): Promise<number | null> {
  const token = ctx.cookie?.pending.token;
  if (!token) return null;
  const found = await ctx.em.findOne(PendingSignIn, {
    tokenHash: secretHash(token),
    expiresAt: { $gt: ctx.now() },
  });
  return found?.user.id ?? null;
}

/** Counts a try of the second step. Null when there is none to try: it expired, ended, or was tried too often. */
export async function takeAttempt(ctx: Context): Promise<{ userId: number } | null> {
  const { token } = requireCookie(ctx).pending;
  if (!token) return null;
  const [pending] = await rowsOf(
    ctx.em,
    db
      .updateTable('pendingSignIns')
      .set({ attempts: ({ eb }) => eb('attempts', '+', 1) })
      .where('tokenHash', '=', secretHash(token))
      .where('expiresAt', '>', ctx.now().toISOString())
      .where('attempts', '<', SECOND_STEP_ATTEMPTS)
      .returning('userId'),
  );
  return pending ?? null;
}

/** Ends what this browser owes. */
export async function endSecondStep(ctx: Context): Promise<void> {
  const { pending } = ctx.cookie ?? {};
  if (!pending?.token) return;
  pending.clear();
  await ctx.em.nativeDelete(PendingSignIn, { tokenHash: secretHash(pending.token) });
}

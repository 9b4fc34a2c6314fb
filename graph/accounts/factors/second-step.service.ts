import type { UserView } from '../../../schema/accounts/accounts.ts';
import { factorCode, passkeyResponse } from '../../../schema/accounts/second-factor-shape.ts';
import type { SecurityEventKind } from '../../../schema/accounts/security-log.ts';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { requireCookie, startSession } from '../sessions/session.service.ts';
import { User } from '../users/user.entity.ts';
import { userView } from '../users/user.view.ts';
import { viewerOf } from '../sessions/viewer.ts';
import { factorChanged } from './factor-changed.ts';
import { notePasskeyFailure, useFactorCode } from './factor-codes.ts';
import { usePasskey } from './passkeys/passkey-responses.ts';
import { endSecondStep, pendingUserOf, takeAttempt } from './pending-sign-in.ts';
import { secondFactorsOf } from './second-factors.reads.ts';

/**
 * The second step of a sign-in: a code of the authenticator app, or a recovery code. UNAUTHENTICATED for a wrong one, with
 * `secondFactor` while there are tries left, without it when one has to begin again.
 */
export async function finishSignIn(ctx: Context, rawCode: string): Promise<UserView<Date>> {
  const code = factorCode.parse(rawCode);
  const pending = await takeAttempt(ctx);
  if (!pending) throw refuse('signIn.stepEnded');
  const { userId } = pending;
  const factor = await useFactorCode(ctx, {
    ...{ userId, code, mayRecover: true },
    failure: 'SECOND_STEP_FAILED',
  });
  if (!factor) {
    throw refuse(
      'signIn.wrongCode',
      {},
      { field: 'code', secondFactor: await secondFactorsOf(ctx.em, userId) },
    );
  }
  const isRecovered = factor === 'recovery';
  if (isRecovered) await recordSecurity(ctx, ctx.em, { userId, kind: 'RECOVERY_CODE_USED' });
  const user = await enter(ctx, userId, 'SIGNED_IN_BY_CODE');
  if (isRecovered) factorChanged(ctx, user, 'RECOVERY_CODE_USED');
  return userView(user, await viewerOf(ctx, user));
}

/**
 * Signs in by a passkey, without a password or as the second step after it: the device has verified its user, so it
 * counts as two factors. UNAUTHENTICATED for an unknown one.
 */
export async function signInWithPasskey(ctx: Context, raw: string): Promise<UserView<Date>> {
  requireCookie(ctx);
  const used = await usePasskey(ctx, passkeyResponse.parse(raw), 'signIn');
  if (!used) {
    // Without a password before it, no member is known whose log this belongs to.
    const userId = await pendingUserOf(ctx);
    if (userId !== null) await notePasskeyFailure(ctx, userId, 'SECOND_STEP_FAILED');
    throw refuse('signIn.unknownPasskey');
  }
  const user = await enter(ctx, used.userId, 'SIGNED_IN_BY_PASSKEY');
  return userView(user, await viewerOf(ctx, user));
}

async function enter(ctx: Context, userId: number, kind: SecurityEventKind): Promise<User> {
  const user = await ctx.em.findOneOrFail(User, userId);
  await endSecondStep(ctx);
  await startSession(ctx, user, kind);
  return user;
}

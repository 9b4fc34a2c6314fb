import type { SecurityEventKind } from '../../../schema/accounts/security-log.ts';
import type { Context } from '../../core/context.ts';
import { networkOf } from '../../core/network/network-address.ts';
import { tooManyRequests } from '../../core/limits/rate-limits.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { useRecoveryCode } from './codes/recovery-codes.ts';
import { looksLikeTotp, useTotpCode } from './codes/totp-codes.ts';

interface CodeAttempt {
  readonly userId: number;
  readonly code: string;
  /** Recovery codes are for signing in: members should not use them up to confirm an action. */
  readonly mayRecover: boolean;
  /** What a wrong code is in the security log. */
  readonly failure: SecurityEventKind;
}

/**
 * By which factor the code proves the member; null when it is wrong. It is used up then. Failures are counted per
 * account: TOO_MANY_REQUESTS beyond the limit.
 */
export async function useFactorCode(
  ctx: Context,
  { userId, code, mayRecover, failure }: CodeAttempt,
): Promise<'totp' | 'recovery' | null> {
  await requireTries(ctx, userId);
  if (looksLikeTotp(code)) {
    if (await useTotpCode(ctx, { userId, code, isSetUp: true })) return 'totp';
  } else if (mayRecover && (await useRecoveryCode(ctx, userId, code))) {
    return 'recovery';
  }
  await countFailure(ctx, userId, failure);
  return null;
}

async function requireTries(ctx: Context, userId: number): Promise<void> {
  const wait = await ctx.limits.wait('secondFactorFailure', String(userId));
  if (wait > 0) throw tooManyRequests(wait);
}

async function countFailure(ctx: Context, userId: number, kind: SecurityEventKind): Promise<void> {
  const network = networkOf(ctx.address);
  ctx.log.warn({ event: kind, userId, network, requestId: ctx.requestId }, 'Wrong second factor');
  await ctx.limits.take('secondFactorFailure', String(userId));
  await recordSecurity(ctx, ctx.em, { userId, kind });
}

/** Notes a wrong passkey of a member like a wrong code; a right one is never refused for the wrong ones before it. */
export async function notePasskeyFailure(
  ctx: Context,
  userId: number,
  kind: SecurityEventKind,
): Promise<void> {
  await requireTries(ctx, userId);
  await countFailure(ctx, userId, kind);
}

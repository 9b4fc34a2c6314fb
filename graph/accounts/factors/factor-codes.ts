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
  /** Recovery codes are for signing in: nobody should burn them to confirm an act. */
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
  const wait = await ctx.limits.wait('secondFactorFailure', String(userId));
  if (wait > 0) throw tooManyRequests(wait);
  if (looksLikeTotp(code)) {
    if (await useTotpCode(ctx, { userId, code, isSetUp: true })) return 'totp';
  } else if (mayRecover && (await useRecoveryCode(ctx, userId, code))) {
    return 'recovery';
  }
  ctx.log.warn(
    { event: failure, userId, network: networkOf(ctx.address), requestId: ctx.requestId },
    'Wrong code',
  );
  await ctx.limits.take('secondFactorFailure', String(userId));
  await recordSecurity(ctx, ctx.em, { userId, kind: failure });
  return null;
}

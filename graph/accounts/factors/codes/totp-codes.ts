import { Secret, TOTP } from 'otpauth';
import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '../../../../schema/accounts/second-factors.ts';
import type { Context } from '../../../core/context.ts';
import { db } from '../../../core/database/db.ts';
import { rowsOf } from '../../../core/database/rows.ts';
import { unseal } from './sealed.ts';
import { TotpSecret } from './totp-secret.entity.ts';

/** Codes of the period before and after count too: clocks of phones are not exact. */
const WINDOW = 1;

/** The name and the label are what the app shows beside the codes. */
export const totpOf = (secret: Secret, { issuer = '', label = '' } = {}) =>
  new TOTP({
    issuer,
    label,
    secret,
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
  });

export const looksLikeTotp = (code: string) => new RegExp(`^\\d{${TOTP_DIGITS}}$`).test(code);

/** True when the code is of the member's app and was not used before; from then on it has been. */
export async function useTotpCode(
  ctx: Context,
  { userId, code, isSetUp }: { userId: number; code: string; isSetUp: boolean },
): Promise<boolean> {
  if (!looksLikeTotp(code)) return false;
  const confirmedAt = isSetUp ? { $ne: null } : null;
  const em = ctx.em.fork();
  const row = await em.findOne(TotpSecret, { user: userId, confirmedAt });
  if (!row) return false;
  const now = ctx.now();
  const bytes = await unseal(row.secret, { em, now, userId });
  const totp = totpOf(new Secret({ buffer: new Uint8Array(bytes).buffer }));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return false;
  const step = totp.counter({ timestamp: now.getTime() }) + delta;
  // Of several uses at once the first takes the code away from the others.
  const [used] = await rowsOf(
    em,
    db
      .updateTable('totpSecrets')
      .set({ lastStep: step })
      .where('id', '=', row.id)
      .where('secret', '=', row.secret)
      .where(({ eb, or }) => or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
      .returning('id'),
  );
  return used !== undefined;
}

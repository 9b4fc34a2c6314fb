import { Secret } from 'otpauth';
import type { IdentityProof } from '../../../../schema/accounts/accounts.ts';
import { factorCode } from '../../../../schema/accounts/second-factor-shape.ts';
import type { Context } from '../../../core/context.ts';
import { refuse } from '../../../core/errors.ts';
import { tooManyRequests } from '../../../core/limits/rate-limits.ts';
import { db } from '../../../core/database/db.ts';
import { rowsOf } from '../../../core/database/rows.ts';
import { confirmIdentity } from '../../passwords/confirm-identity.service.ts';
import { User } from '../../users/user.entity.ts';
import { addFactor } from '../add-factor.ts';
import { withoutFactor } from '../factor-removal.ts';
import { seal } from './sealed.ts';
import { totpOf, useTotpCode } from './totp-codes.ts';
import { TotpSecret } from './totp-secret.entity.ts';

export interface TotpSetup {
  readonly secret: string;
  readonly uri: string;
}

/** A new secret for an authenticator app, given a proof of identity. It counts once a code has confirmed it. */
export async function startTotp(ctx: Context, proof: IdentityProof): Promise<TotpSetup> {
  const user = await confirmIdentity(ctx, proof);
  const secret = new Secret({ size: 20 });
  const now = ctx.now();
  const sealed = await seal(secret.bytes, { em: ctx.em, now, userId: user.id });
  const [stored] = await rowsOf(
    ctx.em,
    db
      .insertInto('totpSecrets')
      .values({ userId: user.id, secret: sealed, createdAt: now })
      .onConflict((conflict) =>
        conflict
          .column('userId')
          .doUpdateSet({
            secret: ({ ref }) => ref('excluded.secret'),
            createdAt: ({ ref }) => ref('excluded.createdAt'),
            lastStep: null,
          })
          .where('totpSecrets.confirmedAt', 'is', null),
      )
      .returning('id'),
  );
  if (!stored) throw refuse('factor.totpOn');
  return {
    secret: secret.base32,
    uri: totpOf(secret, { issuer: ctx.site.name, label: user.email }).toString(),
  };
}

/** Turns the app on, given a code that it made. With the first factor come the recovery codes. */
export async function confirmTotp(
  ctx: Context,
  rawCode: string,
): Promise<{ recoveryCodes: string[] | null }> {
  const viewer = ctx.require('account.editOwn');
  const code = factorCode.parse(rawCode);
  const wait = await ctx.limits.wait('secondFactorFailure', String(viewer.id));
  if (wait > 0) throw tooManyRequests(wait);
  const row = await ctx.em.findOne(TotpSecret, { user: viewer.id });
  if (!row) throw refuse('factor.totpNotStarted');
  if (row.confirmedAt) throw refuse('factor.totpOn');
  if (!(await useTotpCode(ctx, { userId: viewer.id, code, isSetUp: false }))) {
    await ctx.limits.take('secondFactorFailure', String(viewer.id));
    throw refuse('factor.wrongCode', {}, { field: 'code' });
  }
  const user = await ctx.em.findOneOrFail(User, viewer.id);
  const recoveryCodes = await addFactor(ctx, user, 'TOTP_ON', async (tx) => {
    // A setup started in between made another secret, which this code does not prove.
    const confirmed = await tx.nativeUpdate(
      TotpSecret,
      { id: row.id, secret: row.secret, confirmedAt: null },
      { confirmedAt: ctx.now() },
    );
    if (confirmed === 0) throw refuse('factor.totpNotStarted');
  });
  return { recoveryCodes };
}

/** Turns the app off, given a proof of identity. */
export async function turnOffTotp(ctx: Context, proof: IdentityProof): Promise<boolean> {
  const user = await confirmIdentity(ctx, proof);
  await withoutFactor(ctx, user, 'TOTP_OFF', async (tx) => {
    const removed = await tx.nativeDelete(TotpSecret, {
      user: user.id,
      confirmedAt: { $ne: null },
    });
    if (removed === 0) throw refuse('factor.totpOff');
  });
  return true;
}

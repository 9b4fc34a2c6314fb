import { ACCOUNT_TEXTS } from '../../schema/account-texts.ts';
import { identityProof, type IdentityProof } from '../../schema/accounts.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { authenticate } from './authenticate.ts';
import { User } from './user.entity.ts';

/**
 * Proves that the member acts, not a person who found their browser open: acts that take an account over, or end it,
 * ask for it. Wrong proofs count like failed sign-ins. Answers the account.
 */
export async function confirmIdentity(ctx: Context, raw: IdentityProof): Promise<User> {
  const viewer = ctx.require('account.editOwn');
  const { currentPassword } = identityProof.parse(raw);
  const user = await ctx.em.findOneOrFail(User, viewer.id);
  const refusal = new DomainError('BAD_USER_INPUT', ACCOUNT_TEXTS.wrongCurrentPassword, {
    fields: { currentPassword: ACCOUNT_TEXTS.wrongCurrentPassword },
  });
  return authenticate(ctx, { email: user.email, password: currentPassword, refusal });
}

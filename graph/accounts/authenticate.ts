import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNT_TEXTS } from '../../schema/account-texts.ts';
import { emailKey } from '../../schema/accounts.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { tooManyRequests } from '../core/rate-limits.ts';
import { withHasher } from './password-hash.ts';
import type { User } from './user.entity.ts';
import { userByEmail } from './user.reads.ts';

/** How long each attempt on an account under attack from many places waits. Its owner still gets in. */
const SLOWED_MS = 1_000;

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** The refusal of a wrong password. */
  readonly refusal: DomainError;
}

/**
 * The account whose e-mail and password these are. Takes the same time and says the same whether the e-mail is
 * unknown or the password wrong; counts failures and answers TOO_MANY_REQUESTS beyond the limits.
 */
export async function authenticate(
  ctx: Context,
  { email, password, refusal }: Attempt,
): Promise<User> {
  const { limits } = ctx;
  const account = emailKey(email);
  const address = ctx.address;
  const pair = `${account} ${address}`;
  if ((await limits.wait('signInFailureAnywhere', account)) > 0) await pause(SLOWED_MS);
  // Checked in turn with the hashing: of many guesses at once, those in line see the failures before them.
  return withHasher(async (hasher) => {
    const wait = Math.max(
      await limits.wait('signInFailure', pair),
      await limits.wait('signInFailureSpray', address),
    );
    if (wait > 0) throw tooManyRequests(wait);
    const user = await userByEmail(ctx.em, email);
    if ((await hasher.matches(password, user?.password)) && user) return user;
    await limits.take('signInFailureAnywhere', account).catch(ignoreRefusal);
    await limits.take('signInFailureSpray', address);
    await limits.take('signInFailure', pair);
    throw refusal;
  });
}

function ignoreRefusal(error: unknown) {
  if (!(error instanceof DomainError)) throw error;
}

export const invalidCredentials = () =>
  new DomainError('UNAUTHENTICATED', ACCOUNT_TEXTS.invalidCredentials);

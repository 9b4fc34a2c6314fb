import { setTimeout as pause } from 'node:timers/promises';
import { emailKey } from '../../../schema/accounts/accounts.ts';
import type { SecurityEventKind } from '../../../schema/accounts/security-log.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, refuse } from '../../core/errors.ts';
import { networkOf } from '../../core/network/network-address.ts';
import { tooManyRequests } from '../../core/limits/rate-limits.ts';
import { withHasher } from '../passwords/password-hash.ts';
import { deviceOf } from '../security-log/known-device.service.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { slowLane } from './slow-lane.ts';
import type { User } from '../users/user.entity.ts';
import { userByEmail } from '../users/user.reads.ts';

/** How long each attempt on an account under attack from many places waits. Its owner still gets in. */
const SLOWED_MS = 1_000;

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** The refusal of a wrong password. */
  readonly refusal: DomainError;
  /** What a wrong password is in the security log. */
  readonly failure: SecurityEventKind;
}

/**
 * The account whose e-mail and password these are. Takes the same time and says the same whether the e-mail is
 * unknown or the password wrong. Failures are counted per account and place: a browser that the account knows, or else
 * a network. Beyond the limit that place is refused there (TOO_MANY_REQUESTS). A network that fails on many accounts,
 * and an account that is guessed at from everywhere, only become slow, and not for browsers that the account knows.
 */
export async function authenticate(ctx: Context, attempt: Attempt): Promise<User> {
  const { limits } = ctx;
  const { email, password, refusal } = attempt;
  const account = emailKey(email);
  const network = ctx.address;
  const device = await deviceOf(ctx, email);
  const pair = `${account} ${device ?? network}`;
  if (!device) {
    if ((await limits.wait('signInFailureSpray', network)) > 0) await slowLane(network);
    if ((await limits.wait('signInFailureAnywhere', account)) > 0) await pause(SLOWED_MS);
  }
  // Checked in turn with the hashing: of many guesses at once, those in line see the failures before them.
  return withHasher(async (hasher) => {
    const wait = await limits.wait('signInFailure', pair);
    if (wait > 0) throw tooManyRequests(wait);
    const user = await userByEmail(ctx.em, email);
    if ((await hasher.matches(password, user?.password)) && user) return user;
    await noteFailure(ctx, attempt, user);
    if (!device) await taken(limits.take('signInFailureSpray', network));
    await limits.take('signInFailure', pair);
    throw refusal;
  });
}

/** One log line for the operator, and one in the member's log, which a flood of guesses must not fill. */
async function noteFailure(ctx: Context, { email, failure }: Attempt, user: User | null) {
  const userId = user?.id ?? null;
  ctx.log.warn(
    { event: failure, userId, network: networkOf(ctx.address), requestId: ctx.requestId },
    'Wrong password',
  );
  const isCounted = await taken(ctx.limits.take('signInFailureAnywhere', emailKey(email)));
  if (isCounted && user) await recordSecurity(ctx, ctx.em, { userId: user.id, kind: failure });
}

/** False when there was no point left to take. */
async function taken(taking: Promise<unknown>): Promise<boolean> {
  try {
    await taking;
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

export const invalidCredentials = () => refuse('account.wrongSignIn');

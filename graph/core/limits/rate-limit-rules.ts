import { type RateLimitRule, SHOWN_RATE_LIMITS } from '../../../schema/site/rate-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Every limit that is counted in the shared store. Each rule's comment names who is counted (the key). Admins are
 * exempt from limits on content, never from those on accounts.
 */
export const RATE_LIMIT_RULES = {
  /** Failures: account and network, or account and a browser that it knows. */
  signInFailure: { points: 5, seconds: 15 * MINUTE },
  /**
   * Failures: account, from anywhere. Beyond it attempts are slowed rather than refused, so that a stranger can't lock
   * a member out.
   */
  signInFailureAnywhere: { points: 20, seconds: HOUR },
  /** Failures: network, over all accounts. Beyond it attempts pass one by one, so that an office is not locked out. */
  signInFailureSpray: { points: 15, seconds: HOUR },
  /** Failures: account. Only who knows the password, or is signed in, gets so far. */
  secondFactorFailure: { points: 10, seconds: HOUR },
  /** Address: challenges for passkeys, a row each. */
  passkeyChallenge: { points: 60, seconds: 15 * MINUTE },
  /** Address. */
  signUp: { points: 5, seconds: HOUR },
  /** E-mail. */
  forgotPassword: { points: 3, seconds: HOUR },
  /** Address. */
  forgotPasswordSpray: { points: 10, seconds: HOUR },
  /** Address. */
  resetPassword: { points: 10, seconds: 15 * MINUTE },
  /** Member: each attempt reveals whether another account has that e-mail. */
  emailChange: { points: 5, seconds: HOUR },
  /** Member: links that prove their address. */
  emailProof: { points: 5, seconds: HOUR },
  /** E-mail: such links to it, no matter who causes them. */
  emailProofTo: { points: 5, seconds: HOUR },
  /** Member: reads all they ever did. */
  ownData: { points: 3, seconds: HOUR },
  /** Member: API tokens that are created. */
  apiToken: { points: 20, seconds: HOUR },
  /** Member: webhooks that are created, tests, and deliveries sent again. */
  webhook: { points: 60, seconds: HOUR },
  /** E-mail: notices that others can cause. */
  accountNotice: { points: 3, seconds: HOUR },
  /** Address. */
  subscribe: { points: 5, seconds: HOUR },
  /** E-mail: links that confirm a subscription, no matter who causes them. */
  subscribeTo: { points: 3, seconds: 24 * HOUR },
  /** Member: positions in episodes, from two devices that play, and every pause. */
  listening: { points: 30, seconds: MINUTE },
  ...SHOWN_RATE_LIMITS,
} as const satisfies Record<string, RateLimitRule>;

export type RateLimit = keyof typeof RATE_LIMIT_RULES;

/** Limits shown in response headers beside the cost. */
export const SHOWN_LIMITS: ReadonlySet<string> = new Set(Object.keys(SHOWN_RATE_LIMITS));

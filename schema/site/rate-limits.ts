/** One limit: at most `points` within `seconds`, counted per key. */
export interface RateLimitRule {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits that responses and the page for developers show beside the cost, by their names in the header. Those of
 * accounts are not among them: they would help attackers. Counted per member where no other key is named. Admins are
 * exempt.
 */
export const SHOWN_RATE_LIMITS = {
  /** Address. */
  contact: { points: 5, seconds: HOUR },
  /** Address: subscriptions to pushes, and changes of them. */
  push: { points: 60, seconds: HOUR },
  question: { points: 10, seconds: HOUR },
  comment: { points: 10, seconds: MINUTE },
  commentEdit: { points: 20, seconds: MINUTE },
  chatEdit: { points: 20, seconds: MINUTE },
  leagueMessage: { points: 30, seconds: MINUTE },
  mood: { points: 20, seconds: MINUTE },
  like: { points: 60, seconds: MINUTE },
  reaction: { points: 60, seconds: MINUTE },
  upload: { points: 20, seconds: HOUR },
  report: { points: 20, seconds: HOUR },
  /** Member or address. */
  search: { points: 60, seconds: MINUTE },
} as const satisfies Record<string, RateLimitRule>;

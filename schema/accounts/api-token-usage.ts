/** What the owner of an API token sees of its use. Queries, variables and addresses are not stored. */

/** The days that are shown, today included. Older ones are deleted. */
export const USAGE_DAYS = 30;

/** Owners get a mail this many days before a field that their code uses goes. */
export const DEPRECATION_NOTICE_DAYS = 30;

/** The use of one token on one day in Denver. */
export interface ApiTokenDayView {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly calls: number;
  readonly cost: number;
  /** Calls whose response had an error. */
  readonly refusals: number;
}

/** A part of the schema that will go. */
export interface Deprecation {
  /** As in `ChatMessage.likes`, or `Query.chatMessages(last:)` for an argument. */
  readonly field: string;
  /** What to use instead, and until when it stays. */
  readonly reason: string;
  /** YYYY-MM-DD, from when on it may be gone. */
  readonly goesOn: string | null;
}

/** One that a token's calls have used. */
export interface DeprecatedUseView extends Deprecation {
  readonly calls: number;
  /** YYYY-MM-DD. */
  readonly lastUsedOn: string;
}

export interface ApiTokenUsageView {
  readonly calls: number;
  readonly cost: number;
  readonly refusals: number;
  /** Days with use, the newest first. */
  readonly days: readonly ApiTokenDayView[];
  /** What goes first, first. */
  readonly deprecated: readonly DeprecatedUseView[];
}

export const NO_USAGE: ApiTokenUsageView = {
  calls: 0,
  cost: 0,
  refusals: 0,
  days: [],
  deprecated: [],
};

const GOES_ON = /\bGoes on (\d{4}-\d\d-\d\d)\b/;

/** The date in the reason of a deprecation; without one the schema breaks a rule. */
export const goesOn = (reason: string): string | null => GOES_ON.exec(reason)?.[1] ?? null;

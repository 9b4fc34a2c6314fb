import type { ReportReason, ReportedType } from '../reports.ts';

/** What moderators do about a member: a warning, a mute for some time, a ban. */

/** From the mildest to the severest; each time the next one is proposed. */
export const SANCTION_KINDS = [
  'WARNING',
  'MUTE_10_MINUTES',
  'MUTE_DAY',
  'MUTE_WEEK',
  'BAN',
] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long each kind lasts, in ms; null: until it is acknowledged (a warning) or lifted (a ban). */
const LASTS: Readonly<Record<SanctionKind, number | null>> = {
  WARNING: null,
  MUTE_10_MINUTES: 10 * MINUTE,
  MUTE_DAY: DAY,
  MUTE_WEEK: 7 * DAY,
  BAN: null,
};

/** When a sanction that begins now ends by itself; null if it does not. */
export function endOf(kind: SanctionKind, now: Date): Date | null {
  const ms = LASTS[kind];
  return ms === null ? null : new Date(now.getTime() + ms);
}

/** What keeps a member from acting now. */
export interface SanctionInForce {
  readonly id: number;
  readonly kind: SanctionKind;
  /** ISO 8601; null for a warning and a ban. */
  readonly endsAt: string | null;
}

/** A sanction counts for the next one during so many days. */
export const SANCTION_COUNTS_DAYS = 90;

interface PastSanction {
  readonly kind: SanctionKind;
  readonly createdAt: Date;
  readonly liftedAt: Date | null;
}

/** What is proposed for a member with this history: one step above the severest of the last 90 days. */
export function nextKind(history: readonly PastSanction[], now: Date): SanctionKind {
  const since = now.getTime() - SANCTION_COUNTS_DAYS * DAY;
  const steps = history
    .filter(({ createdAt, liftedAt }) => !liftedAt && createdAt.getTime() > since)
    .map(({ kind }) => SANCTION_KINDS.indexOf(kind));
  return SANCTION_KINDS[Math.max(-1, ...steps) + 1] ?? 'BAN';
}

/** So many sanctions of a member are read for the history, newest first. */
export const SANCTION_HISTORY = 50;
/** The longest note to the member, in characters. */
export const SANCTION_NOTE_MAX_LENGTH = 500;
/** The longest answer of the member, in characters. */
export const SANCTION_ANSWER_MAX_LENGTH = 1000;
/** So many characters are quoted of what a sanction is about. */
export const SANCTION_EXCERPT_LENGTH = 300;

/** From how many hours before a ban what the member posted may be deleted along with it. */
export const BAN_HOURS = [1, 24, 168] as const;
export const MOST_BAN_HOURS = Math.max(...BAN_HOURS);
/** At most so many posts are deleted along with a ban; the next ban deletes the rest. */
export const MOST_POSTS_OF_BAN = 1000;

/** What the list of moderators can be narrowed to. */
export const SANCTION_FILTERS = ['ALL', 'IN_FORCE', 'ANSWERED'] as const;
export type SanctionFilter = (typeof SANCTION_FILTERS)[number];

/** A sanction as the member reads it. */
export interface OwnSanctionView {
  readonly id: number;
  readonly kind: SanctionKind;
  readonly reason: ReportReason;
  /** What the moderator says to the member; null for nothing. */
  readonly note: string | null;
  /** What it is about, as it read then; null when it is about no single post. */
  readonly contentType: ReportedType | null;
  readonly excerpt: string | null;
  readonly createdAt: Date;
  readonly endsAt: Date | null;
  /** What the member answered; null before. */
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

/** A sanction as moderators read it. */
export interface SanctionView extends OwnSanctionView {
  readonly userId: number;
  /** Null once the account was deleted, like the other one. */
  readonly sanctionedById: number | null;
  /** When the member confirmed that they read a warning. */
  readonly acknowledgedAt: Date | null;
  readonly liftedAt: Date | null;
  readonly liftedById: number | null;
  readonly isInForce: boolean;
  /** Posts that were deleted along with it and can be put back. */
  readonly removedPosts: number;
}

/** A member's history, and what it leads to. */
export interface MemberSanctionsView {
  readonly userId: number;
  /** Newest first. */
  readonly sanctions: readonly SanctionView[];
  readonly nextKind: SanctionKind;
}

/** A sanction was given, acknowledged, answered or lifted. */
export interface SanctionEventView {
  readonly sanctionId: number;
  readonly userId: number;
}

import type { OwnSessionView } from './accounts.ts';
import type { ApiTokenView } from './api-tokens.ts';
import type { SecurityEventView } from './security-log.ts';

/** What admins see of a member besides the account. */

/** Mails that an admin has sent to a member again. */
export const MEMBER_MAILS = ['CONFIRM_EMAIL', 'RESET_PASSWORD'] as const;
export type MemberMail = (typeof MEMBER_MAILS)[number];

/** How many a member has written, sent or played. */
export const CONTRIBUTIONS = [
  'chatMessages',
  'comments',
  'photos',
  'photoComments',
  'questions',
  'checkIns',
  'lineups',
  'reports',
] as const;
export type Contribution = (typeof CONTRIBUTIONS)[number];

export interface MemberRecordView {
  readonly isEmailProven: boolean;
  /** Where links go that open the account. */
  readonly resetsGoTo: string;
  readonly contributions: Readonly<Record<Contribution, number>>;
  readonly sessions: readonly OwnSessionView<Date>[];
  /** Newest first, without their secrets. */
  readonly apiTokens: readonly ApiTokenView<Date>[];
  /** The latest, newest first. */
  readonly securityEvents: readonly SecurityEventView<Date>[];
}

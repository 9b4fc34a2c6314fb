import * as z from 'zod/mini';
import { SIGN_IN_WORDS } from './accounts/capabilities.ts';
import type { PublicUserView } from './accounts/accounts.ts';
import { requiredText } from './text.ts';

/** Questions of members to the hosts of the show. */

/** Everything but `pending` belongs to the approved group. */
export const QUESTION_STATUSES = ['pending', 'approved', 'answered', 'waiting'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

export const QUESTION_MAX_LENGTH = 500;

export const QUESTION_TEXTS = {
  blank: 'Please write your question first.',
  tooLong: `Question must be no more than ${QUESTION_MAX_LENGTH} characters long`,
  signIn: SIGN_IN_WORDS['question.submit'],
  submitted: 'Question submitted!',
  /** What happens next: nothing is shown before an admin has approved it. */
  inReview: 'The hosts will look at it before the next show.',
  reviewed: 'Questions are reviewed before they are read on the air.',
  textStays: 'Sign in or sign up when you send it; your text stays.',
  failed: { title: 'Error', text: 'Failed to submit question. Please try again.' },
} as const;

export const submitQuestionInput = z.object({
  question: requiredText({
    max: QUESTION_MAX_LENGTH,
    blank: QUESTION_TEXTS.blank,
    tooLong: QUESTION_TEXTS.tooLong,
  }),
});
export type SubmitQuestionInput = z.input<typeof submitQuestionInput>;

/** A question with its author. */
export interface QuestionView {
  readonly id: number;
  readonly question: string;
  /** True for every status but `pending`. */
  readonly approved: boolean;
  readonly status: QuestionStatus;
  readonly createdAt: Date;
  readonly user: PublicUserView;
}

/** What admins can have listed: all, those that wait, or all others. */
export const QUESTION_FILTERS = ['all', 'pending', 'approved'] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];

/** What admins read in their list. */
export const QUESTION_REVIEW_TEXTS = {
  unread: 'The questions could not be loaded.',
  nonePending: 'No pending questions.',
  noneApproved: 'No approved questions yet.',
  approved: 'Question approved!',
  approveFailed: 'Failed to approve question',
  updated: 'Question status updated!',
  updateFailed: 'Failed to update question status',
  deleted: 'Question deleted!',
  deleteFailed: 'Failed to delete question',
  unknown: 'There is no such question.',
  unknownFilter: 'Unknown filter',
  unknownStatus: 'Unknown status',
} as const;

export const questionFilterInput = z.enum(QUESTION_FILTERS, QUESTION_REVIEW_TEXTS.unknownFilter);
export const questionStatusInput = z.enum(QUESTION_STATUSES, QUESTION_REVIEW_TEXTS.unknownStatus);

/** A question came, was moved or deleted: so many wait for an admin now. */
export interface QuestionEventView {
  /** Null when all those of a deleted member went. */
  readonly questionId: number | null;
  readonly pendingCount: number;
}

import * as z from 'zod/mini';
import { SIGN_IN_WORDS } from './capabilities.ts';
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

/** A question without its author. */
export interface QuestionView {
  readonly id: number;
  readonly question: string;
  /** True for every status but `pending`. */
  readonly approved: boolean;
  readonly status: QuestionStatus;
  readonly createdAt: Date;
}

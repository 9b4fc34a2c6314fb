import * as z from 'zod/mini';
import type { PublicUserView } from './accounts/accounts.ts';
import { INPUT_REFUSALS } from './refusals/input.ts';
import { QUESTIONS_REFUSALS } from './refusals/questions.ts';
import { requiredText } from './text.ts';
import { sayingFrom } from './refusals/said.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...QUESTIONS_REFUSALS });

/** Questions of members to the hosts of the show. */

/** Everything but `pending` belongs to the approved group. */
export const QUESTION_STATUSES = ['pending', 'approved', 'answered', 'waiting'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

export const QUESTION_MAX_LENGTH = 500;

export const QUESTION_TEXTS = {
  blank: said('question.blank'),
  tooLong: said('question.tooLong', { max: QUESTION_MAX_LENGTH }),
  signIn: said('question.signInFirst'),
  badPlace: said('question.badPlace'),
  submitted: 'Question submitted!',
  /** What happens next: nothing is shown before an admin has approved it. */
  inReview: 'The hosts will see it before the next show.',
  reviewed: 'We review every question before it’s read on the air.',
  textStays: 'You’ll sign in when you send it. We’ll keep what you typed.',
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
  readonly isApproved: boolean;
  readonly status: QuestionStatus;
  readonly createdAt: Date;
  readonly user: PublicUserView;
  /** The show in which the hosts answered it. */
  readonly answeredInId: number | null;
  /** Where in that show, in seconds. */
  readonly answeredAtSeconds: number | null;
  /** The hosts are answering it in the show that is on the air. */
  readonly isOnAir: boolean;
}

/** What admins can have listed: all, those that wait, or all others. */
export const QUESTION_FILTERS = ['all', 'pending', 'approved'] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];

/** What admins read in their list. */
export const QUESTION_REVIEW_TEXTS = {
  unread: 'We couldn’t load the questions.',
  nonePending: 'No pending questions.',
  noneApproved: 'No approved questions yet.',
  approved: 'Question approved!',
  approveFailed: 'Failed to approve question',
  updated: 'Question status updated!',
  updateFailed: 'Failed to update question status',
  deleted: 'Question deleted!',
  deleteFailed: 'Failed to delete question',
  unknown: said('question.unknown'),
  linked: 'Question linked!',
  unlinked: 'Link removed!',
  linkFailed: 'Couldn’t link the question',
  badPlace: said('question.badPlace'),
  unknownFilter: said('input.unknownFilter'),
  unknownStatus: said('input.unknownStatus'),
} as const;

export const questionFilterInput = z.enum(QUESTION_FILTERS, QUESTION_REVIEW_TEXTS.unknownFilter);
export const questionStatusInput = z.enum(QUESTION_STATUSES, QUESTION_REVIEW_TEXTS.unknownStatus);

export const QUESTION_NEWS = ['CHANGED', 'ON_AIR', 'ANSWERED', 'DELETED'] as const;
export type QuestionNews = (typeof QUESTION_NEWS)[number];

/** What happened to a question, for the member who asked it. */
export interface OwnQuestionEvent {
  readonly userId: number;
  readonly questionId: number;
  readonly kind: QuestionNews;
  readonly question: string;
  /** Where it is answered, if that is known. */
  readonly path: string | null;
}

/** A show is at most a day long. */
export const ANSWERED_AT_MAX = 86_400;

export const setQuestionShowInput = z.object({
  id: z.int(),
  showId: z.optional(z.nullable(z.int())),
  atSeconds: z.optional(
    z.nullable(
      z
        .int(QUESTION_TEXTS.badPlace)
        .check(z.gte(0, QUESTION_TEXTS.badPlace), z.lte(ANSWERED_AT_MAX, QUESTION_TEXTS.badPlace)),
    ),
  ),
});
export type SetQuestionShowShape = z.input<typeof setQuestionShowInput>;

/** What hosts say of a question: they are answering it, they have, or they leave it for later. */
export const AIR_STATES = ['ON_AIR', 'ANSWERED', 'WAITING'] as const;
export type AirState = (typeof AIR_STATES)[number];

/** A question came, was moved or deleted: so many wait for an admin now. */
export interface QuestionEventView {
  /** Null when all those of a deleted member went. */
  readonly questionId: number | null;
  readonly pendingCount: number;
}

/** Everything but `pending` belongs to the approved group. */
export const QUESTION_STATUSES = ['pending', 'approved', 'answered', 'waiting'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

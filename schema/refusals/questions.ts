import { badInput, notFound, signedOut } from './codes.ts';

/** Questions to the hosts. */
export const QUESTIONS_REFUSALS = {
  'question.blank': badInput('Please write your question first.'),
  'question.tooLong': badInput('Question must be no more than {max} characters long'),
  'question.signInFirst': signedOut('Must be logged in to submit questions'),
  'question.unknown': notFound('There is no such question.'),
  'question.notApproved': badInput('Approve the question first.'),
  'question.noShow': badInput('Put a show on the air first.'),
  'question.badPlace': badInput('Enter the place in the show like 12:30.'),
} as const;

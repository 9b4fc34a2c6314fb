import { badInput, conflict, notFound, unavailable } from './codes.ts';

/** The newsletter and exports. */
export const NEWSLETTER_REFUSALS = {
  'newsletter.subjectMissing': badInput('Subject is required'),
  'newsletter.subjectTooLong': badInput('Subject must be {max} characters or less'),
  'newsletter.contentTooLong': badInput('Content must be {max} characters or less'),
  'newsletter.nobody': conflict('There is nobody to send it to'),
  'newsletter.testFailed': unavailable(
    'The mail server did not take the test. Please try again later.',
  ),
  'newsletter.unknown': notFound('Newsletter not found'),
  'export.unknown': notFound('There is no such export.'),
} as const;

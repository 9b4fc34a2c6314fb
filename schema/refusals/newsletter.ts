import { AGE_TEXTS } from '../age-gate.ts';
import { badInput, conflict, notFound, unavailable } from './codes.ts';

/** The newsletter and exports. */
export const NEWSLETTER_REFUSALS = {
  'newsletter.subjectMissing': badInput('Subject is required'),
  'newsletter.subjectTooLong': badInput('Subject must be {max} characters or less'),
  'newsletter.contentTooLong': badInput('Content must be {max} characters or less'),
  'newsletter.nobody': conflict('There’s no one to send it to'),
  'newsletter.testFailed': unavailable('The mail server refused the test. Please try again later.'),
  'newsletter.unknown': notFound('Newsletter not found'),
  'subscriber.birthday': badInput(AGE_TEXTS.incomplete),
  'subscriber.invalidBirthday': badInput(AGE_TEXTS.invalid),
  'subscriber.futureBirthday': badInput(AGE_TEXTS.future),
  'subscriber.tooYoung': badInput('The newsletter is for people aged 21 or older.'),
  'subscriber.unknown': notFound('There is no such subscriber.'),
  'subscriber.twice': badInput('This address is in the file twice'),
  'subscriber.known': conflict('This address is already on the list'),
  'subscriber.optedOut': conflict('This address opted out'),
  'subscriber.noColumns': badInput(
    'This is no CSV file whose first row names the columns name, email and birthday.',
  ),
  'subscriber.noRows': badInput('There are no people in this file.'),
  'subscriber.nothingNew': conflict('No address in this file is new.'),
  'export.unknown': notFound('There is no such export.'),
} as const;

import { badInput, notFound } from './codes.ts';

/** Breaking news and push notifications. */
export const NEWS_REFUSALS = {
  'news.headlineMissing': badInput('Headline is required'),
  'news.headlineTooLong': badInput('Headline must be {max} characters or less'),
  'news.url': badInput('The link must start with https://'),
  'news.unknown': notFound('Breaking news not found'),
  'line.missing': badInput('Write the line to pin'),
  'line.tooLong': badInput('The line must be {max} characters or less'),
  'push.unreadable': badInput('This is not a subscription of a browser'),
  'push.foreign': badInput('Notifications can only be sent to push services on the Internet'),
} as const;

import { failed, forbidden, notFound, signedOut, tooMany, unavailable } from './codes.ts';

/** What any request may be refused for. */
export const SITE_REFUSALS = {
  'access.signInFirst': signedOut('You must be signed in to do that.'),
  'access.notAllowed': forbidden('You are not allowed to do that.'),
  'access.notYourAccount': forbidden('That is not your account.'),
  'site.gone': notFound('This is no longer there.'),
  'site.busy': unavailable('The site is catching its breath. Please try again in a moment.'),
  'site.failed': failed('Something went wrong. Please try again.'),
  'site.noSuchPath': notFound('There is no such path.'),
  'limits.wait': tooMany(
    'Too many attempts. Please try again in {seconds|one:# second|other:# seconds}.',
  ),
  'limits.waitLong': tooMany(
    'Too many attempts. Please try again in {minutes|one:# minute|other:# minutes}.',
  ),
  'limits.requests': tooMany('Too many requests. Please slow down.'),
} as const;

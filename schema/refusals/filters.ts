import { badInput, conflict, forbidden, notFound } from './codes.ts';

/** Filters of what members write. */
export const FILTER_REFUSALS = {
  'filter.refused': forbidden('Not posted: {message}'),
  'filter.held': forbidden(
    'A moderator needs to look at this first. It’s posted once they approve it.',
  ),
  'filter.heldEdit': forbidden(
    'You can’t change it to this. Post it separately, and a moderator will take a look.',
  ),
  'filter.heldFull': forbidden(
    'Our moderators still have to look at your other posts. Please try again later.',
  ),
  'filter.heldGone': notFound('This post is no longer waiting.'),
  'filter.unknown': notFound('This filter is no longer there.'),
  'filter.tooMany': conflict('You can have up to {max} filters. Delete one first.'),
  'filter.nameMissing': badInput('Please name the filter'),
  'filter.nameTooLong': badInput('The name must be {max} characters or less'),
  'filter.kindsMissing': badInput('Choose at least one kind of post'),
  'filter.wordsMissing': badInput('Enter at least one word'),
  'filter.tooManyWords': badInput('Enter up to {max} words'),
  'filter.wordTooLong': badInput('A word or phrase must be {max} characters or less'),
  'filter.wordEmpty': badInput('“{word}” has no letters or digits'),
  'filter.patternMissing': badInput('Enter a pattern'),
  'filter.patternTooLong': badInput('The pattern must be {max} characters or less'),
  'filter.patternWrong': badInput('This pattern can’t be read: {fault}'),
  'filter.patternTooLarge': badInput('This pattern is too complex. Try a shorter one.'),
  'filter.patternMatchesAll': badInput('This pattern matches every post.'),
  'filter.hostWrong': badInput('Enter sites like example.org, without a path'),
  'filter.tooManyHosts': badInput('Enter up to {max} sites'),
  'filter.count': badInput('The number of posts must be between 1 and {max}'),
  'filter.minutes': badInput('The minutes must be between 1 and {max}'),
  'filter.memberDays': badInput('The days must be between 1 and {max}'),
  'filter.messageMissing': badInput('Write what the member reads'),
  'filter.messageTooLong': badInput('The message must be {max} characters or less'),
} as const;

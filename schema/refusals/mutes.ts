import { badInput, conflict, notFound } from './codes.ts';

/** Members and words that a member mutes. */
export const MUTE_REFUSALS = {
  'mute.self': badInput('You can’t mute yourself.'),
  'mute.memberGone': notFound('This member no longer exists.'),
  'mute.tooManyMembers': conflict('You can mute up to {max} members. Unmute someone first.'),
  'mute.tooManyWords': conflict('You can mute up to {max} words. Remove one first.'),
  'mute.wordMissing': badInput('Enter a word or phrase'),
  'mute.wordTooLong': badInput('Use {max} characters or less'),
  'mute.wordEmpty': badInput('A muted word needs a letter or digit'),
} as const;

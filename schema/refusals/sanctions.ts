import { badInput, conflict, forbidden, notFound } from './codes.ts';

/** Warnings, mutes and bans. */
export const SANCTION_REFUSALS = {
  'sanction.warned': forbidden(
    'Please read the warning from our moderators before you post again.',
  ),
  'sanction.muted': forbidden('You’re muted and can’t post for now.'),
  'sanction.banned': forbidden('You’ve been banned and can’t take part anymore.'),
  'sanction.notThisMember': forbidden('You can’t warn or mute this member.'),
  'sanction.changed': conflict(
    'Another moderator just acted on this member. Check the history and decide again.',
  ),
  'sanction.notTheirs': badInput('That wasn’t posted by this member.'),
  'sanction.noteTooLong': badInput('Note must be {max} characters or less'),
  'sanction.hours': badInput('Only a ban deletes earlier posts, from up to {max} hours before'),
  'sanction.answerEmpty': badInput('Please write an answer'),
  'sanction.answerTooLong': badInput('Answer must be {max} characters or less'),
  'sanction.answered': conflict('You already answered.'),
  'sanction.unknown': notFound('This warning or mute is no longer there.'),
  'sanction.notWarning': badInput('Only warnings can be acknowledged.'),
} as const;

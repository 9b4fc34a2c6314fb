import { badInput, conflict, notFound } from './codes.ts';

/** Private leagues. */
export const LEAGUE_REFUSALS = {
  'league.gone': notFound('This league no longer exists, or you’re not in it.'),
  'league.linkGone': notFound('This invitation no longer works. Ask for a new link.'),
  'league.full': conflict('This league is full: {max} members.'),
  'league.tooMany': conflict('You can be in up to {max} leagues. Leave one first.'),
  'league.nameMissing': badInput('Give your league a name'),
  'league.nameTooLong': badInput('The name of a league has at most {max} characters.'),
  'league.removeSelf': badInput('To leave the league, use “Leave league”.'),
  'league.messageMissing': badInput('Write something first'),
  'league.messageTooLong': badInput('A message has at most {max} characters.'),
  'league.messageGone': notFound('This message was deleted.'),
} as const;

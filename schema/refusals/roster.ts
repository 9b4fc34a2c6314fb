import { badInput, conflict, notFound } from './codes.ts';

/** Players as admins enter them. */
export const ROSTER_REFUSALS = {
  'player.nameMissing': badInput('Enter the player’s name'),
  'player.nameTooLong': badInput('A player’s name can have {max} characters at most'),
  'player.position': badInput('Choose a position'),
  'player.jersey': badInput('The number must be from 0 to 99'),
  'player.weight': badInput('Weight must be in pounds, as in 217'),
  'player.height': badInput('Height must be in feet and inches, as in 6-2'),
  'player.age': badInput('Age must be a whole number up to {max}'),
  'player.experience': badInput('Seasons played must be a whole number up to {max}'),
  'player.injury': badInput('Unknown injury status'),
  'player.detailsTooLong': badInput('The note on the injury can have {max} characters at most'),
  'player.unknown': notFound('This player is no longer on the roster'),
  'player.known': conflict('{name} is already on the roster'),
  'roster.full': conflict('A roster can have {max} players at most'),
  'roster.fromProvider': conflict(
    'The sports provider updates this roster every morning. To edit it by hand, set SPORTS_PROVIDER=none.',
  ),
  'roster.noHeader': badInput(
    'No sheet has a header row with a player column and a position column.',
  ),
  'roster.noPlayers': badInput('The sheet has no players below its headers.'),
} as const;

import { badInput, conflict, notFound } from './codes.ts';

/** Plays that are entered by hand. */
export const PLAYS_REFUSALS = {
  'play.unknown': notFound('Play not found'),
  'play.id': badInput('Unknown play'),
  'play.entryId': badInput('The entry needs an id of its own'),
  'play.position': badInput('Unknown position'),
  'play.yards': badInput('Yards must be a whole number from {min} to {max}'),
  'play.ball': badInput('The ball must be on a yard line from 1 to 99, with a down from 1 to 4'),
  'play.jersey': badInput('A jersey number has one or two digits'),
  'play.players': badInput('A play has {max} players at most'),
  'play.needsSide': badInput('Say whose ball it is'),
  'play.needsBall': badInput('Say where the ball is'),
  'play.overtaken': conflict(
    'Someone else entered a play first. Look at it, then send yours again.',
  ),
  'play.isFed': conflict('A live feed reports this game. Take over scoring first.'),
  'play.notByHand': conflict('This play came from a live feed and can’t be changed here'),
  'play.notStarted': conflict('Enter the opening kickoff first'),
  'play.nothingToUndo': conflict('There is nothing left to undo'),
  'game.isScoredByPlay': conflict('This game is scored play by play. Change its plays instead.'),
} as const;

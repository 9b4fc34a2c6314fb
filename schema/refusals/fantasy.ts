import { badInput, forbidden, notFound } from './codes.ts';

/** Lineups and boards. */
export const FANTASY_REFUSALS = {
  'lineup.incomplete': badInput('Please fill in all positions and give your lineup a name.'),
  'lineup.partMissing': badInput('Missing: {part}'),
  'lineup.captain': badInput('Captain must be one of the players in your lineup.'),
  'lineup.noGame': badInput('No upcoming game available for lineup submission.'),
  'lineup.unknownGame': notFound('No upcoming game available for lineup submission.'),
  'lineup.twice': badInput('A player can only be in one slot of your lineup.'),
  'lineup.notEligible': badInput("That player can't play {slot} in your lineup."),
  'lineup.locked': forbidden('The game has started and lineups are now locked'),
  'lineup.gameOver': forbidden("Game Over! Return Tuesday for next week's lineup."),
  'lineup.comingSoon': forbidden(
    'Fantasy will be available to all fans when the {season} season officially begins.',
  ),
  'lineup.nameTooLong': badInput('The name of a lineup has at most {max} characters.'),
  'lineup.unknown': notFound('Lineup not found'),
  'lineup.noneForGame': notFound('No lineup found for this game'),
  'board.gone': notFound('That lineup is no longer on the board. Please start from the top.'),
} as const;

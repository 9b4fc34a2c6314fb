import { badInput, tooLarge } from './codes.ts';

/** Sheets of player stats. */
export const STATS_REFUSALS = {
  'stats.fileType': badInput('Please upload an Excel file (.xlsx or .xls)'),
  'stats.noGame': badInput('Please select a game first'),
  'stats.unreadable': badInput('Failed to process Excel file'),
  'stats.tooLarge': tooLarge('The file must be smaller than {megabytes} MB'),
  'stats.notStarted': badInput('This game has not started yet. Stats can be uploaded once it has.'),
  'stats.exhibition': badInput('The demo’s exhibition game isn’t scored.'),
  'stats.notImported': badInput('Upload the stats of this game first.'),
  'stats.noHeader': badInput(
    'No sheet has a header row with a player column and at least one figure.',
  ),
  'stats.noPlayers': badInput('The sheet has no rows with players.'),
  'stats.tooManyRows': badInput('The sheet has more than {max} rows.'),
  'stats.problems': badInput('Nothing was imported: {problems}'),
  'stats.tooSlow': badInput('Failed to process Excel file: it takes too long to read'),
} as const;

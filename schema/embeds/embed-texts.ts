import { AGE_TEXTS } from '../age-gate.ts';
import { NO_BOARD } from '../fantasy/boards.ts';
import type { Embed } from './embeds.ts';
import type { Text } from '../language/english.ts';

/**
 * All that the script of each frame says. One in another language than English has these with it instead of a whole
 * catalogue.
 */
export const EMBED_TEXTS = {
  score: [
    ...['LIVE', 'at', 'vs.', '{team} ball', 'Q{period}', 'OT', '{times}OT', 'Halftime'],
    ...['End of {period}', 'Final', 'Final/{period}', 'Today', 'TBD', '{moment} Mountain time'],
    ...['Next game', 'Last game', 'W', 'L', 'No game on, and none scheduled.'],
  ],
  board: [
    ...['Leaderboard', 'Week {week}', 'No. {rank}', 'Tied for No. {rank}', 'points'],
    ...['{count|one:and # more|other:and # more}', NO_BOARD],
  ],
  chat: [
    ...['Game Chat', 'No messages yet. Kick it off!', 'Admin', 'MVP'],
    '{likes|one:# like|other:# likes}',
    ...['Age Verification', 'Birth date', 'Month', 'Day', 'Year', 'Enter'],
    'Welcome to the {site} community. You must be 21 or older to come in. Enter your date of birth.',
    ...['Access Restricted', 'Re-enter Birth Date'],
    ...Object.values(AGE_TEXTS),
  ],
} as const satisfies Readonly<Record<Embed, readonly Text[]>>;

/** What each of them says besides. */
export const FRAME_TEXTS = [
  'as of {time}',
  'We couldn’t load this. Retrying…',
] as const satisfies readonly Text[];

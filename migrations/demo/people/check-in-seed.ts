import { CheckIn } from '../../../graph/checkins/check-in.entity.ts';
import { LAST_WEEK } from '../calendar.ts';
import type { Stage } from '../stage.ts';

const CHECK_INS = [
  {
    who: 'Rosalind Teague',
    time: '15:12',
    location: 'Lot J, row 9, under the orange tent',
    description: 'Chile is hot until five. Come by.',
    approved: true,
  },
  {
    who: 'Denise Okafor',
    time: '17:36',
    location: 'Section 314',
    description: 'Cowbell is in position.',
    approved: true,
  },
  {
    who: 'Ray Dominguez',
    time: '17:50',
    location: 'Corner bar in Pueblo, the one with the neon trout',
    description: null,
    approved: false,
  },
];

/** Where fans were for the last game. */
export async function addCheckIns({ tx, calendar, people }: Stage, gameId: number): Promise<void> {
  const rows = CHECK_INS.map(({ who, time, ...facts }) => ({
    ...facts,
    user: people.find(({ name }) => name === who)!.id,
    game: gameId,
    photoUrl: null,
    createdAt: calendar.at(LAST_WEEK, -3, time),
  }));
  await tx.insertMany(CheckIn, rows);
}

import { User } from '../../../graph/accounts/users/user.entity.ts';
import { CheckIn } from '../../../graph/checkins/check-in.entity.ts';
import { AVATAR_PALETTES } from '../../../schema/accounts/avatars.ts';
import { placeOf } from '../../../schema/places/place-of.ts';
import { LAST_WEEK } from '../calendar.ts';
import type { Wish } from '../pictures/gallery.ts';
import { chance } from '../random.ts';
import { byTime, momentBetween, type Stage } from '../stage.ts';
import { store } from '../store.ts';
import { CHECK_INS, CROWD, FIRST_NAMES, LAST_NAMES } from './check-in-text.ts';
import { emailOf } from './members.ts';

/** Days from the Sunday of the last week to its game. */
const GAME_DAY = -3;

const wordOf = (location: string) => `check-in: ${location}`;

export const checkInWishes = (): Wish[] =>
  CHECK_INS.flatMap(({ location, motif }) => (motif ? [{ word: wordOf(location), motif }] : []));

/** Where fans were for the last game. */
export async function addCheckIns(
  stage: Stage,
  gameId: number,
  passwordHash: string,
): Promise<void> {
  const known = CHECK_INS.map(({ who, time, location, description, motif, isPending }) => ({
    user: stage.people.find(({ name }) => name === who)!.id,
    location,
    description: description ?? null,
    photoUrl: motif ? stage.pictureOf(wordOf(location)) : null,
    approved: !isPending,
    createdAt: stage.calendar.at(LAST_WEEK, GAME_DAY, time),
  }));
  const crowd = await addCrowd(stage, passwordHash);
  const rows = [...known, ...crowd].sort(byTime).map((row) => ({
    ...row,
    game: gameId,
    place: placeOf(row.location, { isHome: true }),
  }));
  await stage.tx.insertMany(CheckIn, rows);
}

/** Fans whom the rest of the demo doesn't know, with their check-ins. */
async function addCrowd({ tx, calendar }: Stage, passwordHash: string) {
  const next = chance('check-ins');
  const locations = CROWD.flatMap(([location, fans]) => Array<string>(fans).fill(location));
  const users = locations.map((_, index) => {
    const name = `${FIRST_NAMES[index % FIRST_NAMES.length]!} ${LAST_NAMES[index % LAST_NAMES.length]!}`;
    const createdAt = calendar.ago((30 + next() * 320) * 1440);
    return {
      name,
      email: emailOf(name),
      password: passwordHash,
      avatarType: AVATAR_PALETTES[index % AVATAR_PALETTES.length]!.id,
      createdAt,
      emailProvenAt: createdAt,
    };
  });
  const ids = await store(tx, User, users);
  const [from, until] = ['12:30', '17:10'].map((time) => calendar.at(LAST_WEEK, GAME_DAY, time));
  return locations.map((location, index) => ({
    user: ids[index]!,
    location,
    description: null,
    photoUrl: null,
    approved: true,
    createdAt: momentBetween(from!, until!, next, calendar),
  }));
}

import * as z from 'zod/mini';
import { ROSTER_REFUSALS } from '../refusals/roster.ts';
import { sayingFrom } from '../refusals/said.ts';
import { requiredLine } from '../text.ts';
import { heightIn, jerseyIn, PLAYER_MOST, weightIn } from './player-cells.ts';
import { INJURY_CODES } from './roster.ts';

const said = sayingFrom(ROSTER_REFUSALS);

export const PLAYER_TEXTS = {
  name: said('player.nameMissing'),
  nameTooLong: said('player.nameTooLong', { max: PLAYER_MOST.name }),
  position: said('player.position'),
  jersey: said('player.jersey'),
  weight: said('player.weight'),
  height: said('player.height'),
  age: said('player.age', { max: PLAYER_MOST.age }),
  experience: said('player.experience', { max: PLAYER_MOST.experience }),
  injury: said('player.injury'),
  details: said('player.detailsTooLong', { max: PLAYER_MOST.injuryDetails }),
  unknown: said('player.unknown'),
  fromProvider: said('roster.fromProvider'),
} as const;

/** A text that is stored as `read` understands it; what it doesn't understand is refused. */
const written = <Stored extends string | null>(
  read: (text: string) => Stored | undefined,
  fault: string,
) =>
  z.pipe(
    z.nullish(z.string(fault).check(z.refine((text) => read(text) !== undefined, fault))),
    z.transform((text) => read(text ?? '') as Stored),
  );

const upTo = (most: number, fault: string) =>
  z._default(z.int(fault).check(z.gte(0, fault), z.lte(most, fault)), 0);

const injuryStatus = z._default(z.nullable(z.enum(INJURY_CODES, PLAYER_TEXTS.injury)), null);

const injuryDetails = z.pipe(
  z.nullish(
    z.string().check(z.trim(), z.maxLength(PLAYER_MOST.injuryDetails, PLAYER_TEXTS.details)),
  ),
  z.transform((text) => text || null),
);

export const playerName = requiredLine({
  max: PLAYER_MOST.name,
  blank: PLAYER_TEXTS.name,
  tooLong: PLAYER_TEXTS.nameTooLong,
});

/** A player as an admin enters them. */
export const playerInput = z.object({
  name: playerName,
  position: z.string(PLAYER_TEXTS.position).check(z.regex(/^[A-Z]{1,5}$/, PLAYER_TEXTS.position)),
  jersey: written(jerseyIn, PLAYER_TEXTS.jersey),
  isStarter: z._default(z.boolean(), false),
  weight: written(weightIn, PLAYER_TEXTS.weight),
  height: written(heightIn, PLAYER_TEXTS.height),
  age: upTo(PLAYER_MOST.age, PLAYER_TEXTS.age),
  experience: upTo(PLAYER_MOST.experience, PLAYER_TEXTS.experience),
  injuryStatus,
  injuryDetails,
});
export type PlayerInput = z.input<typeof playerInput>;
export type PlayerFacts = z.output<typeof playerInput>;

/** A line of the injury report; null: healthy. */
export const injuryInput = z.object({
  injuryStatus: z.nullable(z.enum(INJURY_CODES, PLAYER_TEXTS.injury)),
});
export type InjuryInput = z.input<typeof injuryInput>;

/** What happens to a player of a sheet. */
export const ROSTER_CHANGES = ['ADDED', 'CHANGED', 'RETURNED', 'UNCHANGED'] as const;
export type RosterChange = (typeof ROSTER_CHANGES)[number];

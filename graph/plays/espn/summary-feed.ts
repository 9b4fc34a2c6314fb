import { z } from 'zod';
import { MOST_YARDS, LEAST_YARDS } from '../../../schema/plays/plays.ts';
import { readJson } from '../../games/read-json.ts';

/** The provider's summary of a game, as far as it is read. What is odd in one play costs that play alone. */

const spot = z
  .object({
    down: z.number().int().catch(0),
    distance: z.number().int().catch(0),
    yardsToEndzone: z.number().int().catch(0),
    team: z.object({ id: z.string() }).optional().catch(undefined),
  })
  .optional()
  .catch(undefined);

const points = z.number().int().min(0).max(199);

const play = z.object({
  id: z.string().min(1).max(40),
  sequenceNumber: z.coerce.number().int().catch(0),
  type: z.object({ text: z.string().max(60) }).catch({ text: '' }),
  text: z.string().max(1000).catch(''),
  period: z.object({ number: z.number().int().min(1).max(40) }),
  clock: z.object({ displayValue: z.string().max(8) }).catch({ displayValue: '' }),
  start: spot,
  end: spot,
  statYardage: z.number().int().min(LEAST_YARDS).max(MOST_YARDS).nullable().catch(null),
  pointAfterAttempt: z.object({ value: z.number().int() }).optional().catch(undefined),
  homeScore: points,
  awayScore: points,
  wallclock: z.coerce.date().optional().catch(undefined),
});

const drive = z.object({ plays: z.array(z.unknown()).max(300).catch([]) });

const athlete = z.object({
  athlete: z.object({
    id: z.string().max(12),
    displayName: z.string().min(1).max(80),
    jersey: z.string().max(3).nullable().catch(null),
    position: z
      .object({ abbreviation: z.string().max(4) })
      .optional()
      .catch(undefined),
  }),
  stats: z.array(z.string().max(20)).max(30),
});

const teamFigures = z.object({
  team: z.object({ id: z.string() }),
  statistics: z
    .array(
      z.object({
        name: z.string().max(40),
        keys: z.array(z.string().max(60)).max(30),
        athletes: z.array(z.unknown()).max(100).catch([]),
      }),
    )
    .max(20)
    .catch([]),
});

const summary = z.object({
  header: z.object({
    competitions: z
      .array(
        z.object({
          competitors: z
            .array(z.object({ id: z.string(), homeAway: z.enum(['home', 'away']) }))
            .length(2),
        }),
      )
      .min(1),
  }),
  drives: z
    .object({
      previous: z.array(drive).max(100).catch([]),
      current: drive.optional().catch(undefined),
    })
    .catch({ previous: [], current: undefined }),
  boxscore: z.object({ players: z.array(z.unknown()).max(4).catch([]) }).catch({ players: [] }),
});

export type FeedPlay = z.output<typeof play>;
export type FeedSpot = NonNullable<z.output<typeof spot>>;

/** Who did what of one kind, e.g. passing; figures are texts as '22/34', in the order of the keys. */
export interface FeedFigures {
  readonly teamId: string;
  readonly kind: string;
  readonly keys: readonly string[];
  readonly athletes: readonly z.output<typeof athlete>[];
}

export interface Summary {
  /** The provider's id of the host. */
  readonly homeId: string;
  /** In their order; each once. */
  readonly plays: readonly FeedPlay[];
  readonly figures: readonly FeedFigures[];
}

const MOST_BYTES = 6_000_000;
const PATH = '/apis/site/v2/sports/football/nfl/summary';
const MOST_PLAYS = 500;

/**
 * A game with all that happened. Throws when there is no response in time, or one that is no summary or above 6 MB.
 */
export async function fetchSummary(
  baseUrl: string,
  eventId: string,
  withinMs: number,
): Promise<Summary> {
  const limits = { withinMs, mostBytes: MOST_BYTES };
  return readSummary(
    await readJson(baseUrl, `${PATH}?event=${encodeURIComponent(eventId)}`, limits),
  );
}

export function readSummary(raw: unknown): Summary {
  const { header, drives, boxscore } = summary.parse(raw);
  const host = header.competitions[0]!.competitors.find(({ homeAway }) => homeAway === 'home');
  // The current drive may be among the previous ones, too.
  const listed = [...drives.previous, ...(drives.current ? [drives.current] : [])].flatMap(
    ({ plays }) => plays.flatMap((one) => play.safeParse(one).data ?? []),
  );
  const plays = [...new Map(listed.map((one) => [one.id, one])).values()]
    .slice(-MOST_PLAYS)
    .sort((one, other) => one.sequenceNumber - other.sequenceNumber);
  return {
    homeId: host?.id ?? '',
    plays,
    figures: boxscore.players.flatMap((one) => {
      const { data } = teamFigures.safeParse(one);
      return (data?.statistics ?? []).map(({ name: kind, keys, athletes }) => ({
        ...{ teamId: data!.team.id, kind, keys },
        athletes: athletes.flatMap((each) => athlete.safeParse(each).data ?? []),
      }));
    }),
  };
}

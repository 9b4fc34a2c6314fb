import { z } from 'zod';
import { type InjuryCode, UNKNOWN_POSITION } from '../../schema/games/roster.ts';
import { cleanText } from '../../schema/clean-text.ts';
import { RESPONSE_TIMEOUT_MS, readJson } from '../games/read-json.ts';
import type { RosterEntry, RosterSource } from './roster-source.ts';

const TEAM = '/apis/site/v2/sports/football/nfl/teams/den';
const MOST_BYTES = 5_000_000;
/** A roster has 53 players and more in summer; a response with fewer than two elevens is broken. */
const FEWEST_PLAYERS = 22;
const MOST_PLAYERS = 200;
/** Those who practice with the team but are not on its roster. */
const PRACTICE_SQUAD = 'practiceSquad';

/** Position codes that the provider writes differently. */
const OWN_CODES: Readonly<Record<string, string>> = { PK: 'K', OT: 'T', OG: 'G', HB: 'RB' };

const line = (max: number) => z.string().transform(cleanText).pipe(z.string().min(1).max(max));
const years = z.number().int().min(0).max(99);

/** The fields of a player that are read. Odd values other than id and name count as missing. */
const athlete = z.object({
  id: z.string().regex(/^\d{1,12}$/),
  displayName: line(80),
  jersey: z
    .string()
    .regex(/^\d{1,2}$/)
    .catch('0'),
  position: z
    .object({ abbreviation: z.string().regex(/^[A-Z]{1,4}$/) })
    .optional()
    .catch(undefined),
  displayWeight: line(20).nullable().catch(null),
  displayHeight: line(20).nullable().catch(null),
  age: years.catch(0),
  experience: z.object({ years }).catch({ years: 0 }),
  status: z.object({ name: z.string() }).optional().catch(undefined),
  injuries: z
    .array(
      z.object({
        status: z.string(),
        shortComment: line(300).optional().catch(undefined),
      }),
    )
    .catch([]),
});

const roster = z.object({
  athletes: z
    .array(z.object({ position: z.string(), items: z.array(z.unknown()).max(MOST_PLAYERS) }))
    .max(20),
});

const depthCharts = z.object({
  depthchart: z
    .array(
      z.object({
        positions: z.record(
          z.string(),
          z.object({ athletes: z.array(z.object({ id: z.string() })).max(20) }),
        ),
      }),
    )
    .min(1)
    .max(10),
});

/** The team's roster, with those first in the depth chart as its starters. */
export function createEspnRoster(
  baseUrl: string,
  { withinMs = RESPONSE_TIMEOUT_MS } = {},
): RosterSource {
  const read = (path: string) =>
    readJson(baseUrl, TEAM + path, { withinMs, mostBytes: MOST_BYTES });

  /** Undefined when the chart can't be read: the roster is worth storing without it. */
  async function starters(): Promise<ReadonlySet<string> | undefined> {
    const { data } = depthCharts.safeParse(await read('/depthcharts').catch(() => undefined));
    const first = data?.depthchart.flatMap(({ positions }) =>
      Object.values(positions).flatMap(({ athletes: [one] }) => one?.id ?? []),
    );
    return first && new Set(first);
  }

  return async function readRoster() {
    const [listed, starting] = await Promise.all([read('/roster'), starters()]);
    const players = new Map<string, RosterEntry>();
    for (const { position: group, items } of roster.parse(listed).athletes) {
      if (group === PRACTICE_SQUAD) continue;
      for (const item of items) {
        const { data } = athlete.safeParse(item);
        if (data) players.set(data.id, entryOf(data, starting?.has(data.id)));
      }
    }
    if (players.size < FEWEST_PLAYERS || players.size > MOST_PLAYERS)
      throw new Error(`The roster told of ${players.size} players`);
    return [...players.values()];
  };
}

function entryOf(player: z.output<typeof athlete>, isStarter: boolean | undefined): RosterEntry {
  const code = player.position?.abbreviation ?? UNKNOWN_POSITION;
  const [injury] = player.injuries;
  return {
    externalId: player.id,
    name: player.displayName,
    position: OWN_CODES[code] ?? code,
    jersey: player.jersey,
    isStarter,
    weight: player.displayWeight,
    height: player.displayHeight,
    age: player.age,
    experience: player.experience.years,
    injuryStatus: injuryCode(injury?.status) ?? injuryCode(player.status?.name),
    injuryDetails: injury?.shortComment ?? null,
  };
}

const INJURIES: readonly (readonly [words: RegExp, code: InjuryCode])[] = [
  [/^out$/i, 'O'],
  [/injured reserve|^ir\b/i, 'IR'],
  [/questionable/i, 'Q'],
  [/doubtful/i, 'D'],
  [/physically unable|^pup\b/i, 'PUP'],
  [/non.?football|^nfi\b/i, 'NFI'],
  [/suspen/i, 'SUS'],
];

const injuryCode = (words: string | undefined): InjuryCode | null =>
  INJURIES.find(([pattern]) => pattern.test(words ?? ''))?.[1] ?? null;

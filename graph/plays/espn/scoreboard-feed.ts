import { z } from 'zod';
import { readJson } from '../../games/read-json.ts';

/** The provider's scoreboard, as far as it is read. Fields that are absent or odd elsewhere don't matter. */

const competitor = z.object({
  id: z.string(),
  homeAway: z.enum(['home', 'away']),
  score: z.coerce.number().int().min(0).max(999),
  team: z.object({ abbreviation: z.string(), displayName: z.string().optional() }),
});

const event = z.object({
  id: z
    .string()
    .regex(/^\d{1,20}$/)
    .catch(''),
  date: z.coerce.date(),
  competitions: z
    .array(
      z.object({
        competitors: z.array(competitor).length(2),
        status: z.object({
          period: z.number().int().min(0).max(40).catch(0),
          displayClock: z.string().max(8).catch(''),
          type: z.object({
            state: z.enum(['pre', 'in', 'post']),
            completed: z.boolean().default(false),
          }),
        }),
        situation: z
          .object({
            possession: z.string().optional().catch(undefined),
            lastPlay: z.object({ id: z.string() }).optional().catch(undefined),
          })
          .optional()
          .catch(undefined),
      }),
    )
    .min(1),
});

const scoreboard = z.object({ events: z.array(z.unknown()).max(100) });

export type FeedEvent = z.output<typeof event>;

const MOST_BYTES = 2_000_000;
const PATH = '/apis/site/v2/sports/football/nfl/scoreboard';

/**
 * The week's games from the provider, without events that can't be read. Throws when there is no response in time, or
 * one that is no scoreboard or above 2 MB.
 */
export async function fetchScoreboard(baseUrl: string, withinMs: number): Promise<FeedEvent[]> {
  const limits = { withinMs, mostBytes: MOST_BYTES };
  const { events } = scoreboard.parse(await readJson(baseUrl, PATH, limits));
  return events.flatMap((raw) => event.safeParse(raw).data ?? []);
}

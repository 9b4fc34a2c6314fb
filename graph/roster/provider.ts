import type { Env } from '../core/env.ts';
import { looking, type ProviderTools, type SportsProvider } from '../games/sports-provider.ts';
import { DEMO_ROSTER } from './demo-roster.ts';
import { createEspnRoster } from './espn-roster.ts';
import { isRosterDue, refreshRoster } from './refresh-roster.ts';
import type { RosterSource } from './roster-source.ts';

/** Looks so often whether a reading is due; one that failed is tried again then. */
const EVERY_MS = 10 * 60_000;

/** Refreshes the roster: reads it when there is none, and once a day. Without a provider there is nothing to do. */
export function createRosterProvider({ orm, services, logger }: ProviderTools): SportsProvider {
  const source = sourceOf(services.env);
  if (!source) return { start: () => undefined, stop: () => Promise.resolve() };
  const look = async () => {
    if (await isRosterDue(orm.em.fork(), services.clock.now()))
      await refreshRoster(orm, services, source);
  };
  return looking(look, { everyMs: EVERY_MS, logger });
}

/** The roster source of the provider in the settings; null where there is none. */
function sourceOf({ sportsProvider, sportsBaseUrl }: Env): RosterSource | null {
  switch (sportsProvider) {
    case 'demo':
      return () => Promise.resolve(DEMO_ROSTER);
    case 'espn':
      return createEspnRoster(sportsBaseUrl);
    case 'none':
      return null;
  }
}

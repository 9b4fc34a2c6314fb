import { DEMO_ROSTER } from '../../graph/roster/demo-roster.ts';
import type { Calendar } from './calendar.ts';

/** The players of the demo, as its provider lists them. */
export function demoRoster(calendar: Calendar) {
  return DEMO_ROSTER.map(({ externalId, ...player }) => ({
    ...player,
    espnId: externalId,
    lastUpdated: calendar.ago(95),
    createdAt: calendar.at(-6, 0, '12:00'),
  }));
}

import type { DemoGuest } from './demo/demo-guest.ts';
import { createDemoLook } from './demo/demo-provider.ts';
import { createEspnLook } from './espn/espn-provider.ts';
import { looking, type ProviderTools, type SportsProvider } from '../games/sports-provider.ts';

/** The provider that the settings name. Guests come to games of the demo alone. */
export function createSportsProvider(
  tools: ProviderTools,
  guests: readonly DemoGuest[],
): SportsProvider {
  switch (tools.services.env.sportsProvider) {
    case 'demo':
      return looking(createDemoLook(tools, guests), { everyMs: 1_000, logger: tools.logger });
    case 'espn':
      return looking(createEspnLook(tools), { everyMs: 15_000, logger: tools.logger });
    case 'none':
      return { start: () => undefined, stop: () => Promise.resolve() };
  }
}

import { createDemoLook } from './demo/demo-provider.ts';
import { createEspnLook } from './espn/espn-provider.ts';
import { looking, type ProviderTools, type SportsProvider } from '../games/sports-provider.ts';

/** The provider that the settings name. */
export function createSportsProvider(tools: ProviderTools): SportsProvider {
  switch (tools.services.env.sportsProvider) {
    case 'demo':
      return looking(createDemoLook(tools), { everyMs: 1_000, logger: tools.logger });
    case 'espn':
      return looking(createEspnLook(tools), { everyMs: 15_000, logger: tools.logger });
    case 'none':
      return { start: () => undefined, stop: () => Promise.resolve() };
  }
}

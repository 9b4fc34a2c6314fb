import type { SiteSettings } from './settings.ts';

/** Addresses at platforms that admins have entered, for structured data: searches are no profiles. */
export const ownProfiles = (site: SiteSettings): string[] =>
  Object.entries(site).flatMap(([name, value]) =>
    name.endsWith('Url') && typeof value === 'string' ? value : [],
  );

import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShowSource } from '../../../schema/shows/show-sources.ts';
import type { Env } from '../../core/env.ts';
import { AppSetting } from '../../core/database/app-setting.entity.ts';

/** What admins set goes before the environment. An empty text turns the source off. */
export const SOURCE_SETTINGS = {
  youtube: 'youtubeChannel',
  podcast: 'podcastFeed',
} as const satisfies Record<ShowSource, keyof Env>;

/** The channel's id, or the address of the podcast's feed; null when there is none. */
export async function addressOf(
  em: EntityManager,
  env: Env,
  source: ShowSource,
): Promise<string | null> {
  const key = SOURCE_SETTINGS[source];
  const [stored] = await em.find(AppSetting, { key }, { disableIdentityMap: true });
  return (typeof stored?.value === 'string' ? stored.value : env[key]) || null;
}

import type { ShowSource } from '../../../schema/shows/show-sources.ts';
import type { Context } from '../../core/context.ts';
import { AppSetting } from '../../core/database/app-setting.entity.ts';

/** What admins set goes before the environment. An empty text turns the source off. */
const SETTINGS = {
  youtube: ['youtubeChannel', 'youtubeChannel'],
  podcast: ['podcastFeed', 'podcastFeed'],
} as const satisfies Record<ShowSource, readonly [setting: string, variable: string]>;

/** The channel's id, or the address of the podcast's feed; null when there is none. */
export async function addressOf(ctx: Context, source: ShowSource): Promise<string | null> {
  const [key, variable] = SETTINGS[source];
  const set = (await ctx.em.fork().findOne(AppSetting, key))?.value;
  return (typeof set === 'string' ? set : ctx.env[variable]) || null;
}

import * as z from 'zod/mini';
import { sayingFrom } from '../refusals/said.ts';
import { SETTINGS_REFUSALS } from '../refusals/settings.ts';
import { SHOWS_REFUSALS } from '../refusals/shows.ts';
import type { ShowSource } from './show-sources.ts';

const said = sayingFrom({ ...SETTINGS_REFUSALS, ...SHOWS_REFUSALS });

const ADDRESS_MAX = 500;
const IN_ADDRESS = /^https?:\/\/(?:www\.|m\.)?youtube\.com\/channel\/(UC[\w-]{22})(?:[/?#]|$)/i;

/** The id of a channel: as it is, or in the channel's address. */
const channelId = (text: string) => IN_ADDRESS.exec(text)?.[1] ?? text;

const isFeed = (url: string) => /^https?:\/\/[^\s"<>\\]+$/i.test(url) && URL.canParse(url);

const channel = z.string(said('source.channel')).check(
  z.trim(),
  z.overwrite(channelId),
  z.refine((id) => id === '' || /^UC[\w-]{22}$/.test(id), said('source.channel')),
);

const feed = z.string(said('source.feed')).check(
  z.trim(),
  z.maxLength(ADDRESS_MAX, said('settings.tooLong', { max: ADDRESS_MAX })),
  z.refine((url) => url === '' || isFeed(url), said('source.feed')),
);

/** Where a source is. Null: where the environment says. The empty text: nothing is imported. */
export const sourceInput = z.discriminatedUnion('source', [
  z.object({ source: z.literal('youtube'), address: z.nullish(channel) }),
  z.object({ source: z.literal('podcast'), address: z.nullish(feed) }),
]);
export interface SourceInput {
  readonly source: ShowSource;
  readonly address?: string | null | undefined;
}

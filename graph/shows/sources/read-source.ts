import type { Context } from '../../core/context.ts';
import { episodesIn, FeedFormatError, videosIn } from './feed-items.ts';
import { type FetchedText, fetchText } from './fetch-text.ts';
import type { ShowSource } from './show-source.entity.ts';
import type { SourceItem } from './source-item.ts';
import { subscribersIn, withDetails } from './youtube-details.ts';

interface ReadSource {
  /** Null: nothing has changed. */
  readonly items: readonly SourceItem[] | null;
  /** What to remember until the next time. */
  readonly known: Partial<ShowSource>;
}

const HOUR_MS = 3_600_000;

export async function readSource(
  ctx: Context,
  due: ShowSource,
  signal: AbortSignal,
): Promise<ReadSource> {
  return due.source === 'youtube' ? readChannel(ctx, due, signal) : readPodcast(ctx, due, signal);
}

const conditions = ({ etag, lastModified }: ShowSource) => ({
  accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml',
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

const validators = ({ etag, lastModified }: FetchedText) => ({ etag, lastModified });

async function readPodcast(
  ctx: Context,
  due: ShowSource,
  signal: AbortSignal,
): Promise<ReadSource> {
  const fetched = await fetchText(due.address, {
    ownHosts: ctx.env.feedHosts,
    headers: conditions(due),
    signal,
  });
  if (fetched.text === null) return { items: null, known: {} };
  return { items: episodesIn(fetched.text), known: validators(fetched) };
}

/** The channel's feed; with a key also what only the API knows, which changes without the feed. */
async function readChannel(
  ctx: Context,
  due: ShowSource,
  signal: AbortSignal,
): Promise<ReadSource> {
  const { youtubeUrl, youtubeApiKey, feedHosts: ownHosts } = ctx.env;
  const address = `${youtubeUrl}/feeds/videos.xml?channel_id=${encodeURIComponent(due.address)}`;
  const headers = youtubeApiKey ? { accept: 'application/atom+xml' } : conditions(due);
  const fetched = await fetchText(address, { ownHosts, headers, signal });
  if (fetched.text === null) return { items: null, known: {} };
  const items = videosIn(fetched.text);
  if (!youtubeApiKey) return { items, known: validators(fetched) };
  const ask = (path: string) => askApi(ctx, path, signal);
  const ids = items.map(({ sourceId }) => sourceId).join(',');
  const detailed = ids
    ? withDetails(
        items,
        await ask(
          `videos?part=snippet,contentDetails,liveStreamingDetails&maxResults=50&id=${ids}`,
        ),
      )
    : items;
  return { items: detailed, known: await subscribersNow(ctx, due, ask) };
}

/** Asked hourly; what was known last stays when the channel hides it. */
async function subscribersNow(
  ctx: Context,
  { address, subscribers, subscribersAt }: ShowSource,
  ask: (path: string) => Promise<unknown>,
): Promise<Partial<ShowSource>> {
  const now = ctx.now();
  if (subscribersAt && now.getTime() - subscribersAt.getTime() < HOUR_MS) return {};
  const counted = subscribersIn(
    await ask(`channels?part=statistics&id=${encodeURIComponent(address)}`),
  );
  return { subscribers: counted ?? subscribers ?? null, subscribersAt: now };
}

/** The key goes in a header, where no log has it, and to no other host: redirects are not followed. */
async function askApi(ctx: Context, path: string, signal: AbortSignal): Promise<unknown> {
  const { youtubeApiUrl, youtubeApiKey, feedHosts } = ctx.env;
  const { text } = await fetchText(`${youtubeApiUrl}/youtube/v3/${path}`, {
    ownHosts: feedHosts,
    headers: { accept: 'application/json', 'x-goog-api-key': youtubeApiKey ?? '' },
    redirects: 0,
    signal,
  });
  try {
    return JSON.parse(text ?? '');
  } catch (error) {
    throw new FeedFormatError('The API answered without JSON', { cause: error });
  }
}

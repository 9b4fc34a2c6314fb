import * as z from 'zod/mini';
import { FeedFormatError } from './feed-items.ts';
import { clockOf, type SourceItem } from './source-item.ts';

/** What YouTube's API says of videos and of the channel. */

const video = z.object({
  id: z.string(),
  snippet: z.optional(z.object({ liveBroadcastContent: z.optional(z.string()) })),
  contentDetails: z.optional(z.object({ duration: z.optional(z.string()) })),
  liveStreamingDetails: z.optional(
    z.object({
      scheduledStartTime: z.optional(z.string()),
      actualStartTime: z.optional(z.string()),
      actualEndTime: z.optional(z.string()),
    }),
  ),
});

const videos = z.object({ items: z.array(video) });

const channels = z.object({
  items: z.array(
    z.object({
      statistics: z.object({
        subscriberCount: z.string().check(z.regex(/^\d{1,10}$/)),
        hiddenSubscriberCount: z.optional(z.boolean()),
      }),
    }),
  ),
});

function read<Shape extends z.ZodMiniType>(shape: Shape, json: unknown): z.output<Shape> {
  const { data, error } = shape.safeParse(json);
  if (!data) throw new FeedFormatError('The API answered in another form', { cause: error });
  return data;
}

/** Null when the channel hides the figure. */
export function subscribersIn(json: unknown): number | null {
  const { statistics } = read(channels, json).items[0] ?? {};
  return !statistics || statistics.hiddenSubscriberCount
    ? null
    : Number(statistics.subscriberCount);
}

/** Seconds of an ISO 8601 duration, e.g. `PT1H2M45S`. */
function secondsOf(duration: string | undefined): number | undefined {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration ?? '');
  if (!found) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** The videos with durations and broadcasts. One that is to come is dated to its start, so that it appears then. */
export function withDetails(items: readonly SourceItem[], json: unknown): SourceItem[] {
  const known = new Map(read(videos, json).items.map((one) => [one.id, one]));
  return items.map((item) => {
    const details = known.get(item.sourceId);
    if (!details) return item;
    const { liveStreamingDetails: live, contentDetails, snippet } = details;
    const duration = clockOf(secondsOf(contentDetails?.duration)) ?? item.duration;
    if (!live) return { ...item, duration };
    const start = new Date(live.actualStartTime ?? live.scheduledStartTime ?? NaN);
    return {
      ...item,
      duration,
      type: 'live' as const,
      url: `https://www.youtube.com/watch?v=${item.sourceId}`,
      publishedAt: Number.isNaN(start.getTime()) ? item.publishedAt : start,
      isCurrentlyLive: snippet?.liveBroadcastContent === 'live' && !live.actualEndTime,
    };
  });
}

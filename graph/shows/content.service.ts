import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type ContentItemView, type ContentType } from '../../schema/shows/shows.ts';
import type { ShowSource } from '../../schema/shows/show-sources.ts';
import type { Context } from '../core/context.ts';
import { isoInstant } from '../core/instants.ts';
import { type Connection, readConnection } from '../core/paging/connection.ts';
import { cursorOfShow } from './archive/show-archive.reads.ts';
import { db } from '../core/database/db.ts';
import { asInt, type Slots, statement } from '../core/database/rows.ts';

interface Wanted {
  readonly type: ContentType;
  readonly first: number;
}

interface Wishes {
  readonly types: readonly ContentType[];
  readonly limits: readonly number[];
  readonly now: string;
}

/** Types and lengths of the lists that are wanted, as a table. */
const wishesIn = ({ types, limits }: Slots<Wishes>) =>
  sql<{ type: ContentType; most: number; wish: string }>`unnest(${types}::text[], ${limits}::int[])
    with ordinality`.as<'w'>(sql`w (type, most, wish)`);

const readWishes = statement((of: Slots<Wishes>) =>
  db
    .selectFrom(wishesIn(of))
    .innerJoinLateral(
      ({ ref, selectFrom }) =>
        selectFrom('contentFeeds as f')
          .selectAll()
          .whereRef('f.type', '=', 'w.type')
          .where('f.publishedAt', '<=', of.now)
          .where(({ not, ref }) => not(ref('f.isHidden')))
          .where('f.goneAt', 'is', null)
          .orderBy('f.isCurrentlyLive', 'desc')
          .orderBy('f.publishedAt', 'desc')
          .orderBy('f.id', 'desc')
          .limit(ref('w.most'))
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(({ ref }) => asInt(ref('w.wish')).as('wish'))
    .select(['c.id', 'c.type', 'c.title', 'c.url', 'c.description', 'c.thumbnailUrl'])
    .select(['c.duration', 'c.publishedAt', 'c.externalId', 'c.isLive', 'c.isCurrentlyLive'])
    .select(['c.audioUrl', 'c.viewCount', 'c.createdAt'])
    .orderBy('w.wish')
    .orderBy('c.isCurrentlyLive', 'desc')
    .orderBy('c.publishedAt', 'desc')
    .orderBy('c.id', 'desc'),
);

/** The newest items of several types in one statement, however many lists a page shows. */
async function readNewest(ctx: Context, wanted: readonly Wanted[]): Promise<ContentItemView[][]> {
  const rows = await readWishes(ctx.em, {
    types: wanted.map(({ type }) => type),
    limits: wanted.map(({ first }) => first),
    now: ctx.now().toISOString(),
  });
  const lists: ContentItemView[][] = wanted.map(() => []);
  for (const { wish, publishedAt, createdAt, ...item } of rows) {
    lists[wish - 1]!.push({
      ...item,
      publishedAt: publishedAt === null ? null : isoInstant(publishedAt),
      createdAt: isoInstant(createdAt),
    });
  }
  return lists;
}

const loaders = new WeakMap<Context, DataLoader<Wanted, ContentItemView[], string>>();

/** The newest items of a type, newest first, but what is on the air before all others. */
export const recentContent = (
  ctx: Context,
  { type, first }: Wanted,
): Promise<Connection<ContentItemView>> =>
  readConnection({ first }, (page) => newestOf(ctx, { type, first: page.first }), cursorOfShow);

function newestOf(ctx: Context, wanted: Wanted): Promise<ContentItemView[]> {
  let loader = loaders.get(ctx);
  if (!loader) {
    loader = new DataLoader((wanted: readonly Wanted[]) => readNewest(ctx, wanted), {
      cacheKeyFn: ({ type, first }) => `${type} ${first}`,
    });
    loaders.set(ctx, loader);
  }
  return loader.load(wanted);
}

/** What is on the air of a type, else its newest; null when there is none. */
export async function latestContent(
  ctx: Context,
  type: ContentType,
): Promise<ContentItemView | null> {
  const [newest] = await newestOf(ctx, { type, first: 1 });
  return newest ?? null;
}

/** The channel's subscribers as last known, else the figure that admins have entered. */
export async function channelStats(ctx: Context) {
  const [known] = await readSubscribers(ctx.em, { source: 'youtube' });
  return { subscriberCount: known?.subscribers ?? ctx.site.fallbackSubscribers };
}

const readSubscribers = statement(({ source }: Slots<{ source: ShowSource }>) =>
  db.selectFrom('showSources').select('subscribers').where('source', '=', source),
);

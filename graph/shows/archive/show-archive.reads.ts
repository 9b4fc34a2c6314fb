import DataLoader from 'dataloader';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { showSeason, showSeasonSpan } from '../../../schema/shows/archive.ts';
import {
  CONTENT_TYPES,
  type ContentItemView,
  type ContentType,
} from '../../../schema/shows/shows.ts';
import { SEARCH_MIN_LENGTH, searchWords } from '../../../schema/site/search.ts';
import { can } from '../../../schema/accounts/capabilities.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { type Connection, type PageRequest, readConnection } from '../../core/paging/connection.ts';
import { anInstant, aRowId, defineCursor } from '../../core/paging/cursors.ts';
import { ContentFeed } from '../content-feed.entity.ts';
import { showView } from '../show-events.ts';
import { isVisible } from '../show-state.ts';
import { isBehind, newestShows, ofShow, ofTypes, showDate } from '../shows-by-date.ts';

const cursor = defineCursor<readonly [at: string, id: number]>(
  'shows',
  z.tuple([anInstant, aRowId]),
);

interface Page extends PageRequest {
  /** Of these types; all without it. */
  readonly types?: readonly ContentType[] | null | undefined;
  readonly season?: number | null | undefined;
  readonly search?: string | null | undefined;
}

const { and, not, ref, eb } = ofShow;

const LONG_AGO = '-infinity';

interface Bounds {
  readonly from: string;
  readonly until: string;
  /** The page begins behind this show. */
  readonly at: string;
  readonly id: number;
}

/** What visitors see of the shows `f` once its time has come. */
const isPublic = and([
  not(ref('f.isHidden')),
  eb('f.goneAt', 'is', null),
  eb('f.publishedAt', 'is not', null),
]);

/** What visitors see of the shows `f`, from when to when. */
const isShown = ({ from, until, at, id }: Bounds) =>
  and([isPublic, eb(showDate, '>=', from), eb(showDate, '<', until), isBehind(at, id)]);

/** The shows that everybody sees, newest first, page by page. */
export function shows(ctx: Context, page: Page): Promise<Connection<ContentItemView>> {
  const read = async (some: PageRequest) => {
    const ids = await readIds(ctx, { ...page, ...some });
    const found = await ctx.em.fork().find(ContentFeed, { id: { $in: ids } });
    const byId = new Map(found.map((show) => [show.id, showView(show)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return readConnection(page, read, cursorOfShow);
}

/** Where a show is among the shows. */
export const cursorOfShow = ({ id, publishedAt, createdAt }: ContentItemView): string =>
  cursor.of(publishedAt ?? createdAt, id);

async function readIds(ctx: Context, page: Page): Promise<number[]> {
  const { search, first: limit } = page;
  const bounds = boundsOf(ctx, page);
  const types = typesOf(page.types);
  if (search == null || search.trim() === '')
    return newestShows(ctx.em, { types, where: isShown(bounds), limit });
  const words = searchWords(search);
  if (search.trim().length < SEARCH_MIN_LENGTH || words.length === 0) return [];
  await ctx.limits.take('search', ctx.viewer ? `user:${ctx.viewer.id}` : ctx.address);
  return idsByWords(ctx, words, { types, bounds, limit });
}

/** Each once; nothing said means all. */
const typesOf = (types: readonly ContentType[] | null | undefined): readonly ContentType[] =>
  types?.length ? [...new Set(types)] : CONTENT_TYPES;

/** What comes out later than now is not there yet. */
function boundsOf(ctx: Context, { after, season }: Page): Bounds {
  const [at, id] = after == null ? ['infinity', 0] : cursor.read(after);
  const { from, until } = season == null ? {} : spanOf(season);
  const now = new Date(ctx.now().getTime() + 1);
  return {
    from: from?.toISOString() ?? LONG_AGO,
    until: (until && until < now ? until : now).toISOString(),
    at,
    id,
  };
}

const EARLIEST = 1900;
const LATEST = 2500;
const spanOf = (season: number) => showSeasonSpan(Math.min(LATEST, Math.max(EARLIEST, season)));

interface Wanted {
  readonly types: readonly ContentType[];
  readonly bounds: Bounds;
  readonly limit: number;
}

/** Shows that have every word, or a word that begins with it, in their title or description. */
async function idsByWords(
  ctx: Context,
  words: readonly string[],
  { types, bounds, limit }: Wanted,
): Promise<number[]> {
  const query = words.map((word) => `${word}:*`).join(' & ');
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('searchEntries as e')
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('contentFeeds as f')
            .select('f.id')
            .select(showDate.as('at'))
            .whereRef('f.id', '=', 'e.subjectId')
            .where('f.type', 'in', types)
            .where(isShown(bounds))
            // Each by its id, and never all of them.
            .limit(1)
            .as('c'),
        (join) => join.onTrue(),
      )
      .select('c.id')
      .where('e.kind', '=', 'content')
      .where(
        ({ ref }) =>
          sql<boolean>`${ref('e.document')} @@ to_tsquery('english', unaccent(${query}))`,
      )
      .orderBy('c.at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit),
  );
  return rows.map(({ id }) => id);
}

/** Older ones are not offered. */
const MOST_SEASONS = 40;

/** The seasons that have shows, latest first. */
export async function showSeasons(
  ctx: Context,
  types: readonly ContentType[] | null | undefined,
): Promise<number[]> {
  const latest = showSeason(ctx.now());
  const spans = Array.from({ length: MOST_SEASONS }, (_, index) => ({
    season: latest - index,
    ...boundsOf(ctx, { first: 1, season: latest - index }),
  }));
  const of = <Name extends 'season' | 'from' | 'until'>(name: Name) =>
    spans.map((span) => span[name]);
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom(
        sql<{ season: number; from: string; until: string }>`unnest(${of('season')}::int[],
          ${of('from')}::timestamptz[], ${of('until')}::timestamptz[])`.as<'w'>(
          sql`w (season, "from", "until")`,
        ),
      )
      .crossJoin(ofTypes(typesOf(types)))
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('contentFeeds as f')
            .select('f.id')
            .whereRef('f.type', '=', 't.type')
            .where(isPublic)
            // These bounds and no others: the index is read from the first that is named.
            .where(({ eb, ref }) => eb(showDate, '>=', ref('w.from')))
            .where(({ eb, ref }) => eb(showDate, '<', ref('w.until')))
            // One is enough; without it the database would read all of them.
            .limit(1)
            .as('c'),
        (join) => join.onTrue(),
      )
      .select('w.season')
      .distinct()
      .orderBy('w.season', 'desc'),
  );
  return rows.map(({ season }) => season);
}

async function readShows(
  ctx: Context,
  ids: readonly number[],
): Promise<(ContentItemView | null)[]> {
  const stored = await ctx.em.fork().find(ContentFeed, { id: { $in: [...ids] } });
  const maySeeAll = can(ctx.viewer, 'show.manage');
  const seen = stored.filter((each) => maySeeAll || isVisible(each, ctx.now()));
  const byId = new Map(seen.map((each) => [each.id, showView(each)]));
  return ids.map((id) => byId.get(id) ?? null);
}

const loaders = new WeakMap<Context, DataLoader<number, ContentItemView | null>>();

/** One show, read together with others of the request; null where there is none that this viewer may see. */
export function show(ctx: Context, id: number): Promise<ContentItemView | null> {
  let loader = loaders.get(ctx);
  if (!loader) {
    loader = new DataLoader((ids: readonly number[]) => readShows(ctx, ids));
    loaders.set(ctx, loader);
  }
  return loader.load(id);
}

/** Every show on the site, newest first, as a list of addresses needs it. */
export async function shownShows(
  ctx: Context,
  limit: number,
): Promise<{ id: number; type: ContentType; publishedAt: Date }[]> {
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('contentFeeds as f')
      .select(['f.id', 'f.type'])
      .select(showDate.as('publishedAt'))
      .where(isShown(boundsOf(ctx, { first: 1 })))
      .orderBy(showDate, 'desc')
      .orderBy('f.id', 'desc')
      .limit(limit),
  );
  return rows.map(({ publishedAt, ...each }) => ({ ...each, publishedAt: new Date(publishedAt) }));
}

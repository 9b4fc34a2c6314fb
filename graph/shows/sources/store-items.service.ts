import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShowSource } from '../../../schema/shows/show-sources.ts';
import type { ShowEventKind } from '../../../schema/shows/shows.ts';
import type { Context } from '../../core/context.ts';
import { takeLock } from '../../core/database/locks.ts';
import { ContentFeed } from '../content-feed.entity.ts';
import { wakeFor } from '../show-schedule.service.ts';
import { isVisible, markEdited, publishSaved, visibleChange } from '../show-state.ts';
import { DeletedImport } from './deleted-import.entity.ts';
import type { SourceItem } from './source-item.ts';

/** What a source may correct, unless an admin edited it. */
const CORRECTED = [
  'type',
  'title',
  'url',
  'description',
  'duration',
  'thumbnailUrl',
  'publishedAt',
  'externalId',
  'audioUrl',
  'chaptersUrl',
  'transcriptUrl',
  'appleId',
] as const;

/** Older ones come without a notice: what a source had when it was entered is no news. */
const NEWS_MS = 24 * 3_600_000;

interface Change {
  readonly show: ContentFeed;
  readonly kind: ShowEventKind | null;
}

/** Stores what a source has: new shows, corrections, and which ones are no longer there. */
export async function storeItems(
  ctx: Context,
  source: ShowSource,
  items: readonly SourceItem[],
): Promise<void> {
  const em = ctx.em.fork();
  const changes = await em.transactional(async (tx) => {
    await takeLock(tx, 'import of shows');
    const stored = await storedFor(tx, source, items);
    const changed: Change[] = [];
    for (const item of items) {
      const change = storeOne(ctx, tx, { source, item, stored });
      if (change) changed.push(change);
    }
    changed.push(...(await markVanished(ctx, tx, source, items)));
    await tx.flush();
    for (const { show } of changed) await wakeFor(ctx, show, tx);
    return changed;
  });
  publishImport(ctx, changes);
}

/** News one by one; of everything else the newest, which makes pages refetch as well as all would. */
function publishImport(ctx: Context, changes: readonly Change[]): void {
  const news = changes.filter(({ kind }) => kind === 'PUBLISHED' || kind === 'REMOVED');
  const [other] = changes.filter((one) => !news.includes(one));
  for (const { kind, show } of [...(other ? [other] : []), ...news]) publishSaved(ctx, kind, show);
}

interface Stored {
  readonly byItem: ReadonlyMap<string, ContentFeed>;
  /** Entered by hand, or already of another item, by the id at the platform. */
  readonly byExternalId: Map<string, ContentFeed>;
  readonly deleted: ReadonlySet<string>;
}

async function storedFor(
  tx: EntityManager,
  source: ShowSource,
  items: readonly SourceItem[],
): Promise<Stored> {
  const ids = items.map(({ sourceId }) => sourceId);
  const externalIds = items.flatMap(({ externalId }) => externalId ?? []);
  const found = await tx.find(ContentFeed, {
    $or: [{ source, sourceId: { $in: ids } }, { externalId: { $in: externalIds } }],
  });
  const deleted = await tx.find(DeletedImport, { source, sourceId: { $in: ids } });
  return {
    byItem: new Map(
      found.flatMap((show) => (show.source === source ? [[show.sourceId ?? '', show]] : [])),
    ),
    byExternalId: new Map(
      found.flatMap((show) => (show.externalId ? [[show.externalId, show]] : [])),
    ),
    deleted: new Set(deleted.map(({ sourceId }) => sourceId)),
  };
}

interface Storing {
  readonly source: ShowSource;
  readonly item: SourceItem;
  readonly stored: Stored;
}

function storeOne(
  ctx: Context,
  tx: EntityManager,
  { source, item, stored }: Storing,
): Change | null {
  const now = ctx.now();
  const { sourceId, isCurrentlyLive: _live, viewCount, ...rest } = item;
  if (stored.deleted.has(sourceId)) return null;
  const twin = item.externalId ? stored.byExternalId.get(item.externalId) : undefined;
  const show = stored.byItem.get(sourceId) ?? (twin?.source == null ? twin : undefined);
  // An id at a platform belongs to one show only.
  const facts = { ...rest, externalId: twin && twin !== show ? null : item.externalId };
  if (!show) {
    const isNews = now.getTime() - item.publishedAt.getTime() < NEWS_MS;
    const added = tx.create(ContentFeed, {
      ...facts,
      source,
      sourceId,
      viewCount: viewCount ?? 0,
      isLive: item.type === 'live',
      announcedAt: isNews || item.publishedAt > now ? null : now,
      createdAt: now,
    });
    if (item.externalId) stored.byExternalId.set(item.externalId, added);
    return { show: added, kind: visibleChange(added, false, now) };
  }
  if (show.source == null) adopt(show, source, sourceId);
  if (viewCount !== null) show.viewCount = viewCount;
  const wasVisible = isVisible(show, now);
  const corrected = CORRECTED.filter(
    (name) => !show.editedFields.includes(name) && !isSame(show[name], facts[name]),
  );
  for (const name of corrected) Object.assign(show, { [name]: facts[name] });
  show.isLive ||= show.type === 'live';
  const isBack = show.goneAt != null;
  show.goneAt = null;
  if (corrected.length === 0 && !isBack) return null;
  return { show, kind: visibleChange(show, wasVisible, now) };
}

/** A show that an admin had entered by hand before the source had it: what the admin wrote stays. */
function adopt(show: ContentFeed, source: ShowSource, sourceId: string): void {
  show.source = source;
  show.sourceId = sourceId;
  markEdited(
    show,
    CORRECTED.filter((name) => show[name] != null),
  );
}

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : (value ?? null));
const isSame = (one: unknown, other: unknown) => plain(one) === plain(other);

/**
 * Marks what the source no longer has. A feed has only the newest: what is older than its last entry isn't missing. An
 * empty feed says nothing.
 */
async function markVanished(
  ctx: Context,
  tx: EntityManager,
  source: ShowSource,
  items: readonly SourceItem[],
): Promise<Change[]> {
  if (items.length === 0) return [];
  const now = ctx.now();
  const oldest = new Date(Math.min(...items.map(({ publishedAt }) => publishedAt.getTime())));
  const vanished = await tx.find(ContentFeed, {
    source,
    goneAt: null,
    publishedAt: { $gte: oldest },
    sourceId: { $nin: items.map(({ sourceId }) => sourceId) },
  });
  return vanished.map((show) => {
    const wasVisible = isVisible(show, now);
    show.goneAt = now;
    return { show, kind: visibleChange(show, wasVisible, now) };
  });
}

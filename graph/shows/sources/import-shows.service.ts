import { SHOW_SOURCES, type ShowSource as Source } from '../../../schema/shows/show-sources.ts';
import type { Context } from '../../core/context.ts';
import { FetchError } from '../../core/network/outside-request.ts';
import { FeedFormatError } from './feed-items.ts';
import { readSource } from './read-source.ts';
import { ShowSource } from './show-source.entity.ts';
import { addressOf } from './source-address.ts';
import { storeItems } from './store-items.service.ts';
import { READ_SHOW_TEXTS } from '../texts/read-show-texts.service.ts';
import { followBroadcasts } from './follow-broadcasts.service.ts';

/** Name of the job that asks the sources. */
export const IMPORT_SHOWS = 'import-shows';

const EVERY_MS = 15 * 60_000;
const AT_MOST_MS = 24 * 3_600_000;
/** While one node asks, no other does; one that stops in between is replaced after that time. */
const LEASE_MS = 5 * 60_000;

/** Imports what is due from each source, and wakes itself for the next time. */
export async function importShows(ctx: Context, signal: AbortSignal): Promise<void> {
  for (const source of SHOW_SOURCES) {
    const due = await takeDue(ctx, source);
    if (due) await importFrom(ctx, due, signal);
    if (signal.aborted) return;
  }
  const [next] = await ctx.em.fork().find(ShowSource, {}, { orderBy: { dueAt: 'asc' }, limit: 1 });
  if (next) await ctx.jobs.wake(ctx.em, IMPORT_SHOWS, next.dueAt);
}

/** The source if it is to be asked now. Of several nodes, one gets it. */
async function takeDue(ctx: Context, source: Source): Promise<ShowSource | null> {
  const now = ctx.now();
  const em = ctx.em.fork();
  const address = await addressOf(em, ctx.env, source);
  if (!address) {
    await em.nativeDelete(ShowSource, { source });
    return null;
  }
  await em.upsert(
    ShowSource,
    { source, address, dueAt: now },
    { onConflictAction: 'ignore', onConflictFields: ['source'] },
  );
  // Of another address nothing is known yet.
  await em.nativeUpdate(
    ShowSource,
    { source, address: { $ne: address } },
    {
      address,
      dueAt: now,
      etag: null,
      lastModified: null,
      failures: 0,
      fault: null,
      succeededAt: null,
    },
  );
  const taken = await em.nativeUpdate(
    ShowSource,
    { source, dueAt: { $lte: now } },
    { dueAt: new Date(now.getTime() + LEASE_MS) },
  );
  return taken === 1 ? em.findOneOrFail(ShowSource, { source }, { refresh: true }) : null;
}

async function importFrom(ctx: Context, due: ShowSource, signal: AbortSignal): Promise<void> {
  const { source } = due;
  let next: Partial<ShowSource>;
  try {
    const read = await readSource(ctx, due, signal);
    // An admin may have set another address since.
    if ((await addressOf(ctx.em.fork(), ctx.env, source)) !== due.address) return;
    if (read.items) {
      await storeItems(ctx, source, read.items);
      await ctx.jobs.wake(ctx.em, READ_SHOW_TEXTS, ctx.now());
    }
    await followBroadcasts(ctx, read.items ?? []);
    next = {
      ...read.known,
      fault: null,
      failures: 0,
      succeededAt: ctx.now(),
      dueAt: later(ctx, EVERY_MS),
    };
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof FetchError) && !(error instanceof FeedFormatError)) throw error;
    next = failed(ctx, due, error);
    if (due.failures === 0) ctx.log.warn({ err: error, source }, 'Shows could not be imported');
  }
  const changed = { ...next, checkedAt: ctx.now() };
  await ctx.em.fork().nativeUpdate(ShowSource, { source, address: due.address }, changed);
  ctx.publish('showSource.changed', { source });
}

/** It is asked less and less often while it fails, and not before the time that it names. */
function failed(
  ctx: Context,
  { failures }: ShowSource,
  error: FetchError | FeedFormatError,
): Partial<ShowSource> {
  const isFetch = error instanceof FetchError;
  const wait = Math.min(AT_MOST_MS, EVERY_MS * 2 ** Math.min(failures + 1, 10));
  const asked = isFetch ? Math.min(AT_MOST_MS, error.retryAfterMs ?? 0) : 0;
  return {
    fault: isFetch ? FAULTS[error.fault] : 'NO_FEED',
    failures: failures + 1,
    dueAt: later(ctx, Math.max(wait, asked)),
  };
}

const FAULTS = { refused: 'REFUSED', 'too large': 'TOO_LARGE', later: 'NOT_NOW' } as const;

/** Up to a tenth more, so that many sites don't ask at the same moment. */
const later = (ctx: Context, ms: number) =>
  new Date(ctx.now().getTime() + ms * (1 + Math.random() / 10));

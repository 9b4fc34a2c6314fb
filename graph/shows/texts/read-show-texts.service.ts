import { LockMode } from '@mikro-orm/core';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import type { Tables } from '../../core/database/tables.ts';
import { FetchError } from '../../core/network/outside-request.ts';
import { ContentFeed } from '../content-feed.entity.ts';
import { fetchText } from '../sources/fetch-text.ts';
import { addressOf } from '../sources/source-address.ts';
import { audioLength } from './audio-length.ts';
import { chaptersIn } from './chapters.ts';
import { ShowText } from './show-text.entity.ts';
import { TextFormatError } from './text-format-error.ts';
import { transcriptIn } from './transcript.ts';

/** Name of the job that reads chapters and transcripts at the hosts of the shows. */
export const READ_SHOW_TEXTS = 'read-show-texts';

/** At most so many at once; a podcast that was just entered may have a thousand. */
const BATCH = 10;
const NEXT_MS = 5_000;
/** While one node reads, no other does. */
const LEASE_MS = 5 * 60_000;
const AGAIN_MS = 15 * 60_000;
const AT_MOST_MS = 24 * 3_600_000;
/** Then the file is taken for gone, until its address changes. */
const MOST_FAILURES = 8;

const MOST_BYTES = { chapters: 256 * 1024, transcript: 2 * 1024 * 1024 } as const;

interface Due {
  readonly showId: number;
  readonly chaptersUrl: string | null;
  readonly transcriptUrl: string | null;
  readonly audioUrl: string | null;
  readonly failures: number;
}

/** Reads what is due, the newest shows first, and wakes itself for the rest. */
export async function readShowTexts(ctx: Context, signal: AbortSignal): Promise<void> {
  const taken = await takeDue(ctx);
  for (const due of taken) {
    if (signal.aborted) return;
    await readTexts(ctx, due, signal);
  }
  const next = taken.length < BATCH ? await nextDue(ctx) : new Date(ctx.now().getTime() + NEXT_MS);
  if (next) await ctx.jobs.wake(ctx.em, READ_SHOW_TEXTS, next);
}

type Joined = ExpressionBuilder<
  Tables & { f: Tables['contentFeeds']; t: Tables['showTexts'] },
  'f' | 't'
>;

const isDue = ({ or, and, eb, ref }: Joined, now: string, hasFeed: boolean) =>
  or([
    eb('t.showId', 'is', null),
    eb('t.dueAt', '<=', now),
    and([
      eb('t.dueAt', 'is', null),
      or([
        eb('t.chaptersUrl', 'is distinct from', ref('f.chaptersUrl')),
        eb('t.transcriptUrl', 'is distinct from', ref('f.transcriptUrl')),
        ...(hasFeed ? [eb('t.audioUrl', 'is distinct from', ref('f.audioUrl'))] : []),
      ]),
    ]),
  ]);

/**
 * The shows whose files are to be read now. Of several nodes, one gets each. How long audio files are only matters to
 * this site's own feed, which is off while another one is imported.
 */
async function takeDue(ctx: Context): Promise<Due[]> {
  const now = ctx.now();
  const hasFeed = (await addressOf(ctx.em.fork(), ctx.env, 'podcast')) === null;
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  return rowsOf(
    ctx.em,
    db
      .insertInto('showTexts')
      .columns(['showId', 'chaptersUrl', 'transcriptUrl', 'audioUrl', 'dueAt', 'failures'])
      .expression(({ selectFrom }) =>
        selectFrom('contentFeeds as f')
          .leftJoin('showTexts as t', 't.showId', 'f.id')
          .select(['f.id', 'f.chaptersUrl', 'f.transcriptUrl'])
          .select(hasFeed ? 'f.audioUrl' : 't.audioUrl')
          .select([sql<string>`${until}::timestamptz`.as('dueAt'), sql<number>`0`.as('failures')])
          .where(({ or, eb }) =>
            or([
              eb('f.chaptersUrl', 'is not', null),
              eb('f.transcriptUrl', 'is not', null),
              ...(hasFeed ? [eb('f.audioUrl', 'is not', null)] : []),
            ]),
          )
          .where((eb) => isDue(eb as unknown as Joined, now.toISOString(), hasFeed))
          .orderBy('f.publishedAt', 'desc')
          .limit(BATCH),
      )
      .onConflict((conflict) =>
        conflict
          .column('showId')
          .doUpdateSet({
            chaptersUrl: ({ ref }) => ref('excluded.chaptersUrl'),
            transcriptUrl: ({ ref }) => ref('excluded.transcriptUrl'),
            audioUrl: ({ ref }) => ref('excluded.audioUrl'),
            dueAt: ({ ref }) => ref('excluded.dueAt'),
          })
          .where(({ or, eb }) =>
            or([eb('showTexts.dueAt', 'is', null), eb('showTexts.dueAt', '<=', now.toISOString())]),
          ),
      )
      .returning(['showId', 'chaptersUrl', 'transcriptUrl', 'audioUrl', 'failures']),
  );
}

async function nextDue(ctx: Context): Promise<Date | null> {
  const [next] = await ctx.em
    .fork()
    .find(ShowText, { dueAt: { $ne: null } }, { orderBy: { dueAt: 'asc' }, limit: 1 });
  return next?.dueAt ?? null;
}

/** What was read before stays while the host does not answer, and what an admin entered always. */
async function readTexts(ctx: Context, due: Due, signal: AbortSignal): Promise<void> {
  const { showId } = due;
  const before = await ctx.em.fork().findOne(ContentFeed, showId);
  if (!before) return;
  const { editedFields } = before;
  const read = <Text>(name: keyof typeof MOST_BYTES, parse: (text: string) => Text) =>
    // Neither found nor a fault: it was not asked for.
    editedFields.includes(name)
      ? Promise.resolve<Read<Text>>({})
      : readFile(ctx, due[`${name}Url`], signal, parse, MOST_BYTES[name]);
  const chapters = await read('chapters', chaptersIn);
  const transcript = await read('transcript', (text) => transcriptIn(text));
  const audio = await measure(ctx, due.audioUrl, signal);
  if (signal.aborted) return;
  const faults = [chapters, transcript, audio].flatMap(({ fault }) => fault ?? []);
  await ctx.em.fork().transactional(async (tx) => {
    // An admin may have entered one while it was read.
    const show = await tx.findOne(ContentFeed, showId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const isFree = (name: keyof typeof MOST_BYTES) => !show?.editedFields.includes(name);
    await tx.nativeUpdate(
      ShowText,
      { show: showId },
      {
        ...('found' in chapters && isFree('chapters') && { chapters: chapters.found }),
        ...('found' in audio && { audioBytes: audio.found }),
        ...('found' in transcript && isFree('transcript') && { transcript: transcript.found }),
        ...(faults.length === 0 ? { dueAt: null, failures: 0 } : later(ctx, due, faults)),
      },
    );
  });
  ctx.publish('show.textsRead', { showId });
}

type Read<Text> = { readonly found?: Text | null; readonly fault?: Error };

/** How long the audio file is. */
async function measure(
  ctx: Context,
  address: string | null,
  signal: AbortSignal,
): Promise<Read<number>> {
  if (address === null) return { found: null };
  try {
    return { found: await audioLength(address, { ownHosts: ctx.env.feedHosts, signal }) };
  } catch (fault) {
    if (fault instanceof FetchError) return { fault };
    throw fault;
  }
}

async function readFile<Text>(
  ctx: Context,
  address: string | null,
  signal: AbortSignal,
  parse: (text: string) => Text,
  bytes: number,
): Promise<Read<Text>> {
  if (address === null) return { found: null };
  try {
    const { text } = await fetchText(address, {
      ownHosts: ctx.env.feedHosts,
      headers: { accept: '*/*' },
      bytes,
      signal,
    });
    return { found: text === null ? null : parse(text) };
  } catch (fault) {
    if (fault instanceof FetchError || fault instanceof TextFormatError) return { fault };
    throw fault;
  }
}

function later(ctx: Context, { failures }: Due, faults: readonly Error[]) {
  if (failures + 1 >= MOST_FAILURES) return { dueAt: null, failures: failures + 1 };
  const asked = faults.map((fault) =>
    fault instanceof FetchError ? (fault.retryAfterMs ?? 0) : 0,
  );
  const wait = Math.min(AT_MOST_MS, Math.max(AGAIN_MS * 2 ** failures, ...asked));
  return { dueAt: new Date(ctx.now().getTime() + wait), failures: failures + 1 };
}

import { LockMode } from '@mikro-orm/core';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { idInAddress } from '../../schema/shows/show-links.ts';
import {
  type LiveShowInput,
  liveShowInput,
  type ShowInput,
  showInput,
} from '../../schema/shows/show-shape.ts';
import type { ContentItemView, ManagedShowView, ShowEventKind } from '../../schema/shows/shows.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { ContentFeed } from './content-feed.entity.ts';
import { showView } from './show-events.ts';
import { DeletedImport } from './sources/deleted-import.entity.ts';
import { wakeFor } from './show-schedule.service.ts';
import { editedTexts, storeTexts } from './texts/edit-show-texts.service.ts';
import { READ_SHOW_TEXTS } from './texts/read-show-texts.service.ts';
import {
  actOn,
  isVisible,
  managedView,
  markEdited,
  publishSaved,
  visibleChange,
} from './show-state.ts';

const TWO_YEARS_MS = 2 * 366 * 86_400_000;

function shapeOf(ctx: Context, raw: ShowInput) {
  const { publishedAt, chapters, transcript, ...facts } = showInput.parse(raw);
  if (publishedAt && publishedAt.getTime() - ctx.now().getTime() > TWO_YEARS_MS)
    throw refuse('show.scheduledTooLate', {}, { field: 'publishedAt' });
  const texts = editedTexts({ chapters, transcript });
  return { publishedAt, facts, texts, externalId: idInAddress(facts.type, facts.url) };
}

/** Puts a show or an episode on the site, at once or at its time. One that is there already (by its id at the platform): CONFLICT. */
export async function addShow(ctx: Context, raw: ShowInput): Promise<ContentItemView> {
  ctx.require('show.manage');
  return storeShow(ctx, raw);
}

async function storeShow(ctx: Context, raw: ShowInput): Promise<ContentItemView> {
  const { facts, texts, publishedAt, externalId } = shapeOf(ctx, raw);
  const now = ctx.now();
  return orKnown(async () => {
    const { show, kind } = await ctx.em.transactional(async (tx) => {
      const added = tx.create(ContentFeed, {
        ...facts,
        externalId,
        isLive: facts.type === 'live',
        publishedAt: publishedAt ?? now,
        announcedAt: null,
        createdAt: now,
      });
      const change = visibleChange(added, false, now);
      await tx.flush();
      await storeTexts(tx, added, texts);
      await tx.flush();
      await wakeFor(ctx, added, tx);
      if (added.audioUrl) await ctx.jobs.wake(tx, READ_SHOW_TEXTS, now);
      const details = { type: added.type, title: added.title };
      recordAct(ctx, { ...actOn(added, 'add'), details }, tx);
      return { show: added, kind: change };
    });
    publishSaved(ctx, kind, show);
    return showView(show);
  });
}

/**
 * Title and link of a live show as a host enters them: of one that is there, or of a new one that is there from now on.
 * Everything else of it stays.
 */
export async function saveLiveShow(ctx: Context, raw: LiveShowInput): Promise<ContentItemView> {
  ctx.require('show.putOnAir');
  const { id, title, url } = liveShowInput.parse(raw);
  if (id == null) return storeShow(ctx, { type: 'live', title, url });
  const { show } = await orKnown(() =>
    change(ctx, id, 'update', (stored) => {
      if (stored.type !== 'live') throw refuse('show.notLive');
      if (stored.isHidden) throw refuse('show.hidden');
      const next = { title, url };
      const changed = (['title', 'url'] as const).filter((name) => stored[name] !== next[name]);
      Object.assign(stored, next);
      if (stored.source != null) markEdited(stored, changed);
      if (changed.includes('url')) stored.externalId = idInAddress('live', url);
      return changed.length > 0 && { title, changed: changed.join(', ') };
    }),
  );
  return show;
}

/** Corrects a show. What leaves the form of a live show leaves the air. */
export async function updateShow(
  ctx: Context,
  { id, ...raw }: ShowInput & { readonly id: number },
): Promise<ManagedShowView> {
  ctx.require('show.manage');
  const { facts, texts, publishedAt, externalId } = shapeOf(ctx, raw);
  return orKnown(() =>
    change(ctx, id, 'update', async (show, tx) => {
      const next = { ...facts, ...(publishedAt && { publishedAt }) };
      const changed = CORRECTED.filter((name) => name in next && !isSame(show[name], next[name]));
      const changedTexts = await storeTexts(tx, show, texts);
      Object.assign(show, next);
      // The same address has the same player, also where its id came from elsewhere.
      if (show.source != null) markEdited(show, changed);
      if (changed.includes('url') || changed.includes('type')) show.externalId = externalId;
      if (show.type !== 'live') show.isLive = false;
      else if (changed.includes('type')) show.isLive = true;
      if (show.type !== 'live' || !isVisible(show, ctx.now())) show.isCurrentlyLive = false;
      const all = [...changed, ...changedTexts];
      return all.length > 0 && { title: show.title, changed: all.join(', ') };
    }),
  );
}

/** What a form corrects, as the trail names it. */
const CORRECTED = [
  'type',
  'title',
  'url',
  'description',
  'duration',
  'thumbnailUrl',
  'audioUrl',
  'publishedAt',
] as const;

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : (value ?? null));
const isSame = (one: unknown, other: unknown) => plain(one) === plain(other);

/** Takes a show off the site, or puts it back. One that is hidden leaves the air. */
export async function setShowHidden(
  ctx: Context,
  id: number,
  isHidden: boolean,
): Promise<ManagedShowView> {
  ctx.require('show.manage');
  return change(ctx, id, isHidden ? 'hide' : 'show', (show) => {
    if (show.isHidden === isHidden) return false;
    show.isHidden = isHidden;
    if (isHidden) show.isCurrentlyLive = false;
    return { title: show.title };
  });
}

export async function deleteShow(ctx: Context, id: number): Promise<number> {
  ctx.require('show.manage');
  const { show, kind } = await ctx.em.transactional(async (tx) => {
    const stored = await lockShow(tx, id);
    const wasVisible = isVisible(stored, ctx.now());
    const details = { type: stored.type, title: stored.title, url: stored.url };
    recordAct(ctx, { ...actOn(stored, 'delete'), details }, tx);
    // So that the next import doesn't bring it back.
    if (stored.source != null && stored.sourceId != null)
      await tx.upsert(DeletedImport, { source: stored.source, sourceId: stored.sourceId });
    await tx.nativeDelete(ContentFeed, { id });
    return { show: stored, kind: wasVisible ? ('REMOVED' as const) : null };
  });
  publishSaved(ctx, kind, { ...show, isCurrentlyLive: false });
  return id;
}

/** Changes a stored show. `act` returns what the trail records of it, or false when nothing changed. */
async function change(
  ctx: Context,
  id: number,
  verb: string,
  act: (
    show: ContentFeed,
    tx: EntityManager,
  ) => Record<string, unknown> | false | Promise<Record<string, unknown> | false>,
): Promise<ManagedShowView> {
  const now = ctx.now();
  const { show, kind, isChanged } = await ctx.em.transactional(async (tx) => {
    const stored = await lockShow(tx, id);
    const wasVisible = isVisible(stored, now);
    const details = await act(stored, tx);
    if (!details) return { show: stored, kind: null, isChanged: false };
    const seen: ShowEventKind | null = visibleChange(stored, wasVisible, now);
    await tx.flush();
    await wakeFor(ctx, stored, tx);
    if (stored.audioUrl) await ctx.jobs.wake(tx, READ_SHOW_TEXTS, now);
    recordAct(ctx, { ...actOn(stored, verb), details }, tx);
    return { show: stored, kind: seen, isChanged: true };
  });
  if (isChanged) publishSaved(ctx, kind, show);
  return managedView(show, now);
}

async function lockShow(tx: EntityManager, id: number): Promise<ContentFeed> {
  const stored = await tx.findOne(ContentFeed, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!stored) throw refuse('show.unknown');
  return stored;
}

async function orKnown<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw refuse('show.known');
    throw error;
  }
}

import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type FilterInput, filterInput } from '../../schema/filters/filter-shape.ts';
import {
  FILTER_LIMITS,
  type FilterFields,
  type FilterTrialView,
  type FilterView,
} from '../../schema/filters/filters.ts';
import { hasWords } from '../../schema/words.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { takeLock } from '../core/database/locks.ts';
import { refuse } from '../core/errors.ts';
import { Filter } from './filter.entity.ts';
import { readFilters } from './filter.reads.ts';
import { requireReadable } from './pattern.ts';
import { tryOnLastWeek } from './trial.service.ts';

/** All filters by name. */
export function filters(ctx: Context): Promise<FilterView[]> {
  ctx.require('filter.manage');
  return readFilters(ctx.em);
}

function parsed(raw: FilterInput): FilterFields {
  const filter = filterInput.parse(raw);
  if (filter.pattern !== null) requireReadable(filter.pattern);
  const empty = filter.words.find((word) => !hasWords(word));
  if (empty !== undefined) throw refuse('filter.wordEmpty', { word: empty }, { field: 'words' });
  return filter;
}

/** What a filter would have matched in the last week, and whom. Stores nothing. */
export function filterTrial(ctx: Context, raw: FilterInput): Promise<FilterTrialView> {
  ctx.require('filter.manage');
  return tryOnLastWeek(ctx, parsed(raw));
}

/** Adds a filter, effective immediately on all servers. */
export async function addFilter(ctx: Context, raw: FilterInput): Promise<FilterView> {
  ctx.require('filter.manage');
  const fields = parsed(raw);
  const id = await ctx.em.transactional(async (tx) => {
    await takeLock(tx, 'filters');
    const max = FILTER_LIMITS.filters;
    if ((await tx.count(Filter)) >= max) throw refuse('filter.tooMany', { max });
    const added = tx.create(Filter, { ...columnsOf(fields), updatedAt: ctx.now() });
    await tx.flush();
    record(ctx, tx, 'add', added);
    return added.id;
  });
  return changed(ctx, id);
}

/** Changes a filter; the last save wins. */
export async function updateFilter(
  ctx: Context,
  id: number,
  raw: FilterInput,
): Promise<FilterView> {
  ctx.require('filter.manage');
  const fields = parsed(raw);
  await ctx.em.transactional(async (tx) => {
    const stored = await lockFilter(tx, id);
    tx.assign(stored, { ...columnsOf(fields), updatedAt: ctx.now() });
    record(ctx, tx, 'update', stored);
  });
  return changed(ctx, id);
}

export async function deleteFilter(ctx: Context, id: number): Promise<number> {
  ctx.require('filter.manage');
  await ctx.em.transactional(async (tx) => {
    const stored = await lockFilter(tx, id);
    record(ctx, tx, 'delete', stored);
    tx.remove(stored);
  });
  ctx.publish('filter.changed', { filterId: id });
  return id;
}

const columnsOf = ({ words, allowedHosts, kinds, ...fields }: FilterFields) => ({
  ...fields,
  words: [...words],
  allowedHosts: [...allowedHosts],
  kinds: [...kinds],
});

async function changed(ctx: Context, id: number): Promise<FilterView> {
  ctx.publish('filter.changed', { filterId: id });
  const found = (await readFilters(ctx.em)).find((each) => each.id === id);
  if (!found) throw refuse('filter.unknown');
  return found;
}

async function lockFilter(tx: EntityManager, id: number): Promise<Filter> {
  const stored = await tx.findOne(Filter, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!stored) throw refuse('filter.unknown');
  return stored;
}

const record = (ctx: Context, tx: EntityManager, verb: string, filter: Filter) => {
  const { id, name, rule, action, isOn } = filter;
  const details = { name, rule, action, isOn };
  recordAct(ctx, { action: `filter.${verb}`, subjectType: 'Filter', subjectId: id, details }, tx);
};

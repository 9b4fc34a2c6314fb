import type { EntityManager } from '@mikro-orm/postgresql';
import { PINNED_LINE_LASTS_MS, type PinnedLineView } from '../../schema/news/pinned-line.ts';
import { type PinnedLineInput, pinnedLineInput } from '../../schema/news/pinned-line-shape.ts';
import { User } from '../accounts/users/user.entity.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { takeLock } from '../core/database/locks.ts';
import { PinnedLine } from './pinned-line.entity.ts';

const viewOf = ({ id, text, url, pinnedAt }: PinnedLine): PinnedLineView => ({
  id,
  text,
  url: url ?? null,
  pinnedAt,
});

/** The line that is up; null when there is none. */
export async function pinnedLine(ctx: Context): Promise<PinnedLineView | null> {
  const line = await lineThatIsUp(ctx.em, ctx.now());
  return line && viewOf(line);
}

async function lineThatIsUp(em: EntityManager, now: Date): Promise<PinnedLine | null> {
  const newest = await em.findOne(
    PinnedLine,
    { pinnedAt: { $gt: new Date(now.getTime() - PINNED_LINE_LASTS_MS) } },
    { orderBy: { pinnedAt: 'desc', id: 'desc' } },
  );
  return newest?.unpinnedAt ? null : newest;
}

/** Pins a line for everyone. It takes the place of another one. */
export async function pinLine(ctx: Context, raw: PinnedLineInput): Promise<PinnedLineView> {
  const viewer = ctx.require('line.pin');
  const facts = pinnedLineInput.parse(raw);
  const line = await oneAtATime(ctx, async (tx) => {
    const pinned = tx.create(PinnedLine, {
      ...facts,
      pinnedBy: tx.getReference(User, viewer.id),
      pinnedAt: ctx.now(),
    });
    await tx.flush();
    record(ctx, tx, 'pin', pinned);
    return viewOf(pinned);
  });
  ctx.publish('line.pinned', { line: { ...line, pinnedAt: line.pinnedAt.toISOString() } });
  return line;
}

/** Takes the line down. Returns it, so that it can be pinned again. */
export async function unpinLine(ctx: Context): Promise<PinnedLineView | null> {
  ctx.require('line.pin');
  const line = await oneAtATime(ctx, async (tx) => {
    const up = await lineThatIsUp(tx, ctx.now());
    if (!up) return null;
    up.unpinnedAt = ctx.now();
    record(ctx, tx, 'unpin', up);
    return viewOf(up);
  });
  if (line) ctx.publish('line.pinned', { line: null });
  return line;
}

/** Two hosts at once: the second sees what the first did. */
const oneAtATime = <Result>(ctx: Context, act: (tx: EntityManager) => Promise<Result>) =>
  ctx.em.transactional(async (tx) => {
    await takeLock(tx, 'pinned line');
    return act(tx);
  });

const record = (ctx: Context, tx: EntityManager, verb: string, { id, text }: PinnedLine) =>
  recordAct(
    ctx,
    { action: `line.${verb}`, subjectType: 'PinnedLine', subjectId: id, details: { text } },
    tx,
  );

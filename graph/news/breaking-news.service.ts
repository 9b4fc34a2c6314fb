import { LockMode } from '@mikro-orm/core';
import { type BreakingNewsView, NEWS_LASTS_MS, type SentNewsView } from '../../schema/news/news.ts';
import { type BreakingNewsInput, breakingNewsInput } from '../../schema/news/news-shape.ts';
import { User } from '../accounts/users/user.entity.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../core/paging/cursors.ts';
import { BreakingNews } from './breaking-news.entity.ts';

const viewOf = ({ id, headline, url, createdAt }: BreakingNews): BreakingNewsView => ({
  id,
  headline,
  url: url ?? null,
  createdAt,
});

const sentView = (news: BreakingNews): SentNewsView => ({
  ...viewOf(news),
  sentBy: news.sentBy?.name ?? null,
  withdrawnAt: news.withdrawnAt ?? null,
});

/** The news of the last 24 hours, the newest alone; null when there is none. What was taken back is none. */
export async function latestBreakingNews(ctx: Context): Promise<BreakingNewsView | null> {
  const since = new Date(ctx.now().getTime() - NEWS_LASTS_MS);
  const newest = await ctx.em.findOne(
    BreakingNews,
    { createdAt: { $gt: since }, withdrawnAt: null },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  return newest && viewOf(newest);
}

const cursor = defineIdCursor('breakingNews');

/** What was sent, newest first. */
export function sentBreakingNews(
  ctx: Context,
  page: PageRequest,
): Promise<Connection<SentNewsView>> {
  ctx.require('news.send');
  const read = async ({ first, after }: PageRequest) => {
    const sent = await ctx.em.find(
      BreakingNews,
      { id: { $lt: cursor.read(after) ?? ABOVE_ALL_IDS } },
      { orderBy: { id: 'desc' }, limit: first, populate: ['sentBy'] },
    );
    return sent.map(sentView);
  };
  return readConnection(page, read, cursor.of);
}

/** Publishes it to everyone at once; it also shows to visitors of the next 24 hours. */
export async function sendBreakingNews(
  ctx: Context,
  raw: BreakingNewsInput,
): Promise<BreakingNewsView> {
  const viewer = ctx.require('news.send');
  const facts = breakingNewsInput.parse(raw);
  const news = await ctx.em.transactional(async (tx) => {
    const sent = tx.create(BreakingNews, {
      ...facts,
      sentBy: tx.getReference(User, viewer.id),
      createdAt: ctx.now(),
    });
    await tx.flush();
    recordAct(ctx, { ...actOn(sent.id, 'send'), details: facts }, tx);
    return viewOf(sent);
  });
  ctx.publish('news.sent', { ...news, createdAt: news.createdAt.toISOString() });
  return news;
}

/** Takes news back: it leaves every page. Taken back already, it stays so. */
export async function withdrawBreakingNews(ctx: Context, id: number): Promise<SentNewsView> {
  ctx.require('news.send');
  const { view, isDone } = await ctx.em.transactional(async (tx) => {
    const news = await tx.findOne(BreakingNews, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!news) throw refuse('news.unknown');
    const isFirst = !news.withdrawnAt;
    if (isFirst) {
      news.withdrawnAt = ctx.now();
      recordAct(ctx, { ...actOn(id, 'withdraw'), details: { headline: news.headline } }, tx);
      await tx.flush();
    }
    await tx.populate(news, ['sentBy']);
    return { view: sentView(news), isDone: isFirst };
  });
  if (isDone) ctx.publish('news.withdrawn', { newsId: id });
  return view;
}

const actOn = (id: number, verb: string) => ({
  action: `news.${verb}`,
  subjectType: 'BreakingNews' as const,
  subjectId: id,
});

import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import {
  type ReportFilter,
  type ReportView,
  REVIEWED_REPORTS_SHOWN,
} from '../../schema/reports.ts';
import { User } from '../accounts/users/user.entity.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { type Connection, connectionOf, type PageRequest } from '../core/paging/connection.ts';
import { pageSize } from '../core/paging/paging.ts';
import { CONTENT_REMOVAL } from './content-removal.ts';
import { ContentReport } from './content-report.entity.ts';
import {
  countPending,
  cursorOfReport,
  readReport,
  readReports,
  readTarget,
} from './report.reads.ts';
import { publishReports } from './report.service.ts';

interface Page extends PageRequest {
  readonly filter: ReportFilter;
}

/**
 * Pending reports, newest first; the first page has the last reviewed ones (10 at most) besides. With the filter
 * dismissed, the reviewed ones, 10 at a time.
 */
export async function reports(
  ctx: Context,
  { filter, after, ...page }: Page,
): Promise<Connection<ReportView>> {
  ctx.require('report.moderate');
  const asked = pageSize(page.first);
  const first = filter === 'dismissed' ? Math.min(asked, REVIEWED_REPORTS_SHOWN) : asked;
  const found = await readReports(ctx.em, { filter, first: first + 1, after });
  const paged = found.filter(({ status }) => filter === 'dismissed' || status === 'pending');
  const { nodes, edges, pageInfo } = connectionOf(paged, {
    first,
    after,
    cursorOf: cursorOfReport,
  });
  const beside = found.filter((report) => !paged.includes(report));
  return {
    nodes: [...nodes, ...beside],
    edges: [...edges, ...beside.map((node) => ({ cursor: cursorOfReport(node), node }))],
    pageInfo,
  };
}

export async function pendingReportCount(ctx: Context): Promise<number> {
  ctx.require('report.moderate');
  return countPending(ctx.em);
}

/**
 * Closes a report. The content stays; if it was deleted before, the report says so. A report that was reviewed already
 * is returned unchanged.
 */
export async function dismissReport(ctx: Context, id: number): Promise<ReportView> {
  ctx.require('report.moderate');
  await ctx.em.transactional(async (tx) => {
    const report = await lockReport(tx, id);
    if (report.status !== 'pending') return;
    const isThere = await readTarget(tx, report.contentType, report.contentId);
    close(ctx, tx, report, isThere ? 'dismissed' : 'deleted');
    recordAct(ctx, actOn(report, 'report.dismiss'), tx);
  });
  return publishedReport(ctx, id);
}

/**
 * Deletes the reported content and closes all its pending reports, in one transaction. The reports still say what it
 * was. Safe to repeat.
 */
export async function deleteReportedContent(ctx: Context, id: number): Promise<ReportView> {
  ctx.require('report.moderate');
  const tell = await ctx.em.transactional(async (tx) => {
    const report = await findReport(tx, id);
    const { publishDeletion, closed } = await removeContent(ctx, tx, report);
    if (!publishDeletion && closed.length === 0) return undefined;
    recordAct(ctx, actOn(report, 'report.deleteContent'), tx);
    return publishDeletion;
  });
  await tell?.();
  return publishedReport(ctx, id);
}

/**
 * Deletes content within the transaction and closes its pending reports, whose ids are returned. What publishes the
 * deletion is called after the commit; it is absent when the content was deleted before.
 */
export async function removeContent(
  ctx: Context,
  tx: EntityManager,
  { contentType, contentId }: Reported,
): Promise<{
  readonly publishDeletion: (() => Promise<void> | void) | undefined;
  readonly closed: number[];
}> {
  const waiting = await lockPending(tx, { contentType, contentId });
  const publishDeletion = await CONTENT_REMOVAL[contentType](ctx, tx, contentId);
  for (const each of waiting) close(ctx, tx, each, 'deleted');
  return { publishDeletion, closed: waiting.map(({ id }) => id) };
}

/** What a report is about. */
type Reported = Pick<ContentReport, 'contentType' | 'contentId'>;

/** Closes every pending report of a post, which stays. Safe to repeat. */
export async function dismissReportsOf(ctx: Context, reported: Reported): Promise<void> {
  ctx.require('report.moderate');
  const closed = await ctx.em.transactional(async (tx) => {
    const waiting = await lockPending(tx, reported);
    const isThere = await readTarget(tx, reported.contentType, reported.contentId);
    for (const each of waiting) close(ctx, tx, each, isThere ? 'dismissed' : 'deleted');
    const [first] = waiting;
    if (first) recordAct(ctx, actOn(first, 'report.dismiss'), tx);
    return first?.id;
  });
  if (closed !== undefined) await publishReports(ctx, closed);
}

/** Deletes a post with pending reports, and closes them. Safe to repeat. */
export async function deleteReportedPost(ctx: Context, reported: Reported): Promise<void> {
  ctx.require('report.moderate');
  const [report] = await ctx.em.find(
    ContentReport,
    { ...reported, status: 'pending' },
    { orderBy: { id: 'asc' }, limit: 1, disableIdentityMap: true },
  );
  if (report) await deleteReportedContent(ctx, report.id);
}

/** In the order of their ids, so that two moderators at once wait for each other instead of deadlocking. */
const lockPending = (tx: EntityManager, { contentType, contentId }: Reported) =>
  tx.find(
    ContentReport,
    { contentType, contentId, status: 'pending' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );

/** Deletes a reviewed report; a pending one stays. */
export async function deleteReport(ctx: Context, id: number): Promise<boolean> {
  ctx.require('report.moderate');
  await ctx.em.transactional(async (tx) => {
    const report = await lockReport(tx, id);
    if (report.status === 'pending') throw refuse('report.stillPending');
    tx.remove(report);
    recordAct(ctx, actOn(report, 'report.delete'), tx);
  });
  await publishReports(ctx, id);
  return true;
}

async function findReport(tx: EntityManager, id: number): Promise<ContentReport> {
  const report = await tx.findOne(ContentReport, { id }, { disableIdentityMap: true });
  if (!report) throw reportNotFound();
  return report;
}

async function lockReport(tx: EntityManager, id: number): Promise<ContentReport> {
  const report = await tx.findOne(ContentReport, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!report) throw reportNotFound();
  return report;
}

function close(
  ctx: Context,
  tx: EntityManager,
  report: ContentReport,
  actionTaken: 'deleted' | 'dismissed',
): void {
  tx.assign(report, {
    status: 'dismissed',
    actionTaken,
    reviewedBy: tx.getReference(User, ctx.requireViewer().id),
    reviewedAt: ctx.now(),
  });
}

function actOn(report: ContentReport, action: string) {
  const { id, contentType, contentId, reason, reportedContentBackup, reportedUserNameBackup } =
    report;
  return {
    action,
    subjectType: 'ContentReport' as const,
    subjectId: id,
    details: {
      contentType,
      contentId,
      reason,
      content: reportedContentBackup ?? null,
      userName: reportedUserNameBackup ?? null,
    },
  };
}

async function publishedReport(ctx: Context, id: number): Promise<ReportView> {
  await publishReports(ctx, id);
  const report = await readReport(ctx.em, id);
  if (!report) throw reportNotFound();
  return report;
}

const reportNotFound = () => refuse('report.unknown');

import { sql } from 'kysely';
import { can } from '../../schema/accounts/capabilities.ts';
import { REPORT_TEXTS, reportContentInput, type ReportedType } from '../../schema/reports.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { rowsOf } from '../core/database/rows.ts';
import { countPending, readTarget } from './report.reads.ts';

/** What comes in, before it is looked at. */
interface RawReport {
  readonly contentType: string;
  readonly contentId: number;
  readonly reason: string;
  readonly description?: string | null;
}

/**
 * Reports somebody else's content to the admins. What it said and who wrote it is kept with the report. The same
 * member reporting the same thing again while that waits adds nothing. NOT_FOUND for what the member can't see.
 */
export async function reportContent(ctx: Context, raw: RawReport): Promise<boolean> {
  const viewer = ctx.require('content.report');
  const { contentType, contentId, reason, description } = reportContentInput.parse(raw);
  const target = await readTarget(ctx.em, contentType, contentId);
  if (!target || !(target.isPublic || can(viewer, 'report.moderate')))
    throw new DomainError('NOT_FOUND', REPORT_TEXTS.gone);
  if (target.userId === viewer.id) throw new DomainError('FORBIDDEN', REPORT_TEXTS.own);
  if (await isWaiting(ctx, contentType, contentId)) return true;
  await limitContent(ctx, 'report');
  const [filed] = await rowsOf(
    ctx.em,
    sql<{ id: number }>`
      insert into content_reports (reporter_id, content_type, content_id, reason, description,
        reported_content_backup, reported_user_name_backup, created_at)
      values (${viewer.id}, ${contentType}, ${contentId}, ${reason}, ${description},
        ${target.content}, ${target.userName}, ${ctx.now()})
      on conflict (reporter_id, content_type, content_id) where status = 'pending' do nothing
      returning id`,
  );
  if (filed) await tellReports(ctx, filed.id);
  return true;
}

/** Tells the admins that a report came, was reviewed or went. */
export async function tellReports(ctx: Context, reportId: number): Promise<void> {
  ctx.publish('report.changed', { reportId, pendingCount: await countPending(ctx.em) });
}

async function isWaiting(
  ctx: Context,
  contentType: ReportedType,
  contentId: number,
): Promise<boolean> {
  const found = await rowsOf(
    ctx.em,
    sql`select id from content_reports where reporter_id = ${ctx.requireViewer().id}
      and content_type = ${contentType} and content_id = ${contentId} and status = 'pending'`,
  );
  return found.length > 0;
}

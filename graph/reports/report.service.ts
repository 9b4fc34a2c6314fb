import { sql } from 'kysely';
import { can } from '../../schema/accounts/capabilities.ts';
import { reportContentInput, type ReportedType, type ReportReason } from '../../schema/reports.ts';
import { refuse } from '../core/errors.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { countPending, readTarget } from './report.reads.ts';

/** The input before it is parsed. */
interface RawReport {
  readonly contentType?: ReportedType | null;
  readonly contentId: number;
  readonly reason?: ReportReason | null;
  readonly description?: string | null;
}

/**
 * Reports another member's content to the admins, with a copy of its text and author. While a report is pending, the
 * same member's repeated report of the same content adds nothing. NOT_FOUND for content that the member can't see.
 */
export async function reportContent(ctx: Context, raw: RawReport): Promise<boolean> {
  const viewer = ctx.require('content.report');
  const { contentType, contentId, reason, description } = reportContentInput.parse(raw);
  const target = await readTarget(ctx.em, contentType, contentId);
  if (!target || !(target.isPublic || can(viewer, 'report.moderate')))
    throw refuse('report.contentGone');
  if (target.userId === viewer.id) throw refuse('report.own');
  if (await isWaiting(ctx, contentType, contentId)) return true;
  await limitContent(ctx, 'report');
  const [filed] = await rowsOf(
    ctx.em,
    db
      .insertInto('contentReports')
      .values({
        reporterId: viewer.id,
        contentType,
        contentId,
        reason,
        description,
        reportedContentBackup: target.content,
        reportedUserNameBackup: target.userName,
        createdAt: ctx.now(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['reporterId', 'contentType', 'contentId'])
          .where('status', '=', sql.lit('pending'))
          .doNothing(),
      )
      .returning('id'),
  );
  if (filed) await publishReports(ctx, filed.id);
  return true;
}

/** Publishes to admins that a report was made, reviewed or deleted. */
export async function publishReports(ctx: Context, reportId: number): Promise<void> {
  ctx.publish('report.changed', { reportId, pendingCount: await countPending(ctx.em) });
}

async function isWaiting(
  ctx: Context,
  contentType: ReportedType,
  contentId: number,
): Promise<boolean> {
  const found = await rowsOf(
    ctx.em,
    db
      .selectFrom('contentReports')
      .select('id')
      .where('reporterId', '=', ctx.requireViewer().id)
      .where('contentType', '=', contentType)
      .where('contentId', '=', contentId)
      .where('status', '=', 'pending'),
  );
  return found.length > 0;
}

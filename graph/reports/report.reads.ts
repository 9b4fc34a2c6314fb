import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import {
  REPORT_TEXTS,
  type ReportedType,
  type ReportFilter,
  type ReportView,
  REVIEWED_REPORTS_SHOWN,
} from '../../schema/reports.ts';
import { rowsOf } from '../core/database/rows.ts';

/**
 * What a row `r` (content_type, content_id) points at: its text, its author, where it stands, and whether everybody
 * may see it. No row once it is gone.
 */
const TARGET = sql`
  select c.content, c.user_id, a.id as article_id, a.title as article_title, null as image_url, a.published as is_public
    from comments c join blog_posts a on a.id = c.article_id
    where r.content_type = 'article_comment' and c.id = r.content_id
  union all
  select coalesce(p.description, ''), p.user_id, null, null, p.image_url, p.approved
    from fan_zone_photos p where r.content_type = 'photo' and p.id = r.content_id
  union all
  select c.content, c.user_id, null, null, null, p.approved
    from photo_comments c join fan_zone_photos p on p.id = c.photo_id
    where r.content_type = 'photo_comment' and c.id = r.content_id
  union all
  select m.message, m.user_id, null, null, null, true
    from game_chat_messages m where r.content_type = 'chat_message' and m.id = r.content_id`;

export interface ReportTarget {
  readonly content: string;
  readonly userId: number;
  readonly userName: string;
  /** False for what only admins see: drafts, photos that wait. */
  readonly isPublic: boolean;
}

/** The content that is meant, undefined when there is none. */
export async function readTarget(
  em: EntityManager,
  contentType: ReportedType,
  contentId: number,
): Promise<ReportTarget | undefined> {
  const [target] = await rowsOf(
    em,
    sql<ReportTarget>`
      with r as (select ${contentType}::text as content_type, ${contentId}::int as content_id)
      select t.content, t.user_id as "userId", u.name as "userName", t.is_public as "isPublic"
      from r cross join lateral (${TARGET}) t join users u on u.id = t.user_id`,
  );
  return target;
}

type Stored = Omit<ReportView, 'createdAt' | 'reviewedAt'> & {
  readonly createdAt: string;
  readonly reviewedAt: string | null;
};

async function read(em: EntityManager, rows: RawBuilder<unknown>): Promise<ReportView[]> {
  const found = await rowsOf(
    em,
    sql<Stored>`
      select r.id, r.content_type as "contentType", r.content_id as "contentId", r.reason, r.description, r.status,
        r.action_taken as "actionTaken", r.reviewed_at as "reviewedAt", r.admin_notes as "adminNotes",
        r.created_at as "createdAt", r.reporter_id as "reporterId", r.reviewed_by_id as "reviewedById",
        r.reported_content_backup as "reportedContentBackup",
        r.reported_user_name_backup as "reportedUserNameBackup", coalesce(reporter.name, ${REPORT_TEXTS.anonymous}) as "reporterName",
        coalesce(author.name, r.reported_user_name_backup) as "reportedUserName",
        coalesce(r.reported_content_backup, t.content) as "reportedContent",
        t.article_id as "articleId", t.article_title as "articleTitle", t.image_url as "imageUrl",
        t.user_id is not null as "isContentThere"
      from (${rows}) r
      left join lateral (${TARGET}) t on true
      left join users author on author.id = t.user_id
      left join users reporter on reporter.id = r.reporter_id
      order by r.status = 'pending' desc, coalesce(r.reviewed_at, r.created_at) desc, r.id desc`,
  );
  return found.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    reviewedAt: row.reviewedAt && new Date(row.reviewedAt).toISOString(),
  }));
}

interface Page {
  readonly filter: ReportFilter;
  readonly first: number;
  /** Id of the last report of the page before: of a dismissed one with the filter dismissed, else of a pending one. */
  readonly after: number | null;
}

/**
 * Pending reports, newest first, and behind the first page the last reviewed ones, which the filter dismissed pages
 * through. One statement.
 */
export function readReports(
  em: EntityManager,
  { filter, first, after }: Page,
): Promise<ReportView[]> {
  const isType = filter !== 'all' && filter !== 'pending' && filter !== 'dismissed';
  const ofType = isType ? sql`and content_type = ${filter}` : sql``;
  const older = after === null ? sql`` : sql`and id < ${after}`;
  const pending = filter === 'dismissed' ? 0 : first;
  const hasReviewed = filter === 'dismissed' || (filter !== 'pending' && after === null);
  const reviewedBefore =
    after === null
      ? sql``
      : sql`and (reviewed_at, id) < (select c.reviewed_at, c.id from content_reports c where c.id = ${after})`;
  return read(
    em,
    sql`(select * from content_reports where status = 'pending' ${ofType} ${older} order by id desc limit ${pending})
      union all
      (select * from content_reports where status = 'dismissed' ${ofType} ${reviewedBefore}
        order by reviewed_at desc, id desc limit ${hasReviewed ? REVIEWED_REPORTS_SHOWN : 0})`,
  );
}

/** One report by id. */
export async function readReport(em: EntityManager, id: number): Promise<ReportView | undefined> {
  const [report] = await read(em, sql`select * from content_reports where id = ${id}`);
  return report;
}

/** How many reports wait for an admin. */
export async function countPending(em: EntityManager): Promise<number> {
  const [row] = await rowsOf(
    em,
    sql<{
      count: number;
    }>`select count(*)::int as count from content_reports where status = 'pending'`,
  );
  return row?.count ?? 0;
}

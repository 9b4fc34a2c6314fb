import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import { REPORTS_OF_POST } from '../../schema/moderation-queue.ts';
import type { WaitingKind } from '../../schema/posts.ts';
import {
  REPORT_TEXTS,
  type ReportedType,
  type ReportFilter,
  type ReportView,
  REVIEWED_REPORTS_SHOWN,
} from '../../schema/reports.ts';
import { db } from '../core/database/db.ts';
import { asBoolean, asInt, rowsIn, rowsOf, type Source } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import {
  ABOVE_ALL_IDS,
  anInstant,
  aRowId,
  defineCursor,
  defineTimeList,
  idIn,
  notOfThisList,
} from '../core/paging/cursors.ts';

/** A post `r`, by its kind and its id among its kind. */
export type PostRow = Tables & { r: { contentType: Lowercase<WaitingKind>; contentId: number } };
const { selectFrom } = expressionBuilder<PostRow, 'r'>();
export const noText = sql<string | null>`null`;
export const noId = sql<number | null>`null`;

/**
 * The content that a row `r` refers to: text, author, place, and whether it is public. No row if it was deleted, or
 * can't be reported.
 */
export const TARGET = selectFrom('comments as c')
  .innerJoin('blogPosts as a', 'a.id', 'c.articleId')
  .select(({ ref }) => [
    'c.content',
    'c.userId',
    ref('a.id').$castTo<number | null>().as('articleId'),
    ref('a.title').$castTo<string | null>().as('articleTitle'),
    noText.as('imageUrl'),
    'a.published as isPublic',
  ])
  .where('r.contentType', '=', 'article_comment')
  .whereRef('c.id', '=', 'r.contentId')
  .unionAll(
    selectFrom('fanZonePhotos as p')
      .select(({ fn, ref, val }) => [
        fn.coalesce('p.description', val('')).as('content'),
        'p.userId',
        noId.as('articleId'),
        noText.as('articleTitle'),
        ref('p.imageUrl').$castTo<string | null>().as('imageUrl'),
        'p.approved as isPublic',
      ])
      .where('r.contentType', '=', 'photo')
      .whereRef('p.id', '=', 'r.contentId'),
  )
  .unionAll(
    selectFrom('photoComments as c')
      .innerJoin('fanZonePhotos as p', 'p.id', 'c.photoId')
      .select(['c.content', 'c.userId', noId.as('articleId'), noText.as('articleTitle')])
      .select([noText.as('imageUrl'), 'p.approved as isPublic'])
      .where('r.contentType', '=', 'photo_comment')
      .whereRef('c.id', '=', 'r.contentId'),
  )
  .unionAll(
    selectFrom('gameChatMessages as m')
      .select(['m.message as content', 'm.userId', noId.as('articleId')])
      .select([noText.as('articleTitle'), noText.as('imageUrl')])
      .select(({ lit }) => lit(true).as('isPublic'))
      .where('r.contentType', '=', 'chat_message')
      .whereRef('m.id', '=', 'r.contentId'),
  );

export interface ReportTarget {
  readonly content: string;
  readonly userId: number;
  readonly userName: string;
  /** False for content that only admins see: drafts, pending photos. */
  readonly isPublic: boolean;
}

/** The reported content, undefined when there is none. */
export async function readTarget(
  em: EntityManager,
  contentType: ReportedType,
  contentId: number,
): Promise<ReportTarget | undefined> {
  const [target] = await rowsOf(
    em,
    db
      .with('r', (each) =>
        each.selectNoFrom(({ cast, val }) => [
          cast<ReportedType>(val(contentType), 'text').as('contentType'),
          cast<number>(val(contentId), 'integer').as('contentId'),
        ]),
      )
      .selectFrom('r')
      .innerJoinLateral(TARGET.as('t'), (join) => join.onTrue())
      .innerJoin('users as u', 'u.id', 't.userId')
      .select(['t.content', 't.userId', 'u.name as userName', 't.isPublic']),
  );
  return target;
}

async function read(
  em: EntityManager,
  reports: Source<Selectable<Tables['contentReports']>>,
): Promise<ReportView[]> {
  const found = await rowsOf(
    em,
    db
      .with('r', () => rowsIn(reports))
      .selectFrom('r')
      .leftJoinLateral(TARGET.as('t'), (join) => join.onTrue())
      .leftJoin('users as author', 'author.id', 't.userId')
      .leftJoin('users as reporter', 'reporter.id', 'r.reporterId')
      .select(['r.id', 'r.contentType', 'r.contentId', 'r.reason', 'r.description', 'r.status'])
      .select(['r.actionTaken', 'r.reviewedAt', 'r.adminNotes', 'r.createdAt'])
      .select(['r.reporterId', 'r.reviewedById'])
      .select(['r.reportedContentBackup', 'r.reportedUserNameBackup'])
      .select(({ eb, fn, val }) => [
        fn.coalesce('reporter.name', val(REPORT_TEXTS.anonymous)).as('reporterName'),
        fn.coalesce('author.name', 'r.reportedUserNameBackup').as('reportedUserName'),
        fn.coalesce('r.reportedContentBackup', 't.content').as('reportedContent'),
        asBoolean(eb('t.userId', 'is not', null)).as('isContentThere'),
      ])
      .select(['t.articleId', 't.articleTitle', 't.imageUrl', 't.userId as reportedUserId'])
      .orderBy(({ eb }) => eb('r.status', '=', 'pending'), 'desc')
      .orderBy(({ fn }) => fn.coalesce('r.reviewedAt', 'r.createdAt'), 'desc')
      .orderBy('r.id', 'desc'),
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
  /** Cursor of the last report of the page before: a reviewed one with the filter dismissed, else a pending one. */
  readonly after: string | null | undefined;
}

/** The sort key of a report in the lists. */
const reportCursor = defineCursor<readonly [reviewedAt: string | null, id: number]>(
  'reports',
  z.tuple([z.nullable(anInstant), aRowId]),
);

export const cursorOfReport = ({ reviewedAt, id }: Pick<ReportView, 'reviewedAt' | 'id'>): string =>
  reportCursor.of(reviewedAt, id);

const startOfReviewed = defineTimeList({
  list: reportCursor.list,
  at: ({ after }) =>
    db.selectFrom('contentReports').select('reviewedAt as at').where('id', '=', after),
  place(cursor) {
    const [reviewedAt, id] = reportCursor.read(cursor);
    if (reviewedAt === null) throw notOfThisList();
    return [reviewedAt, id];
  },
});

/** Id of the last pending report of the page before. */
const lastPending = (after: string | null | undefined): number | null =>
  after == null ? null : (idIn(reportCursor.list, after) ?? idOfPending(after));

function idOfPending(cursor: string): number {
  const [reviewedAt, id] = reportCursor.read(cursor);
  // Behind those that are reviewed no pending one follows.
  return reviewedAt === null ? id : 0;
}

/**
 * Pending reports, newest first, and after the first page the last reviewed ones, which the filter dismissed pages
 * through.
 */
export async function readReports(
  em: EntityManager,
  { filter, first, after }: Page,
): Promise<ReportView[]> {
  const isType = filter !== 'all' && filter !== 'pending' && filter !== 'dismissed';
  const reports = isType ? REPORTS.where('contentType', '=', filter) : REPORTS;
  const isReviewed = filter === 'dismissed';
  const last = isReviewed ? null : lastPending(after);
  const hasReviewed = isReviewed || (filter !== 'pending' && last === null);
  const start = await startOfReviewed(em, isReviewed ? after : null);
  const pending = reports
    .where('status', '=', 'pending')
    .where('id', '<', last ?? ABOVE_ALL_IDS)
    .orderBy('id', 'desc')
    .limit(isReviewed ? 0 : first);
  const reviewed = reports
    .where('status', '=', 'dismissed')
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('reviewedAt', 'id'), '<', tuple(start.at, start.id)),
    )
    .where('id', '<', start.below)
    .orderBy('reviewedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(!hasReviewed ? 0 : isReviewed ? first : REVIEWED_REPORTS_SHOWN);
  return read(
    em,
    db
      .selectFrom(pending.as('pending'))
      .selectAll()
      .unionAll(db.selectFrom(reviewed.as('reviewed')).selectAll()),
  );
}

const REPORTS = db.selectFrom('contentReports').selectAll();

/** One report by id. */
export async function readReport(em: EntityManager, id: number): Promise<ReportView | undefined> {
  const [report] = await read(em, REPORTS.where('id', '=', id));
  return report;
}

/** The pending reports of a post, newest first, 20 at most. */
export const readPendingReportsOf = (
  em: EntityManager,
  { contentType, contentId }: { contentType: ReportedType; contentId: number },
): Promise<ReportView[]> =>
  read(
    em,
    REPORTS.where('status', '=', 'pending')
      .where('contentType', '=', contentType)
      .where('contentId', '=', contentId)
      .orderBy('id', 'desc')
      .limit(REPORTS_OF_POST),
  );

/** How many reports are pending. */
export async function countPending(em: EntityManager): Promise<number> {
  const [row] = await rowsOf(
    em,
    db
      .selectFrom('contentReports')
      .select(({ fn }) => asInt(fn.countAll()).as('count'))
      .where('status', '=', 'pending'),
  );
  return row?.count ?? 0;
}

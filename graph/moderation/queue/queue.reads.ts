import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type InferResult, sql } from 'kysely';
import * as z from 'zod/mini';
import type { FilteredKind } from '../../../schema/filters/filters.ts';
import { CLAIM_MINUTES, idOfPost, type WaitingPostView } from '../../../schema/moderation-queue.ts';
import { WAITING_KINDS, type WaitingKey, type WaitingKind } from '../../../schema/posts.ts';
import type { ReportedType, ReportReason } from '../../../schema/reports.ts';
import { db } from '../../core/database/db.ts';
import { asInt, rowsIn, rowsOf } from '../../core/database/rows.ts';
import { anInstant, aRowId, defineCursor } from '../../core/paging/cursors.ts';
import { MARKED_BY } from '../../filters/mark.service.ts';
import { noId, noText, type PostRow, TARGET } from '../../reports/report.reads.ts';

type Kind = Lowercase<WaitingKind>;
const KINDS = WAITING_KINDS.map((kind) => kind.toLowerCase() as Kind);

const { selectFrom } = expressionBuilder<PostRow, 'r'>();

/** The same for every kind of post `r`, reportable or not. */
const POST = TARGET.unionAll(
  selectFrom('gameCheckIns as k')
    .select(({ fn, val }) => fn.coalesce('k.description', val('')).as('content'))
    .select(['k.userId', noId.as('articleId'), noText.as('articleTitle')])
    .select(({ ref }) => ref('k.photoUrl').$castTo<string | null>().as('imageUrl'))
    .select('k.approved as isPublic')
    .where('r.contentType', '=', 'check_in')
    .whereRef('k.id', '=', 'r.contentId'),
)
  .unionAll(
    selectFrom('questions as q')
      .select(['q.question as content', 'q.userId', noId.as('articleId')])
      .select([noText.as('articleTitle'), noText.as('imageUrl'), 'q.approved as isPublic'])
      .where('r.contentType', '=', 'question')
      .whereRef('q.id', '=', 'r.contentId'),
  )
  .unionAll(
    selectFrom('heldPosts as h')
      .leftJoin('blogPosts as a', 'a.id', 'h.articleId')
      .leftJoin('fanZonePhotos as p', 'p.id', 'h.photoId')
      .select(['h.text as content', 'h.userId', 'h.articleId', 'a.title as articleTitle'])
      .select(['p.imageUrl', sql<boolean>`false`.as('isPublic')])
      .where('r.contentType', '=', 'held_post')
      .whereRef('h.id', '=', 'r.contentId'),
  );

const kindOf = (kind: Kind) => sql<Kind>`${sql.lit(kind)}`.as('contentType');
/** What each reason to wait counts as: a report, the mark of a filter, or that it is not approved. */
const noFilter = sql<string | null>`null`.as('filterName');
const noReport = sql<number>`0`.as('reports');
const asReport = [
  sql<number>`1`.as('reports'),
  sql<boolean>`false`.as('isUnapproved'),
  noFilter,
] as const;
const asUnapproved = [noReport, sql<boolean>`true`.as('isUnapproved'), noFilter] as const;

/** The marks of one kind of post. */
const marksOf = (kind: FilteredKind) =>
  db
    .selectFrom('filterMarks')
    .select(kindOf(kind.toLowerCase() as Kind))
    .select(({ ref }) => ref(MARKED_BY[kind]).$notNull().as('contentId'))
    .select(['createdAt', noReport, sql<boolean>`false`.as('isUnapproved'), 'filterName'])
    .where(MARKED_BY[kind], 'is not', null);

/** Each reason to wait. */
const REASONS = db
  .selectFrom('contentReports')
  .select((eb) => eb.ref('contentType').$castTo<Kind>().as('contentType'))
  .select(['contentId', 'createdAt', ...asReport])
  .where('status', '=', 'pending')
  .unionAll(marksOf('CHAT_MESSAGE'))
  .unionAll(marksOf('ARTICLE_COMMENT'))
  .unionAll(marksOf('PHOTO_COMMENT'))
  .unionAll(
    db
      .selectFrom('fanZonePhotos')
      .select([kindOf('photo'), 'id as contentId', 'createdAt', ...asUnapproved])
      .where('approved', '=', false)
      .where('rejectedAt', 'is', null),
  )
  .unionAll(
    db
      .selectFrom('gameCheckIns')
      .select([kindOf('check_in'), 'id as contentId', 'createdAt', ...asUnapproved])
      .where('approved', '=', false),
  )
  .unionAll(
    db
      .selectFrom('questions')
      .select([kindOf('question'), 'id as contentId', 'createdAt', ...asUnapproved])
      .where('status', '=', 'pending'),
  )
  .unionAll(
    db
      .selectFrom('heldPosts')
      .select([kindOf('held_post'), 'id as contentId', 'createdAt', noReport])
      .select(sql<boolean>`true`.as('isUnapproved'))
      // A row for each filter that holds it.
      .select(({ fn }) => fn<string | null>('unnest', ['filters']).as('filterName'))
      .where('rejectedAt', 'is', null),
  );

/** Each waiting post once. */
const WAITING = db
  .selectFrom(REASONS.as('w'))
  .select(['w.contentType', 'w.contentId'])
  .select(({ fn }) => [
    fn.min('w.createdAt').as('since'),
    asInt(fn.sum('w.reports')).as('reportCount'),
    fn.agg<boolean>('bool_or', ['w.isUnapproved']).as('isUnapproved'),
    fn
      .agg<string[] | null>('array_agg', ['w.filterName'])
      .distinct()
      .filterWhere('w.filterName', 'is not', null)
      .as('filters'),
  ])
  .groupBy(['w.contentType', 'w.contentId']);

const PAGE = db
  .selectFrom(WAITING.as('p'))
  .select([
    'p.contentType',
    'p.contentId',
    'p.since',
    'p.reportCount',
    'p.isUnapproved',
    'p.filters',
  ])
  .orderBy('p.since')
  .orderBy('p.contentType')
  .orderBy('p.contentId');

const cursor = defineCursor<readonly [since: string, kind: Kind, id: number]>(
  'moderationQueue',
  z.tuple([anInstant, z.enum(KINDS), aRowId]),
);

export const cursorOfWaiting = ({ waitingSince, kind, postId }: WaitingPostView): string =>
  cursor.of(waitingSince.toISOString(), kind.toLowerCase() as Kind, postId);

/** Until when a claim of then is valid. */
export const endOfClaim = (claimedAt: Date): Date =>
  new Date(claimedAt.getTime() + CLAIM_MINUTES * 60_000);

/** A claim made before then is over. */
export const claimsSince = (now: Date): string =>
  new Date(now.getTime() - CLAIM_MINUTES * 60_000).toISOString();

interface Page {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** What waits, longest first. One statement. */
export function readWaiting(
  em: EntityManager,
  now: Date,
  { first, after }: Page,
): Promise<WaitingPostView[]> {
  const page = PAGE.limit(first);
  if (after == null) return read(em, now, page);
  const [since, kind, id] = cursor.read(after);
  return read(
    em,
    now,
    page.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('p.since', 'p.contentType', 'p.contentId'), '>', tuple(since, kind, id)),
    ),
  );
}

/** One of them; undefined where it does not wait. */
export async function readWaitingPost(
  em: EntityManager,
  now: Date,
  { kind, postId }: WaitingKey,
): Promise<WaitingPostView | undefined> {
  const [post] = await read(
    em,
    now,
    PAGE.where('p.contentType', '=', kind.toLowerCase() as Kind).where('p.contentId', '=', postId),
  );
  return post;
}

export async function countWaiting(em: EntityManager): Promise<number> {
  const [row] = await rowsOf(
    em,
    db.selectFrom(WAITING.as('p')).select(({ fn }) => asInt(fn.countAll()).as('count')),
  );
  return row?.count ?? 0;
}

async function read(em: EntityManager, now: Date, page: typeof PAGE): Promise<WaitingPostView[]> {
  return (await rowsOf(em, postsOf(page, now))).map(viewOf);
}

/** What a page of the queue shows of its posts. */
const postsOf = (page: typeof PAGE, now: Date) =>
  db
    .with('r', () => rowsIn(page))
    .selectFrom('r')
    .leftJoinLateral(POST.as('t'), (join) => join.onTrue())
    .leftJoin('users as u', 'u.id', 't.userId')
    .leftJoin('moderationClaims as c', (join) =>
      join
        .on(({ eb, fn }) => eb('c.kind', '=', fn<WaitingKind>('upper', ['r.contentType'])))
        .onRef('c.postId', '=', 'r.contentId')
        .on('c.claimedAt', '>', claimsSince(now)),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('contentReports as g')
          .select(({ fn }) => [
            fn.agg<ReportReason[] | null>('array_agg', ['g.reason']).distinct().as('reasons'),
            fn.max('g.reportedContentBackup').as('text'),
            fn.max('g.reportedUserNameBackup').as('userName'),
          ])
          .where('g.status', '=', 'pending')
          .where((g) => g('g.contentType', '=', g.ref('r.contentType').$castTo<ReportedType>()))
          .whereRef('g.contentId', '=', 'r.contentId')
          .as('b'),
      (join) => join.onTrue(),
    )
    .select([
      'r.contentType',
      'r.contentId',
      'r.since',
      'r.reportCount',
      'r.isUnapproved',
      'r.filters',
    ])
    .select(['t.content', 't.userId', 't.articleId', 't.articleTitle', 't.imageUrl'])
    .select(['u.name', 'c.moderatorId', 'c.claimedAt', 'b.reasons', 'b.text', 'b.userName'])
    .orderBy('r.since')
    .orderBy('r.contentType')
    .orderBy('r.contentId');

function viewOf(row: InferResult<ReturnType<typeof postsOf>>[number]): WaitingPostView {
  const key = { kind: row.contentType.toUpperCase() as WaitingKind, postId: row.contentId };
  return {
    ...key,
    id: idOfPost(key),
    waitingSince: new Date(row.since),
    reportCount: row.reportCount,
    reasons: row.reasons ?? [],
    filters: row.filters ?? [],
    isUnapproved: row.isUnapproved,
    isThere: row.userId !== null,
    text: row.content ?? row.text ?? '',
    userId: row.userId,
    userName: row.name ?? row.userName,
    articleId: row.articleId,
    articleTitle: row.articleTitle,
    imageUrl: row.imageUrl,
    claimedById: row.moderatorId,
    claimedUntil: row.claimedAt === null ? null : endOfClaim(new Date(row.claimedAt)),
  };
}

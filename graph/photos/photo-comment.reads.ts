import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { PhotoCommentView } from '../../schema/photos.ts';
import { rowsOf } from '../core/rows.ts';
import { AUTHOR } from './author.ts';

/** A comment as one viewer reads it; `liked` stays out of events, which are the same for everybody. */
export interface PhotoCommentForViewer extends PhotoCommentView {
  readonly liked: boolean | null;
}

const commentOf = (row: PhotoCommentForViewer): PhotoCommentForViewer => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
});

/** A comment `c` with its author `u`. */
const columnsFor = (viewerId: number | null): RawBuilder<unknown> => {
  const liked =
    viewerId === null
      ? sql`false`
      : sql`exists (select 1 from photo_comment_likes l where l.comment_id = c.id and l.user_id = ${viewerId})`;
  return sql`c.id, c.photo_id as "photoId", c.content, c.like_count as "totalLikes", c.client_id as "clientId",
    c.revision, c.created_at as "createdAt", c.updated_at as "updatedAt", ${AUTHOR} as "user", ${liked} as liked`;
};

interface Page {
  readonly photoId: number;
  readonly first: number;
  /** Only those older than this id. */
  readonly after: number | null;
  /** Only those newer than this id: of them the ones nearest to it. */
  readonly before: number | null;
}

/** Comments of an approved photo, newest first, in one statement; undefined for photos that wait and unknown ids. */
export async function readPhotoComments(
  em: EntityManager,
  viewerId: number | null,
  { photoId, first, after, before }: Page,
): Promise<PhotoCommentForViewer[] | undefined> {
  const older = after === null ? sql`` : sql`and k.id < ${after}`;
  const newer = before === null ? sql`` : sql`and k.id > ${before}`;
  const nearest = before === null ? sql`k.id desc` : sql`k.id`;
  const rows = await rowsOf(
    em,
    sql<PhotoCommentForViewer | { id: null }>`
      select ${columnsFor(viewerId)}
      from fan_zone_photos p
      left join lateral (
        select k.* from photo_comments k where k.photo_id = p.id ${older} ${newer} order by ${nearest} limit ${first}
      ) c on true
      left join users u on u.id = c.user_id
      where p.id = ${photoId} and p.approved
      order by c.id desc`,
  );
  return rows.length === 0 ? undefined : rows.filter((row) => row.id !== null).map(commentOf);
}

/** The finished view of the comment that `source` yields: a table expression, or a change with `returning *`. */
export async function readPhotoComment(
  em: EntityManager,
  viewerId: number | null,
  source: RawBuilder<unknown>,
): Promise<PhotoCommentForViewer | undefined> {
  const [row] = await rowsOf(
    em,
    sql<PhotoCommentForViewer>`with c as (${source}) select ${columnsFor(viewerId)} from c join users u on u.id = c.user_id`,
  );
  return row && commentOf(row);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { PublicUserView } from '../../schema/accounts.ts';
import type { CommentView } from '../../schema/comments.ts';
import { rowsOf } from '../core/rows.ts';

/** A comment as one viewer reads it; `liked` stays out of events, which are the same for everybody. */
export interface CommentForViewer extends CommentView {
  readonly liked: boolean | null;
}

type Author = {
  readonly [Field in keyof PublicUserView as `user${Capitalize<Field>}`]: PublicUserView[Field];
};
type Stored = Omit<CommentForViewer, 'user'> & Author;

const commentOf = (row: Stored): CommentForViewer => ({
  id: row.id,
  articleId: row.articleId,
  content: row.content,
  totalLikes: row.totalLikes,
  liked: row.liked,
  clientId: row.clientId,
  revision: row.revision,
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
  user: {
    id: row.userId,
    name: row.userName,
    avatarUrl: row.userAvatarUrl,
    avatarType: row.userAvatarType,
    favoriteTeam: row.userFavoriteTeam,
    isAdmin: row.userIsAdmin,
    isMvp: row.userIsMvp,
  },
});

/** A comment `c` with its author `u`; of users nothing that others may not know. */
const columnsFor = (viewerId: number | null): RawBuilder<unknown> => {
  const liked =
    viewerId === null
      ? sql`false`
      : sql`exists (select 1 from comment_likes l where l.comment_id = c.id and l.user_id = ${viewerId})`;
  return sql`c.id, c.article_id as "articleId", c.content, c.like_count as "totalLikes", c.client_id as "clientId",
    c.revision, c.created_at as "createdAt", c.updated_at as "updatedAt", u.id as "userId", u.name as "userName",
    u.avatar_url as "userAvatarUrl", u.avatar_type as "userAvatarType", u.favorite_team as "userFavoriteTeam",
    u.is_admin as "userIsAdmin", u.is_mvp as "userIsMvp", ${liked} as liked`;
};

interface Page {
  readonly articleId: number;
  readonly first: number;
  /** Only those older than this id. */
  readonly after: number | null;
  /** Only those newer than this id: of them the ones nearest to it. */
  readonly before: number | null;
}

/** Comments of a published article, newest first, in one statement; undefined for drafts and unknown ids. */
export async function readComments(
  em: EntityManager,
  viewerId: number | null,
  { articleId, first, after, before }: Page,
): Promise<CommentForViewer[] | undefined> {
  const older = after === null ? sql`` : sql`and k.id < ${after}`;
  const newer = before === null ? sql`` : sql`and k.id > ${before}`;
  const nearest = before === null ? sql`k.id desc` : sql`k.id`;
  const rows = await rowsOf(
    em,
    sql<Stored | { id: null }>`
      select ${columnsFor(viewerId)}
      from blog_posts a
      left join lateral (
        select k.* from comments k where k.article_id = a.id ${older} ${newer} order by ${nearest} limit ${first}
      ) c on true
      left join users u on u.id = c.user_id
      where a.id = ${articleId} and a.published
      order by c.id desc`,
  );
  return rows.length === 0 ? undefined : rows.filter((row) => row.id !== null).map(commentOf);
}

/** The finished view of the comment that `source` yields: a table expression, or a change with `returning *`. */
export async function readComment(
  em: EntityManager,
  viewerId: number | null,
  source: RawBuilder<unknown>,
): Promise<CommentForViewer | undefined> {
  const [row] = await rowsOf(
    em,
    sql<Stored>`with c as (${source}) select ${columnsFor(viewerId)} from c join users u on u.id = c.user_id`,
  );
  return row && commentOf(row);
}

import { sql, type RawBuilder } from 'kysely';
import type { PublicUserView } from '../../schema/accounts.ts';
import type { CommentView } from '../../schema/articles.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/rows.ts';

export interface ReadComment extends CommentView {
  readonly user: PublicUserView;
}

type Author = {
  readonly [Field in keyof PublicUserView as `user${Capitalize<Field>}`]: PublicUserView[Field];
};
type Stored = Omit<CommentView, 'createdAt' | 'updatedAt'> &
  Author & { readonly createdAt: string; readonly updatedAt: string };

const commentOf = (row: Stored): ReadComment => ({
  id: row.id,
  articleId: row.articleId,
  content: row.content,
  totalLikes: row.totalLikes,
  liked: row.liked,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
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
const columnsFor = ({ viewer }: Context): RawBuilder<unknown> => {
  const liked = viewer
    ? sql`exists (select 1 from comment_likes l where l.comment_id = c.id and l.user_id = ${viewer.id})`
    : sql`false`;
  return sql`c.id, c.article_id as "articleId", c.content, c.like_count as "totalLikes", c.created_at as "createdAt",
    c.updated_at as "updatedAt", u.id as "userId", u.name as "userName", u.avatar_url as "userAvatarUrl",
    u.avatar_type as "userAvatarType", u.favorite_team as "userFavoriteTeam", u.is_admin as "userIsAdmin",
    u.is_mvp as "userIsMvp", ${liked} as liked`;
};

interface Page {
  readonly articleId: number;
  readonly first: number;
  /** Id of the last comment of the page before. */
  readonly after: number | null;
}

/** Comments of a published article, newest first, in one statement; undefined for drafts and unknown ids. */
export async function readComments(
  ctx: Context,
  { articleId, first, after }: Page,
): Promise<ReadComment[] | undefined> {
  const older = after
    ? sql`and (k.created_at, k.id) < (select b.created_at, b.id from comments b where b.id = ${after})`
    : sql``;
  const rows = await rowsOf(
    ctx.em,
    sql<Stored | { id: null }>`
      select ${columnsFor(ctx)}
      from blog_posts a
      left join lateral (
        select k.* from comments k where k.article_id = a.id ${older} order by k.created_at desc, k.id desc limit ${first}
      ) c on true
      left join users u on u.id = c.user_id
      where a.id = ${articleId} and a.published
      order by c.created_at desc, c.id desc`,
  );
  return rows.length === 0 ? undefined : rows.filter((row) => row.id !== null).map(commentOf);
}

/** One comment by id. */
export async function readComment(ctx: Context, id: number): Promise<ReadComment | undefined> {
  const [row] = await rowsOf(
    ctx.em,
    sql<Stored>`select ${columnsFor(ctx)} from comments c join users u on u.id = c.user_id where c.id = ${id}`,
  );
  return row && commentOf(row);
}

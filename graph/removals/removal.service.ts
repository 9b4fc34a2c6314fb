import type { EntityManager } from '@mikro-orm/postgresql';
import type { PostKey, PostKind } from '../../schema/posts.ts';
import { REMOVED_EXCERPT_LENGTH, RESTORABLE_DAYS } from '../../schema/removals.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import type { Move } from '../core/files/files.ts';
import { FORGET_UNUSED_IMAGES, hideImage } from '../core/images/images.ts';
import { RemovedPost } from './removed-post.entity.ts';

/** The table of each kind, and its columns for the words and for the picture. */
const KINDS: Readonly<
  Record<PostKind, { readonly table: string; readonly words: string; readonly image?: string }>
> = {
  CHAT_MESSAGE: { table: 'game_chat_messages', words: 'message' },
  ARTICLE_COMMENT: { table: 'comments', words: 'content' },
  PHOTO: { table: 'fan_zone_photos', words: 'description', image: 'image_url' },
  PHOTO_COMMENT: { table: 'photo_comments', words: 'content' },
  CHECK_IN: { table: 'game_check_ins', words: 'location', image: 'photo_url' },
  QUESTION: { table: 'questions', words: 'question' },
};

const DAY_MS = 86_400_000;
export const restorableUntil = (removedAt: Date): Date =>
  new Date(removedAt.getTime() + RESTORABLE_DAYS * DAY_MS);

/** Name of the job that deletes for good. */
export const FORGET_REMOVED_POSTS = 'forget-removed-posts';

/** What is done after the commit of a removal. */
export interface Removed {
  /** How the files of its picture are renamed, so that their old addresses lead nowhere. */
  readonly moves: readonly Move[];
  /** Publishes that the list of removed posts has changed. */
  publish(): void;
}

/**
 * Keeps a copy of a post and of all that hangs on it, within the transaction that deletes it, so that moderators can put
 * it back. Undefined for a post of the viewer's own, which is deleted for good, and for one that is gone.
 */
export async function keepRemoved(
  ctx: Context,
  tx: EntityManager,
  { kind, postId }: PostKey,
): Promise<Removed | undefined> {
  const viewer = ctx.requireViewer();
  const { table, words, image } = KINDS[kind];
  // Locked for update: nothing can be added to it any more.
  const [found] = await tx.execute<{ post: Readonly<Record<string, unknown>> }[]>(
    `select to_jsonb(t) as post from "${table}" t where id = ? for update`,
    [postId],
  );
  const post = found?.post;
  if (!post || post.user_id === viewer.id) return undefined;
  const url = image && post[image];
  const hidden = typeof url === 'string' ? await hideImage(tx, url) : undefined;
  const now = ctx.now();
  const [removed] = await rowsOf(
    tx,
    db
      .insertInto('removedPosts')
      .values({
        kind,
        postId,
        userId: post.user_id as number,
        removedById: viewer.id,
        removedAt: now,
        excerpt: wordsOf(post[words]).slice(0, REMOVED_EXCERPT_LENGTH).toWellFormed(),
        imageUrl: hidden?.url ?? null,
      })
      .returning('id'),
  );
  const { id } = removed!;
  await keepRows(tx, id, { table, column: 'id', ids: [postId] });
  await ctx.jobs.wake(tx, FORGET_REMOVED_POSTS, restorableUntil(now));
  return {
    moves: hidden?.moves ?? [],
    publish: () => ctx.publish('removedPost.changed', { removedPostId: id }),
  };
}

/** What a member posted since then: photos last, after the comments on them. At most so many, the newest of each kind. */
export async function recentPosts(
  em: EntityManager,
  { userId, since, most }: { readonly userId: number; readonly since: Date; readonly most: number },
): Promise<PostKey[]> {
  const kinds = Object.entries(KINDS) as [PostKind, (typeof KINDS)[PostKind]][];
  const posts: PostKey[] = [];
  for (const [kind, { table }] of kinds) {
    const found = await em.execute<{ id: number }[]>(
      `select id from "${table}" where user_id = ? and created_at > ? order by id desc limit ?`,
      [userId, since.toISOString(), most],
    );
    posts.push(...found.map(({ id }) => ({ kind, postId: id })));
  }
  return [
    ...posts.filter(({ kind }) => kind !== 'PHOTO'),
    ...posts.filter(({ kind }) => kind === 'PHOTO'),
  ].slice(0, most);
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Rows {
  readonly table: string;
  readonly column: string;
  readonly ids: readonly number[];
}

/** Copies rows, and after them those that would be deleted along with them. */
async function keepRows(tx: EntityManager, removedId: number, { table, column, ids }: Rows) {
  const kept = await tx.execute<{ id: number }[]>(
    `insert into removed_rows (removed_post_id, user_id, table_name, content)
     select ?, t.user_id, ?, to_jsonb(t) from "${table}" t where t."${column}" = any(?::int[]) order by t.id
     returning (content->>'id')::int as id`,
    [removedId, table, `{${ids.join(',')}}`],
  );
  if (kept.length === 0) return;
  for (const part of partsOf(tx, table))
    await keepRows(tx, removedId, { ...part, ids: kept.map(({ id }) => id) });
}

/**
 * The tables whose rows are deleted by cascade with those of a table, and the column that points there. What belongs to
 * no member, such as the mark of a filter, is not kept.
 */
function partsOf(em: EntityManager, table: string) {
  const metas = [...em.getMetadata().getAll().values()].filter(
    ({ properties }) => 'user' in properties,
  );
  return metas.flatMap((meta) =>
    meta.relations
      .filter(
        ({ kind, deleteRule, targetMeta }) =>
          kind === 'm:1' && deleteRule === 'cascade' && targetMeta?.tableName === table,
      )
      .map(({ fieldNames }) => ({ table: meta.tableName, column: fieldNames[0]! })),
  );
}

/** Triggers count the likes as their rows come back. Photos have another name for it than the rest. */
const FROM_ZERO = JSON.stringify({ like_count: 0, likes: 0 });

/** Inserts the rows of a removed post again, the post's own first, and forgets the copy. */
export async function putBack(tx: EntityManager, id: number): Promise<void> {
  const tables = await tx.execute<{ table_name: string }[]>(
    `select table_name from removed_rows where removed_post_id = ? group by table_name order by min(id)`,
    [id],
  );
  for (const { table_name: table } of tables)
    await tx.execute(
      `insert into "${table}" select p.* from removed_rows r
       cross join lateral jsonb_populate_record(null::"${table}", r.content || ?::jsonb) p
       where r.removed_post_id = ? and r.table_name = ? order by r.id`,
      [FROM_ZERO, id, table],
    );
  await tx.nativeDelete(RemovedPost, { id });
}

/** Deletes for good what was removed 7 days ago; the job for unused pictures deletes its pictures. */
export async function forgetRemovedPosts(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - RESTORABLE_DAYS * DAY_MS).toISOString();
  const gone = await rowsOf(
    ctx.em,
    db.deleteFrom('removedPosts').where('removedAt', '<=', before).returning(['id', 'imageUrl']),
  );
  if (gone.some(({ imageUrl }) => imageUrl))
    await ctx.jobs.wake(ctx.em, FORGET_UNUSED_IMAGES, ctx.now());
  for (const { id } of gone) ctx.publish('removedPost.changed', { removedPostId: id });
}

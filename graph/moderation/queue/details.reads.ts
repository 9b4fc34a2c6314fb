import type { EntityManager } from '@mikro-orm/postgresql';
import { CONTEXT_LINES, type ContextLineView } from '../../../schema/moderation-queue.ts';
import type { WaitingKey } from '../../../schema/posts.ts';
import { reportedTypeOf, type ReportView } from '../../../schema/reports.ts';
import { db } from '../../core/database/db.ts';
import { rowsIn, rowsOf, type Source } from '../../core/database/rows.ts';
import { readPendingReportsOf } from '../../reports/report.reads.ts';

/** The pending reports of a post, newest first, 20 at most. */
export async function readReportsOf(
  em: EntityManager,
  { kind, postId }: WaitingKey,
): Promise<ReportView[]> {
  const contentType = reportedTypeOf(kind);
  return contentType ? readPendingReportsOf(em, { contentType, contentId: postId }) : [];
}

interface Line {
  readonly id: number;
  readonly userId: number;
  readonly text: string;
  readonly createdAt: string;
}

const CHAT = db
  .selectFrom('gameChatMessages')
  .select(['id', 'userId', 'message as text', 'createdAt']);
const ON_ARTICLES = db
  .selectFrom('comments')
  .select(['id', 'userId', 'content as text', 'createdAt']);
const ON_PHOTOS = db
  .selectFrom('photoComments')
  .select(['id', 'userId', 'content as text', 'createdAt']);

/** All that was written where the post with that id is; undefined where nothing is around a post. */
function linesAround({ kind, postId }: WaitingKey): Source<Line> | undefined {
  if (kind === 'CHAT_MESSAGE') return CHAT;
  if (kind === 'ARTICLE_COMMENT')
    return ON_ARTICLES.where('articleId', '=', ({ selectFrom }) =>
      selectFrom('comments').select('articleId').where('id', '=', postId),
    );
  if (kind === 'PHOTO_COMMENT')
    return ON_PHOTOS.where('photoId', '=', ({ selectFrom }) =>
      selectFrom('photoComments').select('photoId').where('id', '=', postId),
    );
  return undefined;
}

const linesOf = (source: Source<Line>) =>
  db
    .with('l', () => rowsIn(source))
    .selectFrom('l')
    .select(['l.id', 'l.userId', 'l.text', 'l.createdAt']);

const viewOf = (line: Line, isThePost: boolean): ContextLineView => ({
  ...line,
  createdAt: new Date(line.createdAt),
  isThePost,
});

/** A message or comment with the three before and after it, oldest first; none for other posts. */
export async function readContext(em: EntityManager, key: WaitingKey): Promise<ContextLineView[]> {
  const { kind, postId } = key;
  if (kind === 'HELD_POST') return readContextOfHeld(em, postId);
  const source = linesAround(key);
  if (!source) return [];
  const lines = linesOf(source);
  const before = lines
    .where('l.id', '<=', postId)
    .orderBy('l.id', 'desc')
    .limit(CONTEXT_LINES + 1);
  const after = lines.where('l.id', '>', postId).orderBy('l.id').limit(CONTEXT_LINES);
  const found = [...(await rowsOf(em, before)).reverse(), ...(await rowsOf(em, after))];
  return found.map((line) => viewOf(line, line.id === postId));
}

/** The same for what is held back: it has no place among the others yet, but was written at a time. */
async function readContextOfHeld(em: EntityManager, id: number): Promise<ContextLineView[]> {
  const [held] = await rowsOf(
    em,
    db
      .selectFrom('heldPosts')
      .select(['id', 'userId', 'text', 'createdAt', 'kind', 'articleId', 'photoId'])
      .where('id', '=', id),
  );
  if (!held) return [];
  const { kind, articleId, photoId, ...post } = held;
  const lines = linesOf(
    {
      CHAT_MESSAGE: CHAT,
      ARTICLE_COMMENT: ON_ARTICLES.where('articleId', '=', articleId),
      PHOTO_COMMENT: ON_PHOTOS.where('photoId', '=', photoId),
    }[kind],
  );
  const before = lines
    .where('l.createdAt', '<=', held.createdAt)
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.id', 'desc')
    .limit(CONTEXT_LINES);
  const after = lines
    .where('l.createdAt', '>', held.createdAt)
    .orderBy('l.createdAt')
    .orderBy('l.id')
    .limit(CONTEXT_LINES);
  return [
    ...(await rowsOf(em, before)).reverse().map((line) => viewOf(line, false)),
    viewOf(post, true),
    ...(await rowsOf(em, after)).map((line) => viewOf(line, false)),
  ];
}

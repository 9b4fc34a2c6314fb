import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  INBOX_LENGTH,
  INBOX_NAMES,
  type InboxPostKind,
  type WrittenKind,
} from '../../schema/inbox.ts';
import { AUTHOR } from '../accounts/users/author.ts';
import { ARTICLE_COMMENTS } from '../articles/comment-thread.ts';
import { db } from '../core/database/db.ts';
import { asInt, type Slots, statement } from '../core/database/rows.ts';
import { PHOTO_COMMENTS } from '../photos/photo-comment-thread.ts';

interface Reading {
  readonly userId: number;
  /** What happened before is not in it. */
  readonly since: string;
  /** The moment of the game up to which the reader may know what was said. */
  readonly until: string;
}

const kindOf = (kind: InboxPostKind) => sql.lit(kind).$castTo<InboxPostKind>().as('kind');
const why = (kind: WrittenKind) => sql.lit(kind).$castTo<WrittenKind>().as('why');
const NONE = sql<number | null>`null::int`;
const NO_ONE = sql<number[] | null>`null::int[]`;
const NO_PARENT = sql<number>`0`;

/** What members write and upload, with what it belongs to and replies to. */
const posts = () =>
  db
    .selectFrom('gameChatMessages as p')
    .select([kindOf('CHAT_MESSAGE'), 'p.id', 'p.userId', 'p.message as text', 'p.replyToId'])
    .select([NO_PARENT.as('parentId'), 'p.createdAt', 'p.aboutAt', 'p.mentionedIds'])
    .unionAll(
      db
        .selectFrom('comments as p')
        .select([kindOf('ARTICLE_COMMENT'), 'p.id', 'p.userId', 'p.content as text', 'p.replyToId'])
        .select([
          'p.articleId as parentId',
          'p.createdAt',
          'p.createdAt as aboutAt',
          'p.mentionedIds',
        ]),
    )
    .unionAll(
      db
        .selectFrom('photoComments as p')
        .select([kindOf('PHOTO_COMMENT'), 'p.id', 'p.userId', 'p.content as text', 'p.replyToId'])
        .select([
          'p.photoId as parentId',
          'p.createdAt',
          'p.createdAt as aboutAt',
          'p.mentionedIds',
        ]),
    )
    .unionAll(
      db
        .selectFrom('fanZonePhotos as p')
        .select([kindOf('PHOTO'), 'p.id', 'p.userId'])
        .select(({ fn }) => fn.coalesce('p.description', sql<string>`''`).as('text'))
        .select([NONE.as('replyToId'), NO_PARENT.as('parentId'), 'p.createdAt'])
        .select(['p.createdAt as aboutAt', NO_ONE.as('mentionedIds')]),
    );

const likes = () =>
  db
    .selectFrom('gameChatLikes as l')
    .select([kindOf('CHAT_MESSAGE'), 'l.messageId as postId', 'l.userId', 'l.createdAt'])
    .unionAll(
      db
        .selectFrom('commentLikes as l')
        .select([kindOf('ARTICLE_COMMENT'), 'l.commentId as postId', 'l.userId', 'l.createdAt']),
    )
    .unionAll(
      db
        .selectFrom('photoCommentLikes as l')
        .select([kindOf('PHOTO_COMMENT'), 'l.commentId as postId', 'l.userId', 'l.createdAt']),
    )
    .unionAll(
      db
        .selectFrom('photoLikes as l')
        .select([kindOf('PHOTO'), 'l.photoId as postId', 'l.userId', 'l.createdAt']),
    );

interface Post {
  readonly kind: InboxPostKind;
  readonly id: number;
  readonly parentId: number;
}

/** Whether everybody may see the post `p`: what it is, and what it is on, is public. */
const isShown = ({ and, eb, exists, or, ref }: ExpressionBuilder<{ p: Post }, 'p'>) => {
  const isIn = (
    kind: InboxPostKind,
    shown: typeof ARTICLE_COMMENTS.shown,
    id: 'p.id' | 'p.parentId',
  ) =>
    and([
      eb('p.kind', '=', kind),
      exists(db.selectFrom(shown.as('s')).select('s.id').where('s.id', '=', ref(id))),
    ]);
  return or([
    eb('p.kind', '=', 'CHAT_MESSAGE'),
    isIn('ARTICLE_COMMENT', ARTICLE_COMMENTS.shown, 'p.parentId'),
    isIn('PHOTO_COMMENT', PHOTO_COMMENTS.shown, 'p.parentId'),
    isIn('PHOTO', PHOTO_COMMENTS.shown, 'p.id'),
  ]);
};

/** Those whom the reader has muted. */
const mutedBy = (userId: Expression<number>) =>
  db.selectFrom('mutedMembers as x').select('x.mutedId').where('x.userId', '=', userId);

/** What replies to the reader, mentions them, or is on a photo of theirs; one comment may be all of that. */
const addressedTo = (userId: Expression<number>) => {
  const all = ['post.kind', 'post.id', 'post.parentId', 'post.text', 'post.userId'] as const;
  const times = ['post.createdAt', 'post.aboutAt'] as const;
  return db
    .selectFrom(posts().as('mine'))
    .innerJoin(posts().as('post'), (join) =>
      join.onRef('post.replyToId', '=', 'mine.id').onRef('post.kind', '=', 'mine.kind'),
    )
    .select([...all, ...times, why('REPLY')])
    .where('mine.userId', '=', userId)
    .unionAll(
      db
        .selectFrom(posts().as('post'))
        .select([...all, ...times, why('MENTION')])
        .where(sql<boolean>`${sql.ref('post.mentionedIds')} @> array[${userId}::int]`),
    )
    .unionAll(
      db
        .selectFrom('fanZonePhotos as mine')
        // The last ones of each photo: a plain join reads all comments while there are few.
        .innerJoinLateral(
          ({ selectFrom }) =>
            selectFrom('photoComments as c')
              .selectAll()
              .whereRef('c.photoId', '=', 'mine.id')
              .orderBy('c.id', 'desc')
              .limit(INBOX_LENGTH)
              .as('post'),
          (join) => join.onTrue(),
        )
        .select([kindOf('PHOTO_COMMENT'), 'post.id', 'post.photoId as parentId'])
        .select(['post.content as text', 'post.userId', 'post.createdAt'])
        .select(['post.createdAt as aboutAt', why('COMMENT')])
        .where('mine.userId', '=', userId),
    );
};

interface ReadingWritten extends Reading {
  /** What of it the reader wants. */
  readonly wanted: readonly WrittenKind[];
}

/**
 * What others wrote to the reader, the newest first, each once: as a reply, else as a mention, else as a comment. Of few
 * rows only it is looked up whether they are shown.
 */
export const readAddressed = statement(({ userId, since, until, wanted }: Slots<ReadingWritten>) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom(addressedTo(userId).as('post'))
        .select(['post.kind', 'post.id', 'post.parentId', 'post.text', 'post.userId'])
        .select(['post.createdAt as at'])
        // The names of the kinds are in this order.
        .select(({ fn }) => fn.max('post.why').as('why'))
        .where('post.why', '=', ({ fn }) => fn.any(wanted))
        .where('post.userId', '<>', userId)
        .where('post.createdAt', '>', since)
        .where('post.aboutAt', '<=', until)
        .where('post.userId', 'not in', mutedBy(userId))
        .groupBy(['post.kind', 'post.id', 'post.parentId', 'post.text', 'post.userId'])
        .groupBy(['post.createdAt', 'post.aboutAt'])
        .orderBy('post.createdAt', 'desc')
        .limit(INBOX_LENGTH)
        .as('p'),
    )
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['p.kind', 'p.id', 'p.parentId', 'p.text', 'p.at', 'p.why', AUTHOR.as('member')])
    .where(isShown),
);

/** What others liked of what the reader posted since then, each once, the last liked first. */
export const readLiked = statement(({ userId, since }: Slots<Omit<Reading, 'until'>>) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom(posts().as('mine'))
        .innerJoin(likes().as('l'), (join) =>
          join.onRef('l.postId', '=', 'mine.id').onRef('l.kind', '=', 'mine.kind'),
        )
        .select(['mine.kind', 'mine.id', 'mine.parentId', 'mine.text'])
        .select(({ fn }) => [
          fn.max('l.createdAt').as('at'),
          asInt(fn.countAll()).as('memberCount'),
        ])
        .where('mine.userId', '=', userId)
        .where('mine.createdAt', '>', since)
        .where('l.userId', '<>', userId)
        .where('l.userId', 'not in', mutedBy(userId))
        .groupBy(['mine.kind', 'mine.id', 'mine.parentId', 'mine.text'])
        .orderBy('at', 'desc')
        .limit(INBOX_LENGTH)
        .as('p'),
    )
    .select(['p.kind', 'p.id', 'p.parentId', 'p.text', 'p.at', 'p.memberCount'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom(likes().as('k'))
          .innerJoin('users as u', 'u.id', 'k.userId')
          .select(AUTHOR.as('member'))
          .whereRef('k.postId', '=', 'p.id')
          .whereRef('k.kind', '=', 'p.kind')
          .where('k.userId', '<>', userId)
          .where('k.userId', 'not in', mutedBy(userId))
          .orderBy('k.createdAt', 'desc')
          .limit(INBOX_NAMES),
      ).as('members'),
    )
    .where(isShown),
);

/** The reader's questions that the hosts answered, the last answered first. */
export const readAnswered = statement(({ userId, since }: Slots<Omit<Reading, 'until'>>) =>
  db
    .selectFrom('questions as q')
    .leftJoin('contentFeeds as s', 's.id', 'q.answeredInId')
    .select(['q.id', 'q.question as text', 'q.answeredSince as at', 'q.answeredAtSeconds'])
    .select(['s.id as showId', 's.type as showType'])
    .where('q.userId', '=', userId)
    .where('q.status', '=', 'answered')
    .where('q.answeredSince', '>', since)
    .orderBy('q.answeredSince', 'desc')
    .limit(INBOX_LENGTH),
);

/** What the reader's lineups scored, the last scored first. */
export const readLineups = statement(({ userId, since }: Slots<Omit<Reading, 'until'>>) =>
  db
    .selectFrom('fantasyLineups as l')
    .innerJoin('fantasyGameStatus as s', 's.gameId', 'l.gameId')
    .select(['l.id', 'l.totalPoints as text'])
    .select(({ ref }) => ref('s.scoringCompletedAt').$notNull().as('at'))
    .where('l.userId', '=', userId)
    .where('l.isScored', '=', true)
    .where('s.scoringCompletedAt', '>', since)
    .orderBy('s.scoringCompletedAt', 'desc')
    .limit(INBOX_LENGTH),
);

/** What moderators have imposed on the reader, the last one first. */
export const readSanctions = statement(({ userId, since }: Slots<Omit<Reading, 'until'>>) =>
  db
    .selectFrom('sanctions as s')
    .select(['s.id', 's.note as text', 's.createdAt as at'])
    .where('s.userId', '=', userId)
    .where('s.createdAt', '>', since)
    // One that was taken back did not count.
    .where('s.liftedAt', 'is', null)
    .orderBy('s.id', 'desc')
    .limit(INBOX_LENGTH),
);

/** Up to when the reader has read it, and what they want to know. */
export const readReader = statement(({ userId }: Slots<{ userId: number }>) =>
  db
    .selectFrom('users')
    .select(['inboxReadUntil', 'inboxChoices', 'doNotDisturbUntil'])
    .where('id', '=', userId),
);

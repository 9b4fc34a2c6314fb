import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { INBOX_LENGTH, INBOX_NAMES, type InboxPostKind } from '../../schema/inbox.ts';
import { AUTHOR } from '../accounts/users/author.ts';
import { db } from '../core/database/db.ts';
import { asInt, type Slots, statement } from '../core/database/rows.ts';

interface Reading {
  readonly userId: number;
  /** What happened before is not in it. */
  readonly since: string;
  /** The moment of the game up to which the reader may know what was said. */
  readonly until: string;
}

const kindOf = (kind: InboxPostKind) => sql.lit(kind).$castTo<InboxPostKind>().as('kind');
const NONE = sql<number | null>`null::int`;

/** What members write and upload, with what it belongs to and replies to. */
const posts = () =>
  db
    .selectFrom('gameChatMessages as p')
    .select([kindOf('CHAT_MESSAGE'), 'p.id', 'p.userId', 'p.message as text', 'p.replyToId'])
    .select([NONE.as('parentId'), 'p.createdAt', 'p.aboutAt'])
    .unionAll(
      db
        .selectFrom('comments as p')
        .select([kindOf('ARTICLE_COMMENT'), 'p.id', 'p.userId', 'p.content as text', 'p.replyToId'])
        .select(['p.articleId as parentId', 'p.createdAt', 'p.createdAt as aboutAt']),
    )
    .unionAll(
      db
        .selectFrom('photoComments as p')
        .select([kindOf('PHOTO_COMMENT'), 'p.id', 'p.userId', 'p.content as text', 'p.replyToId'])
        .select(['p.photoId as parentId', 'p.createdAt', 'p.createdAt as aboutAt']),
    )
    .unionAll(
      db
        .selectFrom('fanZonePhotos as p')
        .select([kindOf('PHOTO'), 'p.id', 'p.userId'])
        .select(({ fn }) => fn.coalesce('p.description', sql<string>`''`).as('text'))
        .select([NONE.as('replyToId'), NONE.as('parentId'), 'p.createdAt'])
        .select('p.createdAt as aboutAt'),
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

/** Those whom the reader has muted. */
const mutedBy = (userId: Expression<number>) =>
  db.selectFrom('mutedMembers as x').select('x.mutedId').where('x.userId', '=', userId);

/** What others replied to the reader, the newest first. */
export const readReplies = statement(({ userId, since, until }: Slots<Reading>) =>
  db
    .selectFrom(posts().as('mine'))
    .innerJoin(posts().as('m'), (join) =>
      join.onRef('m.replyToId', '=', 'mine.id').onRef('m.kind', '=', 'mine.kind'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['m.kind', 'm.id', 'm.parentId', 'm.text', 'm.createdAt as at', AUTHOR.as('member')])
    .where('mine.userId', '=', userId)
    .where('m.userId', '<>', userId)
    .where('m.createdAt', '>', since)
    .where('m.aboutAt', '<=', until)
    .where('m.userId', 'not in', mutedBy(userId))
    .orderBy('m.createdAt', 'desc')
    .limit(INBOX_LENGTH),
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
        .as('liked'),
    )
    .select(['liked.kind', 'liked.id', 'liked.parentId', 'liked.text'])
    .select(['liked.at', 'liked.memberCount'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom(likes().as('k'))
          .innerJoin('users as u', 'u.id', 'k.userId')
          .select(AUTHOR.as('member'))
          .whereRef('k.postId', '=', 'liked.id')
          .whereRef('k.kind', '=', 'liked.kind')
          .where('k.userId', '<>', userId)
          .where('k.userId', 'not in', mutedBy(userId))
          .orderBy('k.createdAt', 'desc')
          .limit(INBOX_NAMES),
      ).as('members'),
    ),
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

/** Up to when the reader has read it. */
export const readReadUntil = statement(({ userId }: Slots<{ userId: number }>) =>
  db.selectFrom('users').select('inboxReadUntil').where('id', '=', userId),
);

import { db } from '../core/database/db.ts';
import { own, type OwnRows } from './own-kind.ts';

/** The reactions of a member, one file for each kind of thing. */
export const REACTION_ROWS: readonly OwnRows[] = [
  own({
    file: 'reactions-to-article-comments.json',
    what: 'The article comments you reacted to, and how.',
    select: db
      .selectFrom('commentReactions as o')
      .select(['o.id', 'o.commentId as targetId', 'o.reaction', 'o.createdAt']),
    owner: 'commentReactions.userId',
  }),
  own({
    file: 'reactions-to-photo-comments.json',
    what: 'The photo comments you reacted to, and how.',
    select: db
      .selectFrom('photoCommentReactions as o')
      .select(['o.id', 'o.commentId as targetId', 'o.reaction', 'o.createdAt']),
    owner: 'photoCommentReactions.userId',
  }),
  own({
    file: 'reactions-to-chat-messages.json',
    what: 'The chat messages you reacted to, and how.',
    select: db
      .selectFrom('gameChatReactions as o')
      .select(['o.id', 'o.messageId as targetId', 'o.reaction', 'o.createdAt']),
    owner: 'gameChatReactions.userId',
  }),
];

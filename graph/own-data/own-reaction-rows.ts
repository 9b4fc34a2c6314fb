import type { SelectQueryBuilder } from 'kysely';
import { db } from '../core/database/db.ts';
import { type ColumnName, own, type OwnRow, type OwnRows } from './own-kind.ts';

const reactions = <Known, From extends keyof Known, Row extends OwnRow & { targetId: number }>(
  thing: string,
  owner: ColumnName,
  select: SelectQueryBuilder<Known, From, Row>,
): OwnRows =>
  own({
    file: `reactions-to-${thing}.json`,
    what: `The ${thing.replaceAll('-', ' ')} you reacted to, and how.`,
    select,
    owner,
  });

/** The reactions of a member, one file for each kind of thing. */
export const REACTION_ROWS: readonly OwnRows[] = [
  reactions(
    'article-comments',
    'commentReactions.userId',
    db
      .selectFrom('commentReactions as o')
      .select(['o.id', 'o.commentId as targetId', 'o.reaction', 'o.createdAt']),
  ),
  reactions(
    'photo-comments',
    'photoCommentReactions.userId',
    db
      .selectFrom('photoCommentReactions as o')
      .select(['o.id', 'o.commentId as targetId', 'o.reaction', 'o.createdAt']),
  ),
  reactions(
    'chat-messages',
    'gameChatReactions.userId',
    db
      .selectFrom('gameChatReactions as o')
      .select(['o.id', 'o.messageId as targetId', 'o.reaction', 'o.createdAt']),
  ),
];

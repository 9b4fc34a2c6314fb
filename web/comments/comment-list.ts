import type { ApolloClient } from '@apollo/client';
import { COMMENTS_PER_PAGE } from '../../schema/articles/comments.ts';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import { listenWithMembers } from '../accounts/session/changed-members.ts';
import type { Change, ListLog, ListPolicy, Place } from '../live/list/list.ts';
import { shownRows } from '../live/list/log.ts';
import type { ListSource } from '../live/list/source.ts';
import type { ListStore } from '../live/list/store.ts';
import { presentQuote } from '../replies/quoted.ts';
import type { Comment, CommentEvent } from './comment.ts';
import type { CommentOperations } from './comment-operations.ts';

/** Comments as a live list: newest first, entered anywhere, and nothing that others write moves what is being read. */
export const COMMENT_LIST: ListPolicy<Comment> = {
  order: 'newest-first',
  compare: (a, b) => b.id - a.id,
  isEnteredAnywhere: true,
  pageSize: COMMENTS_PER_PAGE,
  largestPage: LARGEST_PAGE,
  mostPages: 5,
  mostRows: 5000,
  holdsBack: 'always',
  writerOf: ({ user }) => user.id,
  memberOf: ({ user }) => user,
  writtenBy: (comment, user) => ({ ...comment, user }),
  poll: { every: 300_000, isWhole: true },
  recountWithin: 30_000,
};

/** The comments to show, newest first, each with what it replies to as that is now. */
export function commentsOf(log: ListLog<Comment>): Comment[] {
  return shownRows(COMMENT_LIST, log).map((comment) => {
    const replyTo = presentQuote(log, comment.replyTo, (quoted) => quoted);
    return replyTo === comment.replyTo ? comment : { ...comment, replyTo };
  });
}

export type CommentStore = ListStore<Comment>;

export function commentChange({ kind, comment }: CommentEvent): Change<Comment> {
  if (kind === 'DELETED') return { type: 'removed', id: comment.id };
  if (kind === 'RESTORED') return { type: 'restored', row: comment };
  return { type: kind === 'POSTED' ? 'added' : 'changed', row: comment };
}

function cursorOf({ cursor }: Place): string {
  if (cursor === undefined) throw new Error('A comment without a cursor');
  return cursor;
}

export function commentSource(
  client: ApolloClient,
  operations: CommentOperations,
): ListSource<Comment> {
  return {
    async readPage({ first, olderThan, from, newerThan }) {
      const { comments, ...page } = await operations.readPage(
        newerThan
          ? { last: first, before: cursorOf(newerThan) }
          : {
              first,
              ...(olderThan && { after: cursorOf(olderThan) }),
              ...(from && { from: from.id }),
            },
      );
      return { ...page, rows: comments };
    },
    listen: listenWithMembers(client, (listener, after) =>
      operations.listen(
        { ...listener, event: (event) => listener.event(commentChange(event)) },
        after,
      ),
    ),
  };
}

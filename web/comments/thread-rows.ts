import type { Comment } from './comment.ts';

/** A comment as it is shown. */
export interface ThreadRow {
  readonly comment: Comment;
  /** It is shown below the comment that it replies to. */
  readonly isBelow: boolean;
  /** The last of a comment and its replies. */
  readonly isLast: boolean;
}

/**
 * Comments in the order in which they are shown: newest first, and below each its replies, oldest first. A reply to a
 * comment that is not among these keeps its own place.
 */
export function threadRows(comments: readonly Comment[]): ThreadRow[] {
  const ids = new Set(comments.filter(({ replyTo }) => !replyTo).map(({ id }) => id));
  const above = ({ replyTo }: Comment) => (replyTo && ids.has(replyTo.id) ? replyTo.id : undefined);
  const replies = Map.groupBy(comments, above);
  return (replies.get(undefined) ?? []).flatMap((comment) => {
    const below = (replies.get(comment.id) ?? []).toReversed();
    return [comment, ...below].map((each, index) => ({
      comment: each,
      isBelow: index > 0,
      isLast: index === below.length,
    }));
  });
}

/** The id of the comment below which a reply to this one is shown; undefined where that is not among the rows. */
export function aboveOf(
  rows: readonly ThreadRow[],
  replyToId: number | undefined,
): number | undefined {
  const row = rows.find(({ comment }) => comment.id === replyToId);
  return row?.isBelow ? row.comment.replyTo?.id : row?.comment.id;
}

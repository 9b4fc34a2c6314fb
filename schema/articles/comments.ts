import * as z from 'zod/mini';
import type { PublicUserView } from '../accounts/accounts.ts';
import type { ReactableView } from '../reactions.ts';
import { COMMENTS_REFUSALS } from '../refusals/comments.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { sayingFrom } from '../refusals/said.ts';
import { requiredText } from '../text.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...COMMENTS_REFUSALS });

/** Comments on articles and photos: what may be written, and what others get to see of it. */

export const COMMENTS_PER_PAGE = 50;
/** Longest comment in UTF-16 units, as the input's `maxlength` counts. */
export const COMMENT_MAX_LENGTH = 2000;

export const COMMENT_TEXTS = {
  blank: said('comment.blank'),
  tooLong: said('comment.tooLong', { max: COMMENT_MAX_LENGTH }),
  signIn: 'Sign in to join the conversation.',
  none: 'No comments yet. Be the first!',
  gone: said('comment.gone'),
} as const;

/** The text of a comment on anything. */
export const commentText = requiredText({
  max: COMMENT_MAX_LENGTH,
  blank: COMMENT_TEXTS.blank,
  tooLong: COMMENT_TEXTS.tooLong,
});

/** The client's id of a post, so that a retry after a lost response posts nothing twice. */
export const clientIdInput = z.optional(
  z.nullable(
    z
      .string(said('input.clientIdNotText'))
      .check(z.regex(/^[\w-]{1,64}$/, said('input.clientIdOdd', { max: 64 }))),
  ),
);

/** A comment about to be posted, on any kind of content. */
export const newCommentInput = z.object({
  content: commentText,
  clientId: clientIdInput,
  /** The comment that it replies to; posted without it where that is gone. */
  replyToId: z.optional(z.nullable(z.int32())),
});
export type NewComment = z.input<typeof newCommentInput>;

export const editCommentInput = z.object({ content: commentText });
export type EditCommentInput = z.input<typeof editCommentInput>;

/** What a comment replies to, in as many words as it has now. */
export interface QuotedCommentView {
  readonly id: number;
  readonly content: string;
  readonly user: PublicUserView;
}

/** A comment as everybody may see it; nothing in it depends on who looks. Instants are ISO strings. */
export interface CommentFields extends ReactableView {
  readonly id: number;
  readonly userId: number;
  readonly content: string;
  readonly user: PublicUserView;
  readonly likeCount: number;
  /** The comment that it replies to, while that is there. It is no reply itself, unless what it replied to is gone. */
  readonly replyTo: QuotedCommentView | null;
  /** The members whose names are in it after an @. */
  readonly mentions: readonly PublicUserView[];
  /** The writer's name for the post, by which their browser knows its own comment again. */
  readonly clientId: string | null;
  /** Grows with every change of the comment: of two copies, the one with the higher revision is the newer. */
  readonly revision: number;
  readonly createdAt: string;
  /** Later than `createdAt` once the text was edited; a like does not touch it. */
  readonly updatedAt: string;
}

/** A comment on an article. */
export interface CommentView extends CommentFields {
  readonly articleId: number;
}

export const COMMENT_EVENT_KINDS = [
  'POSTED',
  'EDITED',
  'DELETED',
  'LIKED',
  'REACTED',
  'RESTORED',
] as const;
export type CommentEventKind = (typeof COMMENT_EVENT_KINDS)[number];

/** What happened to which comment. DELETED carries the comment as it last was. */
export interface CommentEvent<View extends CommentFields> {
  readonly kind: CommentEventKind;
  readonly comment: View;
}
export type CommentEventView = CommentEvent<CommentView>;

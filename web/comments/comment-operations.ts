import type { LikeableKind } from '../../schema/likes.ts';
import type { Text } from '../../schema/language/english.ts';
import type { Listener, Reading } from '../live/list/source.ts';
import type { Comment, CommentEvent } from './comment.ts';

export interface CommentPage extends Reading {
  /** Newest first. */
  readonly comments: readonly Comment[];
  /** How many there are in all, where the server says so. */
  readonly total?: number | undefined;
}

/** What can be done with the comments on one thing. Failures reject with the server's error. */
export interface CommentOperations {
  /** What the comments are to a like. */
  readonly kind: Extract<LikeableKind, 'COMMENT' | 'PHOTO_COMMENT'>;
  /** The newest ones; with `after` those older than it, with `before` the ones next above it. */
  readPage(page: {
    readonly first: number;
    readonly after?: number;
    readonly before?: number;
  }): Promise<CommentPage>;
  /** Follows each change, with a position those since then first. Returns the way to stop. */
  listen(listener: Listener<CommentEvent>, after?: string): () => void;
  /** Sent again under the same name it posts nothing twice. */
  post(text: string, clientId: string): Promise<Comment>;
  edit(id: number, text: string): Promise<Comment>;
  remove(id: number): Promise<void>;
}

/** Texts about comments; other kinds of comments have their own. */
export interface CommentTexts {
  readonly none: Text;
  readonly signIn: Text;
  readonly added: Text;
  readonly updated: Text;
  readonly deleted: Text;
  readonly reported: Text;
  readonly addFailed: Text;
  readonly updateFailed: Text;
  readonly deleteFailed: Text;
  readonly reportFailed: Text;
}

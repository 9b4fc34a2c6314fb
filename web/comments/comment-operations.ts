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

/** The newest ones, those after a cursor, those from an id on, or the ones just before a cursor. */
export type CommentPlace =
  | { readonly first: number; readonly after?: string; readonly from?: number }
  | { readonly last: number; readonly before: string };

/** What can be done with the comments on one thing. Failures reject with the server's error. */
export interface CommentOperations {
  /** What the comments are to a like. */
  readonly kind: Extract<LikeableKind, 'COMMENT' | 'PHOTO_COMMENT'>;
  readPage(page: CommentPlace): Promise<CommentPage>;
  /** Follows each change, with a position those since then first. Returns the way to stop. */
  listen(listener: Listener<CommentEvent>, after?: string): () => void;
  /** Sent again under the same name it posts nothing twice. */
  post(text: string, clientId: string, replyToId?: number): Promise<Comment>;
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

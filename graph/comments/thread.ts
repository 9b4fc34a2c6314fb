import { sql } from 'kysely';
import type { CommentEvent, CommentFields } from '../../schema/articles/comments.ts';
import type { Context } from '../core/context.ts';
import type { DomainError } from '../core/errors.ts';

/** A kind of thing that is commented on: where its comments lie, when they may be seen, and who hears of them. */
export interface CommentThread<View extends CommentFields> {
  /** What the comments' view calls the id of the thing they belong to. */
  readonly key: keyof View & string;
  readonly comments: string;
  readonly likes: string;
  readonly parents: string;
  /** The column of a comment that points to the thing. */
  readonly parentColumn: string;
  /** The column of the thing that says whether everybody may see it. */
  readonly publicColumn: string;
  /** The comments' GraphQL type, and what the trail calls an admin's deletion. */
  readonly subjectType: string;
  readonly deletion: string;
  parentNotFound(): DomainError;
  publish(ctx: Context, event: CommentEvent<View>): void;
}

/** A comment as one viewer reads it; `liked` stays out of events, which are the same for everybody. */
export type ForViewer<View extends CommentFields> = View & { readonly liked: boolean | null };

/** The names of a thread's tables and columns, quoted. */
export const namesOf = <View extends CommentFields>(thread: CommentThread<View>) => ({
  key: sql.raw(`"${thread.key}"`),
  comments: sql.table(thread.comments),
  likes: sql.table(thread.likes),
  parents: sql.table(thread.parents),
  parentColumn: sql.id(thread.parentColumn),
  publicColumn: sql.id(thread.publicColumn),
});

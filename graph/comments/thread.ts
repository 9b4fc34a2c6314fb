import type { AuditSubject } from '../../schema/accounts/audit.ts';
import { sql } from 'kysely';
import type { CommentEvent, CommentFields } from '../../schema/articles/comments.ts';
import type { Context } from '../core/context.ts';
import type { DomainError } from '../core/errors.ts';
import type { LikeTable } from '../likes/likeable.ts';
import type { Topic } from '../core/events/event-map.ts';

/** A kind of thing that is commented on: where its comments lie, when they may be seen, and who hears of them. */
export interface CommentThread<View extends CommentFields> {
  /** What the comments' view calls the id of the thing they belong to. */
  readonly key: keyof View & string;
  readonly comments: string;
  readonly likes: LikeTable;
  readonly parents: string;
  /** The column of a comment that points to the thing. */
  readonly parentColumn: string;
  /** The column of the thing that says whether everybody may see it. */
  readonly publicColumn: string;
  /** The comments' GraphQL type, what it says they are comments on, and what the trail calls an admin's deletion. */
  readonly subjectType: AuditSubject;
  readonly of: string;
  readonly deletion: string;
  /** Events of the comments. */
  readonly topic: Topic;
  parentNotFound(): DomainError;
  publish(ctx: Context, event: CommentEvent<View>): void;
}

/** The names of a thread's tables and columns, quoted. */
export const namesOf = <View extends CommentFields>(thread: CommentThread<View>) => ({
  key: sql.raw(`"${thread.key}"`),
  comments: sql.table(thread.comments),
  parents: sql.table(thread.parents),
  parentColumn: sql.id(thread.parentColumn),
  publicColumn: sql.id(thread.publicColumn),
});

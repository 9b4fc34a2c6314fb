import type { EntityManager } from '@mikro-orm/postgresql';
import type { AliasableExpression, Selectable } from 'kysely';
import type { AuditSubject } from '../../schema/accounts/audit.ts';
import type { FilteredKind } from '../../schema/filters/filters.ts';
import type { CommentEvent, CommentFields } from '../../schema/articles/comments.ts';
import type { ClassType } from 'type-graphql';
import type { Context } from '../core/context.ts';
import type { Load } from '../core/loader.ts';
import { db } from '../core/database/db.ts';
import type { Tables } from '../core/database/tables.ts';
import type { DomainError } from '../core/errors.ts';
import type { LikeTable } from '../likes/likeable.ts';
import type { ReactionTable } from '../reactions/reactable.ts';
import type { Topic } from '../core/events/event-map.ts';

/** The tables of comments. */
export type CommentTable = Extract<keyof Tables, 'comments' | `${string}Comments`>;

/** A table of comments, and its column that points to the thing; the comments' view has it under the same name. */
type CommentColumn = {
  [Table in CommentTable]: {
    readonly comments: Table;
    readonly key: Exclude<keyof Tables[Table], keyof Tables[CommentTable]>;
  };
}[CommentTable];

type CommentColumns = Record<CommentTable, Record<CommentColumn['key'], number>>;
export type TablesOfComments = Tables & CommentColumns;
export type CommentRow = Selectable<TablesOfComments[CommentTable]>;

/** For statements over any of them: what all have in common, and the column that each calls otherwise. */
export const commentsDb = db.$extendTables<CommentColumns>();

/** Where the comments of a thread are, and when they may be seen. */
export type ThreadTables = CommentColumn & {
  readonly likes: LikeTable;
  readonly reactions: ReactionTable;
  /** The things that everybody may see. */
  readonly shown: AliasableExpression<{ id: number }>;
};

interface Parent {
  readonly name: string;
  readonly to: ClassType;
  readonly load: Load<object>;
}

/** A kind of thing that is commented on: where its comments are, when they may be seen, and who hears of them. */
export type CommentThread<View extends CommentFields> = ThreadTables & {
  readonly key: keyof View;
  /** The comments' GraphQL type, what it says they are comments on, and what the trail calls an admin's deletion. */
  readonly subjectType: AuditSubject;
  readonly of: string;
  /** The field that leads to the thing. */
  readonly parent: Parent;
  readonly deletion: string;
  /** What moderators and filters call it. */
  readonly postKind: FilteredKind;
  /** Events of the comments. */
  readonly topic: Topic;
  /** Whose thing it is: they are notified of comments. Absent where it is the site's. */
  readonly ownerOfThing?: (em: EntityManager, id: number) => Promise<number | undefined>;
  parentNotFound(): DomainError;
  publish(ctx: Context, event: CommentEvent<View>): void;
};

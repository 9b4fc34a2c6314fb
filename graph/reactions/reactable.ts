import type { EntityManager } from '@mikro-orm/postgresql';
import type { PostForViewer, ReactableView, Reaction } from '../../schema/reactions.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import type { Tables } from '../core/database/tables.ts';
import type { DomainError } from '../core/errors.ts';
import type { Changed } from '../likes/likeable.ts';

type ReactionsTable = Extract<keyof Tables, `${string}Reactions`>;

/** A table of reactions, its column that points to what they are to, and the table of that. */
export type ReactionTable = {
  [Table in ReactionsTable]: {
    readonly reactions: Table;
    readonly reactionColumn: Exclude<keyof Tables[Table], keyof Tables[ReactionsTable]>;
    readonly posts: 'comments' | 'photoComments' | 'gameChatMessages';
  };
}[ReactionsTable];

/** Where the reactions to each GraphQL type are. */
export const REACTION_TABLES = {
  Comment: { reactions: 'commentReactions', reactionColumn: 'commentId', posts: 'comments' },
  PhotoComment: {
    reactions: 'photoCommentReactions',
    reactionColumn: 'commentId',
    posts: 'photoComments',
  },
  ChatMessage: {
    reactions: 'gameChatReactions',
    reactionColumn: 'messageId',
    posts: 'gameChatMessages',
  },
} as const satisfies Readonly<Record<string, ReactionTable>>;

type ReactionColumns = Record<ReactionsTable, Record<ReactionTable['reactionColumn'], number>>;
export type TablesOfReactions = Tables & ReactionColumns;

/** For statements over any of them: what all have in common, and the column that each calls otherwise. */
export const reactionsDb = db.$extendTables<ReactionColumns>();

/** What becomes of a member's reaction to a thing. */
export interface ReactionChange {
  readonly id: number;
  readonly userId: number;
  readonly reaction: Reaction;
  readonly wanted: boolean;
  readonly now: Date;
}

/** A kind of thing that can be reacted to: how its reactions are stored and published. */
export interface Reactable<View extends ReactableView = ReactableView> {
  /** The GraphQL type. */
  readonly type: string;
  readonly table: ReactionTable;
  /**
   * Stores the reaction or removes it, in one statement. Undefined for unknown ids, where not everybody may see the
   * thing, and where the member is gone.
   */
  changeReaction(
    em: EntityManager,
    change: ReactionChange,
  ): Promise<Changed<PostForViewer<View>> | undefined>;
  /** The things of these ids as visitors read them. */
  read(em: EntityManager, ids: readonly number[]): Promise<PostForViewer<View>[]>;
  notFound(): DomainError;
  /** Publishes the new counts. */
  publish(ctx: Context, view: PostForViewer<View>): void;
}

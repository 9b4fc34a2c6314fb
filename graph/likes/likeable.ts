import type { EntityManager } from '@mikro-orm/postgresql';
import type { ForViewer, LikeableView } from '../../schema/likes.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import type { Tables } from '../core/database/tables.ts';
import type { DomainError } from '../core/errors.ts';

type LikesTable = Extract<keyof Tables, `${string}Likes`>;

/** A table of likes, and its column that points to what is liked. */
export type LikeTable = {
  [Table in LikesTable]: {
    readonly likes: Table;
    readonly likeColumn: Exclude<keyof Tables[Table], keyof Tables[LikesTable]>;
  };
}[LikesTable];

/** Where the likes of each GraphQL type are. */
export const LIKE_TABLES = {
  Article: { likes: 'articleLikes', likeColumn: 'articleId' },
  Comment: { likes: 'commentLikes', likeColumn: 'commentId' },
  Photo: { likes: 'photoLikes', likeColumn: 'photoId' },
  PhotoComment: { likes: 'photoCommentLikes', likeColumn: 'commentId' },
  ChatMessage: { likes: 'gameChatLikes', likeColumn: 'messageId' },
} as const satisfies Readonly<Record<string, LikeTable>>;

type LikeColumns = Record<LikesTable, Record<LikeTable['likeColumn'], number>>;
export type TablesOfLikes = Tables & LikeColumns;

/** For statements over any of them: what all have in common, and the column that each calls otherwise. */
export const likesDb = db.$extendTables<LikeColumns>();

/** What becomes of a member's like of a thing. */
export interface LikeChange {
  readonly id: number;
  readonly userId: number;
  /** Null: the opposite of now. */
  readonly wanted: boolean | null;
  readonly now: Date;
}

/** The thing as it was when it was locked, and by how much its count has changed since. */
export interface Changed<View> {
  readonly before: View;
  readonly step: number;
}

/** A kind of thing that can be liked: how its likes are stored, when it may be liked, and who hears of it. */
export interface Likeable<View extends LikeableView = LikeableView> {
  /** The GraphQL type. */
  readonly type: string;
  /**
   * Stores the like or removes it, in one statement that locks the thing, so that likes of it come one after another.
   * Undefined for unknown ids, where not everybody may see the thing, and where the member is gone.
   */
  changeLike(em: EntityManager, change: LikeChange): Promise<Changed<ForViewer<View>> | undefined>;
  notFound(): DomainError;
  /** Publishes the new count. */
  publish(ctx: Context, view: ForViewer<View>): void;
}

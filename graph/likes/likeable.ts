import type { EntityManager } from '@mikro-orm/postgresql';
import type { ForViewer, LikeableView } from '../../schema/likes.ts';
import type { Context } from '../core/context.ts';
import type { Tables } from '../core/database/tables.ts';
import type { DomainError } from '../core/errors.ts';

/** A table of likes, and its column that points to what is liked. */
export type LikeTable = {
  [Table in keyof Tables]: 'userId' extends keyof Tables[Table]
    ? { readonly likes: Table; readonly likeColumn: keyof Tables[Table] & string }
    : never;
}[keyof Tables];

/** A kind of thing that can be liked: where its likes are stored, when it may be liked, and who hears of it. */
export interface Likeable<View extends LikeableView = LikeableView> {
  /** The GraphQL type. */
  readonly type: string;
  readonly table: LikeTable;
  /**
   * Reads the thing and locks it until the transaction ends, so that likes of it come one after another. Undefined for
   * unknown ids, and where not everybody may see it.
   */
  lock(tx: EntityManager, id: number): Promise<ForViewer<View> | undefined>;
  notFound(): DomainError;
  /** Publishes the new count. */
  publish(ctx: Context, view: ForViewer<View>): void;
}

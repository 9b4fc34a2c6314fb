import type { EntityManager } from '@mikro-orm/postgresql';
import type { ForViewer, LikeableView } from '../../schema/likes.ts';
import type { Context } from '../core/context.ts';
import type { DomainError } from '../core/errors.ts';

/** A kind of thing that can be liked: where its likes are stored, when it may be liked, and who hears of it. */
export interface Likeable<View extends LikeableView = LikeableView> {
  /** The GraphQL type. */
  readonly type: string;
  /** The table of its likes, and their column that points to the thing. */
  readonly likes: string;
  readonly likeColumn: string;
  /**
   * Reads the thing and locks it until the transaction ends, so that likes of it come one after another. Undefined for
   * unknown ids, and where not everybody may see it.
   */
  lock(tx: EntityManager, id: number): Promise<ForViewer<View> | undefined>;
  notFound(): DomainError;
  /** Publishes the new count. */
  publish(ctx: Context, view: ForViewer<View>): void;
}

import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { REMOVED_PAGE, type RemovedPostEventView, RESTORABLE_DAYS } from '../../schema/removals.ts';
import type { Context } from '../core/context.ts';
import { follow } from '../core/events/follow.ts';
import { AFTER, firstOf } from '../core/paging/paging-arguments.ts';
import { removedPosts, restorePost } from './removed-post.service.ts';
import {
  RemovedPostConnectionType,
  RemovedPostEventType,
  RestorePostInput,
  RestorePostPayload,
} from './removed-post.type.ts';

/** What moderators have deleted and can put back. */
@Resolver()
export class RemovedPostResolver {
  @Query(() => RemovedPostConnectionType, {
    description: `What moderators deleted in the last ${RESTORABLE_DAYS} days, newest first.`,
  })
  removedPosts(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(REMOVED_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return removedPosts(ctx, { first, after });
  }

  @Mutation(() => RestorePostPayload, {
    nullable: true,
    description:
      'Puts a deleted post back as it was, with its likes and comments. CONFLICT if what it belonged to is gone.',
  })
  restorePost(
    @Ctx() ctx: Context,
    @Arg('input', () => RestorePostInput, { description: 'Which one.' })
    { id }: RestorePostInput,
  ): Promise<RestorePostPayload> {
    return restorePost(ctx, id);
  }

  @Subscription(() => RemovedPostEventType, {
    subscribe: follow('removedPost.changed'),
    description: 'Posts as moderators delete them and put them back.',
  })
  removedPostEvents(@Root() event: RemovedPostEventView): RemovedPostEventType {
    return event;
  }
}

import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { QUEUE_PAGE } from '../../../schema/moderation-queue.ts';
import type { Context } from '../../core/context.ts';
import { follow } from '../../core/events/follow.ts';
import { imageAt } from '../../core/images/image-loader.ts';
import { ImageType } from '../../core/images/image.type.ts';
import { AFTER, firstOf } from '../../core/paging/paging-arguments.ts';
import { claimWaitingPost, releaseWaitingPost } from './claim.service.ts';
import { QUEUE_TOPICS } from './queue-topics.ts';
import {
  decideWaitingPosts,
  moderationQueue,
  moderationQueueCount,
  waitingPostDetails,
} from './queue.service.ts';
import {
  ClaimWaitingPostInput,
  ClaimWaitingPostPayload,
  DecideWaitingPostsInput,
  DecideWaitingPostsPayload,
  ModerationQueueEventType,
  ReleaseWaitingPostInput,
  ReleaseWaitingPostPayload,
  WaitingPostConnectionType,
  WaitingPostDetailsType,
  WaitingPostType,
} from './queue.type.ts';

/** Everything that waits for a moderator, in one list. */
@Resolver(() => WaitingPostType)
export class QueueResolver {
  @FieldResolver(() => ImageType, {
    nullable: true,
    description: 'The picture of a photo or check-in in the available sizes.',
  })
  image(@Root() { imageUrl }: WaitingPostType, @Ctx() ctx: Context) {
    return imageUrl === null ? null : imageAt(ctx, imageUrl);
  }

  @Query(() => WaitingPostConnectionType, {
    description:
      'Posts that were reported or marked by a filter, and held posts, photos, check-ins and questions to approve; what has waited longest comes first.',
  })
  moderationQueue(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(QUEUE_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return moderationQueue(ctx, { first, after });
  }

  @Query(() => Int, { description: 'How many posts wait for a moderator.' })
  moderationQueueCount(@Ctx() ctx: Context): Promise<number> {
    return moderationQueueCount(ctx);
  }

  @Query(() => WaitingPostDetailsType, {
    nullable: true,
    description:
      'The reports of a waiting post, and what was written around it; null if it doesn’t wait.',
  })
  waitingPostDetails(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The id of the post in the queue.' }) id: string,
  ) {
    return waitingPostDetails(ctx, id);
  }

  @Mutation(() => ClaimWaitingPostPayload, {
    nullable: true,
    description:
      'Takes a waiting post for a few minutes, so that no other moderator decides it in the queue. CONFLICT while another has it.',
  })
  async claimWaitingPost(
    @Ctx() ctx: Context,
    @Arg('input', () => ClaimWaitingPostInput, { description: 'Which post.' })
    { id }: ClaimWaitingPostInput,
  ): Promise<ClaimWaitingPostPayload> {
    return { post: await claimWaitingPost(ctx, id) };
  }

  @Mutation(() => ReleaseWaitingPostPayload, {
    nullable: true,
    description: 'Gives a post back that you claimed. Safe to repeat.',
  })
  async releaseWaitingPost(
    @Ctx() ctx: Context,
    @Arg('input', () => ReleaseWaitingPostInput, { description: 'Which post.' })
    { id }: ReleaseWaitingPostInput,
  ): Promise<ReleaseWaitingPostPayload> {
    return { id: await releaseWaitingPost(ctx, id) };
  }

  @Mutation(() => DecideWaitingPostsPayload, {
    nullable: true,
    description:
      'Keeps or removes waiting posts, each on its own, and closes all their reports. One that another moderator has is left alone.',
  })
  decideWaitingPosts(
    @Ctx() ctx: Context,
    @Arg('input', () => DecideWaitingPostsInput, {
      description: 'Which posts, and what becomes of them.',
    })
    input: DecideWaitingPostsInput,
  ): Promise<DecideWaitingPostsPayload> {
    return decideWaitingPosts(ctx, input);
  }

  @Subscription(() => ModerationQueueEventType, {
    subscribe: follow(QUEUE_TOPICS),
    description: 'Says that the queue has changed; read it again then.',
  })
  moderationQueueEvents(@Root() event: { claimedPost?: string }): ModerationQueueEventType {
    return { claimedPost: event.claimedPost ?? null };
  }
}

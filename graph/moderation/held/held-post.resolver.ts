import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { HeldPostEvent, HeldPostView } from '../../../schema/filters/held-posts.ts';
import { UserType } from '../../accounts/users/user.type.ts';
import type { Context } from '../../core/context.ts';
import { follow } from '../../core/events/follow.ts';
import {
  DeleteHeldPostInput,
  DeleteHeldPostPayload,
  HeldPostType,
  OwnHeldPostEventType,
} from './held-post.type.ts';
import {
  deleteHeldPost,
  hasHeldPosts,
  OWN_HELD_POSTS,
  ownHeldPosts,
} from './own-held-posts.service.ts';

/** Posts of the viewer that filters hold back. */
@Resolver(() => UserType)
export class HeldPostResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether filters hold back posts of the viewer, or moderators rejected some lately; null for other members.',
  })
  hasHeldPosts(@Root() { id }: UserType, @Ctx() ctx: Context): Promise<boolean> | null {
    return id === ctx.viewer?.id ? hasHeldPosts(ctx) : null;
  }

  @Extensions({ listLength: OWN_HELD_POSTS })
  @Query(() => [HeldPostType], {
    description:
      'The viewer’s posts that filters hold back, and those that weren’t approved lately, newest first.',
  })
  ownHeldPosts(@Ctx() ctx: Context): Promise<HeldPostView[]> {
    return ownHeldPosts(ctx);
  }

  @Mutation(() => DeleteHeldPostPayload, {
    nullable: true,
    description:
      'Withdraws a post of the viewer’s own that a filter holds back, or clears one that wasn’t approved.',
  })
  async deleteHeldPost(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteHeldPostInput, { description: 'Which one.' })
    { id }: DeleteHeldPostInput,
  ): Promise<DeleteHeldPostPayload> {
    return { deletedId: await deleteHeldPost(ctx, id) };
  }

  @Subscription(() => OwnHeldPostEventType, {
    subscribe: follow(
      'heldPost.changed',
      ({ payload, context }) => payload.userId === context.viewer?.id,
    ),
    description: 'What happens to the viewer’s held posts, and to no others.',
  })
  ownHeldPostEvents(@Root() { heldPostId }: HeldPostEvent): OwnHeldPostEventType {
    return { heldPostId };
  }
}

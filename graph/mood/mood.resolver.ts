import { Arg, Ctx, Extensions, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../core/context.ts';
import type { EventMap } from '../core/events/event-map.ts';
import { communityMood, myMood, submitMood } from './mood.service.ts';
import { CommunityMoodType, FanMoodType, SubmitMood } from './mood.type.ts';

@Resolver()
export class MoodResolver {
  @Query(() => CommunityMoodType)
  communityMood(@Ctx() ctx: Context) {
    return communityMood(ctx);
  }

  @Query(() => FanMoodType, {
    nullable: true,
    description: "The viewer's mood for the current week; null if none was submitted.",
  })
  myMood(@Ctx() ctx: Context) {
    return myMood(ctx);
  }

  @Mutation(() => FanMoodType)
  submitMood(@Ctx() ctx: Context, @Arg('input', () => SubmitMood) input: SubmitMood) {
    return submitMood(ctx, input);
  }

  // Every subscriber gets the same events, so that they are made once for all of them.
  @Extensions({ shared: true })
  @Subscription(() => CommunityMoodType, {
    name: 'communityMood',
    topics: ['mood.changed', 'account.deleted'],
    description: 'Every change to the moods, including when a member is deleted.',
  })
  communityMoodChanged(
    @Root() event: EventMap['mood.changed' | 'account.deleted'],
    @Ctx() ctx: Context,
  ): CommunityMoodType | Promise<CommunityMoodType> {
    return 'moods' in event ? event : communityMood(ctx);
  }
}

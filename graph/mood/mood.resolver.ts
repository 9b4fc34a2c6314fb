import { Arg, Ctx, Extensions, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { CommunityMoodView } from '../../schema/mood.ts';
import type { Context } from '../core/context.ts';
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
    description: 'What the viewer told of the week that counts now; null where nothing.',
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
    topics: 'mood.changed',
    description: 'Each change of the moods.',
  })
  communityMoodChanged(@Root() mood: CommunityMoodView): CommunityMoodType {
    return mood;
  }
}

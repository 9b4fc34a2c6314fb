import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { MOOD_DAYS, type MoodDayView } from '../../schema/mood.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { EventMap } from '../core/events/event-map.ts';
import { communityMood, gameMood, moodDays, myMood, submitMood } from './mood.service.ts';
import {
  CommunityMoodType,
  FanMoodType,
  GameMoodType,
  MoodDayType,
  SubmitMoodInputType,
} from './mood.type.ts';
import { SubmitMoodPayload } from './mood.payloads.ts';

@Resolver()
export class MoodResolver {
  @Query(() => CommunityMoodType, { description: 'How all members feel about the week.' })
  communityMood(@Ctx() ctx: Context) {
    return communityMood(ctx);
  }

  @Query(() => GameMoodType, {
    nullable: true,
    description:
      'How all members felt in the week of a game; null if they said nothing, and for an exhibition.',
  })
  gameMood(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ): Promise<GameMoodType | null> {
    return gameMood(ctx, gameId);
  }

  @Query(() => FanMoodType, {
    nullable: true,
    description: "The viewer's mood for the current week; null if none was submitted.",
  })
  myMood(@Ctx() ctx: Context) {
    return myMood(ctx);
  }

  @Mutation(() => SubmitMoodPayload, {
    nullable: true,
    description: 'How the viewer feels about the game of the week.',
  })
  async submitMood(
    @Ctx() ctx: Context,
    @Arg('input', () => SubmitMoodInputType, { description: 'Your mood.' })
    input: SubmitMoodInputType,
  ): Promise<SubmitMoodPayload> {
    return { mood: await submitMood(ctx, input) };
  }

  // Every subscriber gets the same events, so that they are made once for all of them.
  @Extensions({ shared: true })
  @Subscription(() => CommunityMoodType, {
    name: 'communityMood',
    subscribe: follow(['mood.changed', 'account.deleted']),
    description: 'Every change to the moods, including when a member is deleted.',
  })
  communityMoodChanged(
    @Root() event: EventMap['mood.changed' | 'account.deleted'],
    @Ctx() ctx: Context,
  ): CommunityMoodType | Promise<CommunityMoodType> {
    return 'moods' in event ? event : communityMood(ctx);
  }
}

@Resolver(() => CommunityMoodType)
export class CommunityMoodResolver {
  @Extensions({ listLength: MOOD_DAYS })
  @FieldResolver(() => [MoodDayType], {
    description: `How the average moved: the last ${MOOD_DAYS} days of the week, oldest first, today last. Days before the first mood are left out.`,
  })
  days(@Root() week: CommunityMoodType, @Ctx() ctx: Context): Promise<MoodDayView[]> {
    return moodDays(ctx, week);
  }
}

import { Day } from '../core/days.ts';
import { DateTime } from '../core/instants.ts';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import type {
  CommunityMoodView,
  FanMoodView,
  GameMoodView,
  MoodDayView,
  SubmitMoodInput,
} from '../../schema/mood.ts';
import { SMALLEST_GROUP } from '../../schema/site/metrics.ts';

@ObjectType('CommunityMood', {
  description: 'The moods of all members this week.',
  simpleResolvers: true,
})
export class CommunityMoodType implements CommunityMoodView {
  @Field(() => Int, { description: 'The year the season began.' })
  readonly season!: number;

  @Field(() => Int, { description: 'Week of the current or next game; 0 out of season.' })
  readonly gameWeek!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average of all levels, 1 to 10; null if there are none.',
  })
  readonly average!: number | null;

  @Field(() => Int, { description: 'How many members submitted one.' })
  readonly moods!: number;

  @Field(() => Int, {
    description:
      'Increases with every change: of two copies of a week, the one with the higher revision is newer.',
  })
  readonly revision!: number;
}

@ObjectType('GameMood', {
  description: 'The moods of all members in the week of a game.',
  simpleResolvers: true,
})
export class GameMoodType implements GameMoodView {
  @Field(() => Float, { description: 'Average of all levels, 1 to 10.' })
  readonly average!: number;

  @Field(() => Int, { description: 'How many members submitted one.' })
  readonly moods!: number;
}

@ObjectType('MoodDay', {
  description: 'The average of a week so far, as it was at the end of a day.',
  simpleResolvers: true,
})
export class MoodDayType implements MoodDayView {
  @Field(() => Day, { description: 'The day in Mountain time, e.g. 2025-11-16.' })
  readonly day!: string;

  @Field(() => Float, {
    nullable: true,
    description: `1 to 10; null if fewer than ${SMALLEST_GROUP} members had submitted a mood.`,
  })
  readonly average!: number | null;
}

@ObjectType('FanMood', {
  description:
    'How a member feels about a week. One per member and week; submitting again replaces it.',
  simpleResolvers: true,
})
export class FanMoodType implements FanMoodView {
  @Field(() => Int, { description: 'The id of the mood.' })
  readonly id!: number;

  /** Only the server reads it: the graph leads to what it names. */
  readonly userId!: number;

  @Field(() => Int, { description: '1 to 10.' })
  readonly moodLevel!: number;

  @Field(() => String, {
    description: 'The member’s own words; null without them.',
    nullable: true,
  })
  readonly moodDescription!: string | null;

  @Field(() => Int, { description: 'The year the season began.' })
  readonly season!: number;

  @Field(() => Int, { description: 'Week of the game it is about.' })
  readonly gameWeek!: number;

  @Field(() => Int, { description: '1 for every mood at present.' })
  readonly tierLevel!: number;

  @Field(() => DateTime, { description: 'When it was first submitted.' })
  readonly submittedAt!: Date;

  @Field(() => DateTime, { description: 'When it was last submitted.' })
  readonly updatedAt!: Date;
}

@InputType('SubmitMoodInput', { description: 'How you feel about the week.' })
export class SubmitMoodInputType implements SubmitMoodInput {
  @Field(() => Int, { description: '1 to 10.' })
  readonly moodLevel!: number;

  @Field(() => String, { description: 'Your own words; null for none.', nullable: true })
  readonly moodDescription?: string | null;
}

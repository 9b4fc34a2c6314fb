import { Day } from '../core/days.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import type { MetricDayView } from '../../schema/site/metric-views.ts';

@ObjectType('MetricDay', {
  description: 'What came in on one day, Mountain time.',
  simpleResolvers: true,
})
export class MetricDayType implements MetricDayView {
  @Field(() => Day, { description: 'E.g. 2025-11-16.' })
  readonly date!: string;

  @Field(() => Int, { description: 'Accounts created that day.' })
  readonly members!: number;

  @Field(() => Int, { description: 'Questions asked that day.' })
  readonly questions!: number;

  @Field(() => Int, { description: 'Articles published that day.' })
  readonly articles!: number;

  @Field(() => Int, { description: 'Photos submitted that day.' })
  readonly photos!: number;

  @Field(() => Int, { description: 'On articles and photos.' })
  readonly comments!: number;

  @Field(() => Int, { description: 'Of articles and photos.' })
  readonly likes!: number;

  @Field(() => Int, { description: 'Of articles.' })
  readonly views!: number;
}

import { Field, Int, ObjectType } from 'type-graphql';
import type { MetricDayView } from '../../schema/site/metric-views.ts';

@ObjectType('MetricDay', {
  description: 'What came in on one day, Mountain time.',
  simpleResolvers: true,
})
export class MetricDayType implements MetricDayView {
  @Field(() => String, { description: 'E.g. 2025-11-16.' })
  readonly date!: string;

  @Field(() => Int)
  readonly members!: number;

  @Field(() => Int)
  readonly questions!: number;

  @Field(() => Int)
  readonly articles!: number;

  @Field(() => Int)
  readonly photos!: number;

  @Field(() => Int, { description: 'On articles and photos.' })
  readonly comments!: number;

  @Field(() => Int, { description: 'Of articles and photos.' })
  readonly likes!: number;

  @Field(() => Int, { description: 'Of articles.' })
  readonly views!: number;
}

import { DateTime } from '../core/instants.ts';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { ArticleAnalyticsView } from '../../schema/site/metric-views.ts';
import { formulaText } from '../../schema/site/metrics.ts';

@ObjectType('ArticleAnalytics', {
  description: 'A published article with its views, likes, comments and shares.',
  simpleResolvers: true,
})
export class ArticleAnalyticsType implements ArticleAnalyticsView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => String)
  readonly title!: string;

  @Field(() => String)
  readonly author!: string;

  @Field(() => String)
  readonly category!: string;

  @Field(() => DateTime)
  readonly publishedAt!: Date;

  @Field(() => Int, { description: 'Minutes.' })
  readonly readTime!: number;

  @Field(() => Int)
  readonly viewCount!: number;

  @Field(() => Int)
  readonly likeCount!: number;

  @Field(() => Int)
  readonly commentCount!: number;

  @Field(() => Int)
  readonly shareCount!: number;

  @Field(() => Float, { nullable: true, description: formulaText('engagementRate') })
  readonly engagementRate!: number | null;
}

import { DateTime } from '../core/instants.ts';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { ArticleCategory } from '../../schema/articles/articles.ts';
import { ArticleCategoryEnum } from '../articles/article.type.ts';
import type { ArticleAnalyticsView } from '../../schema/site/metric-views.ts';
import { formulaText } from '../../schema/site/metrics.ts';
import { connectionType } from '../core/paging/connection.type.ts';

@ObjectType('ArticleAnalytics', {
  description: 'A published article with its views, likes, comments and shares.',
  simpleResolvers: true,
})
export class ArticleAnalyticsType implements ArticleAnalyticsView {
  @Field(() => Int, { description: 'The id of the article.' })
  readonly id!: number;

  @Field(() => String, { description: 'Its title.' })
  readonly title!: string;

  @Field(() => String, { description: 'The name below the title.' })
  readonly author!: string;

  @Field(() => ArticleCategoryEnum, { description: 'The category it is in.' })
  readonly category!: ArticleCategory;

  @Field(() => DateTime, { description: 'When it was first published.' })
  readonly publishedAt!: Date;

  @Field(() => Int, { description: 'Minutes.' })
  readonly readTime!: number;

  @Field(() => Int, { description: 'How often it was opened, counted once per browser session.' })
  readonly viewCount!: number;

  @Field(() => Int, { description: 'How many members like it.' })
  readonly likeCount!: number;

  @Field(() => Int, { description: 'How many comments it has.' })
  readonly commentCount!: number;

  @Field(() => Int, { description: 'How often it was shared.' })
  readonly shareCount!: number;

  @Field(() => Float, { nullable: true, description: formulaText('engagementRate') })
  readonly engagementRate!: number | null;
}

export const ArticleAnalyticsConnectionType = connectionType(
  'ArticleAnalytics',
  ArticleAnalyticsType,
);

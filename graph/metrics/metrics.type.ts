import { DateTime } from '../core/instants.ts';
import { Extensions, Field, Float, Int, ObjectType } from 'type-graphql';
import type { ArticleCategory } from '../../schema/articles/articles.ts';
import { ArticleCategoryEnum } from '../articles/article.type.ts';
import { ContactStatusEnum } from '../contact/contact.type.ts';
import type {
  CategoryFiguresView,
  ContentPerformanceView,
  GrowingFigureView,
  GrowthView,
  LeadsView,
  ShareView,
  SiteMetricsView,
} from '../../schema/site/metric-views.ts';
import { formulaText, METRICS, MONTH_DAYS, WEEK_DAYS } from '../../schema/site/metrics.ts';
import { MetricDayType } from './metric-day.type.ts';
import { TopContentType } from './top-content.type.ts';

@ObjectType('Growth', { description: METRICS.growth.formula, simpleResolvers: true })
export class GrowthType implements GrowthView {
  @Field(() => Int, { description: 'How many in the span that ends now.' })
  readonly current!: number;

  @Field(() => Int, { description: 'In the previous period.' })
  readonly previous!: number;

  @Field(() => Float, { nullable: true, description: 'Percent; null if there was nothing before.' })
  readonly change!: number | null;
}

@ObjectType('GrowingFigure', { simpleResolvers: true, description: 'A count and how it grows.' })
export class GrowingFigureType implements GrowingFigureView {
  @Field(() => Int, { description: 'How many there are.' })
  readonly total!: number;

  @Field(() => Int, { description: 'New since midnight in Mountain time.' })
  readonly today!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => GrowthType, { description: `The last ${WEEK_DAYS} days.` })
  readonly week!: GrowthType;

  @Extensions({ isPartOfParent: true })
  @Field(() => GrowthType, { description: `The last ${MONTH_DAYS} days.` })
  readonly month!: GrowthType;
}

@ObjectType('MetricShare', { description: 'A part of a whole.', simpleResolvers: true })
export class MetricShareType implements ShareView {
  @Field(() => String, { description: 'What is counted, e.g. a country.' })
  readonly name!: string;

  @Field(() => Int, { description: 'How many.' })
  readonly count!: number;

  @Field(() => Float, { description: 'Percent of the whole.' })
  readonly percent!: number;
}

@ObjectType('ContentPerformance', { description: formulaText('content'), simpleResolvers: true })
export class ContentPerformanceType implements ContentPerformanceView {
  @Field(() => Int, { description: 'Views of all articles.' })
  readonly articleViews!: number;

  @Field(() => Int, { description: 'Likes of all articles.' })
  readonly articleLikes!: number;

  @Field(() => Int, { description: 'Comments on all articles.' })
  readonly articleComments!: number;

  @Field(() => Int, { description: 'Shares of all articles.' })
  readonly articleShares!: number;

  @Field(() => Int, { description: 'Likes of all photos.' })
  readonly photoLikes!: number;

  @Field(() => Int, { description: 'Comments on all photos.' })
  readonly photoComments!: number;

  @Field(() => Float, { nullable: true, description: 'Null without an article.' })
  readonly viewsPerArticle!: number | null;

  @Field(() => Float, { nullable: true, description: formulaText('engagementRate') })
  readonly engagementRate!: number | null;
}

@ObjectType('SponsorLeads', {
  simpleResolvers: true,
  description: 'Messages of possible partners with one status.',
})
export class LeadsType implements LeadsView {
  @Field(() => ContactStatusEnum, { description: 'What was done about them.' })
  readonly status!: LeadsView['status'];

  @Field(() => Int, { description: 'How many messages.' })
  readonly count!: number;
}

@ObjectType('CategoryFigures', {
  description: 'Sums over the published articles of a category.',
  simpleResolvers: true,
})
export class CategoryFiguresType implements CategoryFiguresView {
  @Field(() => ArticleCategoryEnum, { description: 'The category of articles.' })
  readonly category!: ArticleCategory;

  @Field(() => Int, { description: 'Published articles.' })
  readonly articles!: number;

  @Field(() => Int, { description: 'Views of them.' })
  readonly views!: number;

  @Field(() => Int, { description: 'Likes of them.' })
  readonly likes!: number;

  @Field(() => Int, { description: 'Comments on them.' })
  readonly comments!: number;

  @Field(() => Int, { description: 'Shares of them.' })
  readonly shares!: number;
}

@ObjectType('SiteMetrics', { simpleResolvers: true, description: 'The whole site in numbers.' })
export class SiteMetricsType implements SiteMetricsView {
  @Field(() => DateTime, { description: 'When they were counted.' })
  readonly asOf!: Date;

  @Extensions({ isPartOfParent: true })
  @Field(() => GrowingFigureType, { description: formulaText('members') })
  readonly members!: GrowingFigureType;

  @Extensions({ isPartOfParent: true })
  @Field(() => GrowingFigureType, { description: formulaText('questions') })
  readonly questions!: GrowingFigureType;

  @Extensions({ isPartOfParent: true })
  @Field(() => GrowingFigureType, { description: formulaText('articles') })
  readonly articles!: GrowingFigureType;

  @Extensions({ isPartOfParent: true })
  @Field(() => GrowingFigureType, { description: formulaText('photos') })
  readonly photos!: GrowingFigureType;

  @Extensions({ isPartOfParent: true })
  @Field(() => ContentPerformanceType, { description: formulaText('content') })
  readonly content!: ContentPerformanceType;

  @Extensions({ isPartOfParent: true })
  @Field(() => [MetricShareType], { description: `Favorite teams. ${formulaText('demographics')}` })
  readonly teams!: MetricShareType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [MetricShareType], { description: formulaText('demographics') })
  readonly countries!: MetricShareType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [MetricShareType], { description: formulaText('locations') })
  readonly locations!: MetricShareType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [MetricDayType], { description: `The oldest first. ${formulaText('activity')}` })
  readonly days!: MetricDayType[];

  @Field(() => Int, { description: formulaText('engagement') })
  readonly engagementPerDay!: number;

  @Field(() => Float, { description: `That total ÷ ${MONTH_DAYS}.` })
  readonly engagementAverage!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [LeadsType], { description: formulaText('leads') })
  readonly leads!: LeadsType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [TopContentType], { description: formulaText('topContent') })
  readonly topContent!: TopContentType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [CategoryFiguresType], { description: formulaText('categories') })
  readonly categories!: CategoryFiguresType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [MetricShareType], { description: formulaText('photoCategories') })
  readonly photoCategories!: MetricShareType[];
}

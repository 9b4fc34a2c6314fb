import { DateTime } from '../core/instants.ts';
import { Extensions, Field, Float, Int, ObjectType } from 'type-graphql';
import { CONTACT_STATUSES } from '../../schema/contact/contact.ts';
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
  @Field(() => Int)
  readonly current!: number;

  @Field(() => Int, { description: 'In the previous period.' })
  readonly previous!: number;

  @Field(() => Float, { nullable: true, description: 'Percent; null if there was nothing before.' })
  readonly change!: number | null;
}

@ObjectType('GrowingFigure', { simpleResolvers: true })
export class GrowingFigureType implements GrowingFigureView {
  @Field(() => Int)
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
  @Field(() => String)
  readonly name!: string;

  @Field(() => Int)
  readonly count!: number;

  @Field(() => Float, { description: 'Percent of the whole.' })
  readonly percent!: number;
}

@ObjectType('ContentPerformance', { description: formulaText('content'), simpleResolvers: true })
export class ContentPerformanceType implements ContentPerformanceView {
  @Field(() => Int)
  readonly articleViews!: number;

  @Field(() => Int)
  readonly articleLikes!: number;

  @Field(() => Int)
  readonly articleComments!: number;

  @Field(() => Int)
  readonly articleShares!: number;

  @Field(() => Int)
  readonly photoLikes!: number;

  @Field(() => Int)
  readonly photoComments!: number;

  @Field(() => Float, { nullable: true, description: 'Null without an article.' })
  readonly viewsPerArticle!: number | null;

  @Field(() => Float, { nullable: true, description: formulaText('engagementRate') })
  readonly engagementRate!: number | null;
}

@ObjectType('SponsorLeads', { simpleResolvers: true })
export class LeadsType implements LeadsView {
  @Field(() => String, { description: `One of ${CONTACT_STATUSES.join(', ')}.` })
  readonly status!: LeadsView['status'];

  @Field(() => Int)
  readonly count!: number;
}

@ObjectType('CategoryFigures', {
  description: 'Sums over the published articles of a category.',
  simpleResolvers: true,
})
export class CategoryFiguresType implements CategoryFiguresView {
  @Field(() => String)
  readonly category!: string;

  @Field(() => Int)
  readonly articles!: number;

  @Field(() => Int)
  readonly views!: number;

  @Field(() => Int)
  readonly likes!: number;

  @Field(() => Int)
  readonly comments!: number;

  @Field(() => Int)
  readonly shares!: number;
}

@ObjectType('SiteMetrics', { simpleResolvers: true })
export class SiteMetricsType implements SiteMetricsView {
  @Field(() => DateTime)
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

import { DateTime } from '../core/instants.ts';
import { Extensions, Field, Float, Int, ObjectType } from 'type-graphql';
import type { SponsorMetricsView } from '../../schema/site/metric-views.ts';
import { formulaText, SMALLEST_GROUP } from '../../schema/site/metrics.ts';
import { CategoryFiguresType, MetricShareType } from './metrics.type.ts';

const COARSE = `Counted in steps of ${SMALLEST_GROUP}; groups of fewer are left out.`;

@ObjectType('SponsorMetrics', {
  description: `The audience in totals that anyone can read. People are counted in steps of ${SMALLEST_GROUP}, so no number reveals one person.`,
  simpleResolvers: true,
})
export class SponsorMetricsType implements SponsorMetricsView {
  @Field(() => DateTime, { description: 'When they were counted.' })
  readonly asOf!: Date;

  @Field(() => Int, { description: `${formulaText('members')} ${COARSE}` })
  readonly members!: number;

  @Field(() => Int, { description: `Of the last 30 days. ${COARSE}` })
  readonly newMembers!: number;

  @Field(() => Int, { description: formulaText('articles') })
  readonly publishedArticles!: number;

  @Field(() => Int, { description: 'Views of all articles.' })
  readonly articleViews!: number;

  @Field(() => Int, { description: 'Shares of all articles.' })
  readonly articleShares!: number;

  @Field(() => Int, { description: formulaText('photos') })
  readonly fanPhotos!: number;

  @Field(() => Int, { description: formulaText('engagement') })
  readonly engagementPerDay!: number;

  @Field(() => Float, { description: 'That total ÷ 30.' })
  readonly engagementAverage!: number;

  @Field(() => Int, { description: formulaText('subscribers') })
  readonly subscriberCount!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [MetricShareType], { description: `Favorite teams. ${COARSE}` })
  readonly teams!: MetricShareType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [MetricShareType], { description: COARSE })
  readonly countries!: MetricShareType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [MetricShareType], { description: `${formulaText('locations')} ${COARSE}` })
  readonly topLocations!: MetricShareType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [CategoryFiguresType], { description: formulaText('categories') })
  readonly categories!: CategoryFiguresType[];
}

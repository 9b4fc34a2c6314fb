import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { TOP_ARTICLES } from '../../schema/site/metrics.ts';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import type { Context } from '../core/context.ts';
import { ArticleAnalyticsType } from './article-analytics.type.ts';
import { articleAnalytics, siteMetrics, sponsorMetrics } from './metrics.service.ts';
import { SiteMetricsType } from './metrics.type.ts';
import { SponsorMetricsType } from './sponsor-metrics.type.ts';

@Resolver()
export class MetricsResolver {
  @Query(() => SiteMetricsType, { description: 'The current metrics of the whole site.' })
  siteMetrics(@Ctx() ctx: Context) {
    return siteMetrics(ctx);
  }

  @Query(() => [ArticleAnalyticsType], {
    description: `Published articles, most views first, at most ${LARGEST_PAGE}.`,
  })
  articleAnalytics(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { defaultValue: TOP_ARTICLES, description: 'How many.' })
    first: number = TOP_ARTICLES,
  ) {
    return articleAnalytics(ctx, first);
  }

  @Query(() => SponsorMetricsType, {
    description: 'What partners are shown about the site’s reach.',
  })
  sponsorMetrics(@Ctx() ctx: Context) {
    return sponsorMetrics(ctx);
  }
}

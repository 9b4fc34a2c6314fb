import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { TOP_ARTICLES } from '../../schema/site/metrics.ts';
import type { Context } from '../core/context.ts';
import { AFTER, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import { ArticleAnalyticsConnectionType } from './article-analytics.type.ts';
import { articleAnalytics, siteMetrics, sponsorMetrics } from './metrics.service.ts';
import { SiteMetricsType } from './metrics.type.ts';
import { SponsorMetricsType } from './sponsor-metrics.type.ts';

@Resolver()
export class MetricsResolver {
  @Query(() => SiteMetricsType, { description: 'The current metrics of the whole site.' })
  siteMetrics(@Ctx() ctx: Context) {
    return siteMetrics(ctx);
  }

  @Query(() => ArticleAnalyticsConnectionType, {
    description: `Published articles, most views first. ${PAGED}`,
  })
  articleAnalytics(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(TOP_ARTICLES)) first: number = TOP_ARTICLES,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return articleAnalytics(ctx, { first, after });
  }

  @Query(() => SponsorMetricsType, {
    description: 'What partners are shown about the site’s reach.',
  })
  sponsorMetrics(@Ctx() ctx: Context) {
    return sponsorMetrics(ctx);
  }
}

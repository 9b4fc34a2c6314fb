import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { ARTICLE_CATEGORIES } from '../../../schema/articles/articles.ts';
import { wordIn } from '../../../schema/enum-names.ts';
import { graphql } from '../../gql/gql.ts';
import type { ArticleCategory } from '../../gql/graphql.ts';
import { row, whole } from '../row.ts';

const inCategoryWords = <Row extends { readonly category: ArticleCategory }>(row: Row) => ({
  ...row,
  category: wordIn(ARTICLE_CATEGORIES, row.category),
});

/** Metrics: what admins see of articles, and what sponsors and everybody may read of the audience. */
export const metricsRows = [
  row({
    method: 'get',
    path: '/api/admin/article-analytics',
    operation: graphql(/* GraphQL */ `
      query RestArticleAnalytics($first: Int!) {
        articleAnalytics(first: $first) {
          nodes {
            id
            title
            author
            category
            publishedAt
            readTime
            viewCount
            likeCount
            commentCount
            shareCount
            engagementRate
          }
        }
      }
    `),
    variables: ({ query }) => ({
      first: query.first === undefined ? LARGEST_PAGE : whole(query.first, 'first'),
    }),
    reply: (data) => data.articleAnalytics.nodes.map(inCategoryWords),
  }),
  row({
    method: 'get',
    path: '/api/sponsor-metrics',
    operation: graphql(/* GraphQL */ `
      query RestSponsorMetrics {
        sponsorMetrics {
          asOf
          members
          newMembers
          publishedArticles
          articleViews
          articleShares
          fanPhotos
          engagementPerDay
          engagementAverage
          subscriberCount
          teams {
            name
            count
            percent
          }
          countries {
            name
            count
            percent
          }
          topLocations {
            name
            count
            percent
          }
          categories {
            category
            articles
            views
            likes
            comments
            shares
          }
        }
      }
    `),
    reply: ({ sponsorMetrics: { categories, ...metrics } }) => ({
      ...metrics,
      categories: categories.map(inCategoryWords),
    }),
  }),
];

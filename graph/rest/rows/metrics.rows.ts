import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { graphql } from '../../gql/gql.ts';
import { row, whole } from '../row.ts';

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
    reply: (data) => data.articleAnalytics.nodes,
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
    reply: (data) => data.sponsorMetrics,
  }),
];

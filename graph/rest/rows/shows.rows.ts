import { graphql } from '../../gql/gql.ts';
import { row } from '../row.ts';

graphql(/* GraphQL */ `
  fragment RestContentItem on ContentItem {
    id
    type
    title
    description
    url
    duration
    publishedAt
    thumbnailUrl
    externalId
    isLive
    isCurrentlyLive
    viewCount
    createdAt
  }
`);

/** Shows and episodes. Where there is no latest one the response is `null`. */
export const showsRows = [
  row({
    method: 'get',
    path: '/api/content/latest/live',
    operation: graphql(/* GraphQL */ `
      query RestLatestLive {
        latestContent(type: live) {
          ...RestContentItem
        }
      }
    `),
    reply: (data) => data.latestContent,
  }),
  row({
    method: 'get',
    path: '/api/content/latest/youtube',
    operation: graphql(/* GraphQL */ `
      query RestLatestVideo {
        latestContent(type: youtube) {
          ...RestContentItem
        }
      }
    `),
    reply: (data) => data.latestContent,
  }),
  row({
    method: 'get',
    path: '/api/content/recent/youtube',
    operation: graphql(/* GraphQL */ `
      query RestRecentShorts {
        recentContent(type: shorts) {
          ...RestContentItem
        }
      }
    `),
    reply: (data) => data.recentContent,
  }),
  row({
    method: 'get',
    path: '/api/content/recent/podcast',
    operation: graphql(/* GraphQL */ `
      query RestRecentEpisodes {
        recentContent(type: podcast) {
          ...RestContentItem
        }
      }
    `),
    reply: (data) => data.recentContent,
  }),
  row({
    method: 'get',
    path: '/api/youtube/channel-stats',
    operation: graphql(/* GraphQL */ `
      query RestChannelStats {
        channelStats {
          subscriberCount
        }
      }
    `),
    reply: (data) => data.channelStats,
  }),
];

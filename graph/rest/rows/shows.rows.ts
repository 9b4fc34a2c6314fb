import { graphql } from '../../gql/gql.ts';
import { inWords, row } from '../row.ts';

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

const contentJson = inWords('type');

/** Shows and episodes. Where there is no latest one the response is `null`. */
export const showsRows = [
  row({
    method: 'get',
    path: '/api/content/latest/live',
    operation: graphql(/* GraphQL */ `
      query RestLatestLive {
        latestContent(type: LIVE) {
          ...RestContentItem
        }
      }
    `),
    reply: ({ latestContent }) => latestContent && contentJson(latestContent),
  }),
  row({
    method: 'get',
    path: '/api/content/latest/youtube',
    operation: graphql(/* GraphQL */ `
      query RestLatestVideo {
        latestContent(type: YOUTUBE) {
          ...RestContentItem
        }
      }
    `),
    reply: ({ latestContent }) => latestContent && contentJson(latestContent),
  }),
  row({
    method: 'get',
    path: '/api/content/recent/youtube',
    operation: graphql(/* GraphQL */ `
      query RestRecentShorts {
        recentContent(type: SHORTS) {
          nodes {
            ...RestContentItem
          }
        }
      }
    `),
    reply: (data) => data.recentContent.nodes.map(contentJson),
  }),
  row({
    method: 'get',
    path: '/api/content/recent/podcast',
    operation: graphql(/* GraphQL */ `
      query RestRecentEpisodes {
        recentContent(type: PODCAST) {
          nodes {
            ...RestContentItem
          }
        }
      }
    `),
    reply: (data) => data.recentContent.nodes.map(contentJson),
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

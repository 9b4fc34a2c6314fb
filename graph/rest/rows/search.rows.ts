import { graphql } from '../../gql/gql.ts';
import { inWords, row, text } from '../row.ts';

const resultJson = inWords('type', 'contentType');

/** Search over everything that visitors may find. */
export const searchRows = [
  row({
    method: 'get',
    path: '/api/search',
    operation: graphql(/* GraphQL */ `
      query RestSearch($query: String!) {
        search(query: $query, first: 50) {
          nodes {
            type
            id
            title
            description
            url
            thumbnailUrl
            contentType
            isLive
            isPlayoff
            week
            approved: isApproved
            publishedAt
            createdAt
            date
          }
          totalCount
          query
        }
      }
    `),
    variables: ({ query }) => ({ query: text(query.q, 'q') }),
    reply: ({ search: { nodes, totalCount, query } }) => ({
      results: nodes.map(resultJson),
      total: totalCount,
      query,
    }),
  }),
];

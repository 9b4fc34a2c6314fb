import { useQuery } from '@apollo/client/react';
import { SEARCH_CACHE_MS, SEARCH_MIN_LENGTH, type SearchFilter } from '../../schema/search.ts';
import { graphql } from '../gql/gql.ts';
import type { SearchDialogQuery } from '../gql/graphql.ts';

const SEARCH_DIALOG = graphql(/* GraphQL */ `
  query SearchDialog($query: String!, $filter: SearchFilter!) {
    search(query: $query, filter: $filter, first: 30) {
      total
      results {
        type
        id
        title
        url
        thumbnailUrl
        contentType
        isLive
        isPlayoff
        week
        approved
        publishedAt
        date
        titleParts {
          text
          isMatch
        }
        descriptionParts {
          text
          isMatch
        }
      }
    }
  }
`);

export type SearchResult = SearchDialogQuery['search']['results'][number];

/** When each search was last answered, to tell whether the answer in the cache is still good. */
const answeredAt = new Map<string, number>();

/**
 * The answer to what is looked for. A search that is overtaken by the next is cancelled, so a slow older answer never
 * stands in place of a newer one.
 */
export function useSearch(query: string, filter: SearchFilter) {
  const key = `${filter} ${query}`;
  const isFresh = Date.now() - (answeredAt.get(key) ?? -Infinity) < SEARCH_CACHE_MS;
  const { data, error, refetch } = useQuery(SEARCH_DIALOG, {
    variables: { query, filter },
    skip: query.length < SEARCH_MIN_LENGTH,
    fetchPolicy: isFresh ? 'cache-first' : 'network-only',
    // A dialog that comes back to the front needs no new answer.
    refetchOn: false,
  });
  if (data && !isFresh) answeredAt.set(key, Date.now());
  return { answer: data?.search, hasFailed: error !== undefined, retry: () => void refetch() };
}

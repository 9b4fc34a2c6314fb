import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
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

/** Searches whose answer in the cache is too old to be shown again. */
const outdated = new Set<string>();

/**
 * The answer to what is looked for. A search that is overtaken by the next is cancelled, so a slow older answer never
 * stands in place of a newer one.
 */
export function useSearch(query: string, filter: SearchFilter) {
  const key = `${filter} ${query}`;
  const { data, error, refetch } = useQuery(
    SEARCH_DIALOG,
    query.length < SEARCH_MIN_LENGTH
      ? skipToken
      : {
          variables: { query, filter },
          fetchPolicy: outdated.has(key) ? 'network-only' : 'cache-first',
          // A dialog that comes back to the front needs no new answer.
          refetchOn: false,
        },
  );
  useEffect(() => {
    if (!data) return;
    outdated.delete(key);
    // It runs on when the dialog is closed: the answer grows old all the same.
    setTimeout(() => outdated.add(key), SEARCH_CACHE_MS);
  }, [data, key]);
  return { answer: data?.search, hasFailed: error !== undefined, retry: () => void refetch() };
}

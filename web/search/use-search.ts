import { nameOf } from '../../schema/enum-names.ts';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { SEARCH_CACHE_MS, SEARCH_MIN_LENGTH, type SearchFilter } from '../../schema/site/search.ts';
import { graphql } from '../gql/gql.ts';
import type { SearchDialogQuery } from '../gql/graphql.ts';

const SEARCH_DIALOG = graphql(/* GraphQL */ `
  query SearchDialog($query: String!, $filter: SearchFilter!, $first: Int!) {
    search(query: $query, filter: $filter, first: $first) {
      totalCount
      isApproximate
      nodes {
        type
        id
        title
        url
        thumbnailUrl
        contentType
        isLive
        isPlayoff
        week
        isApproved
        user {
          id
        }
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

export type SearchResult = SearchDialogQuery['search']['nodes'][number];

const MOST_SHOWN = 30;

/** Searches whose results are in the cache and will be evicted. */
const cached = new Set<string>();

/**
 * The results of a search. A search is canceled by the next one, so a slow older response never replaces a newer one.
 */
export function useSearch(query: string, filter: SearchFilter) {
  const { cache } = useApolloClient();
  const { data, error, refetch } = useQuery(
    SEARCH_DIALOG,
    query.length < SEARCH_MIN_LENGTH
      ? skipToken
      : {
          variables: { query, filter: nameOf(filter), first: MOST_SHOWN },
          fetchPolicy: 'cache-first',
          // A dialog that is shown again needs no refetch.
          refetchOn: false,
        },
  );
  useEffect(() => {
    const args = { query, filter: nameOf(filter), first: MOST_SHOWN };
    const key = JSON.stringify(args);
    if (!data || cached.has(key)) return;
    cached.add(key);
    // It continues when the dialog is closed, because results age in any case. What is shown now stays.
    setTimeout(() => {
      cached.delete(key);
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'search', args, broadcast: false });
    }, SEARCH_CACHE_MS);
  }, [cache, data, query, filter]);
  return {
    answer: data?.search,
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

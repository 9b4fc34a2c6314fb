import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../gql/gql.ts';

const RECORD_VIEW = graphql(/* GraphQL */ `
  mutation RecordArticleView($id: Int!) {
    recordArticleView(input: { id: $id }) {
      article {
        id
        viewCount
      }
    }
  }
`);

const SEEN = 'seen-articles';

function seenIn(storage: Storage): number[] {
  try {
    const seen: unknown = JSON.parse(storage.getItem(SEEN) ?? '[]');
    return Array.isArray(seen) ? seen.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Counts a view of an article that is shown, once per browser session. */
export function useViewCount(id: number | undefined): void {
  const [record] = useMutation(RECORD_VIEW);
  useEffect(() => {
    if (id === undefined) return;
    const seen = seenIn(sessionStorage);
    if (seen.includes(id)) return;
    sessionStorage.setItem(SEEN, JSON.stringify([...seen, id]));
    record({ variables: { id } }).catch(() => {
      // Not counted: the next visit tries again.
      sessionStorage.setItem(
        SEEN,
        JSON.stringify(seenIn(sessionStorage).filter((one) => one !== id)),
      );
    });
  }, [id, record]);
}

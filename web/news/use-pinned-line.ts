import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { PINNED_LINE_LASTS_MS } from '../../schema/news/pinned-line.ts';
import { useAt } from '../games/use-every.ts';
import { graphql } from '../gql/gql.ts';
import { useLive } from '../live/use-live.ts';

graphql(/* GraphQL */ `
  fragment PinnedLine_line on PinnedLine {
    id
    text
    url
    pinnedAt
  }
`);

export const PINNED_LINE = graphql(/* GraphQL */ `
  query PinnedLine {
    pinnedLine {
      ...PinnedLine_line
    }
  }
`);

const LINE_PINNED = graphql(/* GraphQL */ `
  subscription LinePinned {
    pinnedLine {
      ...PinnedLine_line
    }
  }
`);

/** The line that hosts pinned, live; null: none; undefined: not known yet. `isNew`: it came while the page was open. */
export function usePinnedLine() {
  const { data, error, refetch } = useQuery(PINNED_LINE);
  useLive(LINE_PINNED, {
    refetches: ['PinnedLine'],
    onEvent({ data, client, extensions }) {
      client.writeQuery({ query: PINNED_LINE, data, extensions });
    },
  });
  const line = data?.pinnedLine;
  /** The line that was up when the page was opened. */
  const [first, setFirst] = useState<number | null>();
  if (line !== undefined && first === undefined) setFirst(line?.id ?? null);
  const endsAt = line && Date.parse(line.pinnedAt) + PINNED_LINE_LASTS_MS;
  const ask = () => void refetch().catch(() => undefined);
  useAt(endsAt ? new Date(endsAt).toISOString() : undefined, ask);
  const isNew = line != null && first !== undefined && line.id !== first;
  return { line, isNew, error, retry: ask };
}

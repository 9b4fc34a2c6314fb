import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { NEWS_LASTS_MS } from '../../schema/news/news.ts';
import { DISMISSED_NEWS_KEY } from '../../schema/site/device.ts';
import { useAt } from '../games/use-every.ts';
import { graphql } from '../gql/gql.ts';
import { useLive } from '../live/use-live.ts';
import { storeOnDevice, storedOnDevice } from '../ui/device-memory.ts';
import { useIsAsDrawn } from '../ui/time/now.ts';

export const BREAKING_NEWS = graphql(/* GraphQL */ `
  query BreakingNews {
    latestBreakingNews {
      id
      headline
      url
      createdAt
    }
  }
`);

const NEWS_SENT = graphql(/* GraphQL */ `
  subscription BreakingNewsSent {
    breakingNews {
      id
      headline
      url
      createdAt
    }
  }
`);

const NEWS_WITHDRAWN = graphql(/* GraphQL */ `
  subscription BreakingNewsWithdrawn {
    breakingNewsWithdrawals {
      newsId
    }
  }
`);

const QUERIES = ['BreakingNews'];

/** The news of the day that this browser has not dismissed. `isNew`: it came while the page was open. */
export function useBreakingNews() {
  const { data, refetch } = useQuery(BREAKING_NEWS);
  const [dismissed, setDismissed] = useState(() => storedOnDevice(DISMISSED_NEWS_KEY));
  const [newest, setNewest] = useState<number>();
  const [arrived, setArrived] = useState<number>();
  // The server renders it for everybody.
  const isAsDrawn = useIsAsDrawn();
  const latest = data?.latestBreakingNews ?? null;
  const newestNow = Math.max(newest ?? 0, latest?.id ?? 0);
  if (data && newest !== newestNow) {
    setNewest(newestNow);
    // Pushed or polled.
    if (newest !== undefined) setArrived(newestNow);
  }

  const ask = () => void refetch().catch(() => undefined);
  useLive(NEWS_SENT, {
    refetches: QUERIES,
    onEvent({ data: { breakingNews }, client, extensions }) {
      const data = { latestBreakingNews: breakingNews };
      client.writeQuery({ query: BREAKING_NEWS, data, extensions });
    },
  });
  // What was sent before it may count again.
  useLive(NEWS_WITHDRAWN, { refetches: QUERIES });
  const endsAt = latest && Date.parse(latest.createdAt) + NEWS_LASTS_MS;
  useAt(endsAt ? new Date(endsAt).toISOString() : undefined, ask);

  return {
    news: latest && (isAsDrawn || latest.id !== dismissed) ? latest : null,
    isNew: latest !== null && latest.id === arrived,
    dismiss() {
      if (!latest) return;
      setDismissed(latest.id);
      storeOnDevice(DISMISSED_NEWS_KEY, latest.id);
    },
  };
}

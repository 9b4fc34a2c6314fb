import { useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { NEWS_LASTS_MS } from '../../schema/news.ts';
import { useAt } from '../games/use-every.ts';
import { graphql } from '../gql/gql.ts';
import { onReconnect } from '../live/live-status.ts';
import { keepOnDevice, keptOnDevice } from '../ui/device-memory.ts';
import { useIsAsDrawn } from '../ui/now.ts';

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
    breakingNewsWithdrawn
  }
`);

const DISMISSED = 'breaking-news-dismissed';

/** The news of the day that this browser has not dismissed. `isNew`: it came while the page was open. */
export function useBreakingNews() {
  const { data, refetch } = useQuery(BREAKING_NEWS);
  const [dismissed, setDismissed] = useState(() => keptOnDevice(DISMISSED));
  const [arrived, setArrived] = useState<number>();
  // The server draws it for everybody.
  const isAsDrawn = useIsAsDrawn();
  const latest = data?.latestBreakingNews ?? null;

  const ask = () => void refetch().catch(() => undefined);
  useSubscription(NEWS_SENT, {
    fetchPolicy: 'no-cache',
    onData({ client, data: { data: pushed } }) {
      if (!pushed) return;
      setArrived(pushed.breakingNews.id);
      client.writeQuery({
        query: BREAKING_NEWS,
        data: { latestBreakingNews: pushed.breakingNews },
      });
    },
  });
  // What was sent before it may count again.
  useSubscription(NEWS_WITHDRAWN, { fetchPolicy: 'no-cache', onData: ask });
  useEffect(() => onReconnect(() => void refetch().catch(() => undefined)), [refetch]);
  const endsAt = latest && Date.parse(latest.createdAt) + NEWS_LASTS_MS;
  useAt(endsAt ? new Date(endsAt).toISOString() : undefined, ask);

  return {
    news: latest && (isAsDrawn || latest.id !== dismissed) ? latest : null,
    isNew: latest !== null && latest.id === arrived,
    dismiss() {
      if (!latest) return;
      setDismissed(latest.id);
      keepOnDevice(DISMISSED, latest.id);
    },
  };
}

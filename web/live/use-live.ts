import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { refetchAfter } from './response-freshness.ts';
import type { LiveContext } from './live-link.ts';

interface LiveEvent<Data> {
  readonly data: Data;
  readonly client: ApolloClient;
  /** To pass on when the event is written into the cache. */
  readonly extensions: Record<string, unknown> | undefined;
  /** Refetches the queries in `refetches`, for data the event doesn't carry. */
  refetch(): void;
}

interface Live<Data> {
  /** Queries to refetch on an event, and when one may have been missed before the subscription was confirmed. */
  readonly refetches?: readonly string[];
  /** Called instead of that refetch, with the time of the last event, in ms since 1970. */
  readonly onSubscribed?: (changedAt: number) => void;
  /** Absent: each event refetches the queries. */
  readonly onEvent?: (event: LiveEvent<Data>) => void;
  /** Writes the entities in the events into the cache. */
  readonly isCached?: boolean;
}

/** Subscribes while mounted. Returns the error with which the server ended the subscription. */
export function useLive<Data>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  { refetches = [], onSubscribed, onEvent, isCached = false }: Live<Data>,
): Error | undefined {
  const client = useApolloClient();
  const [error, setError] = useState<Error>();
  const refetchSince = useEffectEvent((eventAt: number) =>
    refetchAfter(client, refetches, eventAt),
  );
  const subscribed = useEffectEvent((changedAt: number) =>
    onSubscribed ? onSubscribed(changedAt) : refetchSince(changedAt),
  );
  const handle = useEffectEvent((event: LiveEvent<Data>) =>
    onEvent ? onEvent(event) : event.refetch(),
  );

  useEffect(() => {
    const context: LiveContext = { onSubscribed: (changedAt) => subscribed(changedAt) };
    let stop = () => {};
    // A page opens a dozen at once; each gets its own task, so that input is handled between them.
    const beginning = setTimeout(() => {
      const events = client
        .subscribe({
          query: subscription,
          fetchPolicy: isCached ? 'network-only' : 'no-cache',
          context: { ...context },
        })
        .subscribe(({ data, error, extensions }) => {
          setError(error);
          const refetch = () => refetchSince(extensions?.toldAt as number);
          if (data) handle({ data, client, extensions, refetch });
          // An event without data: something happened, but not what.
          else if (extensions?.toldAt !== undefined) subscribed(extensions.toldAt as number);
        });
      stop = () => events.unsubscribe();
    });
    return () => {
      clearTimeout(beginning);
      stop();
    };
  }, [client, subscription, isCached]);
  return error;
}

import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { askAfter } from './answers.ts';
import type { LiveContext } from './live-link.ts';

interface LiveEvent<Data> {
  readonly data: Data;
  readonly client: ApolloClient;
  /** Goes along where the event is written into the cache. */
  readonly extensions: Record<string, unknown> | undefined;
  /** Asks the queries that are kept current, for what the event doesn't tell. */
  refetch(): void;
}

interface Live<Data> {
  /** Names of the queries that it keeps current: what happened before the subscription stood is asked for, if anything did. */
  readonly refetches?: readonly string[];
  /** In place of that, where something else is kept; is given when the last event was, in ms since 1970. */
  readonly onSubscribed?: (changedAt: number) => void;
  /** Absent: each event has the queries asked. */
  readonly onEvent?: (event: LiveEvent<Data>) => void;
  /** The entities in the events go into the cache. */
  readonly isCached?: boolean;
}

/** Follows events while it is shown. Returns the error with which the server ended that. */
export function useLive<Data>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  { refetches = [], onSubscribed, onEvent, isCached = false }: Live<Data>,
): Error | undefined {
  const client = useApolloClient();
  const [error, setError] = useState<Error>();
  const refetchSince = useEffectEvent((eventAt: number) => askAfter(client, refetches, eventAt));
  const subscribed = useEffectEvent((changedAt: number) =>
    onSubscribed ? onSubscribed(changedAt) : refetchSince(changedAt),
  );
  const handle = useEffectEvent((event: LiveEvent<Data>) =>
    onEvent ? onEvent(event) : event.refetch(),
  );

  useEffect(() => {
    const context: LiveContext = { onSubscribed: (changedAt) => subscribed(changedAt) };
    let stop = () => {};
    // A page begins a dozen of them together; each in a task of its own, so that a finger is answered between them.
    const beginning = setTimeout(() => {
      const events = client
        .subscribe({
          query: subscription,
          fetchPolicy: isCached ? 'network-only' : 'no-cache',
          // Each hears for itself when it stands.
          context: { ...context, queryDeduplication: false },
        })
        .subscribe(({ data, error, extensions }) => {
          setError(error);
          const refetch = () => refetchSince(extensions?.toldAt as number);
          if (data) handle({ data, client, extensions, refetch });
          // That something happened is known, what it was is not.
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

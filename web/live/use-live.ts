import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { askAfter } from './answers.ts';
import type { LiveContext } from './live-link.ts';

interface Told<Data> {
  readonly data: Data;
  readonly client: ApolloClient;
  /** Goes along where the event is written into the cache. */
  readonly extensions: Record<string, unknown> | undefined;
  /** Asks the queries that are kept current, for what the event doesn't tell. */
  ask(): void;
}

interface Live<Data> {
  /** Names of the queries that it keeps current: what happened before the subscription stood is asked for, if anything did. */
  readonly keeps?: readonly string[];
  /** In place of that, where something else is kept; is given when the last event was, in ms since 1970. */
  readonly onStanding?: (changedAt: number) => void;
  /** Absent: each event has the queries asked. */
  readonly onEvent?: (told: Told<Data>) => void;
  /** The entities in the events go into the cache. */
  readonly isCached?: boolean;
}

/** Follows events while it is shown. Returns the error with which the server ended that. */
export function useLive<Data>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  { keeps = [], onStanding, onEvent, isCached = false }: Live<Data>,
): Error | undefined {
  const client = useApolloClient();
  const [error, setError] = useState<Error>();
  const askSince = useEffectEvent((eventAt: number) => askAfter(client, keeps, eventAt));
  const stands = useEffectEvent((changedAt: number) =>
    onStanding ? onStanding(changedAt) : askSince(changedAt),
  );
  const tell = useEffectEvent((told: Told<Data>) => (onEvent ? onEvent(told) : told.ask()));

  useEffect(() => {
    const context: LiveContext = { onStanding: (changedAt) => stands(changedAt) };
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
          const ask = () => askSince(extensions?.toldAt as number);
          if (data) tell({ data, client, extensions, ask });
          // That something happened is known, what it was is not.
          else if (extensions?.toldAt !== undefined) stands(extensions.toldAt as number);
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

import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LiveContext } from '../live-link.ts';
import type { Change, Place, Row } from './list.ts';

/** The newest rows, or those below a place, from a place on downwards, or next above a place. */
export interface PageRequest {
  readonly first: number;
  readonly olderThan?: Place | undefined;
  readonly from?: Place | undefined;
  readonly newerThan?: Place | undefined;
}

/** How far a response agrees with the server. */
export interface Reading {
  /** All that happened until then is in it, in ms by the server's clock. */
  readonly asOf?: number | undefined;
  /** The same place in the stream of events. */
  readonly position?: string | undefined;
}

export interface Page<R> extends Reading {
  /** Newest first. */
  readonly rows: readonly R[];
  /** The total number, if the server sends it. */
  readonly total?: number | undefined;
}

export type ReadPage<R> = (request: PageRequest) => Promise<Page<R>>;

export interface Listener<E> {
  readonly event: (event: E) => void;
  /** Events come from now on, but some may be missing; the last of them was at `changedAt`, by the server's clock. */
  readonly subscribed: (changedAt: number) => void;
  /** Events come again after a lost connection, and none is missing. */
  readonly resumed: () => void;
  /** The server refused: no more events will come. */
  readonly ended: () => void;
}

/** The source of a list: pages that are fetched, and events. */
export interface ListSource<R extends Row> {
  readonly readPage: ReadPage<R>;
  /** With a position, what happened since comes first. Returns the way to stop. */
  readonly listen: (listener: Listener<Change<R>>, after?: string) => () => void;
}

/** Listens to one subscription. The live link subscribes again by itself; only a refusal ends it. */
export function listenTo<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { event, subscribed, resumed, ended }: Listener<{ data: Data; toldAt: number | undefined }>,
  after?: string,
): () => void {
  const context: LiveContext = { after, onSubscribed: subscribed, onResumed: resumed };
  const subscription = client
    .subscribe({
      query,
      variables,
      fetchPolicy: 'no-cache',
      context: { ...context },
    })
    .subscribe({
      next({ data, extensions }) {
        const toldAt = extensions?.toldAt as number | undefined;
        if (data) event({ data: data, toldAt });
        // An event without data: something happened, but not what.
        else if (toldAt !== undefined) subscribed(toldAt);
      },
      error: ended,
      complete: ended,
    });
  return () => subscription.unsubscribe();
}

/** Bypasses the cache: a read must include all events that came before it began. */
export async function readFresh<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy: 'no-cache' | 'network-only' = 'no-cache',
): Promise<{ data: Data; reading: Reading }> {
  let reading: Reading = {};
  const { data } = await client.query({
    query,
    variables,
    fetchPolicy,
    context: {
      isShared: false,
      onResponse: (asOf: number, position?: string) => (reading = { asOf, position }),
    },
  } as ApolloClient.QueryOptions<Data, Variables>);
  if (!data) throw new Error('No answer');
  return { data: data, reading };
}

import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  Observable,
  onlineSource,
  type Reference,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { reportUnauthenticated } from '../accounts/session-ended.ts';
import { readStoredUser } from '../accounts/stored-user.ts';
import { createLiveLink } from '../live/live-link.ts';
import { onReconnect } from '../live/live-status.ts';
import type { BreakingNewsQuery } from '../gql/graphql.ts';
import { BREAKING_NEWS } from '../news/use-breaking-news.ts';
import { currentLanguage } from '../ui/language.ts';
import { answerInPage, createPageAnswersLink } from './page-answers.ts';

declare module '@apollo/client' {
  interface RefetchEvents {
    /** The live connection was lost and is back; what was sent in between is missing. */
    liveReturned: undefined;
  }
}

/** Acts about the session itself; a refusal of these says nothing about the session one has. */
const ABOUT_THE_SESSION = new Set(['SignIn', 'SignUp', 'SignOut', 'RestoreSession']);

/**
 * The client of the graph: HTTP for queries and mutations, one WebSocket for subscriptions.
 * Data is always stale: it is shown from the cache and asked for again on mount, on focus, and when a lost network or
 * live connection is back. Nothing is retried by itself.
 */
export function createGraphClient(): ApolloClient {
  const errors = new ErrorLink(({ error, operation }) => {
    if (ABOUT_THE_SESSION.has(operation.operationName ?? '') || !CombinedGraphQLErrors.is(error))
      return;
    if (error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
      reportUnauthenticated();
  });
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    // Tells the server that this is no form post from another site.
    headers: { 'apollo-require-preflight': 'true' },
  });
  // Mails that an act causes come in the language of the page.
  const language = new SetContextLink(({ headers }) => ({
    headers: { ...(headers as object), 'accept-language': currentLanguage() },
  }));
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createLiveLink(),
    language.concat(http),
  );

  const client = new ApolloClient({
    link: ApolloLink.from([
      errors,
      createPageAnswersLink(() => readStoredUser() !== null),
      transport,
    ]),
    cache: new InMemoryCache({
      // There is one of it and it has no id: what several parts of a page ask of it adds up instead of replacing.
      typePolicies: {
        ChatStatus: { merge: true },
        Image: { keyFields: ['url'] },
        // An article and a game may have the same id, and each search marks its own words.
        SearchResult: { keyFields: false },
        Query: {
          fields: {
            // A photo that some list has brought is shown at once.
            photo: (known: Reference | undefined, { args, toReference }) =>
              known ?? toReference({ __typename: 'Photo', id: args?.id as number }),
          },
        },
      },
    }),
    refetchEventManager: new RefetchEventManager({
      sources: {
        windowFocus: windowFocusSource,
        online: onlineSource,
        liveReturned: () =>
          new Observable((observer) => onReconnect(() => observer.next(undefined))),
      },
    }),
    defaultOptions: {
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        // After the first answer the cache leads; otherwise each write to it could ask the server again.
        nextFetchPolicy: (policy, { reason, initialFetchPolicy }) =>
          reason === 'variables-changed'
            ? initialFetchPolicy
            : policy === 'cache-and-network'
              ? 'cache-first'
              : policy,
      },
    },
  });
  // The strip stands in the first view or comes later by itself: after the first view it would push the page down.
  const news = answerInPage('BreakingNews');
  if (news) client.writeQuery({ query: BREAKING_NEWS, data: news as unknown as BreakingNewsQuery });
  return client;
}

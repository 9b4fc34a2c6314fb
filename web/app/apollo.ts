import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  Observable,
  onlineSource,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { reportUnauthenticated } from '../accounts/session/session-ended.ts';
import { freshProofLink } from '../accounts/security/fresh-proof-link.ts';
import { delaySeconds } from '../live/delay.ts';
import { createFreshnessLink } from '../live/response-freshness.ts';
import { createHoldLink } from '../live/hold-link.ts';
import { createLiveLink } from '../live/live-link.ts';
import { createSharingLink } from '../live/shared-requests.ts';
import { onEventsLost } from '../live/live-link.ts';
import { currentLanguage } from '../ui/language.ts';
import { createCache } from './cache.ts';
import { cacheInPage } from './page-cache.ts';

declare module '@apollo/client' {
  interface RefetchEvents {
    /** Events were lost for good: whatever is shown may be stale. */
    eventsLost: undefined;
  }
}

/** Operations on the session itself; a refusal of these does not end the current session. */
const ABOUT_THE_SESSION = new Set([
  ...['SignIn', 'SignUp', 'SignOut', 'RestoreSession'],
  ...['FinishSignIn', 'PasskeySignInOptions', 'SignInWithPasskey'],
]);

/**
 * The client of the graph: HTTP for queries and mutations, one WebSocket for subscriptions. Data is always considered
 * stale: it is shown from the cache and refetched on mount, on focus, and on reconnecting. Nothing is retried
 * automatically.
 */
function createGraphClient(): ApolloClient {
  const errors = new ErrorLink(({ error, operation }) => {
    if (ABOUT_THE_SESSION.has(operation.operationName ?? '') || !CombinedGraphQLErrors.is(error))
      return;
    if (error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
      reportUnauthenticated();
  });
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    // Marks the request as ours: a form on another site can't send this header.
    headers: { 'apollo-require-preflight': 'true' },
  });
  // Mails are written in the language of the page.
  const language = new SetContextLink(({ headers }) => ({
    headers: { ...(headers as object), 'accept-language': currentLanguage() },
  }));
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createLiveLink(),
    ApolloLink.from([createSharingLink(), createFreshnessLink(), language, http]),
  );

  const client = new ApolloClient({
    link: ApolloLink.from([errors, freshProofLink, createHoldLink(), transport]),
    cache: createCache(),
    // The sharing link does that.
    queryDeduplication: false,
    refetchEventManager: new RefetchEventManager({
      sources: {
        windowFocus: windowFocusSource,
        online: onlineSource,
        eventsLost: () =>
          new Observable((observer) => onEventsLost(() => observer.next(undefined))),
      },
    }),
    defaultOptions: {
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        // After the first response the cache is used first; otherwise each write to it could query the server again.
        nextFetchPolicy: (policy, { reason, initialFetchPolicy }) =>
          reason === 'variables-changed'
            ? initialFetchPolicy
            : policy === 'cache-and-network'
              ? 'cache-first'
              : policy,
      },
    },
  });
  // The page is as of now.
  const known = delaySeconds() === 0 ? cacheInPage() : null;
  if (known) {
    client.cache.restore(known);
    // The queries of the first view get their results from it (first-view.tsx ends that).
    client.prioritizeCacheValues = true;
  }
  return client;
}

let client: ApolloClient | undefined;

/** The client of this page. */
export const graphClient = (): ApolloClient => (client ??= createGraphClient());

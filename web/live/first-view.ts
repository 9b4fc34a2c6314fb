import type { ApolloClient } from '@apollo/client';

/** From here on queries are sent to the server, also those whose results are embedded in the page. */
export function endFirstView(client: ApolloClient): void {
  client.prioritizeCacheValues = false;
}

import type { Client } from 'graphql-ws';

/**
 * Ends a client that may still be connecting. `dispose` then waits for that connection and rejects when it fails, as it
 * does when the server stops at the same moment: without a handler that fails the file of whichever test runs then.
 */
export const endClient = (client: Client): void => {
  void Promise.resolve(client.dispose()).catch(() => undefined);
};

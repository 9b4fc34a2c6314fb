import type { Client } from 'graphql-ws';

/** What a subscription carries that wants to be told once no event can be missed any more. */
export const ACKNOWLEDGED = { extensions: { acknowledge: true } } as const;

/** Resolves once the next subscription with `ACKNOWLEDGED` stands, which the server says with a pong. */
export const standing = (socket: Pick<Client, 'on'>): Promise<void> =>
  new Promise((resolve) => {
    socket.on('pong', (isReceived) => {
      if (isReceived) resolve();
    });
  });

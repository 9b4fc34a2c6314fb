/**
 * A client id for a post, so that a retry after a lost response posts nothing twice. Made of random numbers, because
 * `randomUUID` exists on https and localhost only.
 */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

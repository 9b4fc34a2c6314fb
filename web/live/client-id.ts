/**
 * A name for a post, so that sending it again after a lost answer posts nothing twice. Made of random numbers, because
 * `randomUUID` is there on https and localhost only.
 */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Pages refetch up to so much later than the event, in ms, so that not all of them ask at once. */
export const SPREAD_MS = 400;

/** For each open socket, in ms: some refetch, and each of them asks several things. */
const MS_PER_SOCKET = 2;
const LONGEST_MS = 5_000;

/** Milliseconds over which the pages behind so many sockets spread what they refetch after an event. */
export const refetchWithin = (sockets: number): number =>
  Math.min(LONGEST_MS, Math.max(SPREAD_MS, sockets * MS_PER_SOCKET));

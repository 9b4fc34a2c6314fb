/** Pages ask up to so much later than the push, in ms, so that not all of them ask in one instant. */
export const SPREAD_MS = 400;

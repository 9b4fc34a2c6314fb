import { setTimeout as pause } from 'node:timers/promises';
import { tooManyRequests } from '../../core/limits/rate-limits.ts';

/** Between two attempts of one network that tried many accounts in vain. */
const SPACING_MS = 1_000;
const MOST_WAITING = 5;

const lanes = new Map<string, { last: Promise<unknown>; waiting: number }>();

/** Lets the attempts of one network pass one by one, a second apart; TOO_MANY_REQUESTS while too many wait there. */
export async function slowLane(network: string): Promise<void> {
  const lane = lanes.get(network) ?? { last: Promise.resolve(), waiting: 0 };
  if (lane.waiting >= MOST_WAITING) throw tooManyRequests((MOST_WAITING * SPACING_MS) / 1000);
  lanes.set(network, lane);
  lane.waiting += 1;
  const turn = lane.last.then(() => pause(SPACING_MS));
  lane.last = turn;
  await turn;
  lane.waiting -= 1;
  if (lane.waiting === 0) lanes.delete(network);
}

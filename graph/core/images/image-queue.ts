import { refuse } from '../errors.ts';

/** One picture is worked on at a time: a large one takes a hundred megabytes and a processor. */
const MOST_WAITING = 40;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Runs `work` when those before it are done; UNAVAILABLE when too many wait already. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MOST_WAITING) throw refuse('image.queue', {}, { retryAfter: 10 });
  waiting += 1;
  const turn = last.then(work);
  last = turn.then(
    () => (waiting -= 1),
    () => (waiting -= 1),
  );
  return turn;
}

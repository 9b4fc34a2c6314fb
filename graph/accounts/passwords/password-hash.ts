import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { tooManyRequests } from '../../core/limits/rate-limits.ts';

/** Argon2id; each hashing takes 19 MiB and some 15 ms of a core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two of the four threads of the pool, that files and DNS need too, even on a large machine. */
const AT_ONCE = Math.min(2, availableParallelism());
const MOST_WAITING = 500;

/** The hash of an unknown password: checking against it takes as long as against a real one. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$YnUOQi6Q7dCqdublvo9mSw$nLThBiBNPPIa6B/J0/AHWrBLW01Zhi65tsP90YlExp0';

export interface Hasher {
  hash(password: string): Promise<string>;
  /** Compares with the hash of an account, or spends the same time when there is none; then false. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

const hasher: Hasher = {
  hash: (password) => hash(password, COST),
  async matches(password, stored) {
    const isRight = await verify(stored ?? DUMMY_HASH, password);
    return isRight && stored !== undefined;
  },
};

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Does work that hashes, a few at once and the rest in turn, so that a flood of sign-ins can't take the machine.
 * TOO_MANY_REQUESTS when the line is too long.
 */
export async function withHasher<Result>(
  work: (hasher: Hasher) => Promise<Result>,
): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw tooManyRequests(5);
    // A finished hash hands its place on, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work(hasher);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string) => withHasher((turn) => turn.hash(password));

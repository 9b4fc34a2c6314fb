import { randomBytes } from 'node:crypto';

/** Sockets are pinged in turns, so that thousands of pings aren't sent at once. */
const TURNS = 12;

/** A socket that can be checked for a live reader. */
export interface Peer {
  /** What the last ping carried and no pong has brought back yet. */
  expectedPong: Buffer | undefined;
  ping(token: Buffer): void;
  terminate(): void;
}

/** Takes the pong into account; one that doesn't echo the ping proves nothing. */
export function notePong(peer: Peer, data: Buffer): void {
  if (peer.expectedPong?.equals(data)) peer.expectedPong = undefined;
}

export interface KeepAlive {
  /** Starts to ping the peer, until the returned function is called. */
  watch(peer: Peer): () => void;
  stop(): void;
}

/**
 * Pings each peer once per period (milliseconds) and closes those that have not echoed the ping by the next one. A ping
 * carries random bytes and queues behind all unread data: only a client that reads everything can echo it. Unsolicited
 * pongs don't count.
 */
export function createKeepAlive(period: number): KeepAlive {
  const turns = Array.from({ length: TURNS }, () => new Set<Peer>());
  let joined = 0;
  let turn = 0;

  const timer = setInterval(() => {
    const token = randomBytes(8);
    for (const peer of turns[turn++ % TURNS] ?? []) {
      if (peer.expectedPong) peer.terminate();
      else {
        peer.expectedPong = token;
        peer.ping(token);
      }
    }
  }, period / TURNS);
  timer.unref();

  return {
    watch(peer) {
      const mine = turns[joined++ % TURNS];
      mine?.add(peer);
      return () => mine?.delete(peer);
    },
    stop: () => clearInterval(timer),
  };
}

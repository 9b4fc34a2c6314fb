import type { DemoGame } from './demo-game.ts';
import type { LogEntry } from './play-log.ts';

/** A game of the demo, and all that will be reported of it, with who did it. */
export interface DemoNight {
  readonly game: DemoGame;
  readonly log: readonly LogEntry[];
}

/** What rooms above this one do around a game of the demo. On several nodes each does it; repeated, it changes nothing. */
export interface DemoGuest {
  /** The game was entered, or set back to before its kickoff; or a node has started while it is on. */
  arrive(night: DemoNight): Promise<void>;
  /** About once a second from then until a few minutes after the end. */
  look?(night: DemoNight, now: Date): Promise<void>;
}

/** Guests stay for so long after the end of a game, in ms. */
const STAY = 3 * 60_000;

/** The guests of one game after the other. */
export class DemoGuests {
  private readonly guests: readonly DemoGuest[];
  private night: DemoNight | undefined;
  private leaveAt = Infinity;

  constructor(guests: readonly DemoGuest[]) {
    this.guests = guests;
  }

  async arrive(night: DemoNight): Promise<void> {
    this.night = night;
    this.leaveAt = Infinity;
    for (const guest of this.guests) await guest.arrive(night);
  }

  /** The game has ended. */
  end(now: Date): void {
    this.leaveAt = now.getTime() + STAY;
  }

  /** The game is not the demo's any more. */
  leave(): void {
    this.night = undefined;
  }

  async look(now: Date): Promise<void> {
    if (now.getTime() > this.leaveAt) this.leave();
    if (this.night) for (const guest of this.guests) await guest.look?.(this.night, now);
  }
}

import { CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { Census } from './census.ts';

interface AdmissionLimits {
  readonly perNode: number;
  readonly perAddress: number;
  readonly perAddressWhenCrowded: number;
  /** The part of `perNode` from which on the node is crowded. */
  readonly crowdedFrom: number;
  readonly sentencesPerSecond: number;
}

/** The result for one more socket: a function to leave again, or the reason why it is rejected. */
export type Admitted = { readonly leave: () => void } | { readonly refusal: string };

/** Counts by address, so that one that opens very many leaves some for the others. */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #now: () => number;
  readonly #ofAddress = new Census();
  #count = 0;
  #second = -Infinity;
  #sentences = 0;

  /** `now` in milliseconds. */
  constructor(limits: AdmissionLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  enter(address: string): Admitted {
    const { perNode, perAddress, perAddressWhenCrowded, crowdedFrom } = this.#limits;
    if (this.#count >= perNode) return { refusal: CLOSE_REASONS.tooManyOfNode };
    const isCrowded = this.#count >= perNode * crowdedFrom;
    const most = isCrowded ? Math.min(perAddress, perAddressWhenCrowded) : perAddress;
    if (!this.#ofAddress.enter(address, most))
      return { refusal: CLOSE_REASONS.tooManyOfNetwork(most) };
    this.#count++;
    return {
      leave: () => {
        this.#count--;
        this.#ofAddress.leave(address);
      },
    };
  }

  /** True a few times a second: a refusal that opens a socket to say why costs more than one that doesn't. */
  maySpeak(): boolean {
    const now = this.#now();
    if (now - this.#second >= 1000) {
      this.#second = now;
      this.#sentences = 0;
    }
    return this.#sentences++ < this.#limits.sentencesPerSecond;
  }
}

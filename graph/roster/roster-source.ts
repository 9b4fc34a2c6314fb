import type { InjuryCode } from '../../schema/games/roster.ts';

/** A player as a provider lists them. */
export interface RosterEntry {
  /** The provider's own id, which stays with the player. */
  readonly externalId: string;
  readonly name: string;
  readonly position: string;
  readonly jersey: string;
  /** Undefined where the provider does not say; the stored value stays. */
  readonly isStarter: boolean | undefined;
  readonly weight: string | null;
  readonly height: string | null;
  readonly age: number;
  readonly experience: number;
  readonly injuryStatus: InjuryCode | null;
  readonly injuryDetails: string | null;
}

/** Reads who is on the team now. Rejects on failure; it never returns half a roster. */
export type RosterSource = () => Promise<readonly RosterEntry[]>;

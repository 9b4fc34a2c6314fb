import type { InjuryCode } from '../../schema/games/roster.ts';

/** A player as a provider tells of them. */
export interface RosterEntry {
  /** The provider's own id, which stays with the player. */
  readonly externalId: string;
  readonly name: string;
  readonly position: string;
  readonly jersey: string;
  /** Undefined where the provider could not tell; what was known stays. */
  readonly isStarter: boolean | undefined;
  readonly weight: string | null;
  readonly height: string | null;
  readonly age: number;
  readonly experience: number;
  readonly injuryStatus: InjuryCode | null;
  readonly injuryDetails: string | null;
}

/** Tells who is on the team now. Rejects when it can't; it never gives half a roster. */
export type RosterSource = () => Promise<readonly RosterEntry[]>;

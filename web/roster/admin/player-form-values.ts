import type { InjuryCode } from '../../../schema/games/roster.ts';
import type { ManagedPlayer_RowFragment } from '../../gql/graphql.ts';

/** A player's facts as typed. */
export interface PlayerFormValues {
  readonly name: string;
  readonly position: string;
  readonly jersey: string;
  readonly isStarter: boolean;
  readonly weight: string;
  readonly height: string;
  readonly age: string;
  readonly experience: string;
  readonly injuryStatus: InjuryCode | '';
  readonly injuryDetails: string;
}

/** Nothing where nothing is known. */
const known = (number: number | string) => (Number(number) === 0 ? '' : String(number));

export const playerFormValues = (player: ManagedPlayer_RowFragment | null): PlayerFormValues => ({
  name: player?.name ?? '',
  position: player?.position ?? '',
  jersey: player?.jersey ?? '',
  isStarter: player?.isStarter ?? false,
  weight: player?.weight ?? '',
  height: player?.height ?? '',
  age: known(player?.age ?? 0),
  experience: known(player?.experience ?? 0),
  injuryStatus: player?.injuryStatus ?? '',
  injuryDetails: player?.injuryDetails ?? '',
});

import { PROFILE_REFUSALS } from '../refusals/profile.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom(PROFILE_REFUSALS);

/** What is downloaded from an address that a member names for their avatar must be smaller. */
export const AVATAR_ADDRESS_MAX_BYTES = 5 * 1024 * 1024;

export const AVATAR_ADDRESS_TEXTS = {
  failed: said('account.avatarNotFetched'),
  tooLarge: said('account.avatarTooLarge', { megabytes: AVATAR_ADDRESS_MAX_BYTES / 1024 ** 2 }),
  noPicture: said('account.avatarNoPicture'),
} as const;

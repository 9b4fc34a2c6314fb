import { badInput, notFound } from './codes.ts';

/** Profiles, apart from what every page loads of accounts. */
export const PROFILE_REFUSALS = {
  'account.unknownTeam': badInput('Please choose a team from the list'),
  'account.countryTooLong': badInput('Country is too long'),
  'account.unknownAvatar': badInput('Unknown avatar type'),
  'account.bioBlank': badInput('Bio must have words'),
  'account.bioTooLong': badInput('Bio must be no more than {max} characters long'),
  'account.avatarInvalid': badInput('Avatar address is not valid'),
  'account.avatarTooLong': badInput('Avatar address is too long'),
  'account.avatarNotHttps': badInput('Avatar address must start with https://'),
  'account.avatarNotFetched': badInput(
    'We couldn’t get a picture from that address. Check the link, or upload the picture instead.',
  ),
  'account.avatarTooLarge': badInput(
    'We couldn’t get a picture from that address. It must be smaller than {megabytes}MB.',
  ),
  'account.avatarNoPicture': badInput(
    'We couldn’t get a picture from that address. It must be a JPG, PNG, GIF, or WebP.',
  ),
  'account.sessionGone': notFound('That session already ended.'),
} as const;

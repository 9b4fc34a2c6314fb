import type { Notice } from './session-texts.ts';
import { PROFILE_REFUSALS } from '../refusals/profile.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom(PROFILE_REFUSALS);

/** The words of the profile page, and of what it asks the server for. */
export const PROFILE_TEXTS = {
  sessionGone: said('account.sessionGone'),
  noExport: 'Your data could not be put together. Please try again.',
} as const;

export const PROFILE_NOTICES = {
  profileSaved: { title: 'Profile updated', text: 'Your changes are saved.' },
  passwordChanged: {
    title: 'Password changed',
    text: 'Your other devices were signed out and your API tokens revoked.',
  },
  avatarSaved: { title: 'Avatar updated', text: 'Everybody sees it from now on.' },
  avatarRemoved: { title: 'Picture removed', text: 'Your initials show instead.' },
  sessionEnded: { title: 'Signed out there', text: 'That device has to sign in again.' },
  sessionFailed: { title: 'Failed to sign the device out', text: 'Please try again.' },
  othersEnded: { title: 'Signed out everywhere else', text: 'Only this device is signed in now.' },
  proofSent: { title: 'Link sent', text: 'Open it on any device to confirm your address.' },
  proofDone: { title: 'Address confirmed', text: 'There is nothing left to do.' },
  proofFailed: { title: 'Failed to send the link', text: 'Please try again.' },
  tokenRevoked: { title: 'Token revoked', text: 'Programs that use it are refused from now on.' },
  tokenFailed: { title: 'Failed to revoke the token', text: 'Please try again.' },
  exportFailed: { title: 'Download Failed', text: PROFILE_TEXTS.noExport },
  accountDeleted: {
    title: 'Account deleted',
    text: 'Your account and all associated data are gone. Thank you for having been here.',
  },
  deletionFailed: { title: 'Failed to delete account', text: 'Please try again.' },
} as const satisfies Record<string, Notice>;

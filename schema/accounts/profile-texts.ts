import type { Notice } from './session-texts.ts';
import { PROFILE_REFUSALS } from '../refusals/profile.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom(PROFILE_REFUSALS);

/** The words of the profile page, and of what it asks the server for. */
export const PROFILE_TEXTS = {
  sessionGone: said('account.sessionGone'),
  noExport: 'We couldn’t prepare your download. Please try again.',
} as const;

export const PROFILE_NOTICES = {
  profileSaved: { title: 'Profile updated', text: 'Your changes are saved.' },
  passwordChanged: {
    title: 'Password changed',
    text: 'Your other devices were signed out and your API tokens revoked.',
  },
  avatarSaved: { title: 'Avatar updated', text: 'Everyone can see it now.' },
  avatarRemoved: { title: 'Picture removed', text: 'We’re showing your initials instead.' },
  sessionEnded: { title: 'Signed out there', text: 'That device will have to sign in again.' },
  sessionFailed: { title: 'Couldn’t sign the device out', text: 'Please try again.' },
  othersEnded: { title: 'Signed out everywhere else', text: 'Only this device is signed in now.' },
  proofSent: { title: 'Link sent', text: 'Open it on any device to confirm your address.' },
  proofDone: { title: 'Address confirmed', text: 'You’re all set.' },
  proofFailed: { title: 'Couldn’t send the link', text: 'Please try again.' },
  tokenRevoked: { title: 'Token revoked', text: 'Anything that used it no longer works.' },
  tokenFailed: { title: 'Couldn’t revoke the token', text: 'Please try again.' },
  exportFailed: { title: 'Download Failed', text: PROFILE_TEXTS.noExport },
  accountDeleted: {
    title: 'Account deleted',
    text: 'Your account and data are gone. Thanks for being part of it.',
  },
  deletionFailed: { title: 'Failed to delete account', text: 'Please try again.' },
} as const satisfies Record<string, Notice>;

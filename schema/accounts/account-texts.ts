import { ACCOUNTS_REFUSALS } from '../refusals/accounts.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { sayingFrom } from '../refusals/said.ts';
import { NAME_MAXIMUM, PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from './account-limits.ts';
import { type Notice, SESSION_NOTICES } from './session-texts.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...ACCOUNTS_REFUSALS });

/** The words around accounts, the same on the server and on every screen. */
export const ACCOUNT_TEXTS = {
  allRequired: said('account.allRequired'),
  unknown: said('account.unknown'),
  signInRequired: said('account.signInMissing'),
  emailRequired: said('account.emailMissing'),
  emailInvalid: said('account.emailInvalid'),
  emailTaken: said('account.emailTaken'),
  nameRequired: said('input.nameMissing'),
  nameTooLong: said('input.nameTooLong', { max: NAME_MAXIMUM }),
  passwordShort: said('account.passwordShort', { min: PASSWORD_MINIMUM }),
  passwordLong: said('account.passwordLong', { max: PASSWORD_MAXIMUM }),
  passwordsDiffer: said('account.passwordsDiffer'),
  invalidCredentials: said('account.wrongSignIn'),
  currentPasswordRequired: said('account.currentPasswordMissing'),
  wrongCurrentPassword: said('account.wrongPassword'),
  browserOnly: said('account.browserOnly'),
  unknownUser: said('account.unknown'),
  adminStays: said('account.adminStays'),
  /** Shown whether or not the account exists. */
  resetRequested:
    'If an account with that e-mail exists, we have sent instructions to reset the password. The link works for 30 minutes.',
} as const;

export const ACCOUNT_NOTICES = {
  ...SESSION_NOTICES,
  signInFailed: { title: 'Login failed', text: ACCOUNT_TEXTS.invalidCredentials },
  signUpFailed: { title: 'Sign up failed', text: 'Failed to create account' },
  resetRequested: { title: 'Reset instructions sent', text: ACCOUNT_TEXTS.resetRequested },
  resetRequestFailed: {
    title: 'Error',
    text: 'Failed to send reset instructions. Please try again.',
  },
  resetConfirmation: { title: 'Check Your E-mail', text: ACCOUNT_TEXTS.resetRequested },
  resetLinkInvalid: {
    title: 'Invalid Reset Link',
    text: 'The password reset link appears to be invalid or expired.',
  },
  resetTooShort: {
    title: 'Password Too Short',
    text: said('account.newPasswordShort', { min: PASSWORD_MINIMUM }),
  },
  resetDiffer: {
    title: "Passwords Don't Match",
    text: said('account.resetDiffer'),
  },
  resetFailed: {
    title: 'Reset Failed',
    text: said('account.resetLink'),
  },
  resetDone: {
    title: 'Password Reset Successful',
    text: 'Your password has been changed. You can sign in with it now.',
  },
  changeTooShort: {
    title: 'Password too short',
    text: said('account.newPasswordShort', { min: PASSWORD_MINIMUM }),
  },
  changeDiffer: {
    title: "Passwords don't match",
    text: said('account.changeDiffer'),
  },
  changeFailed: { title: 'Failed to change password', text: ACCOUNT_TEXTS.wrongCurrentPassword },
  profileFailed: { title: 'Failed to update profile', text: 'Please try again.' },
  avatarFailed: { title: 'Failed to update avatar', text: 'Please try again.' },
  emailUnknown: { title: 'Error', text: 'Unable to retrieve your e-mail address' },
} as const satisfies Record<string, Notice>;

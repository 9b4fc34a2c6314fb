import type { Text } from '../language/spanish.ts';

/** What a toast or a dialog says. */
export interface Notice {
  readonly title: Text;
  readonly text: Text;
}

/** The words around accounts, the same on the server and on every screen. */
export const ACCOUNT_TEXTS = {
  allRequired: 'All fields are required',
  signInRequired: 'Email and password are required',
  emailRequired: 'E-mail is required',
  emailInvalid: 'Please enter a valid e-mail address',
  emailTaken: 'An account with that e-mail already exists',
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be no more than 100 characters long',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password must be no more than 1024 characters long',
  passwordsDiffer: 'Passwords do not match',
  invalidCredentials: 'Invalid email or password',
  currentPasswordRequired: 'Current password is required',
  wrongCurrentPassword: 'Current password is incorrect',
  sessionEnded: 'Your session has ended. Please sign in again.',
  browserOnly: 'Signing in and out works over HTTP only, where a cookie can be set.',
  unknownUser: 'User not found',
  adminStays: 'Admin accounts cannot be deleted.',
  /** Answered whether or not the account exists. */
  resetRequested:
    'If an account with that e-mail exists, we have sent instructions to reset the password. The link works for 30 minutes.',
} as const;

export const ACCOUNT_NOTICES = {
  signedIn: { title: 'Welcome back!', text: 'Signed in as {name}' },
  signInFailed: { title: 'Login failed', text: ACCOUNT_TEXTS.invalidCredentials },
  signedUp: { title: 'Account created!', text: 'Welcome to the Orange Weekly community!' },
  signUpFailed: { title: 'Sign up failed', text: 'Failed to create account' },
  signedOut: { title: 'Signed out', text: 'You have been signed out successfully' },
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
    text: 'Password must be at least 6 characters long.',
  },
  resetDiffer: {
    title: "Passwords Don't Match",
    text: 'Please make sure both password fields match.',
  },
  resetFailed: {
    title: 'Reset Failed',
    text: 'Failed to reset password. The link may be expired or invalid.',
  },
  resetDone: {
    title: 'Password Reset Successful',
    text: 'Your password has been changed. You can sign in with it now.',
  },
  changeTooShort: {
    title: 'Password too short',
    text: 'Password must be at least 6 characters long.',
  },
  changeDiffer: {
    title: "Passwords don't match",
    text: 'Please make sure your new passwords match.',
  },
  changeFailed: { title: 'Failed to change password', text: ACCOUNT_TEXTS.wrongCurrentPassword },
  profileFailed: { title: 'Failed to update profile', text: 'Please try again.' },
  avatarFailed: { title: 'Failed to update avatar', text: 'Please try again.' },
  emailUnknown: { title: 'Error', text: 'Unable to retrieve your e-mail address' },
} as const satisfies Record<string, Notice>;

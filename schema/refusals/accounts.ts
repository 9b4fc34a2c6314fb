import { badInput, conflict, forbidden, notFound, signedOut } from './codes.ts';

/** Accounts, passwords, profiles. */
export const ACCOUNTS_REFUSALS = {
  'account.allRequired': badInput('All fields are required'),
  'account.signInMissing': badInput('Email and password are required'),
  'account.emailMissing': badInput('E-mail is required'),
  'account.emailInvalid': badInput('Please enter a valid e-mail address'),
  'account.emailTaken': conflict('An account with that e-mail already exists'),
  'account.passwordShort': badInput('Password must be at least {min} characters'),
  'account.newPasswordShort': badInput('Password must be at least {min} characters long.'),
  'account.passwordLong': badInput('Password must be no more than {max} characters long'),
  'account.passwordsDiffer': badInput('Passwords do not match'),
  'account.resetDiffer': badInput('Please make sure both password fields match.'),
  'account.changeDiffer': badInput('Please make sure your new passwords match.'),
  'account.resetLink': badInput('Failed to reset password. The link may be expired or invalid.'),
  'account.wrongSignIn': signedOut('Invalid email or password'),
  'account.currentPasswordMissing': badInput('Current password is required'),
  'account.wrongPassword': badInput('Current password is incorrect'),
  'account.browserOnly': forbidden(
    'Signing in and out works over HTTP only, where a cookie can be set.',
  ),
  'account.unknown': notFound('User not found'),
  'account.adminStays': forbidden('Admin accounts cannot be deleted.'),
  'rights.lastAdmin': conflict('This is the last admin. Make someone else an admin first.'),
  'rights.emailProven': conflict('This address is already confirmed.'),
  'rights.unproven': conflict(
    'Only a member with a confirmed email can become an admin, a moderator or a host.',
  ),
} as const;

/** The security of an account. */
export const ACCOUNT_SECURITY = [
  // The proof of who asks
  'So no one can create one in a browser you left open.',

  // The address that is not proven
  'Open the link we sent to {email}. You won’t get newsletters until you do.',
  'Password reset links still go to {email}.',
  'Resend the link',
  'Link sent',
  'Open it on any device to confirm your address.',
  'You’re all set.',
  'Couldn’t send the link',

  // The security log
  'Account created',
  'Signed in',
  'Failed sign-in: wrong password',
  'Signed in with password and code',
  'Signed in with a passkey',
  'Failed sign-in: right password, wrong code or passkey',
  'Wrong password, code or passkey in a signed-in browser',
  'Authenticator app set up',
  'New recovery codes created',
  'Recovery code used',
  'Signed out a device',
  'Signed out all other devices',
  'New password set from an emailed link',
  'Email changed',
  'Email confirmed',
  'Email change undone',
  'API token created',
  'API token revoked',
  'Security log',
  'Activity on your account in the last {days} days. If something doesn’t look right, change your password.',
  'Loading your security log…',
  'We couldn’t load your security log.',
  'No activity yet.',
] as const;

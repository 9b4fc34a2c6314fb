/** The security of an account. */
export const ACCOUNT_SECURITY = [
  // The proof of who asks
  'So that nobody creates one in a browser that you left open.',

  // The address that is not proven
  'Open the link that we sent to {email}. Until then you get no newsletters.',
  'Links to reset your password still go to {email}.',
  'Send the link again',
  'Link sent',
  'Open it on any device to confirm your address.',
  'There is nothing left to do.',
  'Failed to send the link',

  // The security log
  'Account created',
  'Signed in',
  'Failed sign-in: wrong password',
  'Signed in with password and code',
  'Signed in with a passkey',
  'Failed sign-in: right password, wrong code or passkey',
  'Wrong password, code or passkey in a signed-in browser',
  'Authenticator app set up',
  'New recovery codes made',
  'Recovery code used',
  'A device was signed out',
  'All other devices were signed out',
  'New password set by a mailed link',
  'E-mail address changed',
  'E-mail address confirmed',
  'Change of the e-mail address undone',
  'API token created',
  'API token revoked',
  'Security log',
  'What happened to your account in the last {days} days. If you don’t know something, change your password.',
  'Loading your security log…',
  'Your security log could not be loaded.',
  'Nothing has happened yet.',
] as const;

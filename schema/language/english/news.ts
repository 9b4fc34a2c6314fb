/** Breaking news: the strip that everybody sees, and where hosts send and take back. */
export const NEWS = [
  'Breaking',
  'Breaking news:',
  'Read more',
  '(opens another window)',
  'Dismiss breaking news',

  // Sending
  'Headline',
  '{count} characters left',
  'Link',
  'Link (optional)',
  'How everyone will see it',
  'Send breaking news',
  'Send breaking news?',
  '“{headline}” shows on every open page now, and fans with breaking-news alerts get a notification.',
  'Breaking news sent',
  'Couldn’t send breaking news',

  // What was sent
  'Sent before',
  'Loading breaking news…',
  'We couldn’t load the history.',
  'No breaking news yet.',
  '{moment} · by {name}',
  'WITHDRAWN',
  'Withdraw',
  'Withdraw: {headline}',
  'Withdraw this news?',
  '“{headline}” will be removed from every page. Notifications already shown can’t be recalled.',
  'Breaking news withdrawn',
  'Couldn’t withdraw it',

  // The pinned line.
  'Pinned by the hosts:',
  'Take a look',
  'Pinned line',
  'We couldn’t load the pinned line.',
  'Nothing is pinned.',
  'Pin',
  'Unpin',
  'New line',
  'Line to pin',
  'Fans see it above Game Chat and under the show. It comes down after 12 hours.',
] as const;

/** Breaking news: the strip that everybody sees, and where admins send and take back. */
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
  'Where to read on; may stay empty',
  'As everybody will see it',
  'Send breaking news',
  'Send breaking news?',
  '“{headline}” appears on every open page at once, and who wants breaking news is told.',
  'Breaking news sent',
  'Failed to send breaking news',

  // What was sent
  'Sent before',
  'Loading breaking news…',
  'The history could not be loaded.',
  'No breaking news was sent yet.',
  '{moment} · by {name}',
  'TAKEN BACK',
  'Take back',
  'Take back: {headline}',
  'Take this news back?',
  '“{headline}” leaves every page. Notifications that were shown already stay where they are.',
  'Breaking news taken back',
  'Failed to take it back',
] as const;

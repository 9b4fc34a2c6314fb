/** The newsletter, and the page by which one leaves it. */
export const NEWSLETTER = [
  'Send me the newsletter by e-mail',
  'You get no more newsletters',
  'You get the newsletter',
  'Failed to save your choice',
  'Whether you get the newsletter could not be loaded.',

  // Writing one.
  'Markdown',
  'Preview of the mail',
  'Plain text',
  'Plain text of the mail',
  'Send Newsletter',
  'Sending...',
  'Send test to myself',
  'Test sent to {address}',
  'Failed to send the test',
  'Failed to count the recipients',
  'Failed to send newsletter',
  'Newsletter sent successfully!',
  'Send “{subject}”?',
  'It goes to {count|one:# address|other:# addresses}. This action cannot be undone.',
  'There is nobody to send it to.',

  // What was sent.
  'Sent newsletters',
  'Loading newsletters…',
  'The newsletters could not be loaded.',
  'No newsletter was sent yet.',
  'SENT IN PART',
  'SENT',
  'ON ITS WAY',
  'Progress of {subject}',
  '{progress} · {moment} · by {name}',
  '{sent} of {total} sent',
  '{failed} failed',
  '{skipped} no longer wanted it',

  // Under each letter, and where its link leads.
  'You get this mail because you subscribed to our newsletter or are a member of the site.',
  'Unsubscribe',
  'You are unsubscribed',
  '{address} gets no more newsletters from us. Was that a mistake?',
  'Subscribe again',
  '{address} gets our newsletter. Press the button to stop that.',
  'This link is not valid',
  'Please open the link from the newsletter again, whole as it is.',
] as const;

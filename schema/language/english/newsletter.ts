/** The newsletter, and the page by which one leaves it. */
export const NEWSLETTER = [
  'Send me the newsletter by email',
  'You’re off the list',
  'You’re on the list',
  'Couldn’t save your choice',
  'We couldn’t load your newsletter choice.',

  // Writing one.
  'Markdown',
  'Email preview',
  'Plain text',
  'Plain-text version',
  'Send Newsletter',
  'Sending...',
  'Send test to myself',
  'Test sent to {address}',
  'Couldn’t send the test',
  'Couldn’t count the recipients',
  'Failed to send newsletter',
  'Newsletter sent successfully!',
  'Send “{subject}”?',
  'It will go to {count|one:# person|other:# people}. You can’t unsend it.',
  'No subscribers yet.',

  // What was sent.
  'Sent newsletters',
  'Loading newsletters…',
  'We couldn’t load the newsletters.',
  'No newsletters sent yet.',
  'SENT IN PART',
  'SENT',
  'ON ITS WAY',
  'Progress of {subject}',
  '{progress} · {moment} · by {name}',
  '{sent} of {total} sent',
  '{failed} failed',
  '{skipped} had unsubscribed',

  // Under each letter, and where its link leads.
  "You're getting this because you subscribed or you're a member.",
  'Unsubscribe',
  "You're unsubscribed",
  "{address} won't get any more newsletters. Was that a mistake?",
  'Subscribe again',
  '{address} is subscribed. Tap below to unsubscribe.',
  "This link isn't valid",
  "Open the link from the newsletter again. Make sure it's complete.",
] as const;

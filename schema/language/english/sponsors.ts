/** The sponsors on the pages, and how admins enter them. */
export const SPONSORS = [
  'Our sponsors',
  'Also with us:',

  // The list of admins.
  'Sponsors',
  'Add a sponsor',
  'They take turns by the day in the spotlight on the home page, in this order. The page for partners lists them all.',
  'The sponsors could not be loaded.',
  'Loading sponsors…',
  'No sponsors yet. Until there is one, the home page offers the place.',
  '{name} is number {place} now',
  'Failed to change the sponsor',
  'Move up: {title}',
  'Move down: {title}',
  'Not yet',
  'Over',
  'Switched off',
  '{from} to {to}',
  'From {from}',
  'Until {to}',

  // The form.
  'All sponsors',
  'Edit a sponsor',
  'This sponsor no longer exists.',
  'Failed to save the sponsor',
  'Website',
  'Where the name leads, starting with https://',
  'One or two sentences.',
  'Logo',
  'First day',
  'In Denver; empty: at once',
  'Last day',
  'Included; empty: until you switch it off',
  'Show this sponsor',
] as const;

/** The sponsors on the pages, and how admins enter them. */
export const SPONSORS = [
  'Our sponsors',
  'Also with us:',

  // The list of admins.
  'Sponsors',
  'Add a sponsor',
  'They take turns in the home page spotlight, a day each, in this order. The partner page lists them all.',
  'We couldn’t load the sponsors.',
  'Loading sponsors…',
  'No sponsors yet. Until there’s one, the home page advertises the spot.',
  '{name} is now number {place}',
  'Couldn’t update the sponsor',
  'Move up: {title}',
  'Move down: {title}',
  'Upcoming',
  'Ended',
  'Turned off',
  '{from} to {to}',
  'From {from}',
  'Until {to}',

  // The form.
  'All sponsors',
  'Edit a sponsor',
  'This sponsor no longer exists.',
  'Couldn’t save the sponsor',
  'Website',
  'Where the name links to, starting with https://',
  'One or two sentences.',
  'Logo',
  'First day',
  'Denver date. Leave blank to start right away.',
  'Last day',
  'Inclusive. Leave blank to run until you turn it off.',
  'Show this sponsor',
] as const;

/** What members mute for themselves: the rest is in `mute-settings.ts`. */
export const MUTES = [
  'Mute this member',
  '{name} is muted',
  'You won’t see what they post.',
  '{count|one:# item you muted isn’t shown.|other:# items you muted aren’t shown.}',
  'Your mutes',
  'You muted this.',
  'Show anyway',
] as const;

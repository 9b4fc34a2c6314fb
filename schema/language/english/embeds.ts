/** Frames on the pages of others. */
export const EMBEDS = [
  'Last game',
  '{count|one:and # more|other:and # more}',
  'as of {time}',
  'We couldn’t load this. Retrying…',
] as const;

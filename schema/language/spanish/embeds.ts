import type { EMBEDS as ENGLISH } from '../english/embeds.ts';

/** Frames on the pages of others. */
export const EMBEDS = {
  'Last game': 'Último partido',
  '{count|one:and # more|other:and # more}': '{count|one:y # más|other:y # más}',
  'as of {time}': 'a las {time}',
  'We couldn’t load this. Retrying…': 'No pudimos cargar esto. Reintentando…',
} as const satisfies Record<(typeof ENGLISH)[number], string>;

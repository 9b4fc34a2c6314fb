import { conflict, notFound } from './codes.ts';

/** Posts that moderators put back. */
export const REMOVAL_REFUSALS = {
  'removal.unknown': notFound('It’s back already, or its {days} days are over.'),
  'removal.blocked': conflict('What it belonged to is gone, so it can’t be put back.'),
} as const;

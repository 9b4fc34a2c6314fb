import { badInput } from './codes.ts';

/** What members want to know, and in which way. */
export const INBOX_REFUSALS = {
  'inbox.noSuchChoice': badInput('That can’t be turned on or off.'),
} as const;

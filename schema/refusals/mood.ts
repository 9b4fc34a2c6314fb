import { badInput } from './codes.ts';

/** The fan mood. */
export const MOOD_REFUSALS = {
  'mood.level': badInput('Mood must be a whole number from {min} to {max}'),
} as const;

import { badInput } from './codes.ts';

/** The site's settings. */
export const SETTINGS_REFUSALS = {
  'settings.tooLong': badInput('At most {max} characters'),
  'settings.link': badInput('The address of a page must start with https://'),
  'settings.number': badInput('Enter a whole number from {min} to {max}'),
  'settings.weekday': badInput('Choose a day of the week'),
  'settings.time': badInput('Enter a time like 19:00'),
  'settings.switch': badInput('Choose on or off'),
} as const;

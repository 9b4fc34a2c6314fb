import { badInput, unavailable } from './codes.ts';

/** The site's settings. */
export const SETTINGS_REFUSALS = {
  'settings.tooLong': badInput('At most {max} characters'),
  'settings.link': badInput('The address of a page must start with https://'),
  'settings.number': badInput('Enter a whole number from {min} to {max}'),
  'settings.weekday': badInput('Choose a day of the week'),
  'settings.time': badInput('Enter a time like 19:00'),
  'season.notLater': badInput('Choose a season after {current}'),
  'settings.switch': badInput('Choose on or off'),
  'firstSteps.noMailServer': badInput(
    'Set SMTP_URL first: until then mails are only files on the server',
  ),
  'firstSteps.mailNotSent': unavailable('The mail server refused the test email: {reply}'),
  'firstSteps.notStored': unavailable('We couldn’t read back what we stored'),
} as const;

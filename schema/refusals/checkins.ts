import { badInput, forbidden, notFound } from './codes.ts';

/** Check-ins. */
export const CHECKINS_REFUSALS = {
  'checkIn.comingSoon': forbidden(
    'Coming Soon! Game Day Check-ins will be available when the {season} season kicks off.',
  ),
  'checkIn.photoMissing': badInput('Please upload a photo from your location'),
  'checkIn.noGame': badInput('No upcoming game'),
  'checkIn.unknownGame': notFound('There is no such game.'),
  'checkIn.gone': notFound('There is no such check-in.'),
  'checkIn.locationShort': badInput('Location must be at least {min} characters long'),
  'checkIn.locationTooLong': badInput('Location must be no more than {max} characters long'),
} as const;

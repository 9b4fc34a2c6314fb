import { badInput, forbidden, notFound } from './codes.ts';

/** Photos of the Fan Zone. */
export const PHOTOS_REFUSALS = {
  'photo.fillAll': badInput('Please fill in all fields'),
  'photo.unknownCategory': badInput('There is no such photo category'),
  'photo.tooManyAtOnce': badInput('You can upload up to {max} photos at a time.'),
  'photo.altTooLong': badInput('Alt text must be no more than {max} characters long'),
  'photo.adminCategory': forbidden('Only admins upload to this category.'),
  'photo.reviewNone': badInput('Select at least one photo.'),
  'photo.reviewTooMany': badInput('You can review up to {max} photos at a time.'),
  'photo.gone': notFound('This photo is no longer there.'),
  'photo.idNotWhole': badInput('photoId must be a whole number'),
  'photo.idNotOfPath': badInput('photoId is not the photo of the path'),
} as const;

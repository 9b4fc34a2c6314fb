import { badInput, conflict, notFound } from './codes.ts';

/** Messages from the contact form, and sponsors. */
export const CONTACT_REFUSALS = {
  'contact.emailMissing': badInput('Email is required'),
  'contact.categoryMissing': badInput('Please choose a category'),
  'contact.messageMissing': badInput('Message is required'),
  'contact.messageTooLong': badInput('Message must be no more than {max} characters long'),
  'contact.unknown': notFound('There is no such contact submission.'),
  'sponsor.descriptionMissing': badInput('Description is required'),
  'sponsor.descriptionTooLong': badInput('Keep the description to {max} characters'),
  'sponsor.website': badInput('The website must start with https:// or http://'),
  'sponsor.logo': badInput('Upload the logo, or enter its address with https:// in front'),
  'sponsor.day': badInput('Enter a day of the calendar'),
  'sponsor.endsBefore': badInput('The last day comes before the first'),
  'sponsor.unknown': notFound('There is no such sponsor.'),
  'sponsor.tooMany': conflict('{max} sponsors are the limit. Delete one first.'),
} as const;

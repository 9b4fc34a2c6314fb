import { badInput, notFound } from './codes.ts';

/** Messages from the contact form. */
export const CONTACT_REFUSALS = {
  'contact.emailMissing': badInput('Email is required'),
  'contact.categoryMissing': badInput('Please choose a category'),
  'contact.messageMissing': badInput('Message is required'),
  'contact.messageTooLong': badInput('Message must be no more than {max} characters long'),
  'contact.unknown': notFound('There is no such contact submission.'),
} as const;

import { badInput } from './codes.ts';

/** What several shapes refuse in the same words. */
export const INPUT_REFUSALS = {
  'input.invalid': badInput('Invalid input'),
  'input.oddCharacters': badInput('Some characters are not allowed here'),
  'input.nameMissing': badInput('Name is required'),
  'input.nameTooLong': badInput('Name must be no more than {max} characters long'),
  'input.titleMissing': badInput('Title is required'),
  'input.contentMissing': badInput('Content is required'),
  'input.descriptionTooLong': badInput('Description must be no more than {max} characters long'),
  'input.descriptionNotText': badInput('Description must be text'),
  'input.unknownCategory': badInput('Unknown category'),
  'input.unknownStatus': badInput('Unknown status'),
  'input.noSuchFilter': badInput('There is no such filter.'),
  'input.unknownFilter': badInput('Unknown filter'),
  'input.clientIdNotText': badInput('clientId must be text'),
  'input.clientIdOdd': badInput('clientId takes up to {max} letters, digits, _ or -'),
  'input.shortNameTooLong': badInput('The name must be no more than {max} characters long'),
} as const;

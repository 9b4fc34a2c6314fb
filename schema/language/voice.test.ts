import { REFUSALS } from '../refusals.ts';
import { ALL_SPANISH } from './all-spanish.ts';

/** What can be found of the rules of the site's voice (CONTRIBUTING.md), and how it is said instead. */
const RULES = {
  'no one, someone, anyone who':
    /\b(?:nobody(?! on the radio)|somebody|anybody|whoever|whomever|he or she)\b/i,
  'American spelling':
    /\b(?:\w+isation|recognise\w*|organise\w*|behaviour|neighbour\w*|colou?rs? ?wise|favourite\w*|cancelled|centre|grey)\b/i,
  'a doer: “We couldn’t load …”': /\bcould not be (?:loaded|shown|saved|sent|reached)\b/i,
  'verbs of the field': /\b(?:is|are|be) told\b|\bstands? (?:here|beside|at|in|as)\b|\banew\b/i,
  'email, without a hyphen': /\be-mail/i,
  'vs. with its period': /\bvs\b(?!\.)/,
  'This can’t be undone.': /action cannot be undone/i,
  'each word once': /\b(\w+) \1\b/i,
  'no longer': /\bany more\b(?! (?:messages|newsletters))/i,
} as const;

/** Quoted by the documents, to the letter. */
const QUOTED = new Set([
  'Check Your E-mail',
  'If an account with that e-mail exists, we have sent instructions to reset the password. The link works for 30 minutes.',
  'Unable to retrieve your e-mail address',
  // Answers that programs have known since the first edition.
  'E-mail is required',
  'Please enter a valid e-mail address',
  'An account with that e-mail already exists',
]);

const texts = [
  ...Object.keys(ALL_SPANISH),
  ...Object.values(REFUSALS).map(({ text }) => text as string),
];

test.each(Object.entries(RULES))('the site says it like this: %s', (_how, otherwise) => {
  const wrong = texts.filter((text) => otherwise.test(text) && !QUOTED.has(text));
  expect(wrong).toEqual([]);
});

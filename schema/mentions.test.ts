import { MENTIONS_MAX, mentionParts, possibleNames } from './mentions.ts';

const MIA = { id: 1, name: 'Mia' };
const MIA_MILE = { id: 2, name: 'Mia Mile' };
const OTIS = { id: 3, name: 'Otis O’Neil Jr.' };
const MEMBERS = [MIA, MIA_MILE, OTIS];

/** The text with its mentions in brackets, each with the ids of its members. */
const marked = (text: string, members = MEMBERS) =>
  mentionParts(text, members)
    .map((part) =>
      part.members.length > 0
        ? `[${part.text}|${part.members.map(({ id }) => id).join()}]`
        : part.text,
    )
    .join('');

test.each([
  ['Hi @Mia', 'Hi [@Mia|1]'],
  ['@Mia Mile, look', '[@Mia Mile|2], look'],
  ['@mia mile!', '[@mia mile|2]!'],
  ['@Mia Miles', '[@Mia|1] Miles'],
  ['@Miami', '@Miami'],
  ['(@Otis O’Neil Jr.) and @Mia', '([@Otis O’Neil Jr.|3]) and [@Mia|1]'],
  ['mail otis@Mia', 'mail otis@Mia'],
  ['@Mia\nMile', '[@Mia|1]\nMile'],
  ['@ Mia', '@ Mia'],
  ['@@Mia', '@[@Mia|1]'],
  ['no sign', 'no sign'],
])('%j', (text, expected) => expect(marked(text)).toBe(expected));

test('members of one name are mentioned together', () => {
  expect(marked('@Mia', [MIA, { id: 9, name: 'MIA' }])).toBe('[@Mia|1,9]');
});

test('of a long text a bounded number of names is tried', () => {
  expect(possibleNames('@a b '.repeat(500)).length).toBeLessThan(MENTIONS_MAX * 12);
  expect(possibleNames(`@${'x'.repeat(2000)}`)).toHaveLength(1);
  expect(possibleNames(`@${'😀'.repeat(500)}`).length).toBeLessThanOrEqual(12);
  expect(marked('@Mia '.repeat(MENTIONS_MAX + 1))).toBe(`${'[@Mia|1] '.repeat(MENTIONS_MAX)}@Mia `);
});

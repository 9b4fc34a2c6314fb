import { columnOf, STAT_NAMES, STATS, TEMPLATE_HEADERS } from './stats.ts';

test.each([
  ['Player', 'playerName'],
  ['NAME', 'playerName'],
  ['Pos.', 'position'],
  ['Rush Yds', 'rushingYards'],
  ['rushing_yards', 'rushingYards'],
  ['Rec', 'receptions'],
  ['Rec Yds', 'receivingYards'],
  ['Rec. TDs', 'receivingTouchdowns'],
  ['FG 50+', 'fieldGoalsMade50Plus'],
  ['Field Goals Made', 'fieldGoalsMade'],
  ['FF', 'forcedFumbles'],
  ['Favorite Color', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the header %p means %s', (header, column) => {
  expect(columnOf(header)).toBe(column);
});

test('no header means two columns', () => {
  const meanings = new Map<string, Set<string>>();
  STAT_NAMES.forEach((name) => {
    for (const header of [name, STATS[name].label, ...STATS[name].headers]) {
      const key = header.toLowerCase().replace(/[^a-z0-9+]/g, '');
      meanings.set(key, (meanings.get(key) ?? new Set()).add(name));
    }
  });
  expect([...meanings].filter(([, names]) => names.size > 1)).toEqual([]);
});

test('the template is read back as it was written', () => {
  expect(TEMPLATE_HEADERS.map(({ header }) => columnOf(header))).toEqual(
    TEMPLATE_HEADERS.map(({ column }) => column),
  );
});

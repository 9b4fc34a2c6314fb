import { constantFrom, assert, property, record, array, nat, integer } from 'fast-check';
import {
  type Draft,
  draftOfPlay,
  ENTRY_FLAGS,
  ENTRY_KEYS,
  type EntryKind,
  entryOf,
  readEntryLine,
  typedYards,
} from './entry-line.ts';
import { playEntry } from './entry-shape.ts';

const entered = (line: string) => {
  const draft = readEntryLine(line);
  return draft && entryOf(draft);
};

test('a line is a key, yards, the numbers of the players, and letters for what is special', () => {
  expect(entered('R 4 27')).toEqual({
    kind: 'run',
    yards: 4,
    players: [{ role: 'rusher', jersey: '27' }],
  });
  expect(entered('p 22 8 84 t')).toEqual({
    ...{ kind: 'pass', yards: 22, isTouchdown: true },
    players: [
      { role: 'passer', jersey: '8' },
      { role: 'receiver', jersey: '84' },
    ],
  });
  expect(entered('P 22 84')).toMatchObject({ players: [{ role: 'receiver', jersey: '84' }] });
  expect(entered('I 2')).toEqual({
    kind: 'interception',
    players: [{ role: 'interceptor', jersey: '2' }],
  });
  expect(entered('G 43 N')).toEqual({ kind: 'field-goal', yards: 43, isGood: false });
  expect(entered('N -10')).toEqual({ kind: 'penalty', yards: -10 });
  expect(entered('F 22 58 H')).toMatchObject({ kind: 'fumble', isLost: false });
  expect(entered('S')).toEqual({ kind: 'other', isSafety: true });
  expect(entered('2')).toEqual({ kind: 'two-point' });
  expect(entered('K 27')).toEqual({ kind: 'kickoff', yards: 27 });
});

test('what is no play is none', () => {
  for (const line of ['', 'Z', 'R x', 'R 4 127', 'R 4 27 58 12', 'Q T', 'G 43 T'])
    expect([line, readEntryLine(line)]).toEqual([line, null]);
});

test('whatever is typed fits the shape of an entry', () => {
  const lines = record({
    kind: constantFrom(...(Object.keys(ENTRY_KEYS) as EntryKind[])),
    yards: integer({ min: -99, max: 109 }),
    jerseys: array(nat(99), { maxLength: 3 }),
    flag: constantFrom('', ...Object.keys(ENTRY_FLAGS)),
  });
  assert(
    property(lines, ({ kind, yards, jerseys, flag }) => {
      const line = `${ENTRY_KEYS[kind]} ${yards} ${jerseys.join(' ')} ${flag}`;
      const draft = readEntryLine(line);
      if (draft) expect(playEntry.safeParse(entryOf(draft)).success).toBe(true);
    }),
  );
});

test('yards are whole numbers, with either minus; anything else is no number', () => {
  expect(['', ' 4 ', '-7', '−7'].map(typedYards)).toEqual([null, 4, -7, -7]);
  expect(['4.5', 'four', '1000', '--1'].map(typedYards)).toEqual([NaN, NaN, NaN, NaN]);
});

test('a stored play is corrected from the draft that it was', () => {
  const draft: Draft = { kind: 'fumble', yards: '3', jerseys: ['22', '', ''], flags: ['isHeld'] };
  const at = { side: 'home', down: 1, toGo: 10, ballOn: 37 } as const;
  const fumbler = { role: 'fumbler', side: 'home', playerId: null, name: '#22' } as const;
  expect(
    draftOfPlay({
      ...{ kind: 'fumble', yards: 3, points: 0, before: at, after: { ...at, ballOn: 40 } },
      participants: [{ ...fumbler, jersey: '22', position: '', figures: {} }],
    }),
  ).toEqual(draft);
});

import { mountainDate, mountainTimeText } from '../time/clock.ts';
import {
  isEligible,
  LINEUP_TEXTS,
  lineupInput,
  lineupWindow,
  SLOTS,
  tuesdayAfter,
} from './lineup.ts';

const lineup = {
  lineupName: 'High Voltage',
  wideReceiver1: '1',
  wideReceiver2: '2',
  runningBack: '3',
  tightEnd: '4',
  flex: '5',
  idp: '6',
  captain: '5',
};
const refusal = (change: Partial<typeof lineup>) =>
  lineupInput.safeParse({ ...lineup, ...change }).error?.issues[0]?.message;

describe('a lineup', () => {
  test('of six players, one of them captain, and a name', () => {
    expect(lineupInput.parse(lineup)).toEqual(lineup);
  });

  test.each(['lineupName', 'captain', ...SLOTS] as const)('without %s is incomplete', (field) => {
    expect(refusal({ [field]: '' })).toBe(LINEUP_TEXTS.incomplete.message);
    expect(refusal({ [field]: undefined })).toBe(LINEUP_TEXTS.incomplete.message);
  });

  test('has no player twice', () => {
    expect(refusal({ flex: '1', captain: '1' })).toBe(LINEUP_TEXTS.twice);
  });

  test('has its captain among the six', () => {
    expect(refusal({ captain: '7' })).toBe(LINEUP_TEXTS.captain.message);
  });

  test.each(['1; drop', '__proto__', '1e3', '-1', '99999999999'])(
    'takes no player called %s',
    (id) => {
      expect(refusal({ idp: id })).toBe(LINEUP_TEXTS.incomplete.message);
    },
  );
});

describe('who plays where', () => {
  const slotsFor = (position: string) => SLOTS.filter((slot) => isEligible(slot, position));

  test.each([
    ['WR', ['wideReceiver1', 'wideReceiver2', 'flex']],
    ['RB', ['runningBack', 'flex']],
    ['TE', ['tightEnd', 'flex']],
    ['QB', []],
    ['K', []],
  ])('%s', (position, slots) => {
    expect(slotsFor(position)).toEqual(slots);
  });

  test.each(['LB', 'CB', 'DE', 'UNK'])('a defender (%s) only as IDP', (position) => {
    expect(slotsFor(position)).toEqual(['idp']);
  });
});

describe('the window', () => {
  const kickoffAt = new Date('2025-11-02T21:05:00Z');
  const at = (seconds: number) => new Date(kickoffAt.getTime() + seconds * 1000);

  test('is open until the very instant of kickoff', () => {
    const open = { isOpen: true, closedBecause: null, nextOpenDate: null };
    expect(lineupWindow({ kickoffAt, isStarted: false, isCompleted: false }, at(-0.001))).toEqual(
      open,
    );
    expect(lineupWindow({ kickoffAt, isStarted: false, isCompleted: false }, at(0))).toEqual({
      isOpen: false,
      closedBecause: 'locked',
      nextOpenDate: null,
    });
  });

  test('after the game says when to return', () => {
    expect(lineupWindow({ kickoffAt, isStarted: false, isCompleted: true }, at(4 * 3600))).toEqual({
      isOpen: false,
      closedBecause: 'game-over',
      nextOpenDate: new Date('2025-11-04T07:00:00Z'),
    });
  });

  test.each([
    ['a Sunday', '2025-09-07T20:25:00Z', '2025-09-09'],
    ['a Monday night, Tuesday in UTC', '2025-09-16T00:15:00Z', '2025-09-16'],
    ['a Tuesday: not the same day', '2025-09-09T20:00:00Z', '2025-09-16'],
    ['a Thursday', '2025-10-17T00:15:00Z', '2025-10-21'],
    ['the Sunday when clocks go back', '2025-11-02T21:05:00Z', '2025-11-04'],
    ['the Sunday when clocks go forward', '2026-03-08T20:00:00Z', '2026-03-10'],
  ])('of %s returns on a Tuesday at midnight', (_, kickoff, date) => {
    const open = tuesdayAfter(new Date(kickoff));
    expect([mountainDate(open), mountainTimeText(open)]).toEqual([date, '12:00 AM']);
  });
});

test('the first play locks lineups, also when the kickoff is moved after it', () => {
  const later = { kickoffAt: new Date('2025-11-17T01:20:00Z'), isCompleted: false };
  const now = new Date('2025-11-17T00:00:00Z');
  expect(lineupWindow({ ...later, isStarted: false }, now).isOpen).toBe(true);
  expect(lineupWindow({ ...later, isStarted: true }, now)).toMatchObject({
    isOpen: false,
    closedBecause: 'locked',
  });
});

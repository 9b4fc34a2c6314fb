import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { playsAt, type Reported } from '../../schema/plays/replay.ts';
import { isMarker } from '../../schema/plays/plays.ts';
import { speak } from '../ui/language.ts';
import { playRow, TOUCHDOWN } from '../testing/plays.ts';
import { type Play, playOf } from './play.ts';
import { PlayAnnouncer } from './play-announcer.tsx';

const SECOND = 1_000;
const TEAMS = { home: 'Denver Broncos', away: 'Kansas City Chiefs' };

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  cleanup();
  await act(() => speak('en'));
  jest.useRealTimers();
});

/** What is not a run or a pass, by its place in the quarter. */
const SPECIAL: Readonly<Record<number, object>> = {
  0: { kind: 'KICKOFF', before: null, yards: null },
  9: { kind: 'PUNT', yards: 41 },
  14: TOUCHDOWN,
  15: { kind: 'EXTRA_POINT', before: null, after: null, points: 1, scoringSide: 'HOME' },
  22: { kind: 'INTERCEPTION', after: { side: 'AWAY', down: 1, toGo: 10, ballOn: 40 } },
  27: { kind: 'PERIOD_END', before: null, yards: null },
};

/** A quarter as it is reported, a play every seven to twelve seconds; the touchdown is reviewed and taken back. */
function quarter(): Reported<Play>[] {
  const log: Reported<Play>[] = [];
  const touchdown = playRow(14, TOUCHDOWN);
  let at = 0;
  for (let n = 0; n < 28; n += 1) {
    const usual = { kind: n % 3 === 1 ? 'PASS' : 'RUN', yards: (n * 5) % 9 };
    log.push({ at, play: playOf(playRow(n, SPECIAL[n] ?? usual)) });
    if (n === 14) {
      const reviewed = playRow(14, { ...TOUCHDOWN, revision: 2, isUnderReview: true });
      const after = { side: 'HOME', down: 1, toGo: 1, ballOn: 99 };
      const ruled = playRow(14, { revision: 3, after, yards: 65, takenBack: touchdown });
      log.push({ at: at + 5 * SECOND, play: playOf(reviewed) });
      log.push({ at: at + 33 * SECOND, play: playOf(ruled) });
    }
    at += (7 + ((n * 3) % 6)) * SECOND;
  }
  return log.sort((one, other) => one.at - other.at);
}

interface Said {
  readonly at: number;
  readonly text: string;
}

/** What a screen reader says of it, and when. */
function listenTo(log: readonly Reported<Play>[], saysAll: boolean): Said[] {
  const shown = (at: number) => (
    <PlayAnnouncer plays={playsAt(log, at)} teams={TEAMS} saysAll={saysAll} />
  );
  const { rerender } = render(shown(-1));
  const said: Said[] = [];
  const listen = (at: number) => {
    const text = screen.getByRole('status').textContent;
    if (text && text !== said.at(-1)?.text) said.push({ at, text });
  };
  const end = log.at(-1)!.at + 15 * SECOND;
  for (let at = 0; at <= end; at += 250) {
    act(() => void jest.advanceTimersByTime(250));
    rerender(shown(at));
    listen(at);
  }
  return said;
}

test('a quarter reads like a radio: what counts at once, of the rest a sentence every ten seconds at most', () => {
  const log = quarter();
  const said = listenTo(log, true);
  const markers = log.filter(({ play }) => isMarker(play) || play.takenBack !== null);
  const follows = (at: number, marker: number) => at >= marker && at - marker < 500;
  for (const marker of markers) expect(said.some(({ at }) => follows(at, marker.at))).toBe(true);
  const ordinary = said.filter(({ at }) => !markers.some((marker) => follows(at, marker.at)));
  expect(ordinary.length).toBeGreaterThan(10);
  for (const [index, { at }] of ordinary.entries())
    if (index > 0) expect(at - ordinary[index - 1]!.at).toBeGreaterThanOrEqual(10 * SECOND);
  const texts = said.map(({ text }) => text).join('\n');
  expect(texts).toMatch(/Touchdown, Broncos!.*\n(.*\n)*Under review: .*\n(.*\n)*Overturned: /);
  expect(said.at(-1)!.text).toBe('End of Q1');
});

test('who asked for scores alone hears nothing else', () => {
  const log = quarter();
  const said = listenTo(log, false);
  expect(said.map(({ text }) => text.replace(/[:!].*/, ''))).toEqual([
    'Touchdown, Broncos',
    'Under review',
    'Overturned',
    'Interception, Chiefs',
    'End of Q1',
  ]);
});

test('in the language of the reader', async () => {
  await act(() => speak('es'));
  const said = listenTo(quarter(), true).map(({ text }) => text);
  expect(said.join(' ')).toMatch(/yardas/);
  expect(said.join(' ')).not.toMatch(/\b(yards|the|kickoff|runs)\b/i);
});

import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { setLiveState } from '../live/live-status.ts';
import { live, show } from '../testing/game-bar.tsx';
import { playRow, TOUCHDOWN } from '../testing/plays.ts';

const bar = () => screen.getByRole('region', { name: 'Game status' });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-11-20T18:00:00Z') });
  act(() => setLiveState('connected'));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
});

describe('where plays are reported', () => {
  const ball = { side: 'HOME' as const, down: 2, toGo: 6, ballOn: 34 };

  test('down, distance and the last play are beside the score, and so is a review', async () => {
    const { push } = await show({ liveGame: live({ situation: ball, lastPlay: playRow(1) }) });
    expect(bar()).toHaveTextContent('2nd & 6 at DEN 34Jarrell Oakes runs for 4 yards.');
    await push(live({ lastPlay: playRow(2, { ...TOUCHDOWN, isUnderReview: true }), home: 16 }));
    expect(bar()).toHaveTextContent('Under reviewTouchdown, Broncos!');
    expect(bar()).not.toHaveTextContent('2nd & 6');
  });

  test('nothing of it is shown to those who hide scores, nor after the end', async () => {
    await show(
      { liveGame: live({ situation: ball, lastPlay: playRow(1) }) },
      { spoilerMode: true },
    );
    expect(bar()).not.toHaveTextContent(/2nd|Oakes/);
    cleanup();
    await show({ liveGame: live({ isLive: false, isFinal: true, lastPlay: playRow(1) }) });
    expect(bar()).not.toHaveTextContent('Oakes');
  });
});

test('the end says how it ended for us, and an exhibition that it is one', async () => {
  await show({ liveGame: live({ isLive: false, isFinal: true, isExhibition: true }) });
  expect(bar()).toHaveTextContent(/EXHIBITION.*FinalW/);
  cleanup();
  await show({ liveGame: live({ isLive: false, isFinal: true, home: 2 }) });
  expect(bar()).toHaveTextContent('FinalL');
  cleanup();
  await show({ liveGame: live({ isLive: false, isFinal: true }) }, { spoilerMode: true });
  expect(bar()).not.toHaveTextContent('FinalW');
});

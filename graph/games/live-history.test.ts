import { adjustableClock } from '../core/clock.ts';
import { createEvents } from '../core/events/events.ts';
import { createLiveHistory } from './live-history.ts';

const MINUTE = 60_000;

test('the scoreboard of each moment of the last minutes is known, and none from before this node heard of it', () => {
  const events = createEvents();
  const start = new Date('2025-11-16T21:30:00Z');
  const clock = adjustableClock(start);
  const history = createLiveHistory(events, clock);
  const at = (minutes: number) =>
    history.at(1, new Date(start.getTime() + minutes * MINUTE))?.homeTeam.score;
  const team = { abbreviation: 'DEN', name: 'Denver Broncos', possession: false };
  const score = (points: number, gameId = 1) =>
    events.publish('game.live', {
      ...{ gameId, isLive: true, isFinal: false, isPlayoff: false, isExhibition: false },
      ...{ isFed: true, status: { period: 1, displayClock: '7:42' } },
      ...{ homeTeam: { ...team, score: points }, awayTeam: { ...team, score: 0 } },
    });
  for (let minute = 0; minute < 10; minute += 1) {
    score(minute);
    clock.advance(MINUTE);
  }
  expect([at(-1), at(6), at(7.5), at(9), at(20)]).toEqual([undefined, 6, 7, 9, 9]);
  // What the plays say now would be too new.
  expect(history.at(1, clock.now())!.course).toBeNull();
  expect(history.at(2, clock.now())).toBeUndefined();
  void events.close();
});

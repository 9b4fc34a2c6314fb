import { jest } from '@jest/globals';
import { STORED_EVERY } from '../../../schema/shows/listening.ts';
import { rememberPosition } from './remember-position.ts';
import { positionOf, storePosition } from './stored-positions.ts';

const SHOW = 7;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2025-11-20T19:00:00Z') });
});
afterEach(() => void jest.useRealTimers());

function playing() {
  const audio = document.createElement('audio');
  const facts = { paused: false, duration: 3600, currentTime: 0 };
  for (const name of Object.keys(facts) as (keyof typeof facts)[])
    Object.defineProperty(audio, name, { get: () => facts[name] });
  const save = jest.fn();
  const account = { read: () => Promise.resolve(null), save };
  return {
    audio,
    facts,
    account,
    saved: () => save.mock.calls as unknown as [number, { seconds: number }, boolean][],
    /** The element says four times a second where it is. */
    listen(seconds: number) {
      for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
        jest.setSystemTime(Date.now() + 250);
        facts.currentTime += 0.25;
        audio.dispatchEvent(new Event('timeupdate'));
      }
    },
  };
}

test('while it plays the device stores often, the account less often', () => {
  const { audio, account, listen, saved } = playing();
  const stop = rememberPosition(audio, SHOW, account);
  const set = jest.spyOn(Storage.prototype, 'setItem');
  listen(60);
  expect(set.mock.calls).toHaveLength(60_000 / STORED_EVERY.device);
  expect(saved().map(([, { seconds }]) => seconds)).toEqual([20, 40, 60]);
  stop();
  set.mockRestore();
});

test('a pause is stored at once, the same place not twice, and a page that goes away at last', () => {
  const { audio, account, facts, listen, saved } = playing();
  const stop = rememberPosition(audio, SHOW, account);
  listen(3);
  facts.paused = true;
  audio.dispatchEvent(new Event('pause'));
  expect(positionOf(SHOW)).toMatchObject({ seconds: 3 });
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(saved()).toMatchObject([[SHOW, { seconds: 3 }, false]]);
  facts.currentTime = 50;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(saved()[1]).toMatchObject([SHOW, { seconds: 50 }, true]);
  state.mockRestore();
  stop();
});

test('before the file is there nothing is stored: the place of before stays', () => {
  const { audio, account, facts, saved } = playing();
  storePosition(SHOW, { seconds: 300, at: 1 });
  facts.duration = NaN;
  rememberPosition(audio, SHOW, account)();
  expect(positionOf(SHOW)).toEqual({ seconds: 300, at: 1 });
  expect(saved()).toEqual([]);
});

test('of very many episodes the device forgets the oldest, and what makes no sense is no place', () => {
  for (let id = 1; id <= 101; id += 1) storePosition(id, { seconds: id, at: id });
  expect(positionOf(1)).toBeUndefined();
  expect(positionOf(2)).toEqual({ seconds: 2, at: 2 });
  localStorage.setItem('episode-positions', '{"2":{"seconds":"x"},"3":null}');
  expect([positionOf(2), positionOf(3)]).toEqual([undefined, undefined]);
  localStorage.setItem('episode-positions', 'no json');
  expect(positionOf(2)).toBeUndefined();
});

import { jest } from '@jest/globals';
import { connectMediaSession } from './media-session.ts';

const EPISODE = {
  showId: 7,
  title: 'Ten points and a punt',
  audioUrl: 'https://cdn.example/7.mp3',
  picture: '/uploads/7.jpg',
  href: null,
};

/** The system's controls, of a browser that doesn't know how to stop. */
function fakeSession() {
  const handlers = new Map<string, ((details: object) => void) | null>();
  const session = {
    metadata: null as object | null,
    setActionHandler(action: string, handler: ((details: object) => void) | null) {
      if (action === 'stop') throw new TypeError('Unknown action');
      handlers.set(action, handler);
    },
    setPositionState: jest.fn(),
  };
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  Object.defineProperty(globalThis, 'MediaMetadata', {
    value: function MediaMetadata(this: object, facts: object) {
      Object.assign(this, facts);
    },
    configurable: true,
  });
  return { session, act: (action: string, details = {}) => handlers.get(action)!(details) };
}

function hourOfAudio() {
  const audio = document.createElement('audio');
  const facts = { duration: 3600, readyState: 4, currentTime: 100 };
  for (const name of Object.keys(facts) as (keyof typeof facts)[])
    Object.defineProperty(audio, name, {
      get: () => facts[name],
      set: (value: number) => void (facts[name] = value),
    });
  return audio;
}

afterEach(() => Reflect.deleteProperty(navigator, 'mediaSession'));

test('the system shows what plays, and its keys play, pause and jump', () => {
  const { session, act } = fakeSession();
  const audio = hourOfAudio();
  const play = jest.spyOn(audio, 'play').mockResolvedValue();
  const pause = jest.spyOn(audio, 'pause').mockReturnValue();
  const stop = connectMediaSession(audio, EPISODE, { artist: 'Orange Weekly', onClose: jest.fn() });
  expect(session.metadata).toMatchObject({
    title: 'Ten points and a punt',
    artist: 'Orange Weekly',
    artwork: [{ src: new URL('/uploads/7.jpg', location.href).href }],
  });
  act('play');
  act('pause');
  expect([play, pause].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  act('seekbackward');
  expect(audio.currentTime).toBe(90);
  act('seekforward', { seekOffset: 15 });
  expect(audio.currentTime).toBe(105);
  act('seekto', { seekTime: 5000 });
  expect(audio.currentTime).toBe(3600);
  audio.dispatchEvent(new Event('seeked'));
  expect(session.setPositionState).toHaveBeenLastCalledWith({
    duration: 3600,
    playbackRate: 1,
    position: 3600,
  });
  stop();
  expect(session.metadata).toBeNull();
});

test('a browser without such controls plays all the same', () => {
  const stop = connectMediaSession(hourOfAudio(), EPISODE, { artist: '', onClose: jest.fn() });
  expect(stop).not.toThrow();
});

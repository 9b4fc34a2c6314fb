import { jest } from '@jest/globals';
import { followVolume, pushVolume } from './media-volume.ts';
import { changeSettings } from './podcast-settings.ts';

beforeEach(() => localStorage.clear());

function player() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const post = jest.spyOn(frame.contentWindow!, 'postMessage').mockReturnValue();
  const volumes = () =>
    post.mock.calls
      .map(([message]) => JSON.parse(message as string) as { func?: string; args?: number[] })
      .filter(({ func }) => func === 'setVolume')
      .map(({ args }) => args?.[0]);
  return { frame, volumes };
}

test('a player gets the volume when it is ready, and each change of it', () => {
  const { frame, volumes } = player();
  const stop = followVolume(frame);
  frame.dispatchEvent(new Event('load'));
  expect(new Set(volumes())).toEqual(new Set([75]));
  const before = volumes().length;

  const ready = { data: '{"event":"onReady"}', source: frame.contentWindow };
  window.dispatchEvent(
    new MessageEvent('message', { ...ready, origin: 'https://www.youtube-nocookie.com' }),
  );
  expect(volumes()).toHaveLength(before + 1);
  window.dispatchEvent(new MessageEvent('message', { ...ready, origin: 'https://example.org' }));
  expect(volumes()).toHaveLength(before + 1);

  changeSettings({ volume: [20] });
  expect(volumes().at(-1)).toBe(20);
  stop();
  changeSettings({ volume: [30] });
  expect(volumes().at(-1)).toBe(20);
});

test('what else plays on the page is brought to the volume', () => {
  const audio = document.createElement('audio');
  document.body.append(audio);
  changeSettings({ volume: [40] });
  pushVolume();
  expect(audio.volume).toBeCloseTo(0.4);
});

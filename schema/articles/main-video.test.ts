import { mainVideo } from './main-video.ts';

const at = (publishedAt: string, isCurrentlyLive = false) => ({ publishedAt, isCurrentlyLive });

test('a show on the air comes before everything', () => {
  const live = at('2025-11-12T02:00:00Z', true);
  expect(mainVideo(live, at('2025-11-15T02:00:00Z'))).toBe(live);
});

test('after the show the newer of the two is shown', () => {
  const [live, video] = [at('2025-11-12T02:00:00Z'), at('2025-11-15T02:00:00Z')];
  expect(mainVideo(live, video)).toBe(video);
  expect(mainVideo(at('2025-11-19T02:00:00Z'), video)).not.toBe(video);
});

test('one of them is enough, and none is nothing', () => {
  const only = at('2025-11-12T02:00:00Z');
  expect(mainVideo(only, null)).toBe(only);
  expect(mainVideo(null, only)).toBe(only);
  expect(mainVideo(null, null)).toBeNull();
});

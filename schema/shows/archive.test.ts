import { expect, test } from '@jest/globals';
import { showSeason, showSeasonSpan } from './archive.ts';
import { showPath } from './show-paths.ts';
import { episodePage } from '../pages/entries/episode.ts';
import { podcastPage } from '../pages/entries/podcast.ts';
import { showPage } from '../pages/entries/show.ts';
import { showsPage } from '../pages/entries/shows.ts';
import { pathTo } from '../pages/page.ts';
import { ARCHIVES } from './archive.ts';
import { clockAt, secondsOfClock } from './show-clock.ts';
import { chaptersInDescription } from './show-texts.ts';

test.each([
  ['2026-03-01T06:59:59Z', 2025],
  ['2026-03-01T07:00:00Z', 2026],
  ['2026-02-08T23:00:00Z', 2025],
  ['2025-11-16T19:00:00Z', 2025],
])('what comes out at %s in Denver belongs to the season of %i', (at, season) => {
  const instant = new Date(at);
  expect(showSeason(instant)).toBe(season);
  const { from, until } = showSeasonSpan(season);
  expect(from <= instant && instant < until).toBe(true);
});

test('links to shows lead to the paths of their pages', () => {
  expect(showPath({ type: 'podcast', id: 7 })).toBe(pathTo(episodePage, { id: 7 }));
  expect(showPath({ type: 'shorts', id: 7 }, 90)).toBe(`${pathTo(showPage, { id: 7 })}?t=90`);
  expect([podcastPage.path, showsPage.path]).toEqual([ARCHIVES.podcast.path, ARCHIVES.shows.path]);
});

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [754, '12:34'],
  [3_723, '1:02:03'],
])('%i seconds are %s, and back', (seconds, clock) => {
  expect(clockAt(seconds)).toBe(clock);
  expect(secondsOfClock(clock)).toBe(seconds);
});

test.each(['', '12', '1:60', 'abc', '1:2:3:4', '-1:00'])('“%s” is no place in a show', (text) => {
  expect(secondsOfClock(text)).toBeNull();
});

test('the times in the description of a video are its chapters', () => {
  const description = `All about it.\n0:00 Intro\n(02:15) - Who starts?\n1:02:03 The end\nSee you`;
  expect(chaptersInDescription(description)).toEqual([
    { start: 0, title: 'Intro' },
    { start: 135, title: 'Who starts?' },
    { start: 3_723, title: 'The end' },
  ]);
});

test.each([
  ['too few', '0:00 One\n1:00 Two'],
  ['not from the beginning', '0:10 One\n1:00 Two\n2:00 Three'],
  ['out of order', '0:00 One\n2:00 Two\n1:00 Three'],
  ['no description', null],
])('times that are no chapters: %s', (_why, description) => {
  expect(chaptersInDescription(description)).toEqual([]);
});

import { expect, test } from '@jest/globals';
import { chapterLines, chaptersInLines, transcriptText } from './show-text-lines.ts';
import { SHOW_TEXT_LIMITS } from './show-texts.ts';

test('a line is a time and a title; empty lines don’t matter, and the text comes back as it was', () => {
  const text = '0:00 Kickoff\r\n\n 12:30  -  The\trookies \n1:02:05 Q&A – your questions\n';
  const { chapters, fault } = chaptersInLines(text);
  expect(fault).toBeUndefined();
  expect(chapters).toEqual([
    { start: 0, title: 'Kickoff' },
    { start: 750, title: 'The rookies' },
    { start: 3_725, title: 'Q&A – your questions' },
  ]);
  expect(chaptersInLines(chapterLines(chapters)).chapters).toEqual(chapters);
  expect(chaptersInLines(' \n')).toEqual({ chapters: [] });
});

test.each([
  ['0:00 Kickoff\n\nThe rookies', 'Line 3 needs a time and a title, as in 12:30 The rookies'],
  ['12:30', 'Line 1 needs a time and a title, as in 12:30 The rookies'],
  ['12:75 Rookies', 'Line 1 needs a time and a title, as in 12:30 The rookies'],
  ['1:00 One\n1:00 Two', 'Line 2 must be later than the line before'],
  ['2:00 Two\n1:00 One', 'Line 2 must be later than the line before'],
  [`1:00 ${'x'.repeat(201)}`, 'The title in line 1 must be 200 characters or less'],
])('in “%s” the line is named that is wrong', (text, fault) => {
  expect(chaptersInLines(text)).toEqual({ chapters: [], fault });
});

test('there may be so many and no more', () => {
  const lines = Array.from({ length: SHOW_TEXT_LIMITS.chapters + 1 }, (_, at) => `${at}:00 Part`);
  expect(chaptersInLines(lines.slice(1).join('\n')).chapters).toHaveLength(200);
  expect(chaptersInLines(lines.join('\n')).fault).toBe('Enter 200 chapters or fewer');
});

test('a transcript is WebVTT, or lines where it has no times', () => {
  expect(
    transcriptText([
      { start: 5, speaker: 'Ana', text: 'Q&A <now>' },
      { start: 3_605, speaker: null, text: 'It ended.' },
    ]),
  ).toBe(
    'WEBVTT\n\n00:00:05.000 --> 01:00:05.000\n<v Ana>Q&amp;A &lt;now>\n\n01:00:05.000 --> 01:00:15.000\nIt ended.',
  );
  expect(transcriptText([{ start: null, speaker: null, text: 'One.' }])).toBe('One.');
  expect(transcriptText([])).toBe('');
});

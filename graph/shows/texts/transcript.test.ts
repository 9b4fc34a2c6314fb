import { expect, test } from '@jest/globals';
import { SHOW_TEXT_LIMITS } from '../../../schema/shows/show-texts.ts';
import { plainText } from '../sources/plain-text.ts';
import { chaptersIn } from './chapters.ts';
import { TextFormatError } from './text-format-error.ts';
import { transcriptIn } from './transcript.ts';

test('WebVTT: cues become passages that end with a sentence or a speaker, without markup', () => {
  const sentence = 'a word '.repeat(20).trim();
  const text = `WEBVTT

NOTE made by hand

1
00:00:01.500 --> 00:00:03.000 align:start
<v Ana>Welcome to <b>the show</b> &amp; hello

00:00:03.000 --> 00:00:05.000
${sentence}.

00:00:05.000 --> 00:00:07.000
<v Ana>It ended.

01:00:07.000 --> 01:00:09.000
<v Ben>No &lt;way&gt;`;
  expect(transcriptIn(text)).toEqual([
    { start: 1, speaker: 'Ana', text: `Welcome to the show & hello ${sentence}.` },
    { start: 5, speaker: 'Ana', text: 'It ended.' },
    { start: 3_607, speaker: 'Ben', text: 'No <way>' },
  ]);
});

test('SubRip, JSON and plain text are read as well', () => {
  expect(transcriptIn('1\r\n00:01:00,000 --> 00:01:02,000\r\nHola\r\n')).toEqual([
    { start: 60, speaker: null, text: 'Hola' },
  ]);
  const json = { segments: [{ startTime: 2.9, speaker: 'Ana', body: 'Hi' }, { body: 7 }] };
  expect(transcriptIn(JSON.stringify(json))).toEqual([{ start: 2, speaker: 'Ana', text: 'Hi' }]);
  expect(transcriptIn('<html><body><p>One.</p><script>x()</script><p>Two.</p>')).toEqual([
    { start: null, speaker: null, text: 'One.' },
    { start: null, speaker: null, text: 'Two.' },
  ]);
});

test('what is too long is cut', () => {
  const cue = (at: number) =>
    `00:00:${String(at % 60).padStart(2, '0')}.000 --> 00:01:00.000\n<v ${at}>${'x'.repeat(5_000)}`;
  const cues = Array.from({ length: SHOW_TEXT_LIMITS.passages + 50 }, (_, at) => cue(at));
  const passages = transcriptIn(`WEBVTT\n\n${cues.join('\n\n')}`);
  expect(passages).toHaveLength(SHOW_TEXT_LIMITS.passages);
  expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThan(5_000);
});

test.each(['', '{"segments": 7}', '{broken', 'WEBVTT\n\n'])('nothing is in “%s”', (text) => {
  expect(() => transcriptIn(text)).toThrow(TextFormatError);
});

test('chapters are in order, with titles; those that only change the picture are left out', () => {
  const chapters = [
    { startTime: 90.7, title: ' The\nquarterbacks ' },
    { startTime: 0, title: 'Intro' },
    { startTime: 30, title: 'Art', toc: false },
    { startTime: -1, title: 'Before' },
    { startTime: 40 },
  ];
  expect(chaptersIn(JSON.stringify({ version: '1.2.0', chapters }))).toEqual([
    { start: 0, title: 'Intro' },
    { start: 90, title: 'The quarterbacks' },
  ]);
  expect(() => chaptersIn('<html>')).toThrow(TextFormatError);
});

test('a text that opens a script many times and closes none is read at once', () => {
  const hostile = '<script'.repeat(100_000);
  const begun = performance.now();
  expect(plainText(`Hi ${hostile}`)).toBe('Hi');
  // With one expression for both ends this took minutes.
  expect(performance.now() - begun).toBeLessThan(10_000);
});

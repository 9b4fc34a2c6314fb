import { readdirSync } from 'node:fs';
import { SPANISH } from './spanish.ts';

const folder = new URL('./spanish/', import.meta.url);
const files = new Map<string, Readonly<Record<string, string>>>();
beforeAll(async () => {
  for (const name of readdirSync(folder)) {
    const module = (await import(new URL(name, folder).href)) as Record<
      string,
      Readonly<Record<string, string>>
    >;
    expect(Object.keys(module)).toHaveLength(1);
    files.set(name, Object.values(module)[0]!);
  }
});

const pairs = Object.entries<string>(SPANISH);
const isWrong = (wrong: (english: string, spanish: string) => boolean) =>
  pairs.filter(([english, spanish]) => wrong(english, spanish)).map(([english]) => english);

test('every file is in the catalogue, and a text stands in one of them alone', () => {
  const texts = [...files.values()].flatMap((texts) => Object.keys(texts));
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  expect(new Set(texts)).toEqual(new Set(pairs.map(([english]) => english)));
});

test('every text is translated', () => {
  expect(isWrong((_, spanish) => spanish === '')).toEqual([]);
});

const placeholders = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name))].sort();

test('what is filled in is the same on both sides', () => {
  expect(
    isWrong((english, spanish) => placeholders(english).join() !== placeholders(spanish).join()),
  ).toEqual([]);
});

test('no text begins or ends with a space, or holds two in a row', () => {
  expect(isWrong((...both) => both.some((text) => /^\s|\s$|\s\s/.test(text)))).toEqual([]);
});

test('braces are closed and hold a name', () => {
  expect(
    isWrong((...both) => both.some((text) => /[{}]/.test(text.replace(/\{\w+\}/g, '')))),
  ).toEqual([]);
});

test('what is asked or exclaimed is so from its beginning', () => {
  expect(
    isWrong(
      (_, spanish) =>
        spanish.split('?').length !== spanish.split('¿').length ||
        spanish.split('!').length !== spanish.split('¡').length,
    ),
  ).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { REFUSALS } from '../refusals.ts';
import { ALL_SPANISH } from './all-spanish.ts';
import { SPANISH_REFUSALS } from './spanish.ts';
import { PLACEHOLDER } from './translate.ts';

const folder = new URL('./spanish/', import.meta.url);
const files = new Map<string, Readonly<Record<string, string>>>();
beforeAll(async () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
    const module = (await import(new URL(name, folder).href)) as Record<
      string,
      Readonly<Record<string, string>>
    >;
    expect(Object.keys(module)).toHaveLength(1);
    files.set(name, Object.values(module)[0]!);
  }
});

const texts = Object.entries<string>(ALL_SPANISH);
const refusals = Object.entries<string>(SPANISH_REFUSALS).map(
  ([key, spanish]) => [REFUSALS[key as keyof typeof REFUSALS].text as string, spanish] as const,
);
const pairs = [...texts, ...refusals];
const isWrong = (wrong: (english: string, spanish: string) => boolean) =>
  pairs.filter(([english, spanish]) => wrong(english, spanish)).map(([english]) => english);

test('every file is in the catalogue, and each text is in one of them only', () => {
  const inFiles = [...files.values()].flatMap((file) => Object.keys(file));
  expect(inFiles.filter((text, place) => inFiles.indexOf(text) !== place)).toEqual([]);
  expect(new Set(inFiles)).toEqual(new Set(texts.map(([english]) => english)));
});

test('every text is translated', () => {
  expect(isWrong((_, spanish) => spanish === '')).toEqual([]);
});

const placeholders = (text: string) =>
  [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name))].sort();

test('what is filled in is the same on both sides', () => {
  expect(
    isWrong((english, spanish) => placeholders(english).join() !== placeholders(spanish).join()),
  ).toEqual([]);
});

test('no text begins or ends with a space, or has two in a row', () => {
  expect(isWrong((...both) => both.some((text) => /^\s|\s$|\s\s/.test(text)))).toEqual([]);
});

test('braces are closed and contain a name', () => {
  expect(
    isWrong((...both) => both.some((text) => /[{}]/.test(text.replace(PLACEHOLDER, '')))),
  ).toEqual([]);
});

test('a plural names its forms, and has one for all other numbers', () => {
  const forms = ([english, spanish]: readonly [string, string]) =>
    [english, spanish].flatMap((text) =>
      Array.from(text.matchAll(PLACEHOLDER), ([, , all]) => all).filter((all) => all !== undefined),
    );
  expect(
    pairs
      .flatMap(forms)
      .filter((all) => !/^(?:(?:zero|one|two|few|many):[^|]+\|)*other:[^|]+$/.test(all)),
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

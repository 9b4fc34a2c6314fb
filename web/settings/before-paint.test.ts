import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { jest } from '@jest/globals';
import { AGE_RECORD_KEY, readAgeRecord, VERIFICATION_LASTS } from '../../schema/age-gate.ts';
import { withConstants } from '../../schema/site/first-document.ts';
import { applySettings, changeSettings, parseSettings } from './podcast-settings.ts';
import { SETTINGS_KEY } from '../../schema/site/device.ts';

const [, script = ''] =
  /<script>([\s\S]*?)<\/script>/.exec(
    withConstants(readFileSync(resolve('web/index.html'), 'utf8')),
  ) ?? [];
const root = document.documentElement;

let asked: string[] = [];
/** Listeners to changes of the device's media queries. */
let listeners: (() => void)[] = [];
beforeEach(() => {
  asked = [];
  listeners = [];
  window.matchMedia = jest.fn((query: string) => {
    const addEventListener = (_type: string, listener: () => void) => listeners.push(listener);
    return { matches: asked.includes(query), addEventListener } as unknown as MediaQueryList;
  });
  // jsdom does not know how the page was reached.
  performance.getEntriesByType = () => [];
  // Nor does it load fonts; here they never come.
  const load = () => new Promise<FontFace[]>(() => {});
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  localStorage.clear();
  sessionStorage.clear();
});

/** The root element's attributes after something was done to a bare one. */
function rootAfter(act: () => void) {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  act();
  return Object.fromEntries(
    root.getAttributeNames().map((name) => [name, root.getAttribute(name)]),
  );
}

const beforePaint = () => rootAfter(() => window.eval(script));
const byTheApp = () =>
  rootAfter(() => applySettings(parseSettings(localStorage.getItem(SETTINGS_KEY))));

test.each([
  [null],
  ['{'],
  ['null'],
  ['[]'],
  [
    '{"theme":"dark","highContrast":true,"colorBlindSupport":true,"neonFlickering":false,"fontSize":[24]}',
  ],
  ['{"theme":"auto","fontSize":[11]}'],
  ['{"theme":"auto","fontSize":["20"]}'],
  ['{"theme":"sepia","fontSize":16,"highContrast":"yes","neonFlickering":null}'],
])('index.html and the app agree on %s, whatever the system asks for', (stored) => {
  if (stored !== null) localStorage.setItem(SETTINGS_KEY, stored);
  for (const queries of [[], ['(prefers-color-scheme: dark)'], ['(prefers-contrast: more)']]) {
    asked = queries;
    expect(beforePaint()).toEqual(byTheApp());
  }
});

test('the defaults are light, 16 px, with neon', () => {
  expect(beforePaint()).toEqual({ 'data-theme': 'light', 'data-neon': '', style: '--fs: 16;' });
});

test('at the gate already, a device that changes its mind is followed without a reload', () => {
  localStorage.setItem(SETTINGS_KEY, '{"theme":"auto"}');
  beforePaint();
  for (const queries of [
    ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'],
    ['(prefers-color-scheme: dark)'],
    [],
  ]) {
    asked = queries;
    for (const listener of listeners) listener();
    expect([root.dataset.theme, root.dataset.contrast]).toEqual([
      queries.length > 0 ? 'dark' : 'light',
      queries.length > 1 ? 'more' : undefined,
    ]);
  }
});

test('a change preserves settings that this version of the site does not know', () => {
  localStorage.setItem(SETTINGS_KEY, '{"volume":[75],"theme":"dark"}');
  changeSettings({ highContrast: true });
  expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toMatchObject({
    volume: [75],
    theme: 'dark',
    highContrast: true,
  });
});

test.each([
  [0, 'frame'],
  [VERIFICATION_LASTS - 1, 'frame'],
  [VERIFICATION_LASTS, undefined],
])('%d ms after the gate was passed the first frame is: %s', (ago, awaited) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-20T19:00:00Z'));
  const record = { verified: true, age: 40, timestamp: Date.now() - ago };
  sessionStorage.setItem(AGE_RECORD_KEY, JSON.stringify(record));
  beforePaint();
  expect(root.dataset.awaits).toBe(awaited);
  expect(readAgeRecord(JSON.stringify(record), Date.now()) !== null).toBe(awaited === 'frame');
});

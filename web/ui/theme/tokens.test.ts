import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { AVATAR_PALETTES } from '../../../schema/accounts/avatars.ts';
import { contrast, PAIRS } from './contrast.ts';
import { frameTokensCss, THEMES, type Theme, tokensCss } from './tokens.ts';

const themes = Object.keys(THEMES) as Theme[];

test('the style sheet equals the tokens', () => {
  expect(readFileSync(resolve('web/ui/theme/tokens.css'), 'utf8')).toBe(tokensCss());
  expect(readFileSync(resolve('web/embed/tokens.css'), 'utf8')).toBe(frameTokensCss());
});

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#FB4F14', '#FFFFFF')).toBeCloseTo(3.37, 2);
});

test.each(themes)('every pair of the %s theme can be read', (theme) => {
  const words = theme.endsWith('more') ? 7 : 4.5;
  const unreadable = PAIRS.filter(
    ({ front, back, use }) =>
      contrast(THEMES[theme][front], THEMES[theme][back]) < (use === 'text' ? words : 3),
  );
  expect(unreadable).toEqual([]);
});

test('initials can be read on every avatar palette', () => {
  const unreadable = AVATAR_PALETTES.filter(({ bg, text }) => contrast(text, bg) < 4.5);
  expect(unreadable).toEqual([]);
});

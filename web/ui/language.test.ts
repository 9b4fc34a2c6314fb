import { jest } from '@jest/globals';

jest.unstable_mockModule('../../schema/language/spanish.ts', () => {
  throw new Error('Offline');
});
const { currentLanguage, speak, t } = await import('./language.ts');

test('without its catalogue the page stays as it is, and its lang attribute says so', async () => {
  // As index.html does before anything else.
  document.documentElement.lang = 'es';
  await expect(speak('es')).rejects.toThrow('Offline');
  expect(document.documentElement.lang).toBe('en');
  expect(currentLanguage()).toBe('en');
  expect(t('Save')).toBe('Save');
});

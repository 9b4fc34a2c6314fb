import { readFileSync } from 'node:fs';
import { AGE_RECORD_KEY, VERIFICATION_LASTS } from '../age-gate.ts';
import { FONT_SIZE, SETTINGS_KEY, USER_KEY } from './device.ts';
import { withConstants } from './first-document.ts';

const source = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');

test('the scripts of the first document say what the schema says, and nothing of it by themselves', () => {
  const written = withConstants(source);
  expect(written).toContain(`since < ${VERIFICATION_LASTS};`);
  expect(written).toContain(`size <= ${FONT_SIZE.max} ? size : ${FONT_SIZE.usual}`);
  for (const key of [AGE_RECORD_KEY, SETTINGS_KEY, USER_KEY]) {
    expect(written).toContain(`Storage, ${JSON.stringify(key)})`);
    expect(source).not.toContain(`'${key}'`);
  }
  expect(written).not.toMatch(/__[A-Z]/);
});

test('an undefined constant, or one that the document no longer uses, fails the build', () => {
  expect(() => withConstants(`${source}__AGE_LIMIT__`)).toThrow('no constant AGE_LIMIT');
  const without = source.replaceAll('__USER_KEY__', `'user'`);
  expect(() => withConstants(without)).toThrow(`doesn't use USER_KEY`);
});

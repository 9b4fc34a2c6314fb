import { plainWord, slipsIn } from './slips.ts';

test.each([
  ['brocnos', 'denver broncos', 1],
  ['cheifs', 'kansas city chiefs', 1],
  ['quaterback', 'the quarterback room', 1],
  ['quaterb', 'the quarterback room', 1],
  ['kansass cityy', 'kansas city chiefs', 2],
  ['broncos', 'denver broncos', 0],
  ['lasagna', 'las vegas raiders', null],
  ['bronze', 'denver broncos', null],
  ['las lasagna', 'las vegas raiders', null],
  ['ne', 'no', null],
  ['vegass', 'las vegas raiders', 1],
])('“%s” for “%s”: %p', (typed, text, edits) => {
  expect(slipsIn(typed.split(' '), text)).toBe(edits);
});

test('accents and capitals are no slips', () => {
  expect(plainWord('Montréal')).toBe('montreal');
});

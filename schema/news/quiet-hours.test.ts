import { isZone, quietFor } from './quiet-hours.ts';

const MINUTE = 60_000;
const NIGHT = { from: '22:00', until: '07:00', zone: 'America/Denver' };
const at = (time: string) => new Date(`2025-11-16T${time}Z`);

test.each<[string, string, number]>([
  // Denver is seven hours behind in November.
  ['a minute before they begin', '04:59:00', 0],
  ['as they begin', '05:00:00', 540 * MINUTE],
  ['after midnight', '08:00:30', 360 * MINUTE - 30_000],
  ['in the last minute', '13:59:59', 1_000],
  ['as they end', '14:00:00', 0],
])('quiet hours past midnight: %s', (_when, time, expected) => {
  expect(quietFor(NIGHT, at(time))).toBe(expected);
});

test('quiet hours within a day, and of no length', () => {
  const noon = { ...NIGHT, from: '12:00', until: '13:30' };
  expect(quietFor(noon, at('19:15:00'))).toBe(75 * MINUTE);
  expect(quietFor(noon, at('20:30:00'))).toBe(0);
  expect(quietFor({ ...NIGHT, until: '22:00' }, at('06:00:00'))).toBe(0);
});

test('a zone is one that clocks know', () => {
  expect(isZone('America/Denver')).toBe(true);
  expect(isZone('Europe/Madrid')).toBe(true);
  expect(isZone('Mars/Olympus')).toBe(false);
});

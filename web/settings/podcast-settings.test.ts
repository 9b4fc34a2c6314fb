import { DEFAULT_SETTINGS, parseSettings } from './podcast-settings.ts';

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"x"',
  JSON.stringify(
    Object.fromEntries(Object.keys(DEFAULT_SETTINGS).map((name) => [name, { odd: [] }])),
  ),
  '{"fontSize":[],"volume":[]}',
  '{"fontSize":[25],"volume":[-5]}',
  '{"fontSize":16,"volume":75}',
  '{"fontSize":["big"],"volume":[null,30]}'.replace('null', '"loud"'),
  '{"favoriteTeam":"Dallas Texans","timeZone":"GMT","theme":"sepia","language":"fr"}',
])('what makes no sense has its default: %s', (text) => {
  expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test('valid settings are read beside invalid ones', () => {
  const text = '{"volume":[0],"timeZone":"PT","favoriteTeam":7,"scoreAlerts":false}';
  expect(parseSettings(text)).toEqual({
    ...DEFAULT_SETTINGS,
    volume: [0],
    timeZone: 'PT',
    scoreAlerts: false,
  });
});

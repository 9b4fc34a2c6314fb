import { TIME_ZONE_CODES, zonedTimeText } from './zones.ts';

const inZones = (at: string) => TIME_ZONE_CODES.map((zone) => zonedTimeText(new Date(at), zone));

test('a time in each zone; none where it is the time of Denver', () => {
  expect(inZones('2025-11-26T02:00:00Z')).toEqual(['6:00 PM PT', null, '8:00 PM CT', '9:00 PM ET']);
});

test('with the day where that is another', () => {
  expect(inZones('2025-11-26T05:30:00Z')).toEqual([
    '9:30 PM PT',
    null,
    '11:30 PM CT',
    'Wed 12:30 AM ET',
  ]);
  expect(zonedTimeText(new Date('2025-11-26T07:30:00Z'), 'PT')).toBe('Tue 11:30 PM PT');
});

test('in Spanish', () => {
  const text = zonedTimeText(new Date('2025-11-26T05:30:00Z'), 'ET', 'es-US');
  expect(text).toMatch(/^mié 12:30\sa\.m\. ET$/);
});

test('nothing beside the time in the one hour of autumn in which both clocks show the same', () => {
  // Denver has set its clocks back, Los Angeles has not yet.
  expect(zonedTimeText(new Date('2025-11-02T08:30:00Z'), 'PT')).toBeNull();
});

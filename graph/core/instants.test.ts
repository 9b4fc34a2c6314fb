import { GraphQLDateTime } from 'graphql-scalars';
import { DateTime, isoInstant } from './instants.ts';

test.each([
  '2026-09-13 20:25:00.123456+00',
  '2026-09-13 20:25:00.1+00',
  '2026-09-13 20:25:00+00',
  '2026-09-13 20:25:00.123+02',
  '2026-09-13 20:25:00-05:30',
])('%s is the same instant as a Date makes of it', (stored) => {
  expect(isoInstant(stored)).toBe(new Date(stored).toISOString());
});

test.each([
  ['a text that is one already', '2026-09-13T20:25:00.123Z'],
  ['a text without milliseconds', '2026-09-13T20:25:00Z'],
  ['a text of another zone', '2026-09-13T20:25:00.123+02:00'],
  ['a Date', new Date('2026-09-13T20:25:00.123Z')],
])('%s leaves the graph as the scalar of the library writes it', (_what, value) => {
  expect(JSON.stringify(DateTime.serialize(value))).toBe(
    JSON.stringify(GraphQLDateTime.serialize(value)),
  );
});

test.each(['2026-09-13', 'tomorrow', true])('%p is refused as an instant', (value) => {
  expect(() => DateTime.serialize(value)).toThrow();
});

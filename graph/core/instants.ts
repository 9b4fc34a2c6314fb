import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';

/** `2026-09-13 20:25:00.123456+00`, as PostgreSQL writes an instant. */
const STORED = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** An instant of the database as ISO text in milliseconds. Without a `Date`, which costs more than all else of a row. */
export function isoInstant(stored: string): string {
  const found = STORED.exec(stored);
  if (!found) return new Date(stored).toISOString();
  const [, day, time, fraction = ''] = found;
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The instant of `graphql-scalars`; a text that is one already is not read and written again. */
export const DateTime = new GraphQLScalarType<Date, Date | string>({
  ...GraphQLDateTime.toConfig(),
  description:
    'A moment in UTC, as in 2025-11-16T21:25:00.000Z: the `date-time` of RFC 3339, section 5.6.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: (value) =>
    typeof value === 'string' && ISO.test(value) ? value : GraphQLDateTime.serialize(value),
});

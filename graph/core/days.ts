import { GraphQLScalarType } from 'graphql';

const DAY = /^\d{4}-\d\d-\d\d$/;

function checked(value: unknown): string {
  if (typeof value !== 'string' || !DAY.test(value))
    throw new TypeError(`A Date must be written as YYYY-MM-DD: ${String(value)}`);
  return value;
}

/**
 * A day of the calendar, which is a text here as on the wire: a `Date` of JavaScript is a moment. Arguments are strings,
 * so that a wrong one is refused in the words of its form.
 */
export const Day = new GraphQLScalarType<string, string>({
  name: 'Date',
  description:
    'A day of the calendar, as in 2025-11-16: the `full-date` of RFC 3339, section 5.6. Days of games are those of Denver.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: checked,
});

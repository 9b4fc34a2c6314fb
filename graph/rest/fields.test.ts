import { buildGraphSchema } from '../schema.ts';
import { ENTITIES } from './fields.ts';
import { responseSchema } from './openapi/response-schema.ts';
import type { JsonSchema } from './openapi/json-schema.ts';
import { REST_ROWS } from './rows.ts';

const schema = buildGraphSchema();
const rowsByCall = new Map(REST_ROWS.map((row) => [`${row.method} ${row.path}`, row]));

/** Of an object, whether it may be null or not, or of the items of a list. */
function propertiesOf({ anyOf, items, properties = {} }: JsonSchema): Record<string, JsonSchema> {
  const inner = anyOf?.[0] ?? items;
  return inner ? propertiesOf(inner) : { ...properties };
}

/** The names in the response of a call, or in the part of it at a path; of a list those of its items. */
function namesIn(call: string, at = ''): string[] {
  let properties = propertiesOf(responseSchema(schema, rowsByCall.get(call)!));
  for (const name of at.split('.').filter(Boolean)) properties = propertiesOf(properties[name]!);
  return Object.keys(properties);
}

const ANSWERS = ENTITIES.flatMap(({ fields, answers }) =>
  answers.map(([call, at]): [call: string, at: string, fields: readonly string[]] => [
    call,
    at ?? '',
    fields,
  ]),
);

test.each(ANSWERS)('%s %s answers every field that the documents name', (call, at, fields) => {
  const there = new Set(namesIn(call, at));
  expect({ call, at, missing: fields.filter((field) => !there.has(field)) }).toEqual({
    call,
    at,
    missing: [],
  });
});

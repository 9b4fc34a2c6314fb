import { buildGraphSchema } from '../schema.ts';
import { ENTITIES } from './fields.ts';
import { answerSchema } from './openapi/answer-schema.ts';
import { REST_ROWS } from './rows.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const schema = buildGraphSchema({ publish: () => {}, subscribe: () => ({}) as never });
const rowsByCall = new Map(REST_ROWS.map((row) => [`${row.method} ${row.path}`, row]));

/** The names in the answer of a call, or in what of it lies at a path; of a list those of its items. */
function namesIn(call: string, at = ''): string[] {
  let part = answerSchema(schema, rowsByCall.get(call)!) as Schema;
  for (const name of at.split('.').filter(Boolean)) {
    part = (part.items ?? part).properties?.[name] ?? {};
  }
  return Object.keys((part.items ?? part).properties ?? {});
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

import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { buildGraphSchema } from './schema.ts';
import { violationsOf } from './testing/schema-rules.ts';

/** What doesn't follow a rule yet in the others, by rule. Entries only ever leave this file. */
const OPEN = JSON.parse(
  readFileSync(new URL('testing/open-schema-rules.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

const found: Readonly<Record<string, readonly string[]>> = violationsOf(buildGraphSchema());
const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((one) => !some.includes(one));

describe('each part of the graph', () => {
  test.each(Object.keys(found))('%s', (rule) => {
    expect(without(found[rule]!, OPEN[rule] ?? [])).toEqual([]);
  });

  test.each(Object.keys(OPEN))('%s: what has been put right leaves the list', (rule) => {
    expect(without(OPEN[rule]!, found[rule] ?? [])).toEqual([]);
  });
});

test('a schema that breaks every rule is found out', () => {
  const broken = buildSchema(`
    type Query { article(id: Int!): post!  articles(limit: Int, offset: Int): [post!]! }
    type Mutation { like(id: Int!): Boolean! }
    type Subscription { likes: Int! }
    type post { published: Boolean!  userId: Int!  day: String  old: Int @deprecated(reason: "Old.") }
    type postConnection { edges: [post!]! }
    enum Color { red }
    input Post { text: String! }
  `);
  expect(Object.entries(violationsOf(broken)).filter(([, parts]) => parts.length === 0)).toEqual(
    [],
  );
});

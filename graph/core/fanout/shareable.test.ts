import { buildSchema, type GraphQLField, parse, validate } from 'graphql';
import { isShareable } from './shareable.ts';

const schema = buildSchema(`
  type Query { nothing: Int }
  type Subscription { news: News, personal: News, things: Thing, feed: Feed }
  type News { title: String, author: Author, isLiked: Boolean }
  type Author { name: String, latest: News }
  interface Thing { name: String }
  type Ball implements Thing { name: String }
  type Wish implements Thing { name: String, isMine: Boolean }
  union Feed = News | Note
  type Note { text: String }
`);

const fieldOf = (type: string, field: string) =>
  (
    schema.getType(type) as unknown as {
      getFields(): Record<string, GraphQLField<unknown, unknown>>;
    }
  ).getFields()[field]!;

for (const field of ['news', 'things', 'feed'])
  fieldOf('Subscription', field).extensions = { shared: true };
fieldOf('News', 'isLiked').extensions = { viewerDependent: true };
fieldOf('Wish', 'name').extensions = { viewerDependent: true };
schema.getType('Note')!.extensions = { viewerDependent: true };

test.each<[isShared: boolean, why: string, document: string]>([
  [true, 'marked, nothing personal', 'subscription { news { title } }'],
  [true, 'an alias changes nothing', 'subscription { mine: news { title } }'],
  [
    true,
    'fragments without anything personal',
    'subscription { news { ...F } } fragment F on News { title author { name } }',
  ],
  [false, 'the root field is not marked', 'subscription { personal { title } }'],
  [false, 'a personal field', 'subscription { news { title isLiked } }'],
  [false, 'a personal field under an alias', 'subscription { news { title: isLiked } }'],
  [
    false,
    'a personal field deep inside',
    'subscription { news { author { latest { author { latest { isLiked } } } } } }',
  ],
  [
    false,
    'a personal field in a fragment',
    'subscription { news { ...F } } fragment F on News { isLiked }',
  ],
  [
    false,
    'a personal field that a variable may include',
    'subscription ($x: Boolean!) { news { title isLiked @include(if: $x) } }',
  ],
  [
    false,
    'an interface field that one implementation makes personal',
    'subscription { things { name } }',
  ],
  [true, 'the implementation without it', 'subscription { things { ... on Ball { name } } }'],
  [false, 'a personal type in a union', 'subscription { feed { ... on Note { text } } }'],
  [true, 'the other type of the union', 'subscription { feed { ... on News { title } } }'],
  [false, 'a query', '{ nothing }'],
])('shared: %s (%s)', (isShared, _why, text) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  expect(isShareable(schema, document)).toBe(isShared);
});

test('the operation that is meant decides', () => {
  const document = parse('subscription A { news { title } } subscription B { personal { title } }');
  expect(isShareable(schema, document, 'A')).toBe(true);
  expect(isShareable(schema, document, 'B')).toBe(false);
  expect(isShareable(schema, document)).toBe(false);
});

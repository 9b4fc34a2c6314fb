import {
  buildSchema,
  getIntrospectionQuery,
  type GraphQLError,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { DomainError } from './errors.ts';
import { costOf, createCostBucket, limitRules } from './query-limits.ts';

const schema = buildSchema(`
  type Fan { id: Int! name: String! friends(first: Int): [Fan!]! best: Fan }
  type Query { fan: Fan fans(first: Int, last: Int): [Fan!]! }
`);

const faultsOf = (query: string): readonly GraphQLError[] =>
  validate(schema, parse(query), [...specifiedRules, ...limitRules]);
const cost = (query: string, variables: Record<string, unknown> = {}) =>
  costOf({ schema, document: parse(query), variables, operationName: undefined });
const nested = (depth: number) => `{ fan ${'{ best '.repeat(depth)} { id } ${'}'.repeat(depth)} }`;

describe('limits of one operation', () => {
  test('the introspection of tools passes', () => {
    expect(faultsOf(getIntrospectionQuery())).toEqual([]);
  });

  test('a query may go eight levels deep, not more, and fragments do not hide levels', () => {
    expect(faultsOf(nested(6))).toEqual([]);
    expect(faultsOf(nested(9))).not.toEqual([]);
    expect(
      faultsOf(`{ fan { ...A } } fragment A on Fan { ${'best { '.repeat(9)} id ${'}'.repeat(9)} }`),
    ).not.toEqual([]);
  });

  test('an introspection that circles through types is refused', () => {
    expect(
      faultsOf(
        `{ __schema { types { ${'fields { type { '.repeat(10)} name ${'} }'.repeat(10)} } } }`,
      ),
    ).not.toEqual([]);
  });

  test('fifteen aliases are enough for anybody', () => {
    const aliased = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: fan { id }`).join(' ')} }`;
    expect(faultsOf(aliased(15))).toEqual([]);
    expect(faultsOf(aliased(16))).not.toEqual([]);
  });

  test('directives are counted', () => {
    expect(faultsOf(`{ fan { id ${'@include(if: true) '.repeat(21)} } }`)).not.toEqual([]);
  });

  test('fragments in a circle are refused', () => {
    expect(
      faultsOf(
        '{ fan { ...A } } fragment A on Fan { best { ...B } } fragment B on Fan { best { ...A } }',
      ),
    ).not.toEqual([]);
  });
});

describe('cost', () => {
  test('leaves are free, so a page of scalars is cheap', () => {
    expect(cost('{ fan { id name } }')).toBeLessThanOrEqual(2);
  });

  test('a page size counts the same by literal and by variable', () => {
    const literal = cost('{ fans(first: 50) { id best { id } } }');
    expect(cost('query ($n: Int) { fans(first: $n) { id best { id } } }', { n: 50 })).toBe(literal);
    expect(literal).toBeGreaterThan(50);
  });

  test('lists in lists are refused beyond the limit, with a clear error', () => {
    const query = 'query ($n: Int) { fans(first: $n) { friends(first: $n) { id } } }';
    expect(() => cost(query, { n: 100 })).toThrow(DomainError);
    expect(() => cost(query, { n: 100 })).toThrow('at most 1000');
    expect(() => cost(query, { n: 1_000_000 })).toThrow(DomainError);
  });
});

describe('the bucket of a user', () => {
  test('is emptied by costs, and tells how long to wait', async () => {
    const spend = createCostBucket('on');
    await spend('user:1', 1000);
    await spend('user:1', 1000);
    await expect(spend('user:1', 1)).rejects.toMatchObject({
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) as number },
    });
    await spend('user:2', 1000);
  });

  test('is ten times as large when limits are wide, and bottomless when they are off', async () => {
    const wide = createCostBucket('wide');
    for (let index = 0; index < 20; index += 1) await wide('user:1', 1000);
    await expect(wide('user:1', 1)).rejects.toThrow('Too many requests');
    const off = createCostBucket('off');
    for (let index = 0; index < 100; index += 1) await off('user:1', 1000);
  });
});

import fc from 'fast-check';
import { buildSchema, getIntrospectionQuery, type GraphQLObjectType, parse } from 'graphql';
import { rootFieldsOf } from '../../freshness.ts';
import { createBudget } from '../limits/budget.ts';
import { DomainError } from '../errors.ts';
import { costOf } from './cost.ts';
import { createDocumentReader, isRefused } from './read-document.ts';

const schema = buildSchema(`
  type Fan { id: Int! name: String! friends(first: Int): [Fan!]! best: Fan }
  type Answer { total: Int! found: [Fan!]! }
  type Query { find(first: Int): Answer! fan: Fan fans(first: Int, last: Int): [Fan!]! latest(first: Int! = 20): [Fan!]! }
`);

const answer = schema.getType('Answer') as GraphQLObjectType;
answer.getFields().found!.extensions = { isSizedByParent: true };

const read = createDocumentReader(schema);
const faultsOf = (query: string): readonly string[] => {
  const found = read(query);
  return isRefused(found) ? found.map(({ message }) => message) : [];
};
const cost = (query: string, variables: Record<string, unknown> = {}) =>
  costOf({ schema, document: parse(query), variables, operationName: undefined });
const nested = (depth: number) => `{ fan ${'{ best '.repeat(depth)} { id } ${'}'.repeat(depth)} }`;

describe('limits of one operation', () => {
  test('the introspection of tools passes', () => {
    expect(faultsOf(getIntrospectionQuery())).toEqual([]);
  });

  test('a query may go eight levels deep, not more, and fragments do not hide levels', () => {
    expect(faultsOf(nested(6))).toEqual([]);
    expect(faultsOf(nested(9))).toEqual(['The document has 11 levels; 8 are allowed.']);
    expect(
      faultsOf(`{ fan { ...A } } fragment A on Fan { ${'best { '.repeat(9)} id ${'}'.repeat(9)} }`),
    ).toEqual(['The document has 11 levels; 8 are allowed.']);
  });

  test('an introspection that circles through types is refused', () => {
    expect(
      faultsOf(
        `{ __schema { types { ${'fields { type { '.repeat(10)} name ${'} }'.repeat(10)} } } }`,
      ),
    ).toEqual([expect.stringContaining('levels of introspection; 18 are allowed.')]);
  });

  test('fifteen aliases are enough for anybody, also by fragments that repeat them', () => {
    const aliased = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: fan { id }`).join(' ')} }`;
    expect(faultsOf(aliased(15))).toEqual([]);
    expect(faultsOf(aliased(16))).toEqual(['The document has 16 aliases; 15 are allowed.']);
    expect(
      faultsOf(
        '{ ...A ...A } fragment A on Query { ...B ...B } fragment B on Query { a: fan { id } b: fan { id } c: fan { id } d: fan { id } }',
      ),
    ).toEqual(['The document has 16 aliases; 15 are allowed.']);
  });

  test('directives are counted', () => {
    expect(faultsOf(`{ fan { id ${'@include(if: true) '.repeat(21)} } }`)).toEqual([
      'The document has 21 directives; 20 are allowed.',
    ]);
  });

  test('one name may not be selected many times, because each pair is compared', () => {
    expect(faultsOf(`{ ${'fan { id } '.repeat(30)} }`)).toEqual([]);
    expect(faultsOf(`{ ${'fan { id } '.repeat(31)} }`)).toEqual([
      'The document asks for fan 31 times in one place; 30 are allowed.',
    ]);
  });

  test('a document that is too long is refused with the reason', () => {
    expect(faultsOf(`{ ${'fan { id } '.repeat(400)} }`)).toEqual([
      'The document has more than 1000 tokens.',
    ]);
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
    expect(cost('{ fan { id name } }')).toBe(1);
  });

  test('a list costs one, and for each entry one plus its fields', () => {
    expect(cost('{ fans(first: 50) { id } }')).toBe(51);
    expect(cost('{ fans(first: 50) { id best { id } } }')).toBe(101);
  });

  test('a result that contains a list costs as much as the list', () => {
    expect(cost('{ find(first: 30) { total found { id } } }')).toBe(32);
  });

  test('asking for the default costs what the default costs', () => {
    expect(cost('{ latest { id } }')).toBe(cost('{ latest(first: 20) { id } }'));
  });

  test('a page size counts the same by literal and by variable', () => {
    expect(cost('query ($n: Int) { fans(first: $n) { id best { id } } }', { n: 50 })).toBe(101);
  });

  test('what is skipped costs nothing', () => {
    const query = 'query ($no: Boolean!) { fan { id } fans(first: 50) @include(if: $no) { id } }';
    expect(cost(query, { no: false })).toBe(1);
    expect(cost(query, { no: true })).toBe(52);
  });

  test('lists in lists are refused beyond the limit, with a clear error', () => {
    const query = 'query ($n: Int) { fans(first: $n) { friends(first: $n) { id } } }';
    expect(() => cost(query, { n: 100 })).toThrow(DomainError);
    expect(() => cost(query, { n: 100 })).toThrow('at most 1000');
    expect(() => cost(query, { n: 1_000_000 })).toThrow(DomainError);
  });

  test('fragments that double each other cannot hide what they cost', () => {
    const doubling = doubled(20, 'fans(first: 100) { id }');
    expect(() => cost(doubling)).toThrow('at most 1000');
  });
});

/** Fragments that spread the next one twice. */
const doubled = (count: number, innermost: string) =>
  `{ ...F0 } ${Array.from({ length: count }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`).join(' ')} fragment F${count} on Query { ${innermost} }`;

describe('hostile documents', () => {
  /** CPU time of this thread in ms, the best of some tries: what other processes take is not in it. */
  function cpuTime(query: string): number {
    const attempt = () => {
      // Valid documents are cached by their text.
      const fresh = createDocumentReader(schema);
      const before = process.threadCpuUsage();
      const found = fresh(query);
      if (!isRefused(found)) {
        rootFieldsOf(found.document);
        try {
          costOf({ schema, document: found.document, variables: {}, operationName: undefined });
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
        }
      }
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    let best = attempt();
    for (let tries = 1; tries < 5 && best >= 20; tries += 1) best = Math.min(best, attempt());
    return best;
  }

  test('fragments that spread the next one twice cost no more than they are long', () => {
    for (const count of [8, 24, 40, 60])
      expect(cpuTime(doubled(count, 'fan { id }'))).toBeLessThan(20);
  });

  const selection: fc.Memo<string> = fc.memo((levels) =>
    levels <= 1
      ? fc.constantFrom('id', 'name', '__typename', 'nothing', '...F0', '...F1')
      : fc.oneof(
          fc.constantFrom('id', '...F0', '...F1', '...F2', '...F3'),
          fc
            .tuple(
              fc.constantFrom('best', 'friends', 'friends(first: 100)', 'a: best', '... on Fan'),
              fc.array(selection(levels - 1), { minLength: 1, maxLength: 6 }),
              fc.integer({ min: 1, max: 12 }),
            )
            .map(([name, inside, times]) => `${name} { ${inside.join(' ')} } `.repeat(times)),
        ),
  );
  const fragment = fc.array(selection(3), { minLength: 1, maxLength: 8 });

  test('any document within the token limit is read in under 20 ms', () => {
    cpuTime('{ fan { id } }');
    fc.assert(
      fc.property(fc.array(fragment, { minLength: 4, maxLength: 12 }), (fragments) => {
        const query = `{ fan { ...F0 ...F1 } } ${fragments
          .map((inside, at) => `fragment F${at} on Fan { ${inside.join(' ')} }`)
          .join(' ')}`;
        return cpuTime(query) < 20;
      }),
      { numRuns: 150 },
    );
  });
});

describe('the budget', () => {
  const member = { viewer: { id: 1 }, address: '203.0.113.1' };
  const visitor = { viewer: null, address: '203.0.113.1' };

  test('is emptied by costs, and says how long to wait', async () => {
    const budget = createBudget('on');
    await budget.spend(member, 1000);
    await budget.spend(member, 1000);
    await expect(budget.spend(member, 1)).rejects.toMatchObject({
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) as number },
      allowance: { left: 0 },
    });
    await budget.spend(visitor, 1000);
  });

  test('does not refund the deposit of a refused request, and refunds what an accepted one did not cost', async () => {
    const budget = createBudget('on');
    const refused = await budget.deposit(visitor, 0);
    expect(refused.allowance).toMatchObject({ points: 2000, left: 1990 });
    const accepted = await budget.deposit(visitor, 0);
    expect(await accepted.settle(1)).toMatchObject({ left: 1989 });
    const dear = await budget.deposit(visitor, 0);
    expect(await dear.settle(500)).toMatchObject({ left: 1489 });
    await budget.spend(visitor, 1489);
    await expect(budget.deposit(visitor, 0)).rejects.toThrow('Too many requests');
  });

  test('takes what a long body costs before it is read, and the most for one of unknown length', async () => {
    const budget = createBudget('on');
    expect((await budget.deposit(visitor, 50_000)).allowance).toMatchObject({ left: 1985 });
    expect((await budget.deposit(visitor)).allowance).toMatchObject({ left: 1965 });
  });

  test('is ten times as large when limits are wide, and endless when they are off', async () => {
    const wide = createBudget('wide');
    for (let index = 0; index < 20; index += 1) await wide.spend(member, 1000);
    await expect(wide.spend(member, 1)).rejects.toThrow('Too many requests');
    const off = createBudget('off');
    for (let index = 0; index < 100; index += 1) await off.spend(member, 1000);
  });
});

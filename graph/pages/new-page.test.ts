import { page } from '../../schema/pages/page.ts';
import type { Pages } from '../../schema/pages/pages.ts';
import type { ReadFacts } from './page.service.ts';

const standings = page({
  path: '/standings/:id',
  head: ({ week }: { week: number }) => ({ title: `Week ${week}`, description: 'Who leads.' }),
  queries: {},
  search: 'sitemap',
  isDrawn: true,
});
type Table = Pages & { readonly standings: typeof standings };

test('the head of a page can be made of what the database knows', () => {
  expect(standings.head({ id: 4, week: 3 })).toMatchObject({
    title: 'Week 3',
    path: '/standings/4',
  });
});

// Nothing here runs: the compiler refuses each line that it is to refuse.
test.each([
  // @ts-expect-error Nothing reads what its head is made of.
  (known: ReadFacts): ReadFacts<Table> => known,
  (known: ReadFacts): ReadFacts<Table> => ({
    ...known,
    // @ts-expect-error Its head needs the week, too.
    standings: (_ctx, { id }) => Promise.resolve({ id }),
  }),
  (known: ReadFacts): ReadFacts<Table> => ({
    ...known,
    standings: (_ctx, { id }) => Promise.resolve({ id, week: 3 }),
  }),
])('a page whose head is made of facts compiles when something reads them (%#)', (tried) => {
  expect(tried).toEqual(expect.any(Function));
});

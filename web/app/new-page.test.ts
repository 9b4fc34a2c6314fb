import { page } from '../../schema/pages/page.ts';
import { PAGES } from '../../schema/pages/pages.ts';
import type * as documents from '../gql/graphql.ts';
import type { FirstDocuments } from './first-documents.ts';
import { PAGE_MODULES, type PageModules } from './page-modules.ts';

const TABLE = {
  ...PAGES,
  standings: page({
    path: '/standings',
    head: { title: 'Standings', description: 'Who leads.' },
    queries: { Standings: {} },
    search: 'sitemap',
    isDrawn: true,
  }),
};
type Table = typeof TABLE;

test('every page but the new one has a module', () => {
  expect(Object.keys(TABLE).filter((name) => !(name in PAGE_MODULES))).toEqual(['standings']);
});

// Nothing here runs: the compiler refuses each line.
test.each([
  // @ts-expect-error It has no module.
  (): PageModules<keyof Table> => PAGE_MODULES,
  // @ts-expect-error A module is a page by its default export.
  (): PageModules<'standings'> => ({ standings: [() => import('./first-documents.ts')] }),
  // @ts-expect-error No component sends its first query.
  (all: typeof documents): FirstDocuments<Table> => all,
  (
    all: typeof documents,
  ): FirstDocuments<{ articles: { queries: { ArticlesPage: { first: string } } } }> =>
    // @ts-expect-error The operation takes a number.
    all,
])('a new page does not compile when a step is missing (%#)', (wrong) => {
  expect(wrong).toEqual(expect.any(Function));
});

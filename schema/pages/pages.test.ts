import { placeAt, SITEMAP_PATHS } from './addresses.ts';
import { articlePage } from './entries/article.ts';
import { homePage } from './entries/home.ts';
import { previewPage } from './entries/preview.ts';
import { schedulePage } from './entries/schedule.ts';
import { type FirstOperation, firstQueries, type FirstVariables } from './first-queries.ts';
import { page } from './page.ts';
import { PAGES } from './pages.ts';

describe('which page is at a path', () => {
  test.each([
    ['/', 'landing'],
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/articles', 'articles'],
    ['/articles/7', 'article'],
    ['/articles/7/', 'article'],
    ['/articles/7/preview', 'preview'],
    ['/reset-password', 'resetPassword'],
  ])('%s is %s', (path, name) => {
    expect(placeAt(path)).toMatchObject({ name, isRedirect: false });
  });

  test.each([
    ...['//', '/HOME', '/home/x', '/homes', '/nothing', '/articles/0', '/articles/01'],
    ...['/articles/abc', '/articles/7/previews', '/articles/12345678901', '/fan-zone//'],
  ])('there is none at %s', (path) => {
    expect(placeAt(path)).toBeUndefined();
  });

  test('an id in the path is a number for the queries and for the address of the head', () => {
    expect(placeAt('/articles/12/preview')?.params).toEqual({ id: 12 });
    expect(firstQueries('/articles/12').at(-1)).toMatchObject({ variables: { id: 12 } });
    expect(previewPage.head({ id: 12 })).toMatchObject({
      path: '/articles/12/preview',
      noindex: true,
    });
  });

  test('an address that only leads on asks what the frame asks', () => {
    expect(placeAt('/game-chat')).toMatchObject({ name: 'fanZone', isRedirect: true });
    expect(firstQueries('/game-chat')).toEqual(firstQueries('/nothing'));
  });
});

test('a page that search engines list says where it is, unless it has said something better', () => {
  const names = (data: readonly object[] = []) =>
    data.map((each) => Object.values(each)[0] as string);
  expect(names(schedulePage.head.data)).toEqual(['BreadcrumbList']);
  expect(names(homePage.head(null).data)).toEqual(['SportsOrganization', 'PodcastSeries']);
  expect(names(PAGES.settings.head.data)).toEqual([]);
  expect(SITEMAP_PATHS.some((path) => path.includes(':'))).toBe(false);
});

describe('a new page', () => {
  const entry = {
    path: '/standings/:id',
    head: ({ week }: { week: number }) => ({ title: `Week ${week}`, description: 'Who leads.' }),
    queries: { Standings: ({ id }: { id: number }) => ({ id, first: 10 }) },
    search: 'noindex',
    isDrawn: true,
  } as const;

  test('is one entry, from which its head and its variables follow', () => {
    const standings = page(entry);
    expect(standings.head({ week: 3, id: 4 })).toEqual({
      title: 'Week 3',
      description: 'Who leads.',
      path: '/standings/4',
      noindex: true,
    });
    type Table = typeof PAGES & { readonly standings: typeof standings };
    const operations: FirstOperation<Table>[] = ['GameBar', 'ArticlePage', 'Standings'];
    const variables: FirstVariables<'Standings', Table> = standings.queries.Standings({ id: 4 });
    expect(operations).toContain(Object.keys(standings.queries)[0]);
    expect(variables).toEqual({ id: 4, first: 10 });
  });

  // Nothing here runs: the compiler refuses each line.
  test.each([
    () => {
      const { path: _, ...others } = entry;
      // @ts-expect-error It has no path.
      return page(others);
    },
    () => {
      const { head: _, ...others } = entry;
      // @ts-expect-error It has no head.
      return page(others);
    },
    // @ts-expect-error Its head has no description.
    () => page({ ...entry, path: '/standings', head: { title: 'Standings' } }),
    // @ts-expect-error Each of its addresses needs a head of its own.
    () => page({ ...entry, head: { title: 'Standings', description: 'Who leads.' } }),
    () => {
      const { queries: _, ...others } = entry;
      // @ts-expect-error It doesn't say what it asks first.
      return page(others);
    },
    // @ts-expect-error Its path has no such parameter.
    () => page({ ...entry, queries: { Standings: ({ week }: { week: number }) => ({ week }) } }),
    () => {
      const { search: _, ...others } = entry;
      // @ts-expect-error It doesn't say what search engines may do.
      return page(others);
    },
    () => {
      const { isDrawn: _, ...others } = entry;
      // @ts-expect-error It doesn't say whether the server draws it.
      return page(others);
    },
    // @ts-expect-error Its head is that of one address.
    () => page(entry).head({ week: 3 }),
    // @ts-expect-error A component asks with the variables of the entry.
    () => articlePage.queries.ArticlePage({ id: 7 }).first,
  ])('does not compile when a step of its entry is missing (%#)', (wrong) => {
    expect(wrong).toEqual(expect.any(Function));
  });
});

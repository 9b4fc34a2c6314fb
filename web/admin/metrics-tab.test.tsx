import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { METRICS } from '../../schema/site/metrics.ts';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));
/** By its heading: going through all roles of so many charts takes its time without a real browser. */
const card = async (name: string) =>
  (await screen.findByText(name, { selector: 'h3' })).closest('section')!;

const growth = (current: number, previous: number, change: number | null) => ({
  current,
  previous,
  change,
});
const figure = (total: number, values: object = {}) => ({
  total,
  today: 0,
  week: growth(0, 0, null),
  month: growth(0, 0, null),
  ...values,
});
const day = (date: string, values: object = {}) => ({
  date,
  ...{ members: 0, questions: 0, articles: 0, photos: 0, comments: 0, likes: 0, views: 0 },
  ...values,
});

/** Figures of a site where nothing has happened yet. */
const quiet = () => ({
  asOf: '2025-11-16T19:00:00.000Z',
  members: figure(1),
  questions: figure(0),
  articles: figure(0),
  photos: figure(0),
  content: {
    ...{ articleViews: 0, articleLikes: 0, articleComments: 0, articleShares: 0 },
    ...{ photoLikes: 0, photoComments: 0, viewsPerArticle: null, engagementRate: null },
  },
  teams: [] as object[],
  countries: [] as object[],
  locations: [] as object[],
  days: [day('2025-11-15'), day('2025-11-16')],
  engagementPerDay: 0,
  engagementAverage: 0,
  leads: ['NEW', 'REVIEWED', 'COMPLETED'].map((status) => ({ status, count: 0 })),
  topContent: [] as object[],
  categories: [] as object[],
  photoCategories: [] as object[],
});
const busy = () => ({
  ...quiet(),
  members: figure(12_345, {
    today: 12,
    week: growth(80, 70, 14.3),
    month: growth(300, 400, -25),
  }),
  countries: [
    { name: 'United States', count: 11_000, percent: 89.1 },
    { name: 'Canada', count: 345, percent: 2.8 },
  ],
  days: [day('2025-11-15', { likes: 7, views: 90 }), day('2025-11-16', { comments: 3 })],
  engagementPerDay: 10,
  engagementAverage: 0.3,
  leads: [
    { status: 'NEW', count: 4 },
    { status: 'REVIEWED', count: 0 },
    { status: 'COMPLETED', count: 2 },
  ],
  topContent: [
    {
      ...{ kind: 'PHOTO', contentId: 9, title: '', category: 'Tailgate' },
      ...{ likes: 50, comments: 4, views: null, shares: null },
    },
    {
      ...{ kind: 'ARTICLE', contentId: 9, title: 'Bo Nix', category: 'Opinion' },
      ...{ likes: 30, comments: 2, views: 900, shares: 1 },
    },
  ],
});
const article = {
  ...{ id: 9, title: 'Bo Nix', category: 'OPINION', publishedAt: '2025-11-10T19:00:00.000Z' },
  ...{ viewCount: 900, likeCount: 30, commentCount: 2, shareCount: 1, engagementRate: 3.7 },
};

const answersOf = (values: Answers = {}): Answers => ({
  me: { ...ADA },
  siteMetrics: busy,
  channelStats: { subscriberCount: 774 },
  articleAnalytics: [article],
  ...values,
});
const open = (answers = answersOf()) => openDashboard(answers, { at: '/admin?tab=metrics' });

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});
/** Sets the response to the next downloads; returns the requested paths. */
function interceptDownloads(response: () => Response) {
  const paths: string[] = [];
  globalThis.fetch = ((path: string) => {
    paths.push(path);
    return Promise.resolve(response());
  }) as typeof globalThis.fetch;
  return paths;
}

test('totals say what came today, and how a week and a month compare with those before', async () => {
  open();
  expect(await screen.findByText('Site Metrics Dashboard', { selector: 'h2' })).toBeVisible();
  const members = (await screen.findByText('12,345')).closest('li')!;
  expect(members).toHaveTextContent('12 today');
  expect(members).toHaveTextContent('7 days: 80 +14.3%, 70 before');
  expect(members).toHaveTextContent('30 days: 300 -25%, 400 before');
  expect(screen.getByText('Questions', { selector: 'h3' }).closest('li')).toHaveTextContent(
    '7 days: 0 no earlier data',
  );
});

test('each figure says how it is counted', async () => {
  open();
  const sponsors = await card('Sponsor lead generation');
  const formula = within(sponsors).getByText(METRICS.leads.formula);
  expect(formula).not.toBeVisible();
  await user.click(within(sponsors).getByText('How “Sponsor lead generation” is counted'));
  expect(formula).toBeVisible();
  expect(sponsors).toHaveTextContent('Source: contact_submissions.');
});

test('a chart can be read as a table, which has more columns', async () => {
  open();
  const engagement = await card('Engagement per day');
  expect(engagement).toHaveTextContent('10 in 30 days, 0.3 on an average day');
  await user.click(within(engagement).getByRole('button', { name: /^Show as table/ }));
  const table = within(engagement).getByRole('table', { name: 'Engagement per day' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day', 'Likes', 'Comments', 'Views']);
  expect(within(table).getByRole('row', { name: 'Nov 15 7 0 90' })).toBeVisible();
  await user.click(within(engagement).getByRole('button', { name: /^Show as chart/ }));
  expect(within(engagement).queryByRole('table')).toBeNull();

  const countries = await card('Demographics: countries');
  await user.click(within(countries).getByRole('button', { name: /^Show as table/ }));
  expect(within(countries).getByRole('row', { name: 'Canada 345 2.8%' })).toBeVisible();
});

test('an article and a photo of the same number are two rows', async () => {
  open();
  const top = await card('Top content');
  const links = within(top).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Photo without a description', '/fan-zone?tab=photos&photo=9'],
    ['Bo Nix', '/articles/9'],
  ]);
  expect(await screen.findByRole('row', { name: 'Bo Nix Opinion 900 30 2 1 3.7%' })).toBeVisible();
});

test('a site without anything says so instead of drawing nothing', async () => {
  open(answersOf({ siteMetrics: quiet, articleAnalytics: [] }));
  expect(await card('Top locations')).toHaveTextContent('No check-ins yet.');
  expect(await card('Sponsor lead generation')).toHaveTextContent('No advertising messages yet.');
  const activity = await card('30-day content activity');
  expect(activity).toHaveTextContent('Nothing to show yet.');
  expect(within(activity).queryByRole('button', { name: /^Show as/ })).toBeNull();
  expect(await screen.findByText('No published articles found.')).toBeVisible();
});

test('metrics that could not be loaded are asked for again', async () => {
  const answers = answersOf({
    siteMetrics: () => {
      throw new Error('The database is away');
    },
  });
  open(answers);
  await screen.findByRole('alert');
  answers.siteMetrics = busy;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('12,345')).toBeVisible();
});

test('Refresh refetches', async () => {
  const answers = answersOf();
  open(answers);
  await screen.findByText('12,345');
  answers.siteMetrics = () => ({ ...busy(), members: figure(12_346) });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('12,346')).toBeVisible();
});

describe('exports', () => {
  test('are saved under the name that the server gives', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:sheet';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saveIt(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const paths = interceptDownloads(
      () =>
        new Response('ID', {
          headers: { 'content-disposition': 'attachment; filename="users-2025-11-15.csv"' },
        }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Export users' }));
    await waitFor(() => expect(saved).toEqual(['users-2025-11-15.csv']));
    await user.click(await screen.findByRole('button', { name: 'Export CSV of Sponsor leads' }));
    await waitFor(() =>
      expect(paths).toEqual(['/exports/users.csv', '/exports/sponsor-leads.csv']),
    );
  });

  test('of nothing say that there is none', async () => {
    interceptDownloads(() => new Response(null, { status: 204 }));
    open();
    await user.click(await screen.findByRole('button', { name: 'Export questions' }));
    await toasted('No data to export');
  });

  test.each([
    ['a refusal', () => Response.json({ message: 'Sign in first.' }, { status: 401 })],
    ['a response from a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('that fail with %s say so, and can be tried again', async (_what, response) => {
    interceptDownloads(response);
    open();
    const button = await screen.findByRole('button', { name: 'Export photos' });
    await user.click(button);
    await toasted('Export failed');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });
});

test('in Spanish: figures, how they are counted, tables, and a download that fails', async () => {
  await speak('es');
  try {
    open();
    const members = (await screen.findByText('12,345')).closest('li')!;
    expect(members).toHaveTextContent('Total de usuarios');
    expect(members).toHaveTextContent('7 días: 80 +14.3%, 70 antes');
    expect(members).toHaveTextContent('Unidad: cuentas. Fuente: users.');
    const countries = await card('Datos demográficos: países');
    await user.click(within(countries).getByRole('button', { name: /^Ver como tabla/ }));
    expect(within(countries).getByRole('columnheader', { name: 'Parte del total' })).toBeVisible();
    expect(within(countries).getByRole('row', { name: /^Estados Unidos/ })).toBeVisible();
    interceptDownloads(() =>
      Response.json({ message: 'There is no such export.' }, { status: 404 }),
    );
    await user.click(screen.getByRole('button', { name: 'Exportar fotos' }));
    await toasted('No se pudo exportar');
  } finally {
    await act(() => speak('en'));
  }
});

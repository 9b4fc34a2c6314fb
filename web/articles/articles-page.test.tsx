import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ArticleCard_ArticleFragment } from '../gql/graphql.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { refused } from '../testing/refused.ts';
import { speak } from '../ui/language.ts';
import ArticlesPage from './articles-page.tsx';

const article = (
  id: number,
  publishedAt: string,
  values: Partial<ArticleCard_ArticleFragment> = {},
): ArticleCard_ArticleFragment & { cursor: string } => ({
  id,
  cursor: `after ${id}`,
  title: `Article ${id}`,
  excerpt: `Excerpt ${id}`,
  author: 'Orange Weekly Staff',
  category: 'OPINION',
  tags: ['one', 'two', 'three', 'four', 'five'],
  featuredImage: null,
  featuredImageCrop: null,
  readTime: 5,
  publishedAt,
  ...values,
});

interface Page {
  first: number;
  after?: string | null;
}

function mount(articles: (page: Page) => ArticleCard_ArticleFragment[], answers: Answers = {}) {
  const { client, push } = schemaClient({ articles, ...answers });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ArticlesPage />
      </MemoryRouter>
    </ApolloProvider>,
  );
  const publish = (kind: string, articleId: number) =>
    act(() => push('articleEvents', { kind, articleId, article: null }));
  return { publish };
}

test('the newest article is featured, all others follow by month', async () => {
  mount(() => [
    article(4, '2025-11-20T18:00:00Z'),
    article(3, '2025-11-02T18:00:00Z'),
    article(2, '2025-10-30T18:00:00Z'),
    article(1, '2025-10-02T18:00:00Z'),
  ]);
  expect(screen.getByText('Loading articles...')).toBeInTheDocument();

  expect(await screen.findByRole('heading', { level: 2, name: 'Article 4' })).toBeVisible();
  const more = screen.getByRole('region', { name: 'More articles' });
  expect(
    within(more)
      .getAllByRole('heading', { level: 3 })
      .map((month) => month.textContent),
  ).toEqual(['November 2025', 'October 2025']);
  const october = within(more).getByRole('region', { name: 'October 2025' });
  const titles = within(october).getAllByRole('link', { name: /^Article/ });
  expect(titles.map((link) => link.getAttribute('href'))).toEqual(['/articles/2', '/articles/1']);
});

test('the featured article shows up to four tags, cards two', async () => {
  mount(() => [article(2, '2025-11-20T18:00:00Z'), article(1, '2025-11-02T18:00:00Z')]);
  await screen.findByText('Article 2');
  const tags = screen
    .getAllByRole('list', { name: 'Tags' })
    .map((list) => within(list).getAllByRole('listitem').length);
  expect(tags).toEqual([4, 2]);
});

test('an empty archive says so', async () => {
  mount(() => []);
  expect(await screen.findByText('No articles published yet. Check back soon!')).toBeVisible();
});

test('a failure is shown in words and can be retried', async () => {
  let isDown = true;
  mount(() => {
    if (isDown) throw refused('site.busy');
    return [article(1, '2025-11-02T18:00:00Z')];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The site is catching its breath. Please try again in a moment.',
  );
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Article 1')).toBeVisible();
});

describe('in Spanish', () => {
  beforeEach(() => speak('es'));
  afterEach(() => act(() => speak('en')));

  test('the site speaks it, what hosts wrote stays', async () => {
    mount(() => [article(2, '2025-11-20T18:00:00Z'), article(1, '2025-11-02T18:00:00Z')]);
    expect(screen.getByText('Cargando artículos…')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Article 2' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Artículos' })).toBeVisible();
    const more = within(screen.getByRole('region', { name: 'Más artículos' }));
    expect(more.getByRole('region', { name: 'noviembre de 2025' })).toBeVisible();
    expect(more.getByText('Opinión')).toBeVisible();
    expect(more.getByText(/Lectura de 5 min$/)).toBeVisible();
    cleanup();

    mount(() => []);
    expect(await screen.findByText(/^Todavía no hay artículos publicados/)).toBeVisible();
  });

  test('and says what went wrong in it', async () => {
    mount(() => {
      throw refused('site.busy');
    });
    expect(await screen.findByRole('alert')).not.toHaveTextContent(/Please|Retry/);
  });
});

test('a long archive is read page by page until its end', async () => {
  const all = Array.from({ length: 130 }, (_, index) =>
    article(130 - index, new Date(Date.UTC(2025, 10, 20) - index * 3_600_000).toISOString()),
  );
  mount(({ first, after }) => {
    const from = all.findIndex((one) => one.cursor === after) + 1;
    return all.slice(from, from + first);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load older articles' }));
  expect(await screen.findByText('Article 1')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(130);
  expect(screen.queryByRole('button', { name: 'Load older articles' })).toBeNull();
});

describe('while the page is open', () => {
  const older = article(1, '2025-11-02T18:00:00Z');

  test('a new article waits until the reader asks for it', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    let all = [older];
    const { publish } = mount(() => all);
    await screen.findByText('Article 1');
    all = [article(2, '2025-11-20T18:00:00Z'), older];
    publish('PUBLISHED', 2);
    const notice = await screen.findByRole('button', { name: 'New article' });
    expect(screen.queryByText('Article 2')).toBeNull();
    await userEvent.click(notice);
    expect(await screen.findByText('Article 2')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'New article' })).toBeNull());
  });

  test('an edited article changes in place, a deleted one is removed', async () => {
    let all = [article(2, '2025-11-20T18:00:00Z'), older];
    const { publish } = mount(() => all, {
      article: ({ id }: { id: number }) =>
        article(id, '2025-11-02T18:00:00Z', { title: `Article ${id}, corrected` }),
    });
    await screen.findByText('Article 1');
    publish('EDITED', 1);
    expect(await screen.findByText('Article 1, corrected')).toBeVisible();
    all = [older];
    publish('REMOVED', 2);
    await waitFor(() => expect(screen.queryByText('Article 2')).toBeNull());
  });
});

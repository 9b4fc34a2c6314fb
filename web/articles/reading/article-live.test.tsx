import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Auth, AuthContext } from '../../accounts/session/auth.ts';
import { stored } from '../../testing/admin.tsx';
import { type Answers, schemaClient } from '../../testing/schema-client.ts';
import ArticlePage from './article-page.tsx';

const ARTICLE = {
  ...stored(7, { title: 'The long way back', isPublished: true }),
  publishedAt: '2025-11-16T05:00:00Z',
  isLikedByMe: false,
  featuredImage: null,
  body: { type: 'root', children: [] },
};

function mount(answers: Answers) {
  const { client, push } = schemaClient({
    article: ARTICLE,
    articleNavigation: { previousArticle: null, nextArticle: null },
    comments: [],
    recordArticleView: { article: ARTICLE },
    ...answers,
  });
  render(
    <ApolloProvider client={client}>
      <AuthContext value={{ user: null } as unknown as Auth}>
        <MemoryRouter initialEntries={['/articles/7']}>
          <Routes>
            <Route path="/articles/:id" element={<ArticlePage />} />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </ApolloProvider>,
  );
  const publish = (kind: string, values?: Partial<typeof ARTICLE>) =>
    act(() =>
      push('articleEvents', {
        kind,
        articleId: 7,
        article: values ? { ...ARTICLE, ...values } : null,
      }),
    );
  return { publish };
}

const title = () => screen.findByRole('heading', { level: 1, name: 'The long way back' });

describe('while it is read', () => {
  test('counts go on by themselves; a new version waits until the reader asks for it', async () => {
    const newer = { ...ARTICLE, title: 'The longer way back' };
    let asked = 0;
    const { publish } = mount({ article: () => (asked++ ? newer : ARTICLE) });
    await title();
    publish('COUNTED', { likeCount: 77 });
    expect(await screen.findByText('77 likes')).toBeVisible();
    publish('EDITED', {});
    const notice = await screen.findByRole('button', { name: 'This article was updated' });
    expect(await title()).toBeVisible();
    await userEvent.click(notice);
    expect(await screen.findByRole('heading', { name: 'The longer way back' })).toBeVisible();
  });

  test('a withdrawn article is removed', async () => {
    let isThere = true;
    const { publish } = mount({
      article: () => (isThere ? ARTICLE : null),
    });
    await title();
    isThere = false;
    publish('REMOVED');
    expect(await screen.findByText('Article not found or not published yet.')).toBeVisible();
  });
});

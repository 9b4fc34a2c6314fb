import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Auth, AuthContext } from '../../accounts/session/auth.ts';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { schemaClient, type Answers } from '../../testing/schema-client.ts';
import { useToasts } from '../../ui/page/toast.ts';
import ArticlePage from './article-page.tsx';

const MIA = { id: 1, name: 'Mia Mile', isAdmin: false } as AuthUser;
const ADA = { id: 2, name: 'Ada Admin', isAdmin: true } as AuthUser;

const ARTICLE = {
  id: 7,
  title: 'The long way back',
  excerpt: 'In short.',
  author: 'Sam Calder',
  category: 'PLAYER_NEWS',
  tags: ['Injuries'],
  body: {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'p',
        children: [{ type: 'text', value: 'It took eight weeks.' }],
      },
    ],
  },
  featuredImageUrl: null,
  featuredImage: null,
  featuredImageCrop: null,
  readTime: 4,
  viewCount: 1204,
  likeCount: 41,
  shareCount: 1,
  commentCount: 1,
  isLikedByMe: false,
  publishedAt: '2025-11-16T05:00:00Z',
  updatedAt: '2025-11-16T05:00:00Z',
};

const COMMENT = {
  id: 70,
  cursor: 'after 70',
  articleId: 7,
  content: 'First line\n<b>second</b> line',
  createdAt: '2025-11-16T06:00:00Z',
  updatedAt: '2025-11-16T06:00:00Z',
  isLikedByMe: false,
  likeCount: 2,
  reactions: [],
  myReactions: [],
  replyTo: null,
  mentions: [],
  clientId: null as string | null,
  revision: 0,
  user: {
    id: 3,
    name: 'Otis Orange',
    favoriteTeam: 'Denver Broncos',
    avatarUrl: null,
    avatarType: 'DEFAULT',
    isAdmin: false,
    isMvp: true,
  },
};

let views: number[];
beforeEach(() => {
  views = [];
  sessionStorage.clear();
});

function Toasts() {
  return (
    <output>
      {useToasts().map(({ id, title, open }) => (
        <p key={id}>{open && title}</p>
      ))}
    </output>
  );
}

function mount(
  answers: Answers = {},
  { user = null, at = '/articles/7' }: { user?: AuthUser | null; at?: string } = {},
) {
  const openAuth = jest.fn();
  const auth = {
    user,
    openAuth,
    requireSignIn: (act: (user: AuthUser) => unknown) => (user ? act(user) : openAuth('signin')),
  } as unknown as Auth;
  const { client } = schemaClient({
    article: ARTICLE,
    articleNavigation: { previousArticle: { id: 6, title: 'The one before' }, nextArticle: null },
    comments: [COMMENT],
    recordArticleView: ({ input: { id } }: { input: { id: number } }) => {
      views.push(id);
      return { article: { ...ARTICLE, viewCount: 1205 } };
    },
    ...answers,
  });
  const page = (
    <ApolloProvider client={client}>
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path="/articles/:id" element={<ArticlePage />} />
          </Routes>
        </MemoryRouter>
        <Toasts />
      </AuthContext>
    </ApolloProvider>
  );
  return { ...render(page), openAuth };
}

const title = () => screen.findByRole('heading', { level: 1, name: 'The long way back' });

test('an article is shown with who wrote it, when, and how it was received', async () => {
  mount();
  expect(await title()).toBeVisible();
  expect(screen.getByText('It took eight weeks.')).toBeVisible();
  expect(screen.getByText('Sam Calder')).toBeVisible();
  // 10 PM on the day before, in Denver.
  expect(screen.getByText('November 15, 2025')).toBeVisible();
  for (const fact of ['Player News', 'Injuries', '41 likes', '1 share'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
    'href',
    '/home#articles',
  );
  expect(screen.getByRole('link', { name: /The one before/ })).toHaveAttribute(
    'href',
    '/articles/6',
  );
  expect(screen.queryByText('Next article')).toBeNull();
});

test('a view is counted once per browser session', async () => {
  const { unmount } = mount();
  expect(await screen.findByText('1,205 views')).toBeVisible();
  unmount();
  mount();
  await title();
  expect(views).toEqual([7]);
});

test.each([
  ['of a draft or an unknown id', '/articles/7'],
  ['that is no id', '/articles/0'],
  ['beyond all ids', '/articles/99999999999'],
])('the page %s leads back to the archive', async (_what, at) => {
  mount(
    {
      article: () => null,
    },
    { at },
  );
  expect(await screen.findByText('Article not found or not published yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all articles' })).toHaveAttribute(
    'href',
    '/articles?showAll=true',
  );
  expect(views).toEqual([]);
});

test('comments are text, with their author and likes', async () => {
  mount();
  const text = await screen.findByText(/First line/);
  expect(text).toHaveTextContent('First line <b>second</b> line');
  const row = text.closest('li')!;
  for (const fact of ['Otis Orange', 'MVP', 'Denver Broncos'])
    expect(within(row).getByText(fact)).toBeVisible();
  expect(within(row).getByRole('button', { name: 'Like, 2 likes' })).toBeVisible();
});

describe('liking', () => {
  test('is at hand where the text ends', async () => {
    mount();
    const like = await screen.findByRole('button', { name: 'Like' });
    const end = screen.getAllByRole('paragraph').findLast((one) => one.closest('article'))!;
    expect(end.compareDocumentPosition(like)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('a visitor is asked to sign in', async () => {
    const { openAuth } = mount();
    await userEvent.click(await screen.findByRole('button', { name: 'Like' }));
    expect(openAuth).toHaveBeenCalledWith('signin');
  });

  test('a member likes at once and sees no number on the button; an admin does', async () => {
    const { unmount } = mount(
      { setLike: { likeable: { __typename: 'Article', isLikedByMe: true, likeCount: 42 } } },
      { user: MIA },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Like' }));
    expect(await screen.findByRole('button', { name: 'Like', pressed: true })).toBeVisible();
    expect(await screen.findByText('42 likes')).toBeVisible();
    unmount();
    mount({}, { user: ADA });
    expect(await screen.findByRole('button', { name: 'Like 41' })).toBeVisible();
  });

  test('a like that fails is undone and reported', async () => {
    mount(
      {
        setLike: () => {
          throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
        },
      },
      { user: MIA },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Like' }));
    expect(await screen.findByText('Failed to update like. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Like', pressed: false })).toBeVisible();
  });
});

describe('commenting', () => {
  test('a visitor is asked to sign in or up', async () => {
    const { openAuth } = mount();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Up' }));
    expect(openAuth).toHaveBeenCalledWith('signup');
    expect(screen.queryByLabelText('Add a comment')).toBeNull();
  });

  test('a member posts, and the comment is there', async () => {
    const comments = [COMMENT];
    mount(
      {
        comments: () => comments,
        postComment: ({ input }: { input: { content: string; clientId: string } }) => {
          const posted = { ...COMMENT, id: 71, cursor: 'after 71', ...input };
          comments.unshift(posted);
          return { comment: posted };
        },
      },
      { user: MIA },
    );
    const post = await screen.findByRole('button', { name: /Post comment/ });
    expect(post).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Add a comment'), 'Well said');
    await userEvent.click(post);
    expect(await screen.findByText('Well said', { selector: 'li *' })).toBeVisible();
    expect(screen.getByLabelText('Add a comment')).toHaveValue('');
  });

  test('a refused comment stays, not sent, with the reason', async () => {
    mount(
      {
        postComment: () => {
          throw new GraphQLError('Too many attempts. Please try again in 20 seconds.', {
            extensions: { code: 'TOO_MANY_REQUESTS' },
          });
        },
      },
      { user: MIA },
    );
    await userEvent.type(await screen.findByLabelText('Add a comment'), 'Again');
    await userEvent.click(screen.getByRole('button', { name: /Post comment/ }));
    expect(await screen.findByText('Failed to post comment. Please try again.')).toBeVisible();
    const row = (await screen.findByText('Again')).closest('li')!;
    expect(within(row).getByText('Not sent')).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test('sharing copies the address, says so, and counts', async () => {
  const shared: number[] = [];
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  mount({
    recordArticleShare: ({ input: { id } }: { input: { id: number } }) => {
      shared.push(id);
      return { article: { ...ARTICLE, shareCount: 2 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied!')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/articles/7`);
  expect(await screen.findByText('2 shares')).toBeVisible();
  expect(shared).toEqual([7]);
});

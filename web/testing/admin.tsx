/** The dashboard's articles as an admin sees them, on a graph that stores what is saved. */
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { addTexts } from '../../schema/language/texts-apart.ts';
import AdminPage from '../admin/admin-page.tsx';
import PreviewPage from '../articles/editing/body/preview-page.tsx';
import { ShortcutKeys } from '../app/shortcut-keys.tsx';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { useToasts } from '../ui/page/toast.ts';
import { schemaClient, type Answers } from './schema-client.ts';

// What the dashboard says in Spanish comes with its page; tests begin when it is there.
await addTexts('admin', 'es');

export const ADA = {
  id: 2,
  name: 'Ada Admin',
  isAdmin: true,
  isModerator: false,
  isHost: false,
  isMvp: false,
} as AuthUser;

/** An article as stored by the server. */
export const stored = (id: number, values: object = {}) => ({
  id,
  cursor: `after ${id}`,
  title: `Article ${id}`,
  excerpt: `Excerpt ${id}`,
  content: `Content ${id}`,
  author: 'Orange Weekly Staff',
  category: 'GENERAL',
  tags: ['one', 'two'],
  featuredImageUrl: null as string | null,
  featuredImageCrop: null,
  readTime: 5,
  isPublished: false,
  publishedAt: null as string | null,
  scheduledPublishAt: null as string | null,
  updatedAt: '2025-11-20T19:00:00.000Z',
  viewCount: 0,
  commentCount: 0,
  likeCount: 0,
  shareCount: 0,
  version: 1,
  ...values,
});
type Stored = ReturnType<typeof stored>;

/** Resolvers for articles that are created, changed, published, scheduled and deleted. */
export function articleServer(...articles: Stored[]) {
  const all = new Map(articles.map((article) => [article.id, article]));
  const change = (id: number, values: object) => {
    all.set(id, { ...all.get(id)!, ...values });
    return all.get(id);
  };
  const answers: Answers = {
    me: { ...ADA },
    allArticles: ({ show }: { show: string }) =>
      [...all.values()].filter(
        ({ isPublished }) => show === 'ALL' || (show === 'PUBLISHED') === isPublished,
      ),
    articleCounts: () => {
      const published = [...all.values()].filter((one) => one.isPublished).length;
      return { total: all.size, published, drafts: all.size - published };
    },
    article: ({ id }: { id: number }) => all.get(id) ?? null,
    previewArticle: ({ content }: { content: string }) => ({
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'p',
          children: [{ type: 'text', value: `As read: ${content}` }],
        },
      ],
    }),
    createArticle: ({ input: { article: input } }: { input: { article: object } }) => {
      const id = all.size + 1;
      all.set(id, stored(id, input));
      return { article: all.get(id) };
    },
    updateArticle: ({
      input: { id, article: input, version },
    }: {
      input: { id: number; article: object; version: number };
    }) => {
      const now = all.get(id)!;
      if (version !== now.version) {
        const conflict = { savedBy: 'Otis Orange', savedAt: now.updatedAt, version: now.version };
        throw new GraphQLError('Another admin was faster.', {
          extensions: { code: 'CONFLICT', conflict },
        });
      }
      return { article: change(id, { ...input, version: now.version + 1 }) };
    },
    publishArticle: ({ input: { id } }: { input: { id: number } }) => ({
      article: change(id, { isPublished: true, publishedAt: '2025-11-20T20:00:00.000Z' }),
    }),
    scheduleArticle: ({ input: { id, at } }: { input: { id: number; at: string | null } }) => ({
      article: change(id, { scheduledPublishAt: at }),
    }),
    deleteArticle: ({ input: { id } }: { input: { id: number } }) => ({
      deletedId: all.delete(id) && id,
    }),
  };
  return { all, answers, change };
}

/** Opens an address of the dashboard. */
export function openDashboard(
  answers: Answers,
  { at = '/admin?tab=articles', user = ADA }: { at?: string; user?: AuthUser | null } = {},
) {
  const graph = schemaClient(answers);
  const place = { current: at };
  function Place() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      place.current = pathname + search;
    }, [pathname, search]);
    return null;
  }
  const page = render(
    <ApolloProvider client={graph.client}>
      <SignedIn user={user}>
        <MemoryRouter initialEntries={[at]}>
          <Place />
          <ShortcutKeys />
          <Routes>
            <Route path="/admin" element={<AdminPage />} />
            <Route path="/articles/:id/preview" element={<PreviewPage />} />
            <Route path="*" element={<p>Elsewhere</p>} />
          </Routes>
        </MemoryRouter>
        <Toasts />
      </SignedIn>
    </ApolloProvider>,
  );
  return { ...graph, ...page, place };
}

function SignedIn({ user, children }: { user: AuthUser | null; children: ReactNode }) {
  const [now, setNow] = useState(user);
  const auth = { user: now, isRestoring: false, refreshUser: setNow } as unknown as Auth;
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function Toasts() {
  return (
    <output data-testid="toasts">
      {useToasts()
        .filter(({ open }) => open)
        .map(({ id, title, description, action, variant }) => (
          <span key={id} data-variant={variant}>
            {[title, description].filter(Boolean).join(': ')}
            {action && <button onClick={action.act}>{action.label}</button>}
          </span>
        ))}
    </output>
  );
}

/** Comments as Mia sees them, on a server that the test controls. */
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { SetLikeInput } from '../../schema/likes.ts';
import type { SetReactionInput } from '../../schema/reactions.ts';
import { ShortcutKeys } from '../app/shortcut-keys.tsx';
import { ARTICLE_COMMENT_TEXTS } from '../articles/reading/article-comment-operations.ts';
import type { Comment, CommentEvent } from '../comments/comment.ts';
import type { CommentOperations } from '../comments/comment-operations.ts';
import { Comments } from '../comments/comments.tsx';
import { useToasts } from '../ui/page/toast.ts';
import { schemaClient } from './schema-client.ts';
import { MIA } from './chat.tsx';

/** The nth comment, by Otis by default. */
export const comment = (id: number, values: Partial<Comment> = {}): Comment => ({
  id,
  cursor: `at ${id}`,
  text: `comment ${id}`,
  user: {
    id: 7,
    name: 'Otis Orange',
    favoriteTeam: 'Denver Broncos',
    avatarType: 'DEFAULT',
    avatarUrl: null,
    isAdmin: false,
    isMvp: false,
  },
  likeCount: 0,
  isLikedByMe: false,
  reactions: [],
  myReactions: [],
  replyTo: null,
  mentions: [],
  clientId: null,
  revision: 0,
  createdAt: '2025-11-16T19:00:00.000Z',
  updatedAt: '2025-11-16T19:00:00.000Z',
  ...values,
});

export const own = (id: number, values: Partial<Comment> = {}) =>
  comment(id, { user: { ...comment(id).user, id: MIA.id, name: MIA.name }, ...values });

type SetLike = (id: number) => Promise<Pick<Comment, 'isLikedByMe' | 'likeCount' | 'revision'>>;
const refuse = () => Promise.reject(new Error('The test gives no answer to this'));

/** Shows comments, newest first, to Mia on a server that the test controls. */
export function show(
  comments: readonly Comment[],
  { setLike = refuse, ...answers }: Partial<CommentOperations> & { setLike?: SetLike } = {},
  requireSignIn: Auth['requireSignIn'] = (then) => then(MIA),
) {
  let publish: (event: CommentEvent) => void = () => {};
  const operations: CommentOperations = {
    kind: 'COMMENT',
    readPage: () => Promise.resolve({ comments, total: comments.length }),
    listen({ event }) {
      publish = event;
      return () => {};
    },
    post: refuse,
    edit: refuse,
    remove: refuse,
    ...answers,
  };
  const { client, push } = schemaClient({
    setLike: async ({ input }: { input: SetLikeInput }) => ({
      likeable: { __typename: 'Comment', ...(await setLike(input.id)) },
    }),
    setReaction: ({ input: { reaction, isGiven } }: { input: SetReactionInput }) => ({
      reactable: {
        __typename: 'Comment',
        reactions: isGiven ? [{ reaction, count: 1 }] : [],
        myReactions: isGiven ? [reaction] : [],
        revision: 0,
      },
    }),
  });
  const auth = { user: MIA, requireSignIn } as Auth;
  render(
    <ApolloProvider client={client}>
      <AuthContext value={auth}>
        <MemoryRouter>
          <Comments
            hasKeys
            scope="article:7"
            contentType="article_comment"
            operations={operations}
            texts={ARTICLE_COMMENT_TEXTS}
            initial={{ comments, hasOlder: false, total: comments.length }}
          />
          <ShortcutKeys />
          <Toasts />
        </MemoryRouter>
      </AuthContext>
    </ApolloProvider>,
  );
  return {
    publish: (event: CommentEvent) => act(() => publish(event)),
    deleteMember: (id: number) => act(() => push('memberEvents', { kind: 'DELETED', userId: id })),
    changeMember: (user: Comment['user']) => act(() => push('memberChanged', user)),
  };
}

function Toasts() {
  return (
    <output data-testid="toast">
      {useToasts()
        .filter(({ open }) => open)
        .map(({ title, description }) => [title, description].filter(Boolean).join(': '))}
    </output>
  );
}
export const toastText = () => screen.getByTestId('toast').textContent;

export const row = (text: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find((each) => within(each).queryByText(text) !== null);
  if (!found) throw new Error(`No comment says ${text}`);
  return within(found);
};
export const press = (text: string, name: string | RegExp) =>
  userEvent.click(row(text).getByRole('button', { name }));

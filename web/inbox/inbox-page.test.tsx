import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { LIVE_GAME } from '../games/use-game-bar.ts';
import { changeSettings } from '../settings/podcast-settings.ts';
import { OTIS } from '../testing/chat-message.ts';
import { MIA } from '../testing/chat.tsx';
import { live } from '../testing/game-bar.tsx';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import InboxPage from './inbox-page.tsx';
import InboxWatcher from './inbox-watcher.ts';
import { setUnreadCount, useUnreadCount } from './unread-count.ts';

const ITEM = {
  key: 'REPLY:ARTICLE_COMMENT:12',
  kind: 'REPLY',
  postKind: 'ARTICLE_COMMENT',
  at: '2025-11-16T19:00:00.000Z',
  isUnread: true,
  memberCount: 1,
  text: 'Well said',
  path: '/articles/7#comment-12',
  members: [OTIS],
};
const LIKES = {
  ...ITEM,
  key: 'LIKES:PHOTO:3',
  kind: 'LIKES',
  postKind: 'PHOTO',
  at: '2025-11-15T19:00:00.000Z',
  isUnread: false,
  memberCount: 4,
  text: 'Sunset',
  path: '/fan-zone?photo=3',
};

function Count() {
  return <output>{useUnreadCount()}</output>;
}

function open(answers: Answers, user: AuthUser | null = MIA) {
  const graph = schemaClient(answers);
  const auth = { user, isAuthenticated: user !== null } as Auth;
  render(
    <ApolloProvider client={graph.client}>
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={['/inbox']}>
          <InboxPage />
          {user && <InboxWatcher />}
          <Count />
        </MemoryRouter>
      </AuthContext>
    </ApolloProvider>,
  );
  return graph;
}

beforeEach(() => setUnreadCount(0));

test('what happened is listed with where it leads, and marked as read', async () => {
  const marked: unknown[] = [];
  const answer = Promise.withResolvers<object>();
  open({
    ownInbox: { unreadCount: 1, items: [ITEM, LIKES] },
    markInboxRead({ input }: { input: object }) {
      marked.push(input);
      return answer.promise;
    },
  });
  const reply = await screen.findByRole('link', { name: /Otis Orange replied to your comment/ });
  expect(reply).toHaveAttribute('href', '/articles/7#comment-12');
  expect(reply).toHaveTextContent('New');
  expect(reply).toHaveTextContent('Well said');
  const likes = screen.getByRole('link', { name: /Otis Orange and 3 others liked your photo/ });
  expect(likes).not.toHaveTextContent('New');
  await waitFor(() => expect(marked).toEqual([{ upTo: ITEM.at }]));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'));
  await act(async () => answer.resolve({ inbox: { unreadCount: 0 } }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0'));
  // What was new stays marked as new while it is looked at.
  expect(reply).toHaveTextContent('New');
});

test('the count follows what happens and what other devices read', async () => {
  const { push } = open({ ownInbox: { unreadCount: 0, items: [] } });
  await screen.findByText('Nothing yet. Replies, mentions and likes show up here.');
  act(() => push('ownInboxEvents', { unreadCount: 3 }));
  await waitFor(() => expect(screen.getByText('3')).toBeVisible());
});

test('of what a member has muted no word is shown', async () => {
  const mutes = { asOf: '', members: [{ id: OTIS.id, name: OTIS.name }], words: [] };
  open(
    { ownInbox: { unreadCount: 1, items: [{ ...ITEM, isUnread: false }] } },
    {
      ...MIA,
      mutes,
    },
  );
  await screen.findByText('Nothing yet. Replies, mentions and likes show up here.');
});

test('visitors are asked to sign in', () => {
  open({}, null);
  expect(screen.getByText('You must be signed in to view this page.')).toBeVisible();
});

test('who hides scores reads no words of the chat while the game is on', async () => {
  const items = [{ ...ITEM, postKind: 'CHAT_MESSAGE', isUnread: false, text: '24-17!' }, LIKES];
  const { client } = open({ liveGame: live(), ownInbox: { unreadCount: 0, items } });
  const link = await screen.findByRole('link', { name: /replied to your message/ });
  expect(link).toHaveTextContent('24-17!');
  await act(() => client.query({ query: LIVE_GAME }));
  act(() => changeSettings({ spoilerMode: true }));
  expect(link).not.toHaveTextContent('24-17!');
  expect(screen.getByText('Sunset')).toBeVisible();
  act(() => changeSettings({ spoilerMode: false }));
  expect(link).toHaveTextContent('24-17!');
});

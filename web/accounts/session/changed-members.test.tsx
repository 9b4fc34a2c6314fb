import { readFileSync } from 'node:fs';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { UserButton } from '../../app/header/user-button.tsx';
import { CheckInPanel } from '../../checkins/check-in-panel.tsx';
import * as operations from '../../gql/graphql.ts';
import { schemaClient } from '../../testing/schema-client.ts';
import { dana } from '../../testing/auth-page.tsx';
import { useAuth } from './auth.ts';
import { AuthProvider } from './auth-provider.tsx';
import MemberChanges, { SHOWING_MEMBERS } from './member-changes.ts';
import { storeUser } from './stored-user.ts';

afterEach(() => localStorage.clear());

const otis = {
  id: 7,
  name: 'Otis Orange',
  avatarUrl: null,
  avatarType: 'DEFAULT',
  favoriteTeam: 'Denver Broncos',
  isAdmin: false,
  isMvp: false,
};
const checkIn = {
  id: 1,
  location: 'Section 314',
  description: null,
  game: { id: 11, opponent: 'Kansas City Chiefs', isHome: true },
  createdAt: '2025-11-16T19:00:00.000Z',
  photo: null,
  user: otis,
};

function OwnCorner() {
  const { user } = useAuth();
  return user && <UserButton user={user} />;
}

function show(answers: object) {
  const graph = schemaClient({ checkIns: [checkIn], ...answers });
  render(
    <ApolloProvider client={graph.client}>
      <MemoryRouter>
        <AuthProvider>
          <MemberChanges />
          <OwnCorner />
          <CheckInPanel />
        </AuthProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return graph;
}

test('a new name and avatar appear wherever the page shows the member, without a query', async () => {
  const { push, asked } = show({});
  expect(await screen.findByText('Otis Orange')).toBeVisible();
  expect(screen.getByText('OO')).toBeVisible();
  act(() => push('memberChanged', { ...otis, name: 'Bo Blue' }));
  expect(await screen.findByText('Bo Blue')).toBeVisible();
  expect(screen.getByText('BB')).toBeVisible();
  expect(screen.queryByText('Otis Orange')).toBeNull();
  expect(asked.CheckIns).toBe(1);
  expect(asked.OwnAccount).toBeUndefined();
  // A member deleted since.
  act(() => push('memberChanged', null));
  expect(screen.getByText('Bo Blue')).toBeVisible();
});

test('what members change elsewhere, or while the connection was lost, they see here', async () => {
  const account = {
    ...dana,
    bio: null,
    country: 'United States',
    createdAt: '2025-09-04T19:00:00.000Z',
  };
  storeUser(account as never);
  let stored = account;
  const { push, eventsLost } = show({ me: () => stored, restoreSession: () => ({ user: stored }) });
  const button = await screen.findByRole('button', { name: /^Account of/ });
  expect(button).toHaveTextContent(dana.name);
  stored = { ...account, name: 'Dana Denver' };
  act(() => push('memberChanged', { ...otis, id: account.id, name: 'Dana Denver' }));
  await waitFor(() => expect(button).toHaveTextContent('Dana Denver'));
  expect(localStorage.getItem('auth_user')).toContain('Dana Denver');
  stored = { ...account, name: 'Dana Durango' };
  act(() => eventsLost());
  await waitFor(() => expect(button).toHaveTextContent('Dana Durango'));
});

test('each query that shows members is asked again for what happened before they were followed', () => {
  // Logs have copies and refetch by themselves; an article is fetched with its first comments.
  const logs = [
    ...['ArticleComments', 'ArticlePage', 'ChatLog', 'LeagueMessages', 'MyPhotos'],
    'PhotoComments',
  ];
  // Each is read once and not kept in the cache.
  const uncached = ['OwnAccount', 'ReplayChat'];
  const schema = buildSchema(
    readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'),
  );
  const showing = new Set<string>();
  for (const given of Object.values(operations) as Partial<DocumentNode>[]) {
    if (given.kind !== 'Document') continue;
    const document = given as DocumentNode;
    const operation = getOperationAST(document);
    if (operation?.operation !== OperationTypeNode.QUERY) continue;
    const types = new TypeInfo(schema);
    // An id alone shows nothing of a member.
    const look = ({ name }: FieldNode) => {
      const isOfMember = types.getParentType()?.name === 'PublicUser';
      if (isOfMember && name.value !== 'id') showing.add(operation.name!.value);
    };
    visit(document, visitWithTypeInfo(types, { Field: look }));
  }
  expect([...showing].filter((name) => ![...logs, ...uncached].includes(name)).sort()).toEqual(
    SHOWING_MEMBERS,
  );
});

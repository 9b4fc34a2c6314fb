import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import MemberChanges from '../accounts/session/member-changes.ts';
import { schemaClient } from '../testing/schema-client.ts';
import { PhotoWall } from './photos-panel.tsx';

test('a member who took another name after the wall was read, and before that could be heard, is shown under it', async () => {
  const user = { id: 9, avatarUrl: null, avatarType: 'DEFAULT', isAdmin: false, isMvp: false };
  const photo = (name: string) => ({
    id: 1,
    cursor: 'after 1',
    category: 'TAILGATE',
    description: null,
    isApproved: true,
    likeCount: 3,
    isLikedByMe: false,
    revision: 1,
    createdAt: '2025-11-16T19:00:00.000Z',
    user: { ...user, name },
    image: { url: '/uploads/1.jpg', width: 4, height: 3, placeholder: null, sources: [] },
  });
  let photos = [photo('Mia Mile')];
  const { client, eventsLostFor } = schemaClient({ photos: () => photos });
  render(
    <ApolloProvider client={client}>
      <AuthContext value={{ user: null } as Auth}>
        <MemoryRouter>
          <MemberChanges />
          <PhotoWall category={null} empty={null} />
        </MemoryRouter>
      </AuthContext>
    </ApolloProvider>,
  );
  expect(await screen.findByRole('link', { name: /^Photo by Mia Mile/ })).toBeVisible();
  photos = [photo('Mia Mountain')];
  act(() => eventsLostFor('memberChanged', Date.now()));
  expect(await screen.findByRole('link', { name: /^Photo by Mia Mountain/ })).toBeVisible();
});

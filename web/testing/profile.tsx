/** The profile page of Dana, under a header with the signed-in user. */
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { useAuth } from '../accounts/session/auth.ts';
import { AuthProvider } from '../accounts/session/auth-provider.tsx';
import ProfilePage from '../accounts/profile-page.tsx';
import { USER_KEY } from '../../schema/site/device.ts';
import { UserButton } from '../app/header/user-button.tsx';
import { type Answers, schemaClient } from './schema-client.ts';
import { dana } from './auth-page.tsx';
import { Toasts } from './toasts.tsx';

/** The browser in which she sits. */
export const HERE = {
  id: 1,
  device: 'Firefox on Linux' as string | null,
  createdAt: '2025-11-01T12:00:00.000Z',
  lastSeenAt: new Date().toISOString(),
  isCurrent: true,
};

function Header() {
  const { user } = useAuth();
  return user ? <UserButton user={user} /> : <p>signed out</p>;
}

/** Opens the page on a server with these root values; null: signed out. */
export async function openProfile(answers: Answers = {}, member: object | null = dana) {
  if (member) localStorage.setItem(USER_KEY, JSON.stringify(member));
  const { client, asked, push } = schemaClient({
    restoreSession: { user: member },
    ownSessions: [HERE],
    ownApiTokens: [],
    ownWebhooks: [],
    ownSecurityEvents: [],
    ownEmail: { email: 'dana@example.org', isProven: true, resetsGoTo: 'dana@example.org' },
    ...answers,
  });
  const view = render(
    <ApolloProvider client={client}>
      <AuthProvider reload={() => undefined}>
        <MemoryRouter initialEntries={['/profile']}>
          <Header />
          <Routes>
            <Route path="/profile" element={<ProfilePage />} />
            <Route path="/home" element={<p>at home</p>} />
          </Routes>
        </MemoryRouter>
        <Toasts />
      </AuthProvider>
    </ApolloProvider>,
  );
  if (member) await screen.findAllByText(/^(Last seen|Última actividad)|We couldn’t load/);
  return { asked, push, ...view };
}

/** No delay between keys, and no check of every ancestor for pointer events: the page is large. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

type Place = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

/** The content of one card of the page. */
export const card = (name: string) =>
  within(screen.getByText(name, { selector: 'h2' }).closest('section')!);
export const press = (name: string | RegExp, place: Place = screen) =>
  user.click(place.getByRole('button', { name }));

/** Overwrites the content of a field. */
export async function write(label: string, text: string, place: Place = screen) {
  await user.clear(place.getByLabelText(label));
  await user.paste(text);
}

import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { type Answers, schemaClient } from './schema-client.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { AuthProvider } from '../accounts/session/auth-provider.tsx';
import { USER_KEY } from '../../schema/site/device.ts';
import { Toasts } from './toasts.tsx';

export const dana = {
  id: 7,
  name: 'Dana Whitfield',
  email: 'dana@example.org',
  favoriteTeam: 'Denver Broncos',
  country: 'United States',
  isAdmin: false,
  isModerator: false,
  isHost: false,
  isMvp: false,
  avatarUrl: null,
  avatarType: 'DEFAULT',
  bio: null,
  createdAt: '2025-01-02T03:04:05.000Z',
};
export const refuse =
  (message: string, code: string, more: object = {}) =>
  () => {
    throw new GraphQLError(message, { extensions: { code, ...more } });
  };

export function Page({ onAct }: { onAct: (name: string) => void }) {
  const { user, isAuthenticated, isRestoring, openAuth, openFansOnly, requireSignIn, signOut } =
    useAuth();
  return (
    <main id="main" tabIndex={-1}>
      <p>{user ? `signed in as ${user.name}` : 'signed out'}</p>
      <p>{isRestoring ? 'restoring' : isAuthenticated ? 'confirmed' : 'anonymous'}</p>
      <button onClick={() => openAuth('signin')}>open sign in</button>
      <button onClick={() => openAuth('signup')}>open sign up</button>
      <button onClick={() => openFansOnly(() => undefined)}>open huddle</button>
      <button onClick={() => requireSignIn(({ name }) => onAct(name))}>like</button>
      <button onClick={() => void signOut()}>leave</button>
    </main>
  );
}

export function open(answers: Answers = {}) {
  const { client, asked } = schemaClient(answers);
  const reload = jest.fn<() => void>();
  const acted = jest.fn<(name: string) => void>();
  render(
    <ApolloProvider client={client}>
      <AuthProvider reload={reload}>
        <Page onAct={acted} />
        <Toasts />
      </AuthProvider>
    </ApolloProvider>,
  );
  return { asked, reload, acted };
}

export const user = userEvent.setup();
export const press = async (name: string) =>
  user.click(await screen.findByRole('button', { name }));
export const type = async (label: string, text: string) =>
  user.type(screen.getByLabelText(label), text);
export const submit = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name });
  await user.click(buttons.find((button) => button.getAttribute('type') === 'submit')!);
};
export const dialog = () => screen.findByRole('dialog');
export const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const stored = () => JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as unknown;

import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { type Answers, answeringClient } from '../testing/answering-client.ts';
import Toaster from '../ui/toaster.tsx';
import { useAuth } from './auth.ts';
import { AuthProvider } from './auth-provider.tsx';
import { reportUnauthenticated } from './session-ended.ts';
import { USER_KEY } from './stored-user.ts';

const dana = {
  id: 7,
  name: 'Dana Whitfield',
  email: 'dana@example.org',
  favoriteTeam: 'Denver Broncos',
  country: 'United States',
  isAdmin: false,
  isMvp: false,
  avatarUrl: null,
  avatarType: 'default',
  bio: null,
  createdAt: '2025-01-02T03:04:05.000Z',
};
const refuse = (message: string, code: string) => () => {
  throw new GraphQLError(message, { extensions: { code } });
};

function Page({ onAct }: { onAct: (name: string) => void }) {
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

function open(answers: Answers = {}) {
  const { client, asked } = answeringClient(answers);
  const reload = jest.fn<() => void>();
  const acted = jest.fn<(name: string) => void>();
  render(
    <ApolloProvider client={client}>
      <AuthProvider reload={reload}>
        <Page onAct={acted} />
        <Toaster />
      </AuthProvider>
    </ApolloProvider>,
  );
  return { asked, reload, acted };
}

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => user.type(screen.getByLabelText(label), text);
const submit = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name });
  await user.click(buttons.find((button) => button.getAttribute('type') === 'submit')!);
};
const dialog = () => screen.findByRole('dialog');
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const stored = () => JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

test('outside its provider the session can’t be asked for', () => {
  expect(() => render(<Page onAct={() => undefined} />)).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});

describe('at the start', () => {
  test('a stored user is shown at once and confirmed by the server', async () => {
    localStorage.setItem(USER_KEY, JSON.stringify({ id: 7, name: 'Dana W.' }));
    const asked: unknown[] = [];
    open({
      restoreSession: (variables: unknown) => {
        asked.push(variables);
        return dana;
      },
    });
    expect(screen.getByText('signed in as Dana W.')).toBeVisible();
    expect(screen.getByText('restoring')).toBeVisible();
    expect(await screen.findByText('confirmed')).toBeVisible();
    expect(screen.getByText('signed in as Dana Whitfield')).toBeVisible();
    expect(asked).toEqual([{ userId: 7 }]);
    expect(stored()).toMatchObject({ id: 7, name: 'Dana Whitfield' });
  });

  test('a session that the server does not know is forgotten', async () => {
    localStorage.setItem(USER_KEY, JSON.stringify(dana));
    open({
      restoreSession: refuse('Your session has ended. Please sign in again.', 'UNAUTHENTICATED'),
    });
    expect(await screen.findByText('signed out')).toBeVisible();
    expect(stored()).toBeNull();
  });

  test.each(['{', '"Dana"', '{"id":"7"}', 'null'])(
    'a copy that reads %s is removed, and nothing is asked',
    (text) => {
      localStorage.setItem(USER_KEY, text);
      const { asked } = open();
      expect(screen.getByText('signed out')).toBeVisible();
      expect(localStorage.getItem(USER_KEY)).toBeNull();
      expect(asked).toEqual({});
    },
  );
});

describe('signing in', () => {
  async function signIn() {
    await type('Email', 'dana@example.org');
    await type('Password', 'orange7');
    await submit('Sign In');
  }

  test('greets, closes the dialog and reloads after 200 ms', async () => {
    const { reload } = open({ signIn: dana });
    await press('open sign in');
    await dialog();
    await signIn();
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.getByText('Signed in as Dana Whitfield')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stored()).toMatchObject({ id: 7 });
  });

  test('says why it failed, in a toast and in the dialog', async () => {
    open({ signIn: refuse('Invalid email or password', 'UNAUTHENTICATED') });
    await press('open sign in');
    await dialog();
    await signIn();
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
    expect(screen.getByText('signed out')).toBeInTheDocument();
  });

  test('hides what went wrong inside the server', async () => {
    open({ signIn: refuse('relation "users" does not exist', 'INTERNAL_SERVER_ERROR') });
    await press('open sign in');
    await dialog();
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  });

  test('needs both fields', async () => {
    const { asked } = open();
    await press('open sign in');
    await dialog();
    await submit('Sign In');
    expect(await screen.findByText('Email and password are required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email and password are required',
    );
    expect(asked).toEqual({});
  });

  test('does what the visitor wanted to do, before the page reloads', async () => {
    const { acted, reload } = open({ signIn: dana });
    await press('like');
    await dialog();
    expect(acted).not.toHaveBeenCalled();
    await signIn();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(acted).toHaveBeenCalledWith('Dana Whitfield');
  });
});

describe('signing up', () => {
  async function fill({
    password = 'orange7',
    again = password,
  }: { password?: string; again?: string } = {}) {
    await type('Name', 'Dana Whitfield');
    await type('Email', 'dana@example.org');
    await type('Password', password);
    await type('Confirm Password', again);
    await submit('Sign Up');
  }

  test('creates an account for the Broncos and the United States unless told otherwise, and closes', async () => {
    const inputs: unknown[] = [];
    const { reload } = open({
      signUp: ({ input }: { input: unknown }) => {
        inputs.push(input);
        return dana;
      },
    });
    await press('open sign up');
    await dialog();
    await fill();
    expect(await screen.findByText('Account created!')).toBeVisible();
    await noDialog();
    expect(screen.getByText('signed in as Dana Whitfield')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    expect(inputs).toEqual([
      {
        name: 'Dana Whitfield',
        email: 'dana@example.org',
        password: 'orange7',
        favoriteTeam: 'Denver Broncos',
        country: 'United States',
      },
    ]);
  });

  test.each([
    [{ password: 'orang' }, 'Password', 'Password must be at least 6 characters'],
    [{ again: 'orange8' }, 'Confirm Password', 'Passwords do not match'],
  ])('refuses %j beside the field', async (passwords, field, message) => {
    const { asked } = open();
    await press('open sign up');
    await dialog();
    await fill(passwords);
    await screen.findByText(message);
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
    expect(asked).toEqual({});
  });

  test('says that all fields are required', async () => {
    open();
    await press('open sign up');
    await dialog();
    await submit('Sign Up');
    expect(await screen.findByText('All fields are required')).toBeVisible();
  });

  test('says why it failed', async () => {
    open({ signUp: refuse('An account with that e-mail already exists', 'CONFLICT') });
    await press('open sign up');
    await dialog();
    await fill();
    expect(await screen.findByText('Sign up failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'An account with that e-mail already exists',
    );
  });

  test('offers the United States first, then a line, then the others', async () => {
    open();
    await press('open sign up');
    await dialog();
    const { options } = screen.getByLabelText<HTMLSelectElement>('Country');
    expect([options[0]?.text, options[1]?.disabled, options[2]?.text]).toEqual([
      'United States',
      true,
      'Argentina',
    ]);
    expect(screen.getByLabelText<HTMLSelectElement>('Favorite Team').options).toHaveLength(32);
  });
});

describe('the dialog', () => {
  test('opens on the tab that was asked for, each time, and forgets what was typed', async () => {
    open();
    await press('open sign in');
    await dialog();
    await type('Email', 'dana@');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await user.keyboard('{Escape}');
    await noDialog();
    await press('open sign in');
    await dialog();
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  test('gives the focus back to who opened it', async () => {
    open();
    await press('open sign in');
    await dialog();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'open sign in' })).toHaveFocus());
  });

  test('tells visitors at the Huddle that it is for members', async () => {
    open();
    await press('open huddle');
    expect(
      await screen.findByRole('dialog', { name: 'Broncos Fans Only' }),
    ).toHaveAccessibleDescription('You must be signed in to access the Fan Zone.');
    await press('Sign Up');
    expect(await screen.findByRole('tab', { name: 'Sign Up' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});

describe('a forgotten password', () => {
  test('asks for the e-mail, trims it, and points to the inbox', async () => {
    const addresses: string[] = [];
    open({
      requestPasswordReset: ({ email }: { email: string }) => {
        addresses.push(email);
        return { message: 'If an account with that e-mail exists, we have sent a link.' };
      },
    });
    await press('open sign in');
    await press('Forgot your password?');
    const send = await screen.findByRole('button', { name: 'Send Reset Instructions' });
    expect(send).toBeDisabled();
    await type('Email', ' dana@example.org ');
    await user.click(send);
    expect(await screen.findByRole('dialog', { name: 'Check Your E-mail' })).toBeVisible();
    expect(screen.getByText('Reset instructions sent')).toBeInTheDocument();
    expect(addresses).toEqual(['dana@example.org']);
  });

  test('says when the mail could not be sent', async () => {
    open({ requestPasswordReset: refuse('boom', 'INTERNAL_SERVER_ERROR') });
    await press('open sign in');
    await press('Forgot your password?');
    await type('Email', 'dana@example.org');
    await press('Send Reset Instructions');
    expect(
      await screen.findByText('Failed to send reset instructions. Please try again.'),
    ).toBeInTheDocument();
  });
});

describe('at the end', () => {
  const signedIn = () => localStorage.setItem(USER_KEY, JSON.stringify(dana));

  test('signing out forgets the user and says so', async () => {
    signedIn();
    open({ restoreSession: dana, signOut: true });
    await screen.findByText('confirmed');
    await press('leave');
    expect(await screen.findByText('Signed out')).toBeVisible();
    expect(screen.getByText('You have been signed out successfully')).toBeVisible();
    expect(screen.getByText('signed out')).toBeVisible();
    expect(stored()).toBeNull();
  });

  test('a session that ended on the server is noticed at the next refusal', async () => {
    signedIn();
    const answers: Answers = { restoreSession: dana };
    open(answers);
    await screen.findByText('confirmed');
    answers.restoreSession = refuse(
      'Your session has ended. Please sign in again.',
      'UNAUTHENTICATED',
    );
    act(reportUnauthenticated);
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(screen.getByText('signed out')).toBeVisible();
  });

  test('signing out in another tab signs out here', async () => {
    signedIn();
    open({ restoreSession: dana });
    await screen.findByText('confirmed');
    localStorage.removeItem(USER_KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY })));
    expect(await screen.findByText('signed out')).toBeVisible();
  });
});

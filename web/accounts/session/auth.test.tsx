import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  dana,
  refuse,
  Page,
  open,
  press,
  type,
  submit,
  dialog,
  noDialog,
  stored,
} from '../../testing/auth-page.tsx';
import { USER_KEY } from '../../../schema/site/device.ts';

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
      restoreSession: ({ input: variables }: { input: unknown }) => {
        asked.push(variables);
        return { user: dana };
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
  async function fill() {
    await type('Email', 'dana@example.org');
    await type('Password', 'orange7');
  }
  async function signIn() {
    await fill();
    await submit('Sign In');
  }

  describe('by a clock that the test sets', () => {
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    afterEach(() => jest.useRealTimers());

    test('greets, closes the dialog and reloads after 200 ms', async () => {
      const asked = Promise.withResolvers<undefined>();
      const { reload } = open({
        signIn: () => {
          asked.resolve(undefined);
          return { user: dana };
        },
      });
      await press('open sign in');
      const form = (await dialog()).querySelector('form')!;
      await fill();
      jest.useFakeTimers();
      fireEvent.submit(form);
      await act(() => asked.promise);
      await pass(0);
      expect(screen.getByText('Welcome back!')).toBeVisible();
      expect(screen.getByText('Signed in as Dana Whitfield')).toBeVisible();
      await pass(199);
      expect(reload).not.toHaveBeenCalled();
      expect(screen.getByRole('dialog')).toBeVisible();
      await pass(1);
      expect(reload).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(stored()).toMatchObject({ id: 7 });
    });
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
    const { acted, reload } = open({ signIn: { user: dana } });
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

  test('creates an account for the Broncos and the United States by default, and closes', async () => {
    const inputs: unknown[] = [];
    const { reload } = open({
      signUp: ({ input }: { input: unknown }) => {
        inputs.push(input);
        return { user: dana };
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

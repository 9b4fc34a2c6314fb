import type { Answers } from '../../testing/schema-client.ts';
import { act, screen, waitFor } from '@testing-library/react';
import {
  dana,
  refuse,
  open,
  user,
  press,
  type,
  dialog,
  noDialog,
  stored,
} from '../../testing/auth-page.tsx';
import { remember, remembered } from '../../ui/lists/tab-memory.ts';
import { reportUnauthenticated } from '../session/session-ended.ts';
import { USER_KEY } from '../../../schema/site/device.ts';

beforeEach(() => localStorage.clear());

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

  test('says to visitors of the Huddle that it is for members', async () => {
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
      requestPasswordReset: ({ input: { email } }: { input: { email: string } }) => {
        addresses.push(email);
        return {
          request: { message: 'If an account with that e-mail exists, we have sent a link.' },
        };
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

  test('signing out forgets the user and what was typed, and says so', async () => {
    signedIn();
    remember('question-draft', 'Is it mine to');
    open({ restoreSession: { user: dana }, signOut: { isSignedOut: true } });
    await screen.findByText('confirmed');
    await press('leave');
    expect(await screen.findByText('Signed out')).toBeVisible();
    expect(screen.getByText('You have been signed out successfully')).toBeVisible();
    expect(screen.getByText('signed out')).toBeVisible();
    expect(remembered('question-draft')).toBe('');
    expect(stored()).toBeNull();
  });

  test('a session that ended on the server is noticed at the next refusal', async () => {
    signedIn();
    const answers: Answers = { restoreSession: { user: dana } };
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
    open({ restoreSession: { user: dana } });
    await screen.findByText('confirmed');
    localStorage.removeItem(USER_KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY })));
    expect(await screen.findByText('signed out')).toBeVisible();
  });
});

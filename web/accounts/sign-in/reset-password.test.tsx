import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Answers, schemaClient } from '../../testing/schema-client.ts';
import Toaster from '../../ui/page/toaster.tsx';
import ResetPasswordPage from './reset-password-page.tsx';

function open(query: string, answers: Answers = {}) {
  render(
    <ApolloProvider client={schemaClient(answers).client}>
      <MemoryRouter initialEntries={[`/reset-password${query}`]}>
        <main>
          <Routes>
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="/home" element={<p>at home</p>} />
          </Routes>
        </main>
      </MemoryRouter>
      <Toaster />
    </ApolloProvider>,
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button', { name: 'Reset Password' });

async function reset(password: string, again = password) {
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Confirm New Password'), { target: { value: again } });
  fireEvent.click(button());
  await pass(0);
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await pass(1_000_000);
  jest.useRealTimers();
});

test('a link without a token is said to be invalid, and leads home after 3 seconds', async () => {
  open('');
  expect(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  const text = 'The password reset link appears to be invalid or expired.';
  expect(within(screen.getByRole('main')).getByText(text)).toBeVisible();
  expect(within(screen.getByRole('region')).getByText(text)).toBeVisible();
  await pass(2999);
  expect(screen.queryByText('at home')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByText('at home')).toBeVisible();
  expect(screen.getByText('Invalid Reset Link')).toBeVisible();
});

test('a new password is sent with the token, and leads home after 3 seconds', async () => {
  const inputs: unknown[] = [];
  open('?token=abc', {
    resetPassword: ({ input }: { input: unknown }) => {
      inputs.push({ ...(input as object) });
      return { isChanged: true };
    },
  });
  expect(button()).toBeDisabled();
  await reset('orange7');
  expect(screen.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  expect(inputs).toEqual([{ token: 'abc', newPassword: 'orange7' }]);
  await pass(3000);
  expect(screen.getByText('at home')).toBeVisible();
});

test.each([
  ['orang', 'orang', 'Password Too Short', 'Password must be at least 6 characters long.'],
  ['orange7', 'orange8', "Passwords Don't Match", 'Please make sure both password fields match.'],
])('%s and %s are refused: %s', async (password, again, title, text) => {
  open('?token=abc');
  await reset(password, again);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getAllByText(text)).not.toHaveLength(0);
});

test('an old link is refused by the server', async () => {
  open('?token=old', {
    resetPassword: () => {
      throw new GraphQLError('boom', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    },
  });
  await reset('orange7');
  expect(screen.getByText('Reset Failed')).toBeVisible();
  const text = 'Failed to reset password. The link may be expired or invalid.';
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(within(screen.getByRole('region')).getByText(text)).toBeVisible();
});

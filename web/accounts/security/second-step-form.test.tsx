import { screen, waitFor } from '@testing-library/react';
import { SECOND_FACTOR_TEXTS } from '../../../schema/accounts/second-factors.ts';
import type { Answers } from '../../testing/schema-client.ts';
import { dana, dialog, open, press, refuse, submit, type } from '../../testing/auth-page.tsx';

beforeEach(() => localStorage.clear());

const wrong = refuse(SECOND_FACTOR_TEXTS.wrongCode, 'UNAUTHENTICATED', {
  secondFactor: ['totp', 'recovery'],
});

/** The password was right; the account has these factors. */
async function atSecondStep(answers: Answers, factors = ['totp', 'recovery']) {
  const secondFactor = refuse(SECOND_FACTOR_TEXTS.secondStep, 'UNAUTHENTICATED', {
    secondFactor: factors,
  });
  const page = open({ signIn: secondFactor, ...answers });
  await press('open sign in');
  await dialog();
  await type('Email', 'dana@example.org');
  await type('Password', 'orange crush');
  await submit('Sign In');
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  return page;
}

test('the code is asked for at once; what is wrong with it is said, and the next one signs in', async () => {
  const codes: string[] = [];
  const { reload } = await atSecondStep({
    finishSignIn({ input: { code } }: { input: { code: string } }) {
      codes.push(code);
      return { user: code === '123456' ? dana : wrong() };
    },
  });
  const field = screen.getByLabelText('Code');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(
    'Six digits from your authenticator app, or a recovery code.',
  );
  await press('Confirm the code');
  expect(await screen.findByText(SECOND_FACTOR_TEXTS.codeRequired)).toBeVisible();
  expect(field).toHaveFocus();
  await type('Code', '000000');
  await press('Confirm the code');
  expect(await screen.findByText(SECOND_FACTOR_TEXTS.wrongCode)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await type('Code', '{Backspace>6/}123456');
  await press('Confirm the code');
  expect(await screen.findByText('signed in as Dana Whitfield')).toBeInTheDocument();
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(codes).toEqual(['000000', '123456']);
});

test('without the passkey there is a recovery code', async () => {
  await atSecondStep({}, ['passkey', 'recovery']);
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
    'No passkey with you? Use a recovery code.',
  );
});

test('who takes too long begins again', async () => {
  await atSecondStep({
    finishSignIn: refuse(SECOND_FACTOR_TEXTS.stepEnded, 'UNAUTHENTICATED'),
  });
  await type('Code', '123456');
  await press('Confirm the code');
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(screen.getByText(SECOND_FACTOR_TEXTS.stepEnded)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('a server that fails says so, and the code is still there', async () => {
  await atSecondStep({ finishSignIn: refuse('boom', 'INTERNAL_SERVER_ERROR') });
  await type('Code', '123456');
  await press('Confirm the code');
  expect(await screen.findByText(SECOND_FACTOR_TEXTS.failed)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
});

import { act, screen, waitFor } from '@testing-library/react';
import { USER_KEY } from '../../../schema/site/device.ts';
import type { Answers } from '../../testing/schema-client.ts';
import { dana, noDialog, open, press, refuse, type } from '../../testing/auth-page.tsx';
import { requestProof } from './request-proof.ts';

const NO_FACTORS = { passkeys: [], isTotpOn: false, recoveryCodesLeft: 0, isRequired: false };
const TITLE = 'Confirm it’s you';

/** An admin begins an act; what came of the question. */
async function begin(answers: Answers, acts = 1) {
  localStorage.setItem(USER_KEY, JSON.stringify(dana));
  open({ restoreSession: { user: dana }, signInSecurity: NO_FACTORS, ...answers });
  await screen.findByText('confirmed');
  const opener = screen.getByRole('button', { name: 'like' });
  opener.focus();
  const proven: boolean[] = [];
  await act(async () => {
    for (let at = 0; at < acts; at += 1) void requestProof().then((is) => proven.push(is));
  });
  await screen.findByRole('dialog', { name: TITLE });
  return { opener, proven };
}

beforeEach(() => localStorage.clear());

test('the password lets the act go on; the focus returns to where it began', async () => {
  const proofs: unknown[] = [];
  const { opener, proven } = await begin({
    proveIdentity({ input: { proof } }: { input: { proof: object } }) {
      proofs.push({ ...proof });
      return { isProven: true };
    },
  });
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/can’t be undone/);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  await type('Your password', 'orange crush');
  await press('Continue');
  await noDialog();
  expect(proofs).toEqual([{ currentPassword: 'orange crush' }]);
  expect(proven).toEqual([true]);
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a wrong password is said beside its field, and the act waits on', async () => {
  const { proven } = await begin({
    proveIdentity: refuse('Wrong', 'BAD_USER_INPUT', {
      fields: { currentPassword: 'The password is wrong' },
    }),
  });
  await type('Your password', 'blue crush');
  await press('Continue');
  expect(await screen.findByText('The password is wrong')).toBeVisible();
  expect(screen.getByLabelText('Your password')).toBeInvalid();
  expect(proven).toEqual([]);
  await press('Cancel');
  await noDialog();
  expect(proven).toEqual([false]);
});

test('acts that wait at the same time ask once', async () => {
  const { proven } = await begin({ proveIdentity: { isProven: true } }, 2);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await type('Your password', 'orange crush');
  await press('Continue');
  await noDialog();
  expect(proven).toEqual([true, true]);
});

import { screen, waitFor, within } from '@testing-library/react';
import {
  SECOND_FACTOR_TEXTS,
  type SignInSecurityView,
} from '../../../schema/accounts/second-factors.ts';
import type { Answers } from '../../testing/schema-client.ts';
import { refuse } from '../../testing/auth-page.tsx';
import { card, openProfile, press, write } from '../../testing/profile.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const NOTHING: SignInSecurityView = {
  passkeys: [],
  isTotpOn: false,
  recoveryCodesLeft: 0,
  isRequired: false,
};
const PHONE = {
  id: 4,
  name: 'My phone',
  createdAt: '2025-11-01T19:00:00.000Z',
  lastUsedAt: null,
};
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

const settings = () => card('Sign-in security');
const dialog = () => within(screen.getByRole('dialog'));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The card on a server that stores what is changed. */
async function openWith(first: Partial<SignInSecurityView>, answers: Answers = {}) {
  const security = { ...NOTHING, ...first };
  const change = (next: Partial<SignInSecurityView>) => Object.assign(security, next);
  await openProfile({ signInSecurity: () => security, ...answers });
  await settings().findByRole('heading', { name: 'Passkeys' });
  return { change };
}

test('who has no second factor is offered an app, and no recovery codes', async () => {
  await openWith({});
  expect(settings().getByText('No passkeys yet.')).toBeVisible();
  expect(settings().getByText('This browser can’t create passkeys at this address.')).toBeVisible();
  expect(settings().getByRole('button', { name: 'Set up an app' })).toBeVisible();
  expect(settings().queryByText('Recovery codes')).toBeNull();
  expect(settings().queryByText(/Admins need a second factor/)).toBeNull();
});

test('an admin who must have one reads why', async () => {
  await openWith({ isRequired: true });
  expect(settings().getByText(/Admins need a second factor here\./)).toBeVisible();
});

test('a passkey gets another name, and the focus returns to its row', async () => {
  const named: unknown[] = [];
  await openWith(
    { passkeys: [PHONE] },
    {
      renamePasskey({ input: given }: { input: { id: number; name: string } }) {
        named.push({ ...given });
        return { passkey: { ...PHONE, ...given } };
      },
    },
  );
  expect(settings().getByText(/^Never used · added/)).toBeVisible();
  await press('Rename My phone', settings());
  await write('Name', ' ', dialog());
  await press('Save', dialog());
  expect(await dialog().findByText(SECOND_FACTOR_TEXTS.nameRequired)).toBeVisible();
  await write('Name', 'Old phone', dialog());
  await press('Save', dialog());
  await noDialog();
  expect(named).toEqual([{ id: 4, name: 'Old phone' }]);
  expect(await settings().findByRole('button', { name: 'Rename Old phone' })).toHaveFocus();
});

test('a passkey goes after the right password; a wrong one is said beside its field', async () => {
  const { change } = await openWith(
    { passkeys: [PHONE], recoveryCodesLeft: 10 },
    {
      removePasskey({ input: { proof } }: { input: { proof: { currentPassword: string } } }) {
        if (proof.currentPassword !== 'orange crush')
          refuse('Wrong password', 'BAD_USER_INPUT', {
            fields: { currentPassword: 'The password is wrong' },
          })();
        change({ passkeys: [], recoveryCodesLeft: 0 });
        return { deletedId: PHONE.id };
      },
    },
  );
  await press('Remove the passkey My phone', settings());
  expect(dialog().getByRole('button', { name: 'Remove' })).toBeDisabled();
  await write('Your password', 'blue crush', dialog());
  await press('Remove', dialog());
  expect(await dialog().findByText('The password is wrong')).toBeVisible();
  expect(dialog().getByLabelText('Your password')).toBeInvalid();
  await write('Your password', 'orange crush', dialog());
  await press('Remove', dialog());
  await noDialog();
  expect(await screen.findByText('Passkey removed')).toBeVisible();
  expect(await settings().findByText('No passkeys yet.')).toBeVisible();
  expect(settings().queryByText('Recovery codes')).toBeNull();
});

test('new recovery codes are shown once, and how many are left follows', async () => {
  const { change } = await openWith(
    { isTotpOn: true, recoveryCodesLeft: 2 },
    {
      replaceRecoveryCodes() {
        change({ recoveryCodesLeft: 10 });
        return { codes: CODES };
      },
    },
  );
  expect(settings().getByText('On')).toBeVisible();
  expect(settings().getByText(/^2 left\./)).toBeVisible();
  await press('Create new codes', settings());
  await write('Your password', 'orange crush', dialog());
  await press('Create new codes', dialog());
  expect(await dialog().findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  await press('I saved them', dialog());
  await noDialog();
  expect(await settings().findByText(/^10 left\./)).toBeVisible();
  expect(screen.queryByText(CODES[0]!)).toBeNull();
});

test('an app is turned off by a code that it shows', async () => {
  const proofs: unknown[] = [];
  const { change } = await openWith(
    { isTotpOn: true, recoveryCodesLeft: 10 },
    {
      turnOffTotp({ input: { proof } }: { input: { proof: object } }) {
        proofs.push({ ...proof });
        change({ isTotpOn: false, recoveryCodesLeft: 0 });
        return { isTurnedOff: true };
      },
    },
  );
  await press('Turn off the app', settings());
  await press('Use a code', dialog());
  await write('Code from your authenticator app', '123456', dialog());
  await press('Turn off the app', dialog());
  await noDialog();
  expect(proofs).toEqual([{ code: '123456' }]);
  expect(await settings().findByRole('button', { name: 'Set up an app' })).toBeVisible();
});

test('who chooses another way to prove it begins anew: in its field, without what was said before', async () => {
  const wrong = { currentPassword: 'The password is wrong' };
  await openWith(
    { isTotpOn: true, recoveryCodesLeft: 10 },
    { turnOffTotp: refuse('Wrong password', 'BAD_USER_INPUT', { fields: wrong }) },
  );
  await press('Turn off the app', settings());
  await write('Your password', 'blue crush', dialog());
  await press('Turn off the app', dialog());
  expect(await dialog().findByText('The password is wrong')).toBeVisible();
  await press('Use a code', dialog());
  expect(dialog().getByLabelText('Code from your authenticator app')).toHaveFocus();
  expect(dialog().queryByText('The password is wrong')).toBeNull();
  await press('Use your password', dialog());
  expect(dialog().getByLabelText('Your password')).toHaveFocus();
  expect(dialog().getByLabelText('Your password')).toBeValid();
});

test('what can not be read says so, and Retry reads it', async () => {
  let isAway = true;
  const fail = refuse('boom', 'INTERNAL_SERVER_ERROR');
  await openProfile({ signInSecurity: () => (isAway ? fail() : NOTHING) });
  await settings().findByText('We couldn’t load your sign-in security.');
  isAway = false;
  await press('Retry', settings());
  expect(await settings().findByText('No passkeys yet.')).toBeVisible();
});

import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { IdentityProof } from '../../schema/accounts/accounts.ts';
import { dana, refuse, stored } from '../testing/auth-page.tsx';
import { interceptForms, restoreForms } from '../testing/forms.ts';
import { card, HERE, openProfile, press, user, write } from '../testing/profile.tsx';

const PHONE = { ...HERE, id: 2, device: 'Safari on iPhone', isCurrent: false };
const UNKNOWN = { ...HERE, id: 3, device: null, isCurrent: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(restoreForms);

describe('the avatar', () => {
  const avatar = () => card('Avatar');

  test('initials show on the palette that is tried, before it is saved', async () => {
    const inputs: unknown[] = [];
    await openProfile({
      updateAvatar: ({ input }: { input: object }) => {
        inputs.push({ ...input });
        return { user: { ...dana, ...input } };
      },
    });
    const radios = avatar().getAllByRole('radio');
    expect(radios).toHaveLength(7);
    expect(avatar().getByRole('radio', { name: 'Default' })).toBeChecked();
    expect(avatar().getByRole('button', { name: 'Save colors' })).toBeDisabled();
    await user.click(avatar().getByRole('radio', { name: 'White, Navy, Orange' }));
    const [preview] = avatar().getAllByText('DW');
    expect(preview).toHaveStyle({ backgroundColor: '#FFFFFF', color: '#002244' });
    await press('Save colors', avatar());
    expect(await screen.findByText('Avatar updated')).toBeVisible();
    expect(inputs).toEqual([{ avatarType: 'WHITE_NAVY_ORANGE' }]);
    expect(within(screen.getByRole('button', { name: /^Account of/ })).getByText('DW')).toHaveStyle(
      {
        backgroundColor: '#FFFFFF',
      },
    );
  });

  test('a refusal is shown, and the choice stays', async () => {
    await openProfile({ updateAvatar: refuse('boom', 'INTERNAL_SERVER_ERROR') });
    await user.click(avatar().getByRole('radio', { name: 'Orange, Navy' }));
    await press('Save colors', avatar());
    expect(await screen.findByText('Failed to update avatar')).toBeVisible();
    expect(avatar().getByRole('radio', { name: 'Orange, Navy' })).toBeChecked();
  });

  test('a picture is cropped, sent, shown, and removed', async () => {
    URL.createObjectURL = () => 'blob:me';
    URL.revokeObjectURL = () => undefined;
    const avatarUrl = '/uploads/avatar-1.jpg';
    const sent = interceptForms(() => ({
      data: { uploadAvatar: { user: { ...dana, avatarUrl } } },
    }));
    await openProfile({ removeAvatar: { user: dana } });
    await press('Upload a picture', avatar());
    const dialog = within(await screen.findByRole('dialog', { name: 'Your picture' }));
    await user.upload(
      dialog.getByLabelText('Picture'),
      new File(['x'], 'me.png', { type: 'image/png' }),
    );
    expect(dialog.getByRole('slider', { name: /^Zoom/ })).toHaveAttribute('min', '1');
    await press('Save picture', dialog);
    expect(await screen.findByText('Avatar updated')).toBeVisible();
    expect(sent[0]!.variables).toEqual({ image: null, crop: '{"x":50,"y":50,"scale":1}' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: /^Account of/ }).querySelector('img'),
    ).toHaveAttribute('src', avatarUrl);

    await press('Remove picture', avatar());
    const confirm = within(await screen.findByRole('alertdialog'));
    await press('Remove picture', confirm);
    expect(await screen.findByText('Picture removed')).toBeVisible();
    expect(avatar().queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  });

  test('what is no picture is refused before it is sent', async () => {
    await openProfile();
    await press('Upload a picture', avatar());
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['x'], 'me.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText('Picture'), file);
    expect(
      await dialog.findByText('Please upload a valid image file (JPG, PNG, GIF, or WebP)'),
    ).toBeVisible();
  });
});

describe('devices', () => {
  const devices = () => card('Your devices');

  test('one is signed out after a question that names it', async () => {
    const ended: unknown[] = [];
    let list = [HERE, PHONE];
    await openProfile({
      ownSessions: () => list,
      endSession: ({ input: { id } }: { input: { id: number } }) => {
        ended.push(id);
        list = [HERE];
        return { deletedId: 1 };
      },
    });
    expect(devices().getByText('This device')).toBeVisible();
    expect(devices().queryByRole('button', { name: /all other/ })).not.toBeInTheDocument();
    await press('Sign out Safari on iPhone', devices());
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Sign out Safari on iPhone?' }),
    );
    await press('Sign out', dialog);
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeVisible();
    expect(ended).toEqual([2]);
  });

  test('all others are signed out at once', async () => {
    let list = [HERE, PHONE, UNKNOWN];
    await openProfile({
      ownSessions: () => list,
      endOtherSessions: () => {
        list = [HERE];
        return { ended: 2 };
      },
    });
    expect(devices().getByText('Unknown device')).toBeVisible();
    await press('Sign out all other devices', devices());
    const dialog = within(await screen.findByRole('alertdialog'));
    await press('Sign out all others', dialog);
    expect(await screen.findByText('Signed out everywhere else')).toBeVisible();
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeVisible();
  });

  test('a list that can’t be had offers another try', async () => {
    let fails = true;
    await openProfile({
      ownSessions: () => {
        if (fails) throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
        return [HERE];
      },
    });
    expect(devices().getByText('We couldn’t load your devices.')).toBeVisible();
    fails = false;
    await press('Retry', devices());
    expect(await devices().findByText('Firefox on Linux')).toBeVisible();
  });
});

describe('the export', () => {
  const answer = (response: object) => {
    globalThis.fetch = jest.fn(() => Promise.resolve(response as Response));
  };
  const { fetch } = globalThis;
  afterEach(() => void (globalThis.fetch = fetch));

  test('is saved as a file', async () => {
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    URL.createObjectURL = () => 'blob:zip';
    answer({ ok: true, blob: () => Promise.resolve(new Blob(['zip'])) });
    await openProfile();
    await press('Download your data');
    await waitFor(() => expect(names).toEqual(['my-data.zip']));
    click.mockRestore();
  });

  test('a refusal is shown in the server’s words', async () => {
    const message = 'Too many attempts. Please try again in 60 minutes.';
    answer({ ok: false, status: 429, json: () => Promise.resolve({ message }) });
    await openProfile();
    await press('Download your data');
    expect(await screen.findByText('Download Failed')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });
});

describe('deleting the account', () => {
  const card_ = () => card('Delete account');
  const openDialog = async () => {
    await press('Delete account', card_());
    return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  };

  test('takes the password, signs out, and leads home', async () => {
    const passwords: unknown[] = [];
    await openProfile({
      deleteOwnAccount: ({ input: { proof } }: { input: { proof: IdentityProof } }) => ({
        isDeleted: passwords.push(proof.currentPassword) > 0,
      }),
    });
    const dialog = await openDialog();
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await write('Your password', 'mile high', dialog);
    await press('Delete my account', dialog);
    expect(await screen.findByText('at home')).toBeVisible();
    expect(await screen.findByText('Account deleted')).toBeVisible();
    expect(screen.getByText('signed out')).toBeVisible();
    expect([passwords, stored()]).toEqual([['mile high'], null]);
  });

  test('a wrong password is said in the dialog, which stays', async () => {
    await openProfile({
      deleteOwnAccount: refuse('Current password is incorrect', 'BAD_USER_INPUT'),
    });
    const dialog = await openDialog();
    await write('Your password', 'wrong', dialog);
    await press('Delete my account', dialog);
    expect(await screen.findByText('Failed to delete account')).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
      'Current password is incorrect',
    );
    expect(stored()).toMatchObject({ id: 7 });
  });

  test('an admin sees that admins can’t be deleted, and sees the badge of one', async () => {
    await openProfile({}, { ...dana, isAdmin: true, isMvp: true });
    expect(card_().getByText('Admin accounts cannot be deleted.')).toBeVisible();
    expect(card_().queryByRole('button')).not.toBeInTheDocument();
    expect(card('Current information').getByText('MVP')).toBeVisible();
    expect(card('Current information').getByText('Admin')).toBeVisible();
  });
});

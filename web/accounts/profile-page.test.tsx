import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { dana, stored } from '../testing/auth-page.tsx';
import { card, openProfile, press, user, write } from '../testing/profile.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('signed out, the page is denied, with the ways home and in', async () => {
  await openProfile({}, null);
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText('You must be signed in to view this page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/home');
  await press('Sign In');
  expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
});

describe('edit profile', () => {
  const edit = () => card('Edit profile');

  test('offers 32 teams and 12 countries, and besides them the one the member has', async () => {
    const { unmount } = await openProfile();
    const options = (label: string) => edit().getByLabelText<HTMLSelectElement>(label).options;
    expect(options('Favorite Team')).toHaveLength(32);
    expect([options('Country').length, options('Country')[11]?.text]).toEqual([12, 'Other']);
    unmount();
    await openProfile({}, { ...dana, country: 'Armenia' });
    expect(options('Country')).toHaveLength(13);
    expect(edit().getByLabelText('Country')).toHaveValue('Armenia');
  });

  test('saves what was changed; the header and the card above follow at once', async () => {
    const inputs: unknown[] = [];
    await openProfile({
      updateProfile: ({ input }: { input: object }) => {
        inputs.push({ ...input });
        return { user: { ...dana, ...input } };
      },
    });
    await write('Name', '  Dana W. ', edit());
    await write('Bio (optional)', 'South stands', edit());
    await user.selectOptions(edit().getByLabelText('Country'), 'Mexico');
    await press('Save changes', edit());
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(inputs).toEqual([
      {
        name: 'Dana W.',
        email: 'dana@example.org',
        bio: 'South stands',
        favoriteTeam: 'Denver Broncos',
        country: 'Mexico',
      },
    ]);
    expect(screen.getByRole('button', { name: 'Account of Dana W.' })).toBeVisible();
    expect(card('Current information').getByText('South stands')).toBeVisible();
    expect(stored()).toMatchObject({ country: 'Mexico' });
    expect(edit().queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });

  test.each([
    ['Name', ' ', 'Name is required'],
    ['Email', ' ', 'E-mail is required'],
    ['Email', 'dana', 'Please enter a valid e-mail address'],
  ])('%s as %j is refused beside the field', async (label, text, message) => {
    const { asked } = await openProfile();
    await write(label, text, edit());
    await press('Save changes', edit());
    expect(await edit().findByText(message)).toBeVisible();
    expect(edit().getByLabelText(label)).toHaveFocus();
    expect(asked.UpdateProfile).toBeUndefined();
  });

  test('a taken e-mail is said beside the field, and nothing typed is lost', async () => {
    const message = 'An account with that e-mail already exists';
    await openProfile({
      updateProfile: () => {
        throw new GraphQLError(message, {
          extensions: { code: 'CONFLICT', fields: { email: message } },
        });
      },
    });
    await write('Email', 'taken@example.org', edit());
    await press('Save changes', edit());
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(edit().getByLabelText('Email')).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
    expect(edit().getByLabelText('Email')).toHaveValue('taken@example.org');
  });

  test('what was typed stays when the account changes beside it', async () => {
    await openProfile({ updateAvatar: { user: { ...dana, avatarType: 'ORANGE_NAVY' } } });
    await write('Name', 'Half ty', edit());
    await user.click(card('Avatar').getByRole('radio', { name: 'Orange, Navy' }));
    await user.click(screen.getByText('Save colors'));
    expect(await screen.findByText('Avatar updated')).toBeVisible();
    expect(edit().getByLabelText('Name')).toHaveValue('Half ty');
  });

  test('what was typed is there after a reload, beside news from elsewhere, until it is discarded', async () => {
    const { unmount } = await openProfile();
    await write('Name', 'Half ty', edit());
    unmount();
    await openProfile({ restoreSession: { user: { ...dana, bio: 'From the phone' } } });
    const bio = edit().getByLabelText('Bio (optional)');
    await waitFor(() => expect(bio).toHaveValue('From the phone'));
    expect(edit().getByLabelText('Name')).toHaveValue('Half ty');
    await user.click(edit().getByText('Discard changes'));
    expect(edit().getByLabelText('Name')).toHaveValue('Dana Whitfield');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('change password', () => {
  const password = () => card('Change password');
  async function change(current: string, next: string, again = next) {
    for (const [label, text] of [
      ['Current Password', current],
      ['New Password', next],
      ['Confirm New Password', again],
    ] as const)
      if (text) await write(label, text, password());
    await press('Change password', password());
  }

  test.each([
    ['orange7', 'orange8', "Passwords don't match", 'Please make sure your new passwords match.'],
    ['abc', 'abd', "Passwords don't match", 'Please make sure your new passwords match.'],
    ['orang', 'orang', 'Password too short', 'Password must be at least 6 characters long.'],
  ])('%s and %s: %s', async (next, again, title, text) => {
    const { asked } = await openProfile();
    await change('mile high', next, again);
    expect(await screen.findByText(title)).toBeVisible();
    expect(password().getByText(text)).toBeVisible();
    expect(asked.ChangePassword).toBeUndefined();
  });

  test('the wrong current password is said beside it', async () => {
    const message = 'Current password is incorrect';
    await openProfile({
      changePassword: () => {
        throw new GraphQLError(message, {
          extensions: { code: 'BAD_USER_INPUT', fields: { currentPassword: message } },
        });
      },
    });
    await change('wrong', 'orange7');
    expect(await screen.findByText('Failed to change password')).toBeVisible();
    expect(password().getByLabelText('Current Password')).toHaveAccessibleDescription(message);
    expect(password().getByLabelText('Current Password')).toHaveFocus();
    expect(password().getByLabelText('New Password')).toHaveValue('orange7');
  });

  test('a new password says that other devices were signed out, and their list is refetched', async () => {
    const { asked } = await openProfile({ changePassword: { isChanged: true } });
    await change('mile high', 'orange7');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(
      screen.getByText('Your other devices were signed out and your API tokens revoked.'),
    ).toBeVisible();
    await waitFor(() => expect(asked.OwnSessions).toBe(2));
    expect(password().getByLabelText('New Password')).toHaveValue('');
  });

  test('a forgotten password needs the account’s e-mail, and gets the same message as elsewhere', async () => {
    const message = 'If an account with that e-mail exists, we have sent instructions.';
    const emails: string[] = [];
    const { unmount } = await openProfile({
      requestPasswordReset: ({ input: { email } }: { input: { email: string } }) => {
        emails.push(email);
        return { request: { message } };
      },
    });
    await press('Forgot password?');
    expect(await screen.findByText(message)).toBeVisible();
    expect(emails).toEqual(['dana@example.org']);
    unmount();
    await openProfile({}, { ...dana, email: null });
    await press('Forgot password?');
    expect(await screen.findByText('Unable to retrieve your e-mail address')).toBeVisible();
  });
});

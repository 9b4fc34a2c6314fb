import { expect, test } from '@jest/globals';
import { ACCOUNT_NOTICES } from './account-texts.ts';
import {
  changePasswordForm,
  emailKey,
  resetPasswordForm,
  signInInput,
  signUpForm,
  signUpInput,
  updateProfileInput,
} from './accounts.ts';
import { AVATAR_TYPES, initialsOf, paletteOf } from './avatars.ts';
import { COUNTRIES } from './countries.ts';
import { nameOf } from '../enum-names.ts';
import { TEAMS } from '../games/teams.ts';

const form = {
  name: 'Pat',
  email: 'pat@example.org',
  password: 'sunday night',
  confirmPassword: 'sunday night',
};

interface Shape {
  safeParse(value: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

const complaints = (shape: Shape, value: unknown) =>
  shape
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('the lists have what the screens show first', () => {
  expect(TEAMS).toHaveLength(32);
  expect(TEAMS[0]).toBe('Denver Broncos');
  expect(TEAMS.slice(1)).toEqual([...TEAMS.slice(1)].sort());
  expect(COUNTRIES[0]).toBe('United States');
  expect(COUNTRIES.slice(1, -1)).toEqual([...COUNTRIES.slice(1, -1)].sort());
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
});

test('the sign-up form wants all fields, a password of six and its repetition', () => {
  expect(complaints(signUpForm, form)).toEqual([]);
  expect(complaints(signUpForm, { ...form, confirmPassword: 'saturday' })).toEqual([
    'confirmPassword: Passwords do not match',
  ]);
  expect(complaints(signUpForm, { ...form, password: '12345', confirmPassword: '12345' })).toEqual([
    'password: Password must be at least 6 characters',
  ]);
  expect(complaints(signUpInput, { name: '', email: ' ', password: '' })).toEqual([
    'name: All fields are required',
    'email: All fields are required',
    'password: All fields are required',
  ]);
});

test('what the sign-up form adds is not sent on', () => {
  expect(signUpInput.parse({ ...form, isAdmin: true })).toEqual({
    name: 'Pat',
    email: 'pat@example.org',
    password: 'sunday night',
    favoriteTeam: 'Denver Broncos',
    country: 'United States',
  });
});

test('signing in refuses only what can be no account', () => {
  expect(complaints(signInInput, { email: 'anything', password: ' ' })).toEqual([]);
  expect(complaints(signInInput, { email: '', password: 'x' })).toEqual([
    'email: Email and password are required',
  ]);
});

test('the password forms speak with the words of their notices', () => {
  expect(complaints(resetPasswordForm, { newPassword: '123', confirmPassword: '123' })).toEqual([
    `newPassword: ${ACCOUNT_NOTICES.resetTooShort.text}`,
  ]);
  expect(
    complaints(resetPasswordForm, { newPassword: '123456', confirmPassword: '1234567' }),
  ).toEqual([`confirmPassword: ${ACCOUNT_NOTICES.resetDiffer.text}`]);
  expect(
    complaints(changePasswordForm, {
      currentPassword: 'x',
      newPassword: '123456',
      confirmPassword: '',
    }),
  ).toEqual([`confirmPassword: ${ACCOUNT_NOTICES.changeDiffer.text}`]);
});

test('an empty bio is taken away, an absent one stays', () => {
  const profile = { name: 'Pat', email: 'pat@example.org' };
  expect(updateProfileInput.parse({ ...profile, bio: ' ' }).bio).toBeNull();
  expect(updateProfileInput.parse(profile).bio).toBeUndefined();
  expect(updateProfileInput.parse({ ...profile, country: null }).country).toBeUndefined();
});

test('e-mails are equal ignoring case', () => {
  expect(emailKey(' Pat@Example.ORG ')).toBe('pat@example.org');
});

test.each([
  ['Pat Bowlen', 'PB'],
  ['  john   albert elway ', 'JE'],
  ['Von', 'V'],
  ['🐴 Thunder', '🐴T'],
  [' ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('every avatar type has a palette; unknown words look like the default', () => {
  expect(AVATAR_TYPES).toHaveLength(7);
  for (const avatarType of AVATAR_TYPES) expect(paletteOf(nameOf(avatarType)).id).toBe(avatarType);
  expect(paletteOf('raiders-black').id).toBe('default');
});

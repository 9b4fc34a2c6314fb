import * as z from 'zod/mini';
import { PROFILE_REFUSALS } from '../refusals/profile.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { sayingFrom } from '../refusals/said.ts';
import { BIO_MAXIMUM, NAME_MAXIMUM, PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from './account-limits.ts';
import { ACCOUNT_NOTICES, ACCOUNT_TEXTS } from './account-texts.ts';
import { AVATAR_TYPES, type AvatarType } from './avatars.ts';
import { isBlank } from '../blank.ts';
import { DEFAULT_COUNTRY } from './countries.ts';
import { EMAIL_MAXIMUM, requiredEmail as email } from './email.ts';
import { OWN_PICTURE } from '../photos/images.ts';
import { factorCode, passkeyResponse } from './second-factor-shape.ts';
import { DEFAULT_TEAM, TEAMS } from '../games/teams.ts';
import { ODD_CHARACTERS, requiredLine, requiredText } from '../text.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...PROFILE_REFUSALS });

/** What anybody may know about a member. */
export interface PublicUserView {
  readonly id: number;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly avatarType: AvatarType;
  readonly favoriteTeam: string;
  readonly isAdmin: boolean;
  readonly isMvp: boolean;
}

/** An account. What follows the public part is null for anybody but the member and admins. */
export interface UserView<Instant = string> extends PublicUserView {
  readonly isModerator: boolean;
  readonly isHost: boolean;
  readonly email: string | null;
  readonly country: string | null;
  readonly bio: string | null;
  /** ISO 8601 in JSON, a Date on the server. */
  readonly createdAt: Instant | null;
}

/** The member's address, and what it is good for. */
export interface OwnEmailView {
  readonly email: string;
  /** They have used the link that was mailed to it. */
  readonly isProven: boolean;
  /** Where links go that reset the password. */
  readonly resetsGoTo: string;
}

/** One signed-in browser, as its owner sees it. */
export interface OwnSessionView<Instant = string> {
  readonly id: number;
  /** E.g. `Firefox on Linux`; null when the browser is unknown. */
  readonly device: string | null;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

/** Hardly anybody has more browsers; those used last are shown. */
export const OWN_SESSIONS_LIMIT = 50;

const RESET_TOKEN_MAXIMUM = 128;

/** Two spellings of one address have one key: spaces around it and letter case don't count. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** Every character of a password counts, NUL and blanks included; it is never trimmed. */
const anyPassword = (required: string) =>
  z.string(required).check(
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(PASSWORD_MAXIMUM, { error: ACCOUNT_TEXTS.passwordLong, abort: true }),
    // Lone surrogates all become the same replacement character in UTF-8, so they would not count.
    z.refine((value) => value.isWellFormed(), ODD_CHARACTERS),
  );

const newPassword = (required: string, tooShort: string) =>
  anyPassword(required).check(z.minLength(PASSWORD_MINIMUM, tooShort));

const name = requiredLine({
  max: NAME_MAXIMUM,
  blank: ACCOUNT_TEXTS.allRequired,
  tooLong: ACCOUNT_TEXTS.nameTooLong,
});
const favoriteTeam = z.enum(TEAMS, said('account.unknownTeam'));
/** The lists of countries are offers, not a rule: the screens offer different ones. */
const country = requiredLine({
  max: 60,
  blank: ACCOUNT_TEXTS.allRequired,
  tooLong: said('account.countryTooLong'),
});
const avatarType = z.enum(AVATAR_TYPES, said('account.unknownAvatar'));

export const signUpInput = z.object({
  name,
  email: email(ACCOUNT_TEXTS.allRequired),
  password: newPassword(ACCOUNT_TEXTS.allRequired, ACCOUNT_TEXTS.passwordShort),
  favoriteTeam: z.pipe(
    z.nullish(favoriteTeam),
    z.transform((team) => team ?? DEFAULT_TEAM),
  ),
  country: z.pipe(
    z.nullish(country),
    z.transform((chosen) => chosen ?? DEFAULT_COUNTRY),
  ),
});
export type SignUpInput = z.input<typeof signUpInput>;

const matches = <Field extends string>(field: Field, error: string) =>
  z.refine<Record<Field | 'confirmPassword', string>>(
    (form) => form[field] === form.confirmPassword,
    {
      error,
      path: ['confirmPassword'],
    },
  );

/** The sign-up form: what is sent, and the confirmation that stays in the browser. */
export const signUpForm = z
  .extend(signUpInput, { confirmPassword: z.string(ACCOUNT_TEXTS.allRequired) })
  .check(matches('password', ACCOUNT_TEXTS.passwordsDiffer));
export type SignUpForm = z.input<typeof signUpForm>;

/** Only what could never be an account is refused here; everything else gets "Invalid email or password". */
export const signInInput = z.object({
  email: z.string(ACCOUNT_TEXTS.signInRequired).check(
    z.trim(),
    z.minLength(1, { error: ACCOUNT_TEXTS.signInRequired, abort: true }),
    z.maxLength(EMAIL_MAXIMUM, ACCOUNT_TEXTS.emailInvalid),
    // The database can't store NUL.
    z.refine((value) => !value.includes('\0'), ACCOUNT_TEXTS.emailInvalid),
  ),
  password: anyPassword(ACCOUNT_TEXTS.signInRequired),
});
export type SignInInput = z.input<typeof signInInput>;

export const forgotPasswordInput = z.object({ email: email(ACCOUNT_TEXTS.emailRequired) });

const resetPassword = newPassword(
  ACCOUNT_NOTICES.resetTooShort.text,
  ACCOUNT_NOTICES.resetTooShort.text,
);

export const resetPasswordInput = z.object({
  token: z
    .string(ACCOUNT_NOTICES.resetFailed.text)
    .check(
      z.minLength(1, { error: ACCOUNT_NOTICES.resetFailed.text, abort: true }),
      z.maxLength(RESET_TOKEN_MAXIMUM, ACCOUNT_NOTICES.resetFailed.text),
    ),
  newPassword: resetPassword,
});
export type ResetPasswordInput = z.input<typeof resetPasswordInput>;

/** Messages are the texts of ACCOUNT_NOTICES.resetTooShort and .resetDiffer; their titles are there. */
export const resetPasswordForm = z
  .object({
    newPassword: resetPassword,
    confirmPassword: z.string(ACCOUNT_NOTICES.resetDiffer.text),
  })
  .check(matches('newPassword', ACCOUNT_NOTICES.resetDiffer.text));

const currentPassword = anyPassword(ACCOUNT_TEXTS.currentPasswordRequired);
const changedPassword = newPassword(
  ACCOUNT_NOTICES.changeTooShort.text,
  ACCOUNT_NOTICES.changeTooShort.text,
);

export const changePasswordInput = z.object({ currentPassword, newPassword: changedPassword });
export type ChangePasswordInput = z.input<typeof changePasswordInput>;

/** Messages are the texts of ACCOUNT_NOTICES.changeTooShort and .changeDiffer. */
export const changePasswordForm = z
  .extend(changePasswordInput, { confirmPassword: z.string(ACCOUNT_NOTICES.changeDiffer.text) })
  .check(matches('newPassword', ACCOUNT_NOTICES.changeDiffer.text));

/** What shows that the member acts, not a person who found their browser open. */
export const identityProof = z
  .object({
    currentPassword: z.nullish(currentPassword),
    passkey: z.nullish(passkeyResponse),
    code: z.nullish(factorCode),
  })
  .check(
    z.refine(({ currentPassword, passkey, code }) => currentPassword ?? passkey ?? code, {
      error: ACCOUNT_TEXTS.currentPasswordRequired,
      path: ['currentPassword'],
    }),
  );
/** One of them will do. From outside a field may be missing; the shape says what is needed. */
export interface IdentityProof {
  readonly currentPassword?: string | null | undefined;
  /** JSON of the browser's response to a challenge. */
  readonly passkey?: string | null | undefined;
  /** Of the authenticator app. */
  readonly code?: string | null | undefined;
}

export const updateAvatarInput = z.object({ avatarType });
export type UpdateAvatarInput = z.input<typeof updateAvatarInput>;

const OWN = new RegExp(OWN_PICTURE);
/** Whether it is the address of a picture elsewhere, which the server fetches. */
export const isElsewhere = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:';
const isOwnOrHttps = (value: string) => OWN.test(value) || isElsewhere(value);

/** An empty text takes the value away; an absent field leaves it as it is. */
const removable = <Shape extends z.ZodMiniType<string, string>>(shape: Shape) =>
  z.optional(
    z.pipe(
      z.transform((value: string | null) =>
        typeof value === 'string' && isBlank(value) ? null : value,
      ),
      z.nullable(shape),
    ),
  );

/** Null means absent: the value stays. */
const unchanged = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.pipe(
    z.nullish(shape),
    z.transform((value) => value ?? undefined),
  );

export const updateProfileInput = z.object({
  name: requiredLine({
    max: NAME_MAXIMUM,
    blank: ACCOUNT_TEXTS.nameRequired,
    tooLong: ACCOUNT_TEXTS.nameTooLong,
  }),
  email: email(ACCOUNT_TEXTS.emailRequired),
  bio: removable(
    requiredText({
      max: BIO_MAXIMUM,
      blank: said('account.bioBlank'),
      tooLong: said('account.bioTooLong', { max: BIO_MAXIMUM }),
    }),
  ),
  favoriteTeam: unchanged(favoriteTeam),
  country: unchanged(country),
  avatarUrl: removable(
    requiredLine({
      max: 2000,
      blank: said('account.avatarInvalid'),
      tooLong: said('account.avatarTooLong'),
    }).check(z.refine(isOwnOrHttps, said('account.avatarNotHttps'))),
  ),
  avatarType: unchanged(avatarType),
});
export type UpdateProfileInput = z.input<typeof updateProfileInput>;

/** What an admin corrects of a member. What is left out stays. */
export const correctUserInput = z.object({
  name: unchanged(updateProfileInput.shape.name),
  email: unchanged(updateProfileInput.shape.email),
});
export type CorrectUserInput = z.input<typeof correctUserInput>;

import { updateAvatarInput } from '../../../schema/accounts/accounts.ts';
import { nameOf } from '../../../schema/enum-names.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestUserFragment } from '../../gql/graphql.ts';
import { found, id, optionalText, type RestRequest, row, text } from '../row.ts';
import { userJson } from './user-json.ts';

graphql(/* GraphQL */ `
  fragment RestUser on User {
    id
    name
    email
    favoriteTeam
    country
    isAdmin
    isMvp
    avatarUrl
    avatarType
    bio
    createdAt
  }
`);

/** The avatar type's name in the graph. A word that it can't name is refused in the words of the shape. */
const avatarTypeOf = ({ avatarType }: RestRequest['body']) =>
  nameOf(updateAvatarInput.parse({ avatarType }).avatarType);

/** Private fields are left out where they aren't shown, instead of being null. */
export function jsonOf({ email, country, bio, createdAt, ...user }: RestUserFragment) {
  const shown = userJson(user);
  return email === null ? shown : { ...shown, email, country, bio, createdAt };
}

/** Sign-up, sign-in, passwords and profiles. The session's cookie is set and taken away by the operations. */
export const accountsRows = [
  row({
    method: 'post',
    path: '/api/auth/signup',
    operation: graphql(/* GraphQL */ `
      mutation RestSignUp($input: SignUpInput!) {
        signUp(input: $input) {
          user {
            ...RestUser
          }
        }
      }
    `),
    variables: ({ body }) => ({
      input: {
        name: text(body.name, 'name'),
        email: text(body.email, 'email'),
        password: text(body.password, 'password'),
        favoriteTeam: optionalText(body.favoriteTeam, 'favoriteTeam'),
        country: optionalText(body.country, 'country'),
      },
    }),
    reply: (data) => jsonOf(data.signUp!.user),
  }),
  row({
    method: 'post',
    path: '/api/auth/login',
    operation: graphql(/* GraphQL */ `
      mutation RestSignIn($input: SignInInput!) {
        signIn(input: $input) {
          user {
            ...RestUser
          }
        }
      }
    `),
    variables: ({ body }) => ({
      input: { email: text(body.email, 'email'), password: text(body.password, 'password') },
    }),
    reply: (data) => jsonOf(data.signIn!.user),
  }),
  row({
    method: 'post',
    path: '/api/auth/logout',
    operation: graphql(/* GraphQL */ `
      mutation RestSignOut {
        signOut {
          isSignedOut
        }
      }
    `),
    reply: () => ({ message: 'Signed out' }),
  }),
  row({
    method: 'post',
    path: '/api/auth/restore-session',
    operation: graphql(/* GraphQL */ `
      mutation RestRestoreSession($userId: Int) {
        restoreSession(input: { userId: $userId }) {
          user {
            ...RestUser
          }
        }
      }
    `),
    variables: ({ body }) => ({ userId: body.userId == null ? null : id(body.userId, 'userId') }),
    reply: (data) => jsonOf(data.restoreSession!.user),
    checksIdentity: true,
  }),
  row({
    method: 'post',
    path: '/api/auth/forgot-password',
    operation: graphql(/* GraphQL */ `
      mutation RestForgotPassword($email: String!) {
        requestPasswordReset(input: { email: $email }) {
          request {
            message
          }
        }
      }
    `),
    variables: ({ body }) => ({ email: text(body.email, 'email') }),
    reply: (data) => data.requestPasswordReset?.request,
  }),
  row({
    method: 'post',
    path: '/api/auth/reset-password',
    operation: graphql(/* GraphQL */ `
      mutation RestResetPassword($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          isChanged
        }
      }
    `),
    variables: ({ body }) => ({
      input: {
        token: text(body.token, 'token'),
        newPassword: text(body.newPassword, 'newPassword'),
      },
    }),
    reply: () => ({ message: 'Password Reset Successful' }),
  }),
  row({
    method: 'get',
    path: '/api/users/:id',
    operation: graphql(/* GraphQL */ `
      query RestUserById($id: Int!) {
        user(id: $id) {
          ...RestUser
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => jsonOf(found(data.user, 'account.unknown')),
  }),
  row({
    method: 'put',
    path: '/api/users/:id',
    isOwn: true,
    operation: graphql(/* GraphQL */ `
      mutation RestUpdateAvatar($input: UpdateAvatarInput!) {
        updateAvatar(input: $input) {
          user {
            ...RestUser
          }
        }
      }
    `),
    variables: ({ params, body }) => ({
      input: { userId: id(params.id), avatarType: avatarTypeOf(body) },
    }),
    reply: (data) => jsonOf(data.updateAvatar!.user),
  }),
  row({
    method: 'put',
    path: '/api/users/:id/profile',
    isOwn: true,
    operation: graphql(/* GraphQL */ `
      mutation RestUpdateProfile($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          user {
            ...RestUser
          }
        }
      }
    `),
    variables: ({ params, body }) => ({
      input: {
        userId: id(params.id),
        name: text(body.name, 'name'),
        email: text(body.email, 'email'),
        bio: optionalText(body.bio, 'bio'),
        favoriteTeam: optionalText(body.favoriteTeam, 'favoriteTeam'),
        country: optionalText(body.country, 'country'),
        avatarUrl: optionalText(body.avatarUrl, 'avatarUrl'),
        avatarType: body.avatarType == null ? undefined : avatarTypeOf(body),
      },
    }),
    reply: (data) => jsonOf(data.updateProfile!.user),
  }),
  row({
    method: 'put',
    path: '/api/users/:id/password',
    operation: graphql(/* GraphQL */ `
      mutation RestChangePassword($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          isChanged
        }
      }
    `),
    variables: ({ params, body }) => ({
      input: {
        userId: id(params.id),
        currentPassword: text(body.currentPassword, 'currentPassword'),
        newPassword: text(body.newPassword, 'newPassword'),
      },
    }),
    reply: () => ({ message: 'Password changed' }),
  }),
];

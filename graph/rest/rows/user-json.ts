import { AVATAR_TYPES, type AvatarType } from '../../../schema/accounts/avatars.ts';
import { wordIn } from '../../../schema/enum-names.ts';
import type { AvatarType as AvatarTypeName } from '../../gql/graphql.ts';

interface Named {
  readonly avatarType: AvatarTypeName;
}

/** A member as the paths write one: with the documents' word for the avatar's colors. */
export const userJson = <User extends Named>(
  user: User,
): Omit<User, 'avatarType'> & { readonly avatarType: AvatarType } => ({
  ...user,
  avatarType: wordIn(AVATAR_TYPES, user.avatarType),
});

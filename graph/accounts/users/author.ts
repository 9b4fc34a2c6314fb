import { expressionBuilder, type RawBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { PublicUserView } from '../../../schema/accounts/accounts.ts';
import type { Tables } from '../../core/database/tables.ts';

const { ref } = expressionBuilder<{ u: Tables['users'] }, 'u'>();

/** Of a user `u` what others may know, as one JSON column. */
export const AUTHOR: RawBuilder<PublicUserView> = jsonBuildObject({
  id: ref('u.id'),
  name: ref('u.name'),
  avatarUrl: ref('u.avatarUrl'),
  avatarType: ref('u.avatarType'),
  favoriteTeam: ref('u.favoriteTeam'),
  isAdmin: ref('u.isAdmin'),
  isMvp: ref('u.isMvp'),
});

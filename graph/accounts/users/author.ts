import { type Expression, expressionBuilder, type RawBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { PublicUserView } from '../../../schema/accounts/accounts.ts';
import type { Tables } from '../../core/database/tables.ts';

const { ref } = expressionBuilder<{ u: Tables['users'] }, 'u'>();
const { selectFrom } = expressionBuilder<Tables>();

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

/**
 * The user `u` with the id, to join laterally. In a plain join with a few new rows the planner may walk through all users
 * in the order of their ids: it expects new rows to come from those who wrote the old ones, and to end early.
 */
export const userWith = (id: Expression<number>) =>
  selectFrom('users').selectAll().where('users.id', '=', id).limit(1).as('u');

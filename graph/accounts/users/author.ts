import { type RawBuilder, sql } from 'kysely';
import type { PublicUserView } from '../../../schema/accounts/accounts.ts';

/** Of a user `u` what others may know, as one JSON column. */
export const AUTHOR: RawBuilder<PublicUserView> = sql`json_build_object('id', u.id, 'name', u.name, 'avatarUrl', u.avatar_url, 'avatarType', u.avatar_type,
    'favoriteTeam', u.favorite_team, 'isAdmin', u.is_admin, 'isMvp', u.is_mvp)`;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { AVATAR_TYPES } from '../../../schema/accounts/avatars.ts';
import type { ChosenOtherwise } from '../../../schema/inbox.ts';
import { OWN_PICTURE } from '../../../schema/photos/images.ts';
import { instant, stamped } from '../../core/database/columns.ts';
import { forgottenAddress } from '../../core/database/forgotten-address.ts';
import { tallied } from '../../core/database/tallied.ts';

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    /** As typed; unique ignoring case. Look it up by `lower(email)`, which is indexed. */
    email: p.text(),
    /** Argon2id hash. */
    password: p.text().hidden(),
    name: p.text(),
    /** Always the site's own copy: other people's browsers call it. */
    avatarUrl: p.text().nullable(),
    avatarType: p.enum(AVATAR_TYPES).default('default'),
    bio: p.text().nullable(),
    favoriteTeam: p.text().default('Denver Broncos'),
    country: p.text().default('United States'),
    isAdmin: p.boolean().default(false),
    isModerator: p.boolean().default(false),
    isHost: p.boolean().default(false),
    isMvp: p.boolean().default(false),
    /** Their public page shows others no more than their posts do. */
    isProfileHidden: p.boolean().default(false),
    /** What is later in their inbox is unread. */
    inboxReadUntil: instant().nullable(),
    /** What they chose otherwise than most; null for nothing. */
    inboxChoices: p.json<ChosenOtherwise>().nullable(),
    /** Until then no notifications are sent to them. */
    doNotDisturbUntil: instant().nullable(),
    /** SHA-256 of the token in the mail, in hex. */
    resetToken: p.text().nullable().hidden().unique(),
    resetTokenExpiry: instant().nullable().hidden(),
    /** The last proven address (at first that of the sign-up), while the present one is not proven. */
    recoveryEmail: p.text().nullable(),
    /** When the address that gets reset links was verified; null while none was. */
    emailProvenAt: instant().nullable(),
    /** When the password was last set by its owner or by a link; null: at the sign-up. */
    passwordSetAt: instant().nullable(),
    createdAt: stamped(),
  },
  checks: [{ name: 'users_avatar_url_check', expression: `avatar_url ~ '${OWN_PICTURE}'` }],
  indexes: [
    {
      name: 'users_email_unique',
      expression: (columns, table, name) =>
        `create unique index "${name}" on ${table} (lower(${columns.email}))`,
    },
    {
      name: 'users_recovery_email_index',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table} (lower(${columns.recoveryEmail})) where ${columns.recoveryEmail} is not null`,
    },
    { properties: ['createdAt', 'id'] },
    {
      // The name is included: without it the database does not choose an index-only scan.
      name: 'users_names_index',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table} (lower(${columns.name}), ${columns.id}) include (${columns.name})`,
    },
    {
      name: 'users_search_index',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table} using gin (lower(${columns.name} || ' ' || ${columns.email}) gin_trgm_ops)`,
    },
  ],
  triggers: [
    ...tallied({
      table: 'users',
      name: 'members',
      parts: ["'team:' || r.favorite_team", "'country:' || r.country"],
    }),
    forgottenAddress,
  ],
});
export type User = InferEntity<typeof User>;

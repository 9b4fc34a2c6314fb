import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { API_TOKEN_SCOPES } from '../../../schema/accounts/api-tokens.ts';
import { instant, stamped } from '../../core/database/columns.ts';
import { User } from '../users/user.entity.ts';

/** What lets a program act as a member. */
export const ApiToken = defineEntity({
  name: 'ApiToken',
  tableName: 'api_tokens',
  properties: {
    id: p.integer().primary(),
    /** SHA-256 of the whole token, in hex: a stolen table opens nothing. */
    tokenHash: p.text().unique().hidden(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    name: p.text(),
    scope: p.enum(API_TOKEN_SCOPES),
    /** The last characters of the token. */
    hint: p.text(),
    createdAt: stamped(),
    lastUsedAt: instant().nullable(),
  },
});
export type ApiToken = InferEntity<typeof ApiToken>;

import * as z from 'zod/mini';
import { API_TOKEN_NAME_MAXIMUM, API_TOKEN_SCOPES, API_TOKEN_TEXTS } from './api-tokens.ts';
import { requiredLine } from '../text.ts';

/** What one says of a new token. */
export const createApiTokenInput = z.object({
  name: requiredLine({
    max: API_TOKEN_NAME_MAXIMUM,
    blank: API_TOKEN_TEXTS.nameRequired,
    tooLong: API_TOKEN_TEXTS.nameTooLong,
  }),
  scope: z.enum(API_TOKEN_SCOPES, API_TOKEN_TEXTS.scopeUnknown),
});
export type CreateApiTokenInput = z.input<typeof createApiTokenInput>;

/**
 * Personal tokens with which third-party programs act as a member: named, shown once, revoked one by one.
 * capabilities.ts lists what they may call.
 */

/** What a token may do: queries and subscriptions, or mutations as well. */
export const API_TOKEN_SCOPES = ['read', 'write'] as const;
export type ApiTokenScope = (typeof API_TOKEN_SCOPES)[number];

/** What each token begins with, so that one that lies around is known for what it is. */
export const API_TOKEN_PREFIX = 'ow_';

export const API_TOKENS_LIMIT = 10;
export const API_TOKEN_NAME_MAXIMUM = 50;
/** How many characters of the end are stored to recognize a token by. */
export const API_TOKEN_HINT = 4;
/** A token unused for this long has expired. */
export const API_TOKEN_IDLE_DAYS = 365;

/** A token as its owner sees it, without its secret. */
export interface ApiTokenView<Instant = string> {
  readonly id: number;
  readonly name: string;
  readonly scope: ApiTokenScope;
  readonly hint: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
}

export const API_TOKEN_TEXTS = {
  nameRequired: 'Please give the token a name',
  nameTooLong: 'The name must be no more than 50 characters long',
  scopeUnknown: 'Please choose what the token may do',
  tooMany: 'You have 10 tokens, which is as many as there may be. Revoke one first.',
  gone: 'That token is no longer there.',
  browserOnly: 'API tokens are created in a browser that is signed in.',
  /** 401 for every fault of a token. */
  invalid: 'This API token is not valid: it is mistyped, was revoked, or has ended.',
  /** 401 for a header that holds something else than a bearer token. */
  noBearer: 'Send the token as “Authorization: Bearer ow_…”.',
  /** 403 for what no token may call. */
  notAllowed: 'API tokens are not allowed to do that.',
  /** 403 for a mutation. */
  needsWrite: 'This API token may only read. That takes a token with the scope write.',
} as const;

import type { ApiTokenUsageView } from './api-token-usage.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { sayingFrom } from '../refusals/said.ts';
import { TOKENS_REFUSALS } from '../refusals/tokens.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...TOKENS_REFUSALS });

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
  readonly usage: ApiTokenUsageView;
}

export const API_TOKEN_TEXTS = {
  nameRequired: said('token.nameMissing'),
  nameTooLong: said('input.shortNameTooLong', { max: API_TOKEN_NAME_MAXIMUM }),
  scopeUnknown: said('token.scope'),
  tooMany: said('token.tooMany', { max: API_TOKENS_LIMIT }),
  gone: said('token.gone'),
  browserOnly: said('token.browserOnly'),
  /** 401 for every fault of a token. */
  invalid: said('token.invalid'),
  /** 401 for a header with something else than a bearer token. */
  noBearer: said('token.noBearer'),
  /** 403 for what no token may call. */
  notAllowed: said('token.notAllowed'),
  /** 403 for a mutation. */
  needsWrite: said('token.needsWrite'),
} as const;

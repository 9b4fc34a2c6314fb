import { badInput, conflict, forbidden, notFound, signedOut } from './codes.ts';

/** API tokens. */
export const TOKENS_REFUSALS = {
  'token.nameMissing': badInput('Please give the token a name'),
  'token.scope': badInput('Please choose what the token may do'),
  'token.tooMany': conflict('You’ve reached the limit of {max} tokens. Revoke one first.'),
  'token.gone': notFound('That token is gone.'),
  'token.browserOnly': forbidden('API tokens are created in a browser that is signed in.'),
  'token.invalid': signedOut(
    'This API token is not valid: it is mistyped, was revoked, or has ended.',
  ),
  'token.noBearer': signedOut('Send the token as “Authorization: Bearer ow_…”.'),
  'token.notAllowed': forbidden('API tokens are not allowed to do that.'),
  'token.needsWrite': forbidden(
    'This API token may only read. That takes a token with the scope write.',
  ),
} as const;

import { Secret } from 'otpauth';
import { totpOf } from '../../accounts/factors/codes/totp-codes.ts';
import { authenticator } from './authenticator.ts';
import { type Answer, type Browser, browser } from '../browser.ts';
import { TEST_PASSWORD } from '../session.ts';
import type { Member, Site } from '../site.ts';

/** A response of the graph, as tests read it. */
export interface GraphResponse<Data> {
  readonly data: Data;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Sends an operation from a browser; `data` is its only root field, and what the payload of a mutation has. */
export async function ask<Data = unknown>(
  who: Browser,
  query: string,
  variables: object = {},
): Promise<GraphResponse<Data>> {
  const { body } = await who.post('/graphql', { query, variables });
  const { data, errors } = body as {
    data?: Record<string, Data> | null;
    errors?: { message: string; extensions: Record<string, unknown> }[];
  };
  const [error] = errors ?? [];
  const [result] = Object.values(data ?? {});
  const given = query.startsWith('mutation') ? Object.values(result ?? {})[0] : result;
  return {
    data: given as Data,
    code: error?.extensions.code as string | undefined,
    message: error?.message,
    extensions: error?.extensions ?? {},
  };
}

export const PROOF = { currentPassword: TEST_PASSWORD };

export const signInBy = (who: Browser, { email }: Pick<Member, 'email'>): Promise<Answer> =>
  who.post('/api/auth/login', { email, password: TEST_PASSWORD });

/** A browser in which the member, who has no second factor yet, is signed in. */
export async function signedIn(site: Site, member: Member): Promise<Browser> {
  const who = browser(site);
  await signInBy(who, member);
  return who;
}

export const FINISH = `mutation ($code: String!) { finishSignIn(input: { code: $code }) { user { id isAdmin } } }`;
export const START_TOTP = `mutation ($proof: IdentityProofInput!) { startTotp(input: { proof: $proof }) { setup { secret uri } } }`;
export const CONFIRM_TOTP = `mutation ($code: String!) { confirmTotp(input: { code: $code }) { factor { recoveryCodes } } }`;
export const NEW_PASSKEY = `mutation ($proof: IdentityProofInput!) { newPasskeyOptions(input: { proof: $proof }) { options } }`;
export const ADD_PASSKEY = `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { factor { recoveryCodes } } }`;
export const SIGN_IN_OPTIONS = `mutation { passkeySignInOptions { options } }`;
export const PASSKEY_SIGN_IN = `mutation ($response: String!) { signInWithPasskey(input: { response: $response }) { user { id isAdmin } } }`;
export const PROOF_OPTIONS = `mutation { identityProofOptions { options } }`;
export const PROVE = `mutation ($proof: IdentityProofInput!) { proveIdentity(input: { proof: $proof }) { isProven } }`;

/** The code that the app shows at the site's time. */
export const codeOf = (site: Site, secret: string) =>
  totpOf(Secret.fromBase32(secret)).generate({ timestamp: site.clock.now().getTime() });

/** Sets an authenticator app up. */
export async function withTotp(site: Site, who: Browser) {
  const { data } = await ask<{ secret: string; uri: string }>(who, START_TOTP, { proof: PROOF });
  const { secret, uri } = data;
  const confirmed = await ask<{ recoveryCodes: string[] | null }>(who, CONFIRM_TOTP, {
    code: codeOf(site, secret),
  });
  return { secret, uri, recoveryCodes: confirmed.data.recoveryCodes };
}

/** Adds a passkey; the device that has it. */
export async function withPasskey(site: Site, who: Browser, name = 'My phone') {
  const device = authenticator(site.server.url);
  const { data: options } = await ask<string>(who, NEW_PASSKEY, { proof: PROOF });
  const added = await ask<{ recoveryCodes: string[] | null }>(who, ADD_PASSKEY, {
    input: { name, response: device.create(options) },
  });
  return { device, recoveryCodes: added.data.recoveryCodes };
}

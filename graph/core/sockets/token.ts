import { bearerIn } from '../network/bearer.ts';
import type { SocketCaller } from './caller.ts';

type Payload = Readonly<Record<string, unknown>>;

/** Names under which other servers take a token. Taken silently, their callers would be visitors and wonder why. */
const ELSEWHERE = ['authtoken', 'token'];

/**
 * The caller with the token that it brought: that of the upgrade, else that of `connection_init`, where browsers have to
 * put it because they can't set headers. Undefined when there is a token, but not as `Bearer …`.
 */
export function callerWithToken(
  caller: SocketCaller,
  payload: Payload | undefined,
): SocketCaller | undefined {
  const bearer = bearerIn(caller.headers.authorization as string | undefined);
  if (bearer !== undefined) return bearer === '' ? undefined : caller;
  const authorization = given(payload, ['authorization']);
  if (authorization === undefined)
    return given(payload, ELSEWHERE) === undefined ? caller : undefined;
  if (typeof authorization !== 'string' || !bearerIn(authorization)) return undefined;
  return { ...caller, headers: { ...caller.headers, authorization } };
}

/** The first value under one of the (lower-case) names, in the payload or its `headers`; empty ones are none. */
function given(payload: Payload | undefined, names: readonly string[]): unknown {
  const headers = payload?.headers;
  const inside = headers && typeof headers === 'object' ? Object.entries(headers) : [];
  return [...Object.entries(payload ?? {}), ...inside].find(
    ([name, value]) => names.includes(name.toLowerCase()) && value !== null && value !== '',
  )?.[1];
}

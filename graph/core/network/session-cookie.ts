import { parseCookie, stringifySetCookie } from 'cookie';
import type { SessionCookie, TokenCookie } from '../context.ts';

/** The session, a sign-in that owes its second factor, and what a browser is known again by. */
const NAMES = { session: 'ow_session', pending: 'ow_sign_in', device: 'ow_device' } as const;
type Purpose = keyof typeof NAMES;

/** On https the `__Host-` prefix makes the browser refuse a cookie planted by a sibling host. */
export const cookieName = (isSecure: boolean, purpose: Purpose = 'session') =>
  isSecure ? `__Host-${NAMES[purpose]}` : NAMES[purpose];

/** The token that a Cookie header carries, if it has the form of one. */
export function tokenIn(
  header: string | undefined,
  isSecure: boolean,
  purpose: Purpose = 'session',
): string | undefined {
  const token = header ? parseCookie(header)[cookieName(isSecure, purpose)] : undefined;
  return token && /^[\w-]{22,128}$/.test(token) ? token : undefined;
}

interface HeaderSink {
  setHeader(name: string, value: string[]): unknown;
}

/** Writes the cookies of one HTTP response; for each of them the last value written counts. */
export function sessionCookie(
  header: string | undefined,
  response: HeaderSink,
  isSecure: boolean,
  now: () => Date,
): SessionCookie {
  const lines = new Map<Purpose, string>();
  // An age, not a date: the browser's clock needn't agree with the server's.
  const write = (purpose: Purpose, value: string, maxAge: number) => {
    lines.set(
      purpose,
      stringifySetCookie({
        name: cookieName(isSecure, purpose),
        value,
        maxAge,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        path: '/',
      }),
    );
    response.setHeader('Set-Cookie', [...lines.values()]);
  };
  const cookie = (purpose: Purpose): TokenCookie => ({
    token: tokenIn(header, isSecure, purpose),
    set: (token, expiresAt) =>
      write(purpose, token, Math.round((expiresAt.getTime() - now().getTime()) / 1000)),
    clear: () => write(purpose, '', 0),
  });
  return { ...cookie('session'), pending: cookie('pending'), device: cookie('device') };
}

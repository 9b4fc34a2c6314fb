import { parseCookie, stringifySetCookie } from 'cookie';
import type { SessionCookie } from './context.ts';

const NAME = 'ow_session';

/** On https the `__Host-` prefix makes the browser refuse a cookie planted by a sibling host. */
export const cookieName = (isSecure: boolean) => (isSecure ? `__Host-${NAME}` : NAME);

/** The session token that a Cookie header carries, if it has the form of one. */
export function tokenIn(header: string | undefined, isSecure: boolean): string | undefined {
  const token = header ? parseCookie(header)[cookieName(isSecure)] : undefined;
  return token && /^[\w-]{22,128}$/.test(token) ? token : undefined;
}

interface HeaderSink {
  setHeader(name: string, value: string): unknown;
}

/** Writes the session cookie of one HTTP answer, the only cookie there is: what is written last counts, and stands alone. */
export function sessionCookie(
  header: string | undefined,
  response: HeaderSink,
  isSecure: boolean,
  now: () => Date,
): SessionCookie {
  // An age, not a date: the browser's clock needn't agree with the server's.
  const write = (value: string, maxAge: number) => {
    response.setHeader(
      'Set-Cookie',
      stringifySetCookie({
        name: cookieName(isSecure),
        value,
        maxAge,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        path: '/',
      }),
    );
  };
  return {
    token: tokenIn(header, isSecure),
    set: (token, expiresAt) =>
      write(token, Math.round((expiresAt.getTime() - now().getTime()) / 1000)),
    clear: () => write('', 0),
  };
}

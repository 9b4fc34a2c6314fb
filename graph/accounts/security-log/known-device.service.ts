import { sql } from 'kysely';
import { emailKey } from '../../../schema/accounts/accounts.ts';
import type { Context, SessionCookie } from '../../core/context.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { newSecret, secretHash } from '../sessions/secret.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Notes that this browser signed in to the account. Its cookie lives a year from the last sign-in. */
export async function rememberDevice(
  ctx: Context,
  cookie: SessionCookie,
  userId: number,
): Promise<void> {
  const token = cookie.device.token ?? newSecret();
  const now = ctx.now();
  await rowsOf(
    ctx.em,
    sql`insert into known_devices as d (token_hash, user_id, created_at, last_used_at)
      values (${secretHash(token)}, ${userId}, ${now}, ${now})
      on conflict (token_hash, user_id) do update set last_used_at = excluded.last_used_at`,
  );
  cookie.device.set(token, new Date(now.getTime() + YEAR_MS));
}

/**
 * What failures of a browser are counted under that is signed in to the account, or was before; null for other
 * browsers, which share the count of their network.
 */
export async function deviceOf(ctx: Context, email: string): Promise<string | null> {
  const device = ctx.cookie?.device.token;
  const [found] = await rowsOf(
    ctx.em,
    sql<{ device: string }>`
      select 'device ' || d.id as device from known_devices d join users u on u.id = d.user_id
      where d.token_hash = ${device ? secretHash(device) : ''} and lower(u.email) = ${emailKey(email)}
      union all
      select 'session ' || s.id from sessions s join users u on u.id = s.user_id
      where s.id = ${ctx.sessionId}::int and lower(u.email) = ${emailKey(email)}
      limit 1`,
  );
  return found?.device ?? null;
}

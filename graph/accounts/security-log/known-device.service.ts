import { sql } from 'kysely';
import { emailKey } from '../../../schema/accounts/accounts.ts';
import type { Context, SessionCookie } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
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
    db
      .insertInto('knownDevices')
      .values({ tokenHash: secretHash(token), userId, createdAt: now, lastUsedAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(['tokenHash', 'userId'])
          .doUpdateSet({ lastUsedAt: ({ ref }) => ref('excluded.lastUsedAt') }),
      ),
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
    db
      .selectFrom('knownDevices as d')
      .innerJoin('users as u', 'u.id', 'd.userId')
      .select(({ ref }) => sql<string>`'device ' || ${ref('d.id')}`.as('device'))
      .where('d.tokenHash', '=', device ? secretHash(device) : '')
      .where(({ eb, fn }) => eb(fn('lower', ['u.email']), '=', emailKey(email)))
      .unionAll(
        db
          .selectFrom('sessions as s')
          .innerJoin('users as u', 'u.id', 's.userId')
          .select(({ ref }) => sql<string>`'session ' || ${ref('s.id')}`.as('device'))
          .where('s.id', '=', ctx.sessionId)
          .where(({ eb, fn }) => eb(fn('lower', ['u.email']), '=', emailKey(email))),
      )
      .limit(1),
  );
  return found?.device ?? null;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { SecurityEventKind } from '../../../schema/accounts/security-log.ts';
import type { Context } from '../../core/context.ts';
import { networkOf } from '../../core/network/network-address.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { deviceLabel } from '../sessions/device-label.ts';

type Cause = Pick<Context, 'now' | 'userAgent' | 'address'>;

/** Writes into a member's security log, within the transaction where there is one. */
export async function recordSecurity(
  cause: Cause,
  em: EntityManager,
  { userId, kind }: { readonly userId: number; readonly kind: SecurityEventKind },
): Promise<void> {
  await rowsOf(
    em,
    sql`insert into security_events (user_id, at, kind, device_label, network)
      values (${userId}, ${cause.now()}, ${kind}, ${deviceLabel(cause.userAgent)}, ${networkOf(cause.address)})`,
  );
}

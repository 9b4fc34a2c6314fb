import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecurityEventKind } from '../../../schema/accounts/security-log.ts';
import type { Context } from '../../core/context.ts';
import { networkOf } from '../../core/network/network-address.ts';
import { db } from '../../core/database/db.ts';
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
    db.insertInto('securityEvents').values({
      userId,
      at: cause.now(),
      kind,
      deviceLabel: deviceLabel(cause.userAgent),
      network: networkOf(cause.address),
    }),
  );
}

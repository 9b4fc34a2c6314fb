import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from './db.ts';
import { rowsOf } from './rows.ts';

/** Holds the lock of that name until the transaction ends; first waits for the transaction that holds it. */
export async function takeLock(tx: EntityManager, name: string): Promise<void> {
  await rowsOf(
    tx,
    db.selectNoFrom(({ fn, val }) =>
      fn('pg_advisory_xact_lock', [fn('hashtext', [val(name)])]).as('lock'),
    ),
  );
}

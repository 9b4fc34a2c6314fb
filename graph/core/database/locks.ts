import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from './db.ts';
import { rowsOf } from './rows.ts';

/** Acquires the lock of that name until the transaction ends, after waiting for the transaction that has it. */
export async function takeLock(tx: EntityManager, name: string): Promise<void> {
  await rowsOf(
    tx,
    db.selectNoFrom(({ fn, val }) =>
      fn('pg_advisory_xact_lock', [fn('hashtext', [val(name)])]).as('lock'),
    ),
  );
}

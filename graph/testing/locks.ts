import type { Site } from './site.ts';

/** Settles once so many queries wait for a row that another transaction has locked. */
export async function waitingForLock(on: Site, queries = 1): Promise<void> {
  const em = on.em();
  for (;;) {
    const [row] = await em
      .getConnection()
      .execute<{ count: number }[]>(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
    if (row!.count >= queries) return;
  }
}

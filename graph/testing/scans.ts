import pg from 'pg';
import { sentBy } from './statements.ts';
import type { Site } from './site.ts';

/** How a statement goes through a table, and how many rows of it (or of its index) it looks at. */
export interface Scan {
  readonly table: string;
  readonly by: string;
  readonly rows: number;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** What the database does for the reads that the site sends while `work` runs: each is explained, and run, once more. */
export async function scansOf(site: Site, work: () => Promise<unknown>): Promise<Scan[]> {
  const sent = await sentBy(site, work);
  const client = new pg.Client(site.databaseUrl);
  await client.connect();
  try {
    const scans: Scan[] = [];
    for (const { text, values } of sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        [...values],
      );
      scans.push(...scansIn(rows[0]!['QUERY PLAN'][0].Plan));
    }
    return scans;
  } finally {
    await client.end();
  }
}

function scansIn(plan: Plan): Scan[] {
  const table = plan['Relation Name'];
  const rows =
    plan['Actual Rows'] +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0);
  return [
    ...(table === undefined
      ? []
      : [{ table, by: plan['Node Type'], rows: rows * plan['Actual Loops'] }]),
    ...(plan.Plans ?? []).flatMap(scansIn),
  ];
}

import { sql } from 'kysely';
import { AUDIT_PAGE, type AuditEntryView } from '../../schema/audit.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/rows.ts';

interface Subject {
  readonly subjectType: string;
  readonly subjectId: number | null | undefined;
  readonly first: number;
}

type Stored = Omit<AuditEntryView, 'at' | 'details'> & {
  readonly at: string;
  readonly details: Readonly<Record<string, unknown>>;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Admin. What was done to one thing, or to all of its kind, and by whom; newest first. */
export async function auditTrail(
  ctx: Context,
  { subjectType, subjectId, first }: Subject,
): Promise<AuditEntryView[]> {
  ctx.require('admin.dashboard');
  const isAnyOfThem = subjectId === null || subjectId === undefined;
  const rows = await rowsOf(
    ctx.em,
    sql<Stored>`
      select e.id, e.at, e.action, e.actor_id as "actorId", u.name as "actorName", e.details
      from audit_entries e left join users u on u.id = e.actor_id
      where e.subject_type = ${subjectType} ${isAnyOfThem ? sql`` : sql`and e.subject_id = ${subjectId}`}
      order by e.at desc, e.id desc limit ${Math.min(AUDIT_PAGE, Math.max(1, first))}`,
  );
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at),
    details: Object.entries(row.details).map(([name, value]) => ({ name, value: textOf(value) })),
  }));
}

import { type RawBuilder, sql } from 'kysely';
import {
  type AuditActorView,
  type AuditEntryView,
  type AuditFilter,
} from '../../../schema/accounts/audit.ts';
import type { Context } from '../../core/context.ts';
import { pageSize } from '../../core/paging/paging.ts';
import { rowsOf } from '../../core/database/rows.ts';

interface Page extends AuditFilter {
  readonly first: number;
  /** Id of the last entry already seen. */
  readonly after?: number | null | undefined;
}

type Stored = Omit<AuditEntryView, 'at' | 'details'> & {
  readonly at: string;
  readonly details: Readonly<Record<string, unknown>>;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Admin. What was done, to what, and by whom; what was stored last comes first. */
export async function auditTrail(
  ctx: Context,
  { subjectType, subjectId, actorId, first, after }: Page,
): Promise<AuditEntryView[]> {
  ctx.require('admin.dashboard');
  const only = (column: RawBuilder<unknown>, value: string | number | null | undefined) =>
    value == null ? sql`` : sql`and ${column} = ${value}`;
  const rows = await rowsOf(
    ctx.em,
    sql<Stored>`
      select e.id, e.at, e.action, e.subject_type as "subjectType", e.subject_id as "subjectId",
        e.actor_id as "actorId", u.name as "actorName", e.details
      from audit_entries e left join users u on u.id = e.actor_id
      where true ${only(sql`e.subject_type`, subjectType)} ${only(sql`e.subject_id`, subjectId)}
        ${only(sql`e.actor_id`, actorId)} ${after == null ? sql`` : sql`and e.id < ${after}`}
      order by e.id desc limit ${pageSize(first)}`,
  );
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at),
    details: Object.entries(row.details).map(([name, value]) => ({ name, value: textOf(value) })),
  }));
}

/** Admin. Everybody with an account who is in the trail, by name. */
export async function auditActors(ctx: Context): Promise<AuditActorView[]> {
  ctx.require('admin.dashboard');
  return rowsOf(
    ctx.em,
    sql<AuditActorView>`
      select u.id, u.name
      from (select distinct actor_id as id from audit_entries) actors join users u using (id)
      order by lower(u.name), u.id`,
  );
}

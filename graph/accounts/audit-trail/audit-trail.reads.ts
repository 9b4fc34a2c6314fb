import {
  type AuditActorView,
  type AuditEntryView,
  type AuditFilter,
} from '../../../schema/accounts/audit.ts';
import type { Context } from '../../core/context.ts';
import { type Connection, type PageRequest, readConnection } from '../../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../../core/paging/cursors.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';

const cursor = defineIdCursor('auditTrail');

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Admin. Acts with their object and actor, the last stored first. */
export function auditTrail(
  ctx: Context,
  { subjectType, subjectId, actorId, ...page }: AuditFilter & PageRequest,
): Promise<Connection<AuditEntryView>> {
  ctx.require('admin.dashboard');
  const filter = { subjectType, subjectId, actorId };
  return readConnection(page, (some) => readTrail(ctx, filter, some), cursor.of);
}

async function readTrail(
  ctx: Context,
  { subjectType, subjectId, actorId }: AuditFilter,
  { first, after }: PageRequest,
): Promise<AuditEntryView[]> {
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('auditEntries as e')
      .leftJoin('users as u', 'u.id', 'e.actorId')
      .select(['e.id', 'e.at', 'e.action', 'e.subjectType', 'e.subjectId', 'e.actorId'])
      .select(['u.name as actorName', 'e.details'])
      .where(({ and, eb }) =>
        and([
          ...(subjectType == null ? [] : [eb('e.subjectType', '=', subjectType)]),
          ...(subjectId == null ? [] : [eb('e.subjectId', '=', subjectId)]),
          ...(actorId == null ? [] : [eb('e.actorId', '=', actorId)]),
          eb('e.id', '<', cursor.read(after) ?? ABOVE_ALL_IDS),
        ]),
      )
      .orderBy('e.id', 'desc')
      .limit(first),
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
    db
      .selectFrom(({ selectFrom }) =>
        selectFrom('auditEntries').select('actorId').distinct().as('actors'),
      )
      .innerJoin('users as u', 'u.id', 'actors.actorId')
      .select(['u.id', 'u.name'])
      .orderBy(({ fn }) => fn('lower', ['u.name']))
      .orderBy('u.id'),
  );
}

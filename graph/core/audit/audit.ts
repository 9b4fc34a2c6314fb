import type { AuditSubject } from '../../../schema/accounts/audit.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.ts';
import type { Context } from '../context.ts';
import { db } from '../database/db.ts';
import { rowsOf } from '../database/rows.ts';

/** What an admin did, to what. `details` is what one wants to read of it later: names, old values; never secrets. */
export interface Act {
  /** Noun and verb, e.g. `article.publish`. */
  readonly action: string;
  /** The noun of the GraphQL type, e.g. `Article`. */
  readonly subjectType: AuditSubject;
  readonly subjectId: number | null;
  readonly details?: Record<string, unknown>;
}

/**
 * Adds an act of moderation or administration to the trail, in the caller's unit of work: it is stored with the act
 * itself, or not at all. Without a viewer it was the site itself, at a time that an admin had set. Pass the transaction's entity manager where there is one.
 */
export function recordAct(ctx: Context, act: Act, em: EntityManager = ctx.em): void {
  em.create(AuditEntry, {
    at: ctx.now(),
    actorId: ctx.viewer?.id ?? null,
    action: act.action,
    subjectType: act.subjectType,
    subjectId: act.subjectId,
    details: act.details ?? {},
  });
}

interface LastSave {
  /** Null when the account was deleted, or the site itself acted. */
  readonly savedBy: string | null;
  /** ISO 8601; null where the trail has nothing. */
  readonly savedAt: string | null;
}

/** Who did one of these acts to the subject last: the trail has every one. */
export async function lastSave(
  em: EntityManager,
  {
    subjectType,
    subjectId,
    actions,
  }: Pick<Act, 'subjectType' | 'subjectId'> & { readonly actions: readonly string[] },
): Promise<LastSave> {
  const [last] = await rowsOf(
    em,
    db
      .selectFrom('auditEntries as e')
      .leftJoin('users as u', 'u.id', 'e.actorId')
      .select(['u.name as by', 'e.at'])
      .where('e.subjectType', '=', subjectType)
      .where('e.subjectId', '=', subjectId)
      .where('e.action', 'in', actions)
      .orderBy('e.id', 'desc')
      .limit(1),
  );
  return {
    savedBy: last?.by ?? null,
    savedAt: last ? new Date(last.at).toISOString() : null,
  };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.ts';
import type { Context } from './context.ts';

/** What an admin did, to what. `details` is what one wants to read of it later: names, old values; never secrets. */
export interface Act {
  /** Noun and verb, e.g. `article.publish`. */
  readonly action: string;
  /** The noun of the GraphQL type, e.g. `Article`. */
  readonly subjectType: string;
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

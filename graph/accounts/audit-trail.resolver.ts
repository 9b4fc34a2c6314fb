import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AUDIT_PAGE } from '../../schema/audit.ts';
import type { Context } from '../core/context.ts';
import { auditTrail } from './audit-trail.reads.ts';
import { AuditEntryType } from './audit-trail.type.ts';

@Resolver()
export class AuditTrailResolver {
  @Query(() => [AuditEntryType], {
    description: 'Admin. What was done to one thing, or to all of its kind; newest first.',
  })
  auditTrail(
    @Ctx() ctx: Context,
    @Arg('subjectType', () => String, { description: 'As in Game.' }) subjectType: string,
    @Arg('subjectId', () => Int, { nullable: true }) subjectId?: number,
    @Arg('first', () => Int, { defaultValue: AUDIT_PAGE }) first: number = AUDIT_PAGE,
  ) {
    return auditTrail(ctx, { subjectType, subjectId, first });
  }
}

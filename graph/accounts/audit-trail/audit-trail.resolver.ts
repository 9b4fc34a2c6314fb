import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AUDIT_PAGE, type AuditSubject } from '../../../schema/accounts/audit.ts';
import type { Context } from '../../core/context.ts';
import { AFTER, firstOf, PAGED } from '../../core/paging/paging-arguments.ts';
import { auditActors, auditTrail } from './audit-trail.reads.ts';
import { AuditActorType, AuditEntryConnectionType, AuditSubjectEnum } from './audit-trail.type.ts';

@Resolver()
export class AuditTrailResolver {
  @Query(() => AuditEntryConnectionType, {
    description: `What was done, newest first. ${PAGED}`,
  })
  auditTrail(
    @Ctx() ctx: Context,
    @Arg('subjectType', () => AuditSubjectEnum, {
      nullable: true,
      description: 'Only what was done to this kind of thing.',
    })
    subjectType?: AuditSubject,
    @Arg('subjectId', () => Int, {
      nullable: true,
      description: 'Only acts on the subject with this id.',
    })
    subjectId?: number,
    @Arg('actorId', () => Int, { nullable: true, description: 'Only what they did.' })
    actorId?: number,
    @Arg('first', () => Int, firstOf(AUDIT_PAGE)) first: number = AUDIT_PAGE,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return auditTrail(ctx, { subjectType, subjectId, actorId, first, after });
  }

  @Query(() => [AuditActorType], { description: 'Everyone who appears in the trail.' })
  auditActors(@Ctx() ctx: Context) {
    return auditActors(ctx);
  }
}

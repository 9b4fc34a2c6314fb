import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { SECURITY_LOG_PAGE } from '../../../schema/accounts/security-log.ts';
import type { Context } from '../../core/context.ts';
import { AFTER, firstOf } from '../../core/paging/paging-arguments.ts';
import { ownSecurityEvents } from './own-security-events.service.ts';
import { SecurityEventConnectionType } from './security-event.type.ts';

@Resolver()
export class SecurityLogResolver {
  @Query(() => SecurityEventConnectionType, {
    description: 'The viewer’s security log for the last 90 days, newest first.',
  })
  ownSecurityEvents(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(SECURITY_LOG_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return ownSecurityEvents(ctx, { first, after });
  }
}

import { Arg, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql';
import { SECURITY_LOG_PAGE } from '../../../schema/accounts/security-log.ts';
import type { Context } from '../../core/context.ts';
import { ownSecurityEvents } from './own-security-events.service.ts';
import { SecurityEventType } from './security-event.type.ts';

@Resolver()
export class SecurityLogResolver {
  @Extensions({ listLength: SECURITY_LOG_PAGE })
  @Query(() => [SecurityEventType], {
    description: 'The viewer’s security log for the last 90 days, newest first.',
  })
  ownSecurityEvents(
    @Ctx() ctx: Context,
    @Arg('before', () => Int, { nullable: true, description: 'The id of the last one you have.' })
    before?: number | null,
  ) {
    return ownSecurityEvents(ctx, before);
  }
}

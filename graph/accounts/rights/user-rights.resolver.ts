import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { endUserAccess, setUserRights } from './user-rights.service.ts';
import {
  EndUserAccessInput,
  EndUserAccessPayload,
  SetUserRightsInput,
  SetUserRightsPayload,
} from './user-rights.type.ts';

/** What admins decide about who may do what. */
@Resolver()
export class UserRightsResolver {
  @Mutation(() => SetUserRightsPayload, {
    nullable: true,
    description:
      'Admin. Makes a member an admin or an MVP, or takes that away. Safe to repeat. CONFLICT: the last admin, or an address that is not confirmed.',
  })
  async setUserRights(
    @Ctx() ctx: Context,
    @Arg('input', () => SetUserRightsInput, { description: 'Who, and what they are.' })
    { userId, isAdmin, isMvp }: SetUserRightsInput,
  ): Promise<SetUserRightsPayload> {
    return { user: await setUserRights(ctx, userId, { isAdmin, isMvp }) };
  }

  @Mutation(() => EndUserAccessPayload, {
    nullable: true,
    description:
      'Admin. Signs a member out on every device and deletes their API tokens. Of admins themselves all but this session.',
  })
  async endUserAccess(
    @Ctx() ctx: Context,
    @Arg('input', () => EndUserAccessInput, { description: 'Who.' }) { userId }: EndUserAccessInput,
  ): Promise<EndUserAccessPayload> {
    return { endedSessions: await endUserAccess(ctx, userId) };
  }
}

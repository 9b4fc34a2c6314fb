import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { MemberRecordView } from '../../../schema/accounts/member-record.ts';
import type { Context } from '../../core/context.ts';
import { correctUser, mailUser } from './correct-user.service.ts';
import { memberRecord } from './member-record.reads.ts';
import {
  CorrectUserInputType,
  CorrectUserPayload,
  MailUserInput,
  MailUserPayload,
  MemberRecordType,
} from './member-record.type.ts';
import { endUserAccess, endUserSession, revokeUserToken } from './user-access.service.ts';
import {
  EndUserAccessInput,
  EndUserAccessPayload,
  EndUserSessionInput,
  EndUserSessionPayload,
  RevokeUserTokenInput,
  RevokeUserTokenPayload,
} from './user-access.type.ts';
import { setUserRights } from './user-rights.service.ts';
import { SetUserRightsInput, SetUserRightsPayload } from './user-rights.type.ts';

/** What admins decide about who may do what. */
@Resolver()
export class UserRightsResolver {
  @Mutation(() => SetUserRightsPayload, {
    nullable: true,
    description:
      'Makes a member an admin, a moderator, a host or an MVP, or removes that. Safe to repeat. CONFLICT for the last admin, or if the address isn’t confirmed.',
  })
  async setUserRights(
    @Ctx() ctx: Context,
    @Arg('input', () => SetUserRightsInput, { description: 'Who, and which rights.' })
    { userId, ...rights }: SetUserRightsInput,
  ): Promise<SetUserRightsPayload> {
    return { user: await setUserRights(ctx, userId, rights) };
  }

  @Mutation(() => EndUserAccessPayload, {
    nullable: true,
    description:
      'Signs a member out on every device and deletes their API tokens. If it is you, this session stays.',
  })
  async endUserAccess(
    @Ctx() ctx: Context,
    @Arg('input', () => EndUserAccessInput, { description: 'Who.' }) { userId }: EndUserAccessInput,
  ): Promise<EndUserAccessPayload> {
    return { endedSessions: await endUserAccess(ctx, userId) };
  }

  @Mutation(() => EndUserSessionPayload, {
    nullable: true,
    description:
      'Signs a member out on one device, including open pages and sockets. NOT_FOUND if the session already ended.',
  })
  async endUserSession(
    @Ctx() ctx: Context,
    @Arg('input', () => EndUserSessionInput, { description: 'Whose session, and which.' })
    { userId, sessionId }: EndUserSessionInput,
  ): Promise<EndUserSessionPayload> {
    await endUserSession(ctx, userId, sessionId);
    return { endedId: sessionId };
  }

  @Mutation(() => RevokeUserTokenPayload, {
    nullable: true,
    description:
      'Revokes a member’s API token, effective immediately. NOT_FOUND if it is already gone.',
  })
  async revokeUserToken(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeUserTokenInput, { description: 'Whose token, and which.' })
    { userId, tokenId }: RevokeUserTokenInput,
  ): Promise<RevokeUserTokenPayload> {
    await revokeUserToken(ctx, userId, tokenId);
    return { revokedId: tokenId };
  }

  @Mutation(() => CorrectUserPayload, {
    nullable: true,
    description:
      'Corrects a member’s name or email. A new email must be confirmed, and the old one can undo the change. CONFLICT if another account has it.',
  })
  async correctUser(
    @Ctx() ctx: Context,
    @Arg('input', () => CorrectUserInputType, { description: 'Who, and what to correct.' })
    { userId, ...change }: CorrectUserInputType,
  ): Promise<CorrectUserPayload> {
    return { user: await correctUser(ctx, userId, change) };
  }

  @Mutation(() => MailUserPayload, {
    nullable: true,
    description: 'Resends an email to a member. CONFLICT if the address is already confirmed.',
  })
  async mailUser(
    @Ctx() ctx: Context,
    @Arg('input', () => MailUserInput, { description: 'Who, and which email.' })
    { userId, mail }: MailUserInput,
  ): Promise<MailUserPayload> {
    await mailUser(ctx, userId, mail);
    return { userId };
  }

  @Query(() => MemberRecordType, {
    nullable: true,
    description: 'What a member contributed, where they are signed in, and what happened.',
  })
  memberRecord(
    @Ctx() ctx: Context,
    @Arg('userId', () => Int, { description: 'The id of the member.' }) userId: number,
  ): Promise<MemberRecordView | null> {
    return memberRecord(ctx, userId);
  }
}

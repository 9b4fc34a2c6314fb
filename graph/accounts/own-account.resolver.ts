import { GraphQLUpload } from 'graphql-upload-minimal';
import { Arg, Ctx, Extensions, Int, Mutation, Query, Resolver } from 'type-graphql';
import { OWN_SESSIONS_LIMIT } from '../../schema/accounts/accounts.ts';
import type { Context } from '../core/context.ts';
import type { ReceivedFile } from '../core/files/multipart.ts';
import { IdentityProofType, UpdateAvatarInputType } from './account.inputs.ts';
import * as avatars from './avatars/avatar.service.ts';
import { leave } from './leaving/leave.service.ts';
import * as sessions from './sessions/own-sessions.service.ts';
import { OwnSessionType } from './sessions/own-session.type.ts';
import { UserType } from './users/user.type.ts';

/** What members do with their own account besides its profile and password. */
@Resolver()
export class OwnAccountResolver {
  @Mutation(() => UserType, { description: "The palette of one's own avatar." })
  updateAvatar(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateAvatarInputType) input: UpdateAvatarInputType,
    @Arg('userId', () => Int, {
      nullable: true,
      description: "Where given it must be the session's own, else FORBIDDEN.",
    })
    userId?: number | null,
  ) {
    return avatars.updateAvatar(ctx, input, userId);
  }

  @Mutation(() => UserType, {
    description:
      "Makes a square of a JPEG, PNG, GIF or WebP under 10 MB one's own avatar, sent by the GraphQL multipart request convention. `crop` is JSON with x and y, in percent, and scale, from 1 to 3.",
  })
  async uploadAvatar(
    @Ctx() ctx: Context,
    @Arg('image', () => GraphQLUpload) image: Promise<ReceivedFile>,
    @Arg('crop', () => String, { nullable: true }) crop?: string,
  ) {
    return avatars.uploadAvatar(ctx, await image, crop);
  }

  @Mutation(() => UserType, { description: "Takes the picture off one's own avatar." })
  removeAvatar(@Ctx() ctx: Context) {
    return avatars.removeAvatar(ctx);
  }

  @Extensions({ listLength: OWN_SESSIONS_LIMIT })
  @Query(() => [OwnSessionType], {
    description:
      'The browsers in which one is signed in: this one, then the others, last used first.',
  })
  ownSessions(@Ctx() ctx: Context) {
    return sessions.ownSessions(ctx);
  }

  @Mutation(() => Boolean, { description: "Signs one of one's own browsers out." })
  endSession(@Ctx() ctx: Context, @Arg('id', () => Int) id: number) {
    return sessions.endOwnSession(ctx, id);
  }

  @Mutation(() => Int, {
    description: 'Signs out all other browsers of the viewer; returns how many there were.',
  })
  endOtherSessions(@Ctx() ctx: Context) {
    return sessions.endOtherSessions(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      "Deletes the viewer's own account with everything written under it, given a proof of identity. FORBIDDEN for admins.",
  })
  deleteOwnAccount(
    @Ctx() ctx: Context,
    @Arg('proof', () => IdentityProofType) proof: IdentityProofType,
  ) {
    return leave(ctx, proof);
  }
}

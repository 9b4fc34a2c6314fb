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
  @Mutation(() => UserType, { description: 'Sets the palette of the viewer’s avatar.' })
  updateAvatar(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateAvatarInputType, { description: 'The palette.' })
    input: UpdateAvatarInputType,
    @Arg('userId', () => Int, {
      nullable: true,
      description: 'If given, it must be the session’s own; otherwise FORBIDDEN.',
    })
    userId?: number | null,
  ) {
    return avatars.updateAvatar(ctx, input, userId);
  }

  @Mutation(() => UserType, {
    description:
      'Sets the viewer’s avatar from a JPEG, PNG, GIF or WebP under 10 MB, cropped to a square and sent as a GraphQL multipart request. `crop` is JSON with x and y in percent, and scale from 1 to 3.',
  })
  async uploadAvatar(
    @Ctx() ctx: Context,
    @Arg('image', () => GraphQLUpload, { description: 'A JPEG, PNG, GIF or WebP under 10 MB.' })
    image: Promise<ReceivedFile>,
    @Arg('crop', () => String, {
      nullable: true,
      description: 'The part to show, as JSON: x, y and scale. Null means the middle.',
    })
    crop?: string,
  ) {
    return avatars.uploadAvatar(ctx, await image, crop);
  }

  @Mutation(() => UserType, { description: 'Removes the picture from the viewer’s avatar.' })
  removeAvatar(@Ctx() ctx: Context) {
    return avatars.removeAvatar(ctx);
  }

  @Extensions({ listLength: OWN_SESSIONS_LIMIT })
  @Query(() => [OwnSessionType], {
    description:
      'Browsers the viewer is signed in on: this one first, then the most recently used.',
  })
  ownSessions(@Ctx() ctx: Context) {
    return sessions.ownSessions(ctx);
  }

  @Mutation(() => Boolean, { description: 'Signs out one of the viewer’s browsers.' })
  endSession(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the session.' }) id: number,
  ) {
    return sessions.endOwnSession(ctx, id);
  }

  @Mutation(() => Int, {
    description: 'Signs out all other browsers of the viewer, and returns how many there were.',
  })
  endOtherSessions(@Ctx() ctx: Context) {
    return sessions.endOtherSessions(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes the viewer’s account and everything they posted, given a proof of identity. FORBIDDEN for admins.',
  })
  deleteOwnAccount(
    @Ctx() ctx: Context,
    @Arg('proof', () => IdentityProofType, { description: 'A fresh proof of identity.' })
    proof: IdentityProofType,
  ) {
    return leave(ctx, proof);
  }
}

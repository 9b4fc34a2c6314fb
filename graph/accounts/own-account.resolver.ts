import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { OWN_SESSIONS_LIMIT } from '../../schema/accounts/accounts.ts';
import type { Context } from '../core/context.ts';
import { UpdateAvatarInputType } from './account.inputs.ts';
import * as avatars from './avatars/avatar.service.ts';
import { leave } from './leaving/leave.service.ts';
import * as sessions from './sessions/own-sessions.service.ts';
import { OwnSessionType } from './sessions/own-session.type.ts';
import {
  UpdateAvatarPayload,
  UploadAvatarInput,
  UploadAvatarPayload,
  RemoveAvatarPayload,
  EndSessionInput,
  EndSessionPayload,
  EndOtherSessionsPayload,
  DeleteOwnAccountInput,
  DeleteOwnAccountPayload,
} from './own-account.payloads.ts';

/** What members do with their own account besides its profile and password. */
@Resolver()
export class OwnAccountResolver {
  @Mutation(() => UpdateAvatarPayload, {
    nullable: true,
    description: 'Sets the palette of the viewer’s avatar.',
  })
  async updateAvatar(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateAvatarInputType, { description: 'The palette.' })
    input: UpdateAvatarInputType,
  ): Promise<UpdateAvatarPayload> {
    return { user: await avatars.updateAvatar(ctx, input, input.userId) };
  }

  @Mutation(() => UploadAvatarPayload, {
    nullable: true,
    description:
      'Sets the viewer’s avatar from a JPEG, PNG, GIF or WebP under 10 MB, cropped to a square and sent as a GraphQL multipart request. `crop` is JSON with x and y in percent, and scale from 1 to 3.',
  })
  async uploadAvatar(
    @Ctx() ctx: Context,
    @Arg('input', () => UploadAvatarInput, { description: 'The picture, and the part to show.' })
    { image, crop }: UploadAvatarInput,
  ): Promise<UploadAvatarPayload> {
    return { user: await avatars.uploadAvatar(ctx, await image, crop) };
  }

  @Mutation(() => RemoveAvatarPayload, {
    nullable: true,
    description: 'Removes the picture from the viewer’s avatar.',
  })
  async removeAvatar(@Ctx() ctx: Context): Promise<RemoveAvatarPayload> {
    return { user: await avatars.removeAvatar(ctx) };
  }

  @Extensions({ listLength: OWN_SESSIONS_LIMIT })
  @Query(() => [OwnSessionType], {
    description:
      'Browsers the viewer is signed in on: this one first, then the most recently used.',
  })
  ownSessions(@Ctx() ctx: Context) {
    return sessions.ownSessions(ctx);
  }

  @Mutation(() => EndSessionPayload, {
    nullable: true,
    description: 'Signs out one of the viewer’s browsers.',
  })
  async endSession(
    @Ctx() ctx: Context,
    @Arg('input', () => EndSessionInput, { description: 'Which session.' }) { id }: EndSessionInput,
  ): Promise<EndSessionPayload> {
    await sessions.endOwnSession(ctx, id);
    return { deletedId: id };
  }

  @Mutation(() => EndOtherSessionsPayload, {
    nullable: true,
    description: 'Signs out all other browsers of the viewer, and returns how many there were.',
  })
  async endOtherSessions(@Ctx() ctx: Context): Promise<EndOtherSessionsPayload> {
    return { ended: await sessions.endOtherSessions(ctx) };
  }

  @Mutation(() => DeleteOwnAccountPayload, {
    nullable: true,
    description:
      'Deletes the viewer’s account and everything they posted, given a proof of identity. FORBIDDEN for admins.',
  })
  async deleteOwnAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteOwnAccountInput, { description: 'A fresh proof of identity.' })
    { proof }: DeleteOwnAccountInput,
  ): Promise<DeleteOwnAccountPayload> {
    await leave(ctx, proof);
    return { isDeleted: true };
  }
}

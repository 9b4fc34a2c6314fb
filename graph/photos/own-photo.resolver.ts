import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { EventMap } from '../core/events/event-map.ts';
import type { Connection } from '../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import { DeleteOwnPhotoInput, DeleteOwnPhotoPayload, OwnPhotoEventType } from './own-photo.type.ts';
import { PhotoConnectionType } from './photo.type.ts';
import { deleteOwnPhoto } from './photo-moderation.service.ts';
import type { PhotoForViewer } from './photo.reads.ts';
import { myPhotos } from './photo.service.ts';

type OwnEvent = EventMap['photo.own'];

/** What members do with the photos that they sent. */
@Resolver()
export class OwnPhotoResolver {
  @Query(() => PhotoConnectionType, {
    nullable: true,
    description: `The viewer’s own photos in every state, newest first. ${PAGED}`,
  })
  myPhotos(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(20)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ): Promise<Connection<PhotoForViewer>> {
    return myPhotos(ctx, { first, after });
  }

  @Mutation(() => DeleteOwnPhotoPayload, {
    nullable: true,
    description:
      'Deletes a photo of the viewer’s own in any state, with its comments and likes. This can’t be undone.',
  })
  deleteOwnPhoto(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteOwnPhotoInput, { description: 'Which photo.' })
    input: DeleteOwnPhotoInput,
  ): Promise<DeleteOwnPhotoPayload> {
    return deleteOwnPhoto(ctx, input);
  }

  @Subscription(() => OwnPhotoEventType, {
    subscribe: follow('photo.own', ({ payload, context }) => payload.userId === context.viewer?.id),
    description: 'What happens to the viewer’s own photos, and to no others.',
  })
  myPhotoEvents(@Root() { kind, photoId, photo }: OwnEvent): OwnPhotoEventType {
    return { kind, photoId, photo: photo && { ...photo, isLikedByMe: null } };
  }
}

import { orNull } from '../core/errors.ts';
import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { PHOTOS_PER_PAGE } from '../../schema/photos/photo-paging.ts';
import { MOST_IDS } from '../../schema/site/paging.ts';
import {
  type PhotoCategory,
  type PhotoEventView,
  PHOTOS_OF_GAME,
  type PhotoState,
} from '../../schema/photos/photos.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import type { EventMap } from '../core/events/event-map.ts';
import { AFTER, BY_IDS, CURSOR_FIELD, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import { approvePhoto, deletePhoto, reviewPhotos } from './photo-moderation.service.ts';
import { uploadPhoto } from './photo-upload.service.ts';
import { cursorOfPhoto, type PhotoForViewer } from './photo.reads.ts';
import {
  allPhotos,
  pendingPhotoCount,
  photo,
  photoNavigation,
  photos,
  photosByIds,
} from './photo.service.ts';
import {
  PhotoEventType,
  PhotoNavigationType,
  PhotoStateEnum,
  PhotoConnectionType,
  PhotoType,
  ReviewPhotosInput,
  ReviewPhotosPayload,
  PendingPhotoEventType,
  PhotoCategoryEnum,
} from './photo.type.ts';
import {
  UploadPhotoInput,
  UploadPhotoPayload,
  ApprovePhotoInput,
  ApprovePhotoPayload,
  DeletePhotoInput,
  DeletePhotoPayload,
} from './photo.payloads.ts';

@Resolver(() => PhotoType)
export class PhotoResolver {
  @Query(() => PhotoConnectionType, {
    description: `Approved photos, newest first. ${PAGED}`,
  })
  photos(
    @Ctx() ctx: Context,
    @Arg('category', () => PhotoCategoryEnum, {
      description: 'Only this category; null means all.',
      nullable: true,
    })
    category: PhotoCategory | undefined,
    @Arg('excludeAi', () => Boolean, {
      description: 'Whether pictures made by AI are left out.',
      defaultValue: false,
    })
    excludeAi: boolean,
    @Arg('first', () => Int, firstOf(PHOTOS_PER_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
    @Arg('gameId', () => Int, {
      nullable: true,
      description: `Only those sent around this game, from ${PHOTOS_OF_GAME.before} hours before kickoff until ${PHOTOS_OF_GAME.after} after; null means all.`,
    })
    gameId?: number,
  ): Promise<Connection<PhotoType>> {
    return photos(ctx, { category, excludeAi, gameId }, { first, after });
  }

  @Extensions({ listLength: MOST_IDS })
  @Query(() => [PhotoType], { nullable: 'items', description: `Photos. ${BY_IDS}` })
  photosByIds(
    @Ctx() ctx: Context,
    @Arg('ids', () => [Int], { description: 'Which photos.' }) ids: number[],
  ): Promise<(PhotoType | null)[]> {
    return photosByIds(ctx, ids);
  }

  @Query(() => PhotoType, {
    nullable: true,
    description: 'Null until it is approved, except for its owner and moderators.',
  })
  photo(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the photo.' }) id: number,
  ): Promise<PhotoType | null> {
    return orNull(photo(ctx, id));
  }

  @Query(() => PhotoNavigationType, {
    nullable: true,
    description:
      'Among approved photos with the same filter; null for a photo that isn’t one of them.',
  })
  photoNavigation(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the photo.' }) id: number,
    @Arg('category', () => PhotoCategoryEnum, {
      description: 'Only this category; null means all.',
      nullable: true,
    })
    category: PhotoCategory | undefined,
    @Arg('excludeAi', () => Boolean, {
      description: 'Whether pictures made by AI are left out.',
      defaultValue: false,
    })
    excludeAi: boolean,
  ): Promise<PhotoNavigationType | null> {
    return orNull(photoNavigation(ctx, id, { category, excludeAi }));
  }

  @Query(() => PhotoConnectionType, {
    description: `All photos that were not rejected, or those in one state; newest first. ${PAGED}`,
  })
  allPhotos(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(PHOTOS_PER_PAGE)) first: number,
    @Arg('approved', () => Boolean, {
      nullable: true,
      description: 'True means the state APPROVED, false PENDING. `state` takes precedence.',
    })
    approved?: boolean | null,
    @Arg('after', () => String, AFTER) after?: string,
    @Arg('state', () => PhotoStateEnum, { nullable: true, description: 'Only those in it.' })
    state?: PhotoState | null,
  ): Promise<Connection<PhotoType>> {
    const meant = approved == null ? null : approved ? 'APPROVED' : 'PENDING';
    return allPhotos(ctx, state ?? meant, { first, after });
  }

  @Query(() => Int, { description: 'How many photos are waiting for approval.' })
  pendingPhotoCount(@Ctx() ctx: Context): Promise<number> {
    return pendingPhotoCount(ctx);
  }

  @Mutation(() => UploadPhotoPayload, {
    nullable: true,
    description:
      'Uploads a JPEG, PNG, GIF or WebP under 10 MB, sent as a GraphQL multipart request. It waits for approval.',
  })
  async uploadPhoto(
    @Ctx() ctx: Context,
    @Arg('input', () => UploadPhotoInput, { description: 'The picture, and what to say of it.' })
    { details: input, image }: UploadPhotoInput,
  ): Promise<UploadPhotoPayload> {
    return { photo: await uploadPhoto(ctx, input, await image) };
  }

  @Mutation(() => ApprovePhotoPayload, {
    nullable: true,
    description: 'Makes a photo visible to everyone.',
  })
  async approvePhoto(
    @Ctx() ctx: Context,
    @Arg('input', () => ApprovePhotoInput, { description: 'Which photo.' })
    { id }: ApprovePhotoInput,
  ): Promise<ApprovePhotoPayload> {
    return { photo: await approvePhoto(ctx, id) };
  }

  @Mutation(() => ReviewPhotosPayload, {
    nullable: true,
    description:
      'Approves or rejects several photos, or puts them back to pending; one that is in that state already stays as it is.',
  })
  reviewPhotos(
    @Ctx() ctx: Context,
    @Arg('input', () => ReviewPhotosInput, { description: 'Which photos, and their new state.' })
    input: ReviewPhotosInput,
  ): Promise<ReviewPhotosPayload> {
    return reviewPhotos(ctx, input);
  }

  @Mutation(() => DeletePhotoPayload, {
    nullable: true,
    description: 'Deletes a photo with its comments and files.',
  })
  async deletePhoto(
    @Ctx() ctx: Context,
    @Arg('input', () => DeletePhotoInput, { description: 'Which photo.' }) { id }: DeletePhotoInput,
  ): Promise<DeletePhotoPayload> {
    await deletePhoto(ctx, id);
    return { deletedId: id };
  }

  @FieldResolver(() => String, { description: CURSOR_FIELD })
  cursor(@Root() read: PhotoForViewer): string {
    return cursorOfPhoto(read);
  }

  // Every subscriber gets the same events, so that they are made once for all of them.
  @Extensions({ shared: true })
  @Subscription(() => PhotoEventType, {
    description:
      'Photos as they are approved, liked or removed. Likes of the viewer are null here.',
    subscribe: follow('photo.changed'),
  })
  photoEvents(@Root() { kind, photo: changed }: PhotoEventView): PhotoEventType {
    return { kind, photo: { ...changed, isLikedByMe: null } };
  }

  @Subscription(() => PendingPhotoEventType, {
    subscribe: follow(['photo.waiting', 'account.deleted']),
    description: 'Photos as they are submitted, reviewed, or deleted before their approval.',
  })
  pendingPhotoEvents(
    @Root() event: EventMap['photo.waiting' | 'account.deleted'],
  ): PendingPhotoEventType {
    return { photoId: 'photoId' in event ? event.photoId : null };
  }
}

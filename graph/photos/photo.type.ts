import { DateTime } from '../core/instants.ts';
import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import {
  PHOTO_CATEGORIES,
  PHOTO_EVENT_KINDS,
  PHOTO_STATES,
  type PhotoCategory,
  type PhotoEventKind,
  type PhotoEventView,
  type PhotoNavigationView,
  PHOTOS_PER_REVIEW,
  type PhotoState,
  type UploadPhotoInput,
} from '../../schema/photos/photos.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import { ImageType } from '../core/images/image.type.ts';
import { connectionType } from '../core/paging/connection.type.ts';
import { LikeableType } from '../likes/like.type.ts';
import type { PhotoForViewer } from './photo.reads.ts';

export const PhotoStateEnum = enumOf(PHOTO_STATES);
registerEnumType(PhotoStateEnum, {
  name: 'PhotoState',
  description: 'Where a photo is on its way to the Fan Zone.',
  valuesConfig: {
    PENDING: { description: 'It waits for review.' },
    APPROVED: { description: 'Everyone sees it.' },
    REJECTED: {
      description:
        'Only its owner and moderators see it. It can be reviewed again for 30 days; then it is deleted.',
    },
  },
});

export const PhotoCategoryEnum = enumOf(PHOTO_CATEGORIES);
registerEnumType(PhotoCategoryEnum, {
  name: 'PhotoCategory',
  description: 'What a photo shows.',
  valuesConfig: {
    GAME_DAY: { description: 'The day of a game.' },
    MEMORABILIA: { description: 'What fans collect.' },
    GAME_DAY_LOOK: { description: 'What fans wear.' },
    TAILGATE: { description: 'Before the game, at the stadium.' },
    STADIUM: { description: 'In the stadium.' },
    WATCH_PARTY: { description: 'Where fans watch together.' },
    MEMES: { description: 'For laughs.' },
    AI: { description: 'Made by a program; uploaded by admins.' },
  },
});

@ObjectType('Photo', {
  description: 'A Fan Zone photo. Until it is approved, only its owner and moderators see it.',
  simpleResolvers: true,
  implements: LikeableType,
})
export class PhotoType extends LikeableType implements PhotoForViewer {
  /** Only the server reads it: the graph leads to the member. */
  readonly userId!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => PublicUserType, { description: 'Who uploaded it.' })
  readonly user!: PublicUserType;

  @Field(() => String, { description: 'The path of the picture at its full size.' })
  readonly imageUrl!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => ImageType, { description: 'The picture in the available sizes.' })
  readonly image!: ImageType;

  @Field(() => String, {
    description: 'Of that file, e.g. image/jpeg; null where it is not known.',
    nullable: true,
  })
  readonly mimeType!: string | null;

  @Field(() => PhotoCategoryEnum, { description: 'The one category it is in.' })
  readonly category!: PhotoCategory;

  @Field(() => String, { description: 'The caption; null without one.', nullable: true })
  readonly description!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the picture shows, for those who can’t see it; null where its owner wrote nothing.',
  })
  readonly altText!: string | null;

  @Field(() => Boolean, { description: 'Whether everyone sees it.' })
  readonly isApproved!: boolean;

  @Field(() => PhotoStateEnum, { description: 'Where it is on its way to the Fan Zone.' })
  readonly state!: PhotoState;

  @Field(() => Boolean, { description: 'Whether it is shown first. No photo is at present.' })
  readonly isFeatured!: boolean;

  @Field(() => Int, {
    description: 'Increases with every like and review; of two copies, the higher one is newer.',
  })
  readonly revision!: number;

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  readonly createdAt!: string;
}

export const PhotoConnectionType = connectionType('Photo', PhotoType);

@ObjectType('PhotoNavigation', {
  description: 'The previous and next photo in the filtered list, and the position.',
  simpleResolvers: true,
})
export class PhotoNavigationType implements PhotoNavigationView<PhotoType> {
  @Field(() => PhotoType, { nullable: true, description: 'The next newer one.' })
  readonly previousPhoto!: PhotoType | null;

  @Field(() => PhotoType, { nullable: true, description: 'The next older one.' })
  readonly nextPhoto!: PhotoType | null;

  @Field(() => Int, { description: 'Counted from 1.' })
  readonly currentIndex!: number;

  @Field(() => Int, { description: 'How many photos the list has.' })
  readonly totalCount!: number;
}

const PhotoEventKindEnum = enumOf(PHOTO_EVENT_KINDS);
registerEnumType(PhotoEventKindEnum, {
  name: 'PhotoEventKind',
  description: 'What happened to a photo.',
  valuesConfig: {
    APPROVED: { description: 'Everyone sees it from now on.' },
    LIKED: { description: 'Its count of likes changed.' },
    REMOVED: { description: 'It was deleted or rejected.' },
  },
});

@ObjectType('PhotoEvent', {
  description: 'What happened to an approved photo. REMOVED carries its last state.',
  simpleResolvers: true,
})
export class PhotoEventType implements PhotoEventView {
  @Field(() => PhotoEventKindEnum, { description: 'What happened.' })
  readonly kind!: PhotoEventKind;

  @Field(() => PhotoType, { description: 'The photo as it is now, or was when it was removed.' })
  readonly photo!: PhotoType;
}

@InputType('PhotoDetailsInput', { description: 'What is said of a photo.' })
export class PhotoDetailsInputType implements UploadPhotoInput {
  @Field(() => PhotoCategoryEnum, { description: 'Where it belongs; AI is for admins.' })
  readonly category!: PhotoCategory;

  @Field(() => String, { description: 'The caption; null for none.' })
  readonly description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the picture shows, for those who can’t see it.',
  })
  readonly altText?: string | null;
}

@InputType('ReviewPhotosInput', { description: 'Photos, and the state that they get.' })
export class ReviewPhotosInput {
  @Field(() => [Int], { description: `Their ids, at most ${PHOTOS_PER_REVIEW}.` })
  readonly ids!: number[];

  @Field(() => PhotoStateEnum, { description: 'The state that they get.' })
  readonly state!: PhotoState;
}

@ObjectType('PhotoRefusal', {
  description: 'A photo that could not be reviewed.',
  simpleResolvers: true,
})
export class PhotoRefusalType {
  @Field(() => Int, { description: 'Its id, as it was given.' })
  readonly id!: number;

  @Field(() => String, { description: 'Why, in English.' })
  readonly message!: string;
}

@ObjectType('ReviewPhotosPayload', {
  description: 'The result of reviewing several photos.',
  simpleResolvers: true,
})
export class ReviewPhotosPayload {
  @Extensions({ listLength: PHOTOS_PER_REVIEW })
  @Field(() => [PhotoType], { description: 'Those that are in the state now, newest first.' })
  readonly photos!: readonly PhotoType[];

  @Extensions({ listLength: PHOTOS_PER_REVIEW })
  @Field(() => [PhotoRefusalType], { description: 'Those that could not be reviewed.' })
  readonly refused!: readonly PhotoRefusalType[];
}

@ObjectType('PendingPhotoEvent', {
  description: 'Photos were submitted, reviewed, or deleted before their approval.',
  simpleResolvers: true,
})
export class PendingPhotoEventType {
  @Field(() => Int, {
    nullable: true,
    description:
      'The id of the photo; null if several were reviewed at once, or deleted with a member.',
  })
  readonly photoId!: number | null;
}

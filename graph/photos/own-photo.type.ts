import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import {
  OWN_PHOTO_EVENT_KINDS,
  type OwnPhotoEventKind,
  type OwnPhotoEventView,
} from '../../schema/photos/photos.ts';
import { PhotoType } from './photo.type.ts';

const OwnPhotoEventKindEnum = enumOf(OWN_PHOTO_EVENT_KINDS);
registerEnumType(OwnPhotoEventKindEnum, {
  name: 'OwnPhotoEventKind',
  description: 'What happened to a photo of the viewer’s own.',
  valuesConfig: {
    SUBMITTED: { description: 'It was uploaded, and waits for review.' },
    REVIEWED: { description: 'It was approved or rejected, or waits for review again.' },
    DELETED: { description: 'It was deleted, whatever its state was.' },
    RESTORED: { description: 'It was deleted, and a moderator put it back.' },
  },
});

@ObjectType('OwnPhotoEvent', {
  description: 'What happened to a photo of the viewer’s own.',
  simpleResolvers: true,
})
export class OwnPhotoEventType implements OwnPhotoEventView {
  @Field(() => OwnPhotoEventKindEnum, { description: 'What happened.' })
  readonly kind!: OwnPhotoEventKind;

  @Field(() => Int, { description: 'The id of the photo, also when it was deleted.' })
  readonly photoId!: number;

  @Field(() => PhotoType, {
    nullable: true,
    description: 'The photo as it is now, with isLikedByMe null; null when it was deleted.',
  })
  readonly photo!: PhotoType | null;
}

@InputType('DeleteOwnPhotoInput', { description: 'Which photo its owner deletes.' })
export class DeleteOwnPhotoInput {
  @Field(() => Int, { description: 'Its id.' })
  readonly id!: number;
}

@ObjectType('DeleteOwnPhotoPayload', {
  description: 'The result of deleting a photo of one’s own.',
  simpleResolvers: true,
})
export class DeleteOwnPhotoPayload {
  @Field(() => Int, { description: 'The id of the photo that was deleted.' })
  readonly deletedId!: number;
}

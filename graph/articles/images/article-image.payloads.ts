import { Field, InputType, ObjectType } from 'type-graphql';
import { CroppedPicture } from '../../core/images/cropped-picture.type.ts';
import { UploadedImageType } from './article-image.type.ts';

@InputType('UploadImageInput', { description: 'The picture, and the part to show.' })
export class UploadImageInput extends CroppedPicture {}

@ObjectType('UploadImagePayload', {
  description: 'The result of storing a picture.',
  simpleResolvers: true,
})
export class UploadImagePayload {
  @Field(() => UploadedImageType, { description: 'The stored picture.' })
  readonly image!: UploadedImageType;
}

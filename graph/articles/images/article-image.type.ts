import { Field, ObjectType } from 'type-graphql';
import { ImageType } from '../../core/images/image.type.ts';
import type { UploadedImage } from './article-image.service.ts';
import { ImageCropType } from '../article.type.ts';

@ObjectType('UploadedImage', {
  description: 'An uploaded picture with its crop.',
  simpleResolvers: true,
})
export class UploadedImageType extends ImageType implements UploadedImage {
  @Field(() => ImageCropType, {
    nullable: true,
    description: 'The part to show; null means the middle.',
  })
  readonly crop!: ImageCropType | null;
}

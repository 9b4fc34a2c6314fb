import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type { ImageSourceView, ImageView } from '../../../schema/photos/images.ts';

@ObjectType('ImageSource', {
  description: 'Copies of a picture in one format.',
  simpleResolvers: true,
})
export class ImageSourceType implements ImageSourceView {
  @Field(() => String, { description: 'Media type, e.g. `image/webp`.' })
  readonly type!: string;

  @Field(() => String, { description: 'URLs with their widths, in the format of `srcset`.' })
  readonly srcset!: string;
}

@ObjectType('Image', {
  description: 'A picture. If it isn’t stored here, only the URL is known.',
  simpleResolvers: true,
})
export class ImageType implements ImageView {
  @Field(() => String, { description: 'Address of the picture in its original size.' })
  readonly url!: string;

  @Field(() => Int, { nullable: true, description: 'Pixels of the largest copy.' })
  readonly width!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'In pixels; null for a picture of another site.',
  })
  readonly height!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'A tiny data URI shown as a placeholder until the picture has loaded.',
  })
  readonly placeholder!: string | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => [ImageSourceType], { description: 'Best format first.' })
  readonly sources!: readonly ImageSourceType[];

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the animated copy, a WebP; null if the picture isn’t animated. All other copies are still images.',
  })
  readonly animation!: string | null;
}

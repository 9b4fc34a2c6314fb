import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type { ImageSourceView, ImageView } from '../../../schema/photos/images.ts';

@ObjectType('ImageSource', {
  description: 'Copies of a picture in one format.',
  simpleResolvers: true,
})
export class ImageSourceType implements ImageSourceView {
  @Field(() => String, { description: 'Media type, e.g. `image/webp`.' })
  readonly type!: string;

  @Field(() => String, { description: 'Addresses with their widths, as `srcset` takes them.' })
  readonly srcset!: string;
}

@ObjectType('Image', {
  description: 'A picture. Of one that is not kept here only the address is known.',
  simpleResolvers: true,
})
export class ImageType implements ImageView {
  @Field(() => String)
  readonly url!: string;

  @Field(() => Int, { nullable: true, description: 'Pixels of the largest copy.' })
  readonly width!: number | null;

  @Field(() => Int, { nullable: true })
  readonly height!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'A tiny data URI that stands in until the picture is there.',
  })
  readonly placeholder!: string | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => [ImageSourceType], { description: 'Best format first.' })
  readonly sources!: readonly ImageSourceType[];

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the same picture as it moves, an animated WebP; null where it does not. All other copies stand still.',
  })
  readonly animation!: string | null;
}

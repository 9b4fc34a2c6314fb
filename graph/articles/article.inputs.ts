import { Field, Float, InputType, Int } from 'type-graphql';
import type { ArticleInput } from '../../schema/articles/article-shape.ts';
import type { ImageCrop } from '../../schema/articles/articles.ts';

@InputType('ImageCropInput', {
  description: 'Focal point in percent of the picture, and zoom; clamped to their limits.',
})
export class ImageCropInputType implements ImageCrop {
  @Field(() => Float) x!: number;
  @Field(() => Float) y!: number;
  @Field(() => Float) scale!: number;
}

@InputType('ArticleInput', {
  description:
    'All writable fields of an article. A field you leave out gets its default or is cleared.',
})
export class ArticleInputType implements ArticleInput {
  @Field(() => String) title!: string;
  @Field(() => String) excerpt!: string;
  @Field(() => String, {
    description: 'Markdown (CommonMark and GFM), 1,000,000 characters at most.',
  })
  content!: string;
  @Field(() => String, { nullable: true }) author?: string | null;
  @Field(() => String, { nullable: true, description: 'General when absent.' })
  category?: string | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Trimmed and split at commas; empty ones are dropped.',
  })
  tags?: string[] | null;
  @Field(() => String, {
    nullable: true,
    description: 'An uploaded image (/uploads/…) or an https address.',
  })
  featuredImageUrl?: string | null;
  @Field(() => ImageCropInputType, { nullable: true })
  featuredImageCrop?: ImageCropInputType | null;
  @Field(() => [String], { nullable: true }) imageUrls?: string[] | null;
  @Field(() => Int, { nullable: true, description: 'Minutes; 5 when absent.' })
  readTime?: number | null;
}

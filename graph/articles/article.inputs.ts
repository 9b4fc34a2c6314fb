import { Field, Float, InputType, Int } from 'type-graphql';
import type { ArticleInput } from '../../schema/articles/article-shape.ts';
import type { ImageCrop } from '../../schema/articles/articles.ts';

@InputType('ImageCropInput', {
  description: 'Focal point in per cent of the picture, and zoom; brought into their bounds.',
})
export class ImageCropInputType implements ImageCrop {
  @Field(() => Float) x!: number;
  @Field(() => Float) y!: number;
  @Field(() => Float) scale!: number;
}

@InputType('ArticleInput', {
  description: 'All writable fields of an article. An absent one gets its default, or is cleared.',
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
    description: 'Trimmed; a comma separates two of them; empties are dropped.',
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

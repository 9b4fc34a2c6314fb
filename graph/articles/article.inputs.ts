import { Field, Float, InputType, Int } from 'type-graphql';
import type { ArticleCategory, ImageCrop } from '../../schema/articles/articles.ts';
import { ArticleCategoryEnum } from './article.type.ts';
import type { ArticleInput } from '../../schema/articles/article-shape.ts';

@InputType('ImageCropInput', {
  description: 'Focal point in percent of the picture, and zoom; clamped to their limits.',
})
export class ImageCropInputType implements ImageCrop {
  @Field(() => Float, { description: 'Horizontal center in percent, from 0 to 100.' }) x!: number;
  @Field(() => Float, { description: 'Vertical center in percent, from 0 to 100.' }) y!: number;
  @Field(() => Float, { description: 'Magnification, 1 being the whole picture.' }) scale!: number;
}

@InputType('ArticleInput', {
  description:
    'All writable fields of an article. A field you leave out gets its default or is cleared.',
})
export class ArticleInputType implements ArticleInput {
  @Field(() => String, { description: 'One line.' }) title!: string;
  @Field(() => String, { description: 'A few sentences for lists, without Markdown.' })
  excerpt!: string;
  @Field(() => String, {
    description: 'Markdown (CommonMark and GFM), 1,000,000 characters at most.',
  })
  content!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name below the title; null means the site’s own.',
  })
  author?: string | null;
  @Field(() => ArticleCategoryEnum, { nullable: true, description: 'GENERAL when absent.' })
  category?: ArticleCategory | null;
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
  @Field(() => ImageCropInputType, {
    nullable: true,
    description: 'The part of the main picture to show; null means the middle.',
  })
  featuredImageCrop?: ImageCropInputType | null;
  @Field(() => [String], { nullable: true, description: 'Addresses of more pictures, in order.' })
  imageUrls?: string[] | null;
  @Field(() => Int, { nullable: true, description: 'Minutes; 5 when absent.' })
  readTime?: number | null;
}

import { DateTime } from '../core/instants.ts';
import { Extensions, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import type {
  ArticleCounts,
  ArticleEventKind,
  ArticleLink,
  ArticleNavigationView,
  ArticleView,
  ImageCrop,
} from '../../schema/articles/articles.ts';
import { ImageType } from '../core/images/image.type.ts';
import { LikeableType } from '../likes/like.type.ts';

@ObjectType('ImageCrop', {
  description: 'Focal point in percent of the picture, and zoom from 0.5 to 3.',
  simpleResolvers: true,
})
export class ImageCropType implements ImageCrop {
  @Field(() => Float)
  readonly x!: number;

  @Field(() => Float)
  readonly y!: number;

  @Field(() => Float)
  readonly scale!: number;
}

/** `content` and `body` are fields of the resolver, so that lists only read texts that the query selects. */
@ObjectType('Article', {
  description: 'An article. Drafts are returned only to people who may see them.',
  simpleResolvers: true,
  implements: LikeableType,
})
export class ArticleType extends LikeableType implements ArticleView {
  @Field(() => String)
  readonly title!: string;

  @Field(() => String)
  readonly excerpt!: string;

  @Field(() => String)
  readonly author!: string;

  @Field(() => String)
  readonly category!: string;

  @Field(() => [String])
  readonly tags!: string[];

  @Field(() => String, { nullable: true })
  readonly featuredImageUrl!: string | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => ImageType, {
    nullable: true,
    description: 'The picture at featuredImageUrl, in the available sizes.',
  })
  readonly featuredImage!: ImageType | null;

  @Field(() => ImageCropType, { nullable: true })
  readonly featuredImageCrop!: ImageCropType | null;

  @Field(() => [String])
  readonly imageUrls!: string[];

  @Field(() => Int, { description: 'Minutes.' })
  readonly readTime!: number;

  @Field(() => Int)
  readonly viewCount!: number;

  @Field(() => Int)
  readonly shareCount!: number;

  @Field(() => Int)
  readonly commentCount!: number;

  @Field(() => Boolean)
  readonly published!: boolean;

  @Field(() => DateTime, { nullable: true })
  readonly publishedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When a draft is scheduled to publish.',
  })
  readonly scheduledPublishAt!: string | null;

  @Field(() => DateTime)
  readonly createdAt!: string;

  @Field(() => DateTime)
  readonly updatedAt!: string;

  @Field(() => Int, {
    description:
      'Increases with every edit. Saving with an older version than the stored one is refused.',
  })
  readonly version!: number;
}

@ObjectType('ArticleLink', { simpleResolvers: true })
export class ArticleLinkType implements ArticleLink {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => String)
  readonly title!: string;
}

@ObjectType('ArticleNavigation', {
  description: 'The articles published just before and just after.',
  simpleResolvers: true,
})
export class ArticleNavigationType implements ArticleNavigationView {
  @Field(() => ArticleLinkType, { nullable: true })
  readonly previousArticle!: ArticleLinkType | null;

  @Field(() => ArticleLinkType, { nullable: true })
  readonly nextArticle!: ArticleLinkType | null;
}

@ObjectType('ArticleCounts', { simpleResolvers: true })
export class ArticleCountsType implements ArticleCounts {
  @Field(() => Int) readonly total!: number;
  @Field(() => Int) readonly published!: number;
  @Field(() => Int) readonly drafts!: number;
}

const ArticleEventKindEnum: { [Kind in ArticleEventKind]: Kind } = {
  PUBLISHED: 'PUBLISHED',
  EDITED: 'EDITED',
  REMOVED: 'REMOVED',
  COUNTED: 'COUNTED',
};
registerEnumType(ArticleEventKindEnum, {
  name: 'ArticleEventKind',
  description: 'COUNTED: views, shares or likes.',
});

@ObjectType('ArticleEvent', {
  description: 'What happened to a published article.',
  simpleResolvers: true,
})
export class ArticleEventType {
  @Field(() => ArticleEventKindEnum) readonly kind!: ArticleEventKind;
  @Field(() => Int) readonly articleId!: number;
  @Field(() => ArticleType, { nullable: true, description: 'Null when it was removed.' })
  readonly article!: ArticleType | null;
}

@ObjectType('ArticleSave', { simpleResolvers: true })
export class ArticleSaveType {
  @Field(() => Int) articleId!: number;
  @Field(() => String, { nullable: true, description: 'Whose text it has, where that is known.' })
  savedBy!: string | null;
}

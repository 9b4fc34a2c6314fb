import { DateTime } from '../core/instants.ts';
import { Extensions, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import {
  ARTICLE_CATEGORIES,
  ARTICLE_EVENT_KINDS,
  type ArticleCategory,
  type ArticleCounts,
  type ArticleEventKind,
  type ArticleLink,
  type ArticleNavigationView,
  type ArticleView,
  type ImageCrop,
} from '../../schema/articles/articles.ts';
import { ImageType } from '../core/images/image.type.ts';
import { connectionType } from '../core/paging/connection.type.ts';
import { LikeableType } from '../likes/like.type.ts';

export const ArticleCategoryEnum = enumOf(ARTICLE_CATEGORIES);
registerEnumType(ArticleCategoryEnum, {
  name: 'ArticleCategory',
  description: 'What an article is about.',
  valuesConfig: {
    GENERAL: { description: 'Anything else.' },
    GAME_ANALYSIS: { description: 'A game that was played or is to come.' },
    PLAYER_NEWS: { description: 'News of players.' },
    DRAFT: { description: 'The draft.' },
    OPINION: { description: 'What its author thinks.' },
  },
});

@ObjectType('ImageCrop', {
  description: 'Focal point in percent of the picture, and zoom from 0.5 to 3.',
  simpleResolvers: true,
})
export class ImageCropType implements ImageCrop {
  @Field(() => Float, { description: 'Horizontal center in percent, from 0 to 100.' })
  readonly x!: number;

  @Field(() => Float, { description: 'Vertical center in percent, from 0 to 100.' })
  readonly y!: number;

  @Field(() => Float, { description: 'Magnification, 1 being the whole picture.' })
  readonly scale!: number;
}

/** `content` and `body` are fields of the resolver, so that lists only read texts that the query selects. */
@ObjectType('Article', {
  description: 'An article. Drafts are returned only to people who may see them.',
  simpleResolvers: true,
  implements: LikeableType,
})
export class ArticleType extends LikeableType implements ArticleView {
  @Field(() => String, { description: 'One line.' })
  readonly title!: string;

  @Field(() => String, { description: 'A few sentences for lists, without Markdown.' })
  readonly excerpt!: string;

  @Field(() => String, { description: 'The name below the title.' })
  readonly author!: string;

  @Field(() => ArticleCategoryEnum, { description: 'The one category it is in.' })
  readonly category!: ArticleCategory;

  @Field(() => [String], { description: 'In the order the author gave them.' })
  readonly tags!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Address of the main picture; null if there is none.',
  })
  readonly featuredImageUrl!: string | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => ImageType, {
    nullable: true,
    description: 'The picture at featuredImageUrl, in the available sizes.',
  })
  readonly featuredImage!: ImageType | null;

  @Field(() => ImageCropType, {
    nullable: true,
    description: 'The part of the main picture to show; null means the middle.',
  })
  readonly featuredImageCrop!: ImageCropType | null;

  @Field(() => [String], { description: 'Addresses of more pictures, in order.' })
  readonly imageUrls!: string[];

  @Field(() => Int, { description: 'Minutes.' })
  readonly readTime!: number;

  @Field(() => Int, { description: 'How often it was opened, counted once per browser session.' })
  readonly viewCount!: number;

  @Field(() => Int, { description: 'How often it was shared.' })
  readonly shareCount!: number;

  @Field(() => Int, { description: 'How many comments it has now.' })
  readonly commentCount!: number;

  @Field(() => Boolean, { description: 'Whether everyone can read it.' })
  readonly isPublished!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was first published; null for a draft.',
  })
  readonly publishedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When a draft is scheduled to publish.',
  })
  readonly scheduledPublishAt!: string | null;

  @Field(() => DateTime, { description: 'When the draft was begun.' })
  readonly createdAt!: string;

  @Field(() => DateTime, { description: 'When it was last edited.' })
  readonly updatedAt!: string;

  @Field(() => Int, {
    description:
      'Increases with every edit. Saving with an older version than the stored one is refused.',
  })
  readonly version!: number;
}

export const ArticleConnectionType = connectionType('Article', ArticleType);

@ObjectType('ArticleLink', {
  simpleResolvers: true,
  description: 'The title of an article, for a link to it.',
})
export class ArticleLinkType implements ArticleLink {
  @Field(() => Int, { description: 'The id of the article.' })
  readonly id!: number;

  @Field(() => String, { description: 'Its title.' })
  readonly title!: string;
}

@ObjectType('ArticleNavigation', {
  description: 'The articles published just before and just after.',
  simpleResolvers: true,
})
export class ArticleNavigationType implements ArticleNavigationView {
  @Field(() => ArticleLinkType, {
    nullable: true,
    description: 'The article published just before; null for the oldest.',
  })
  readonly previousArticle!: ArticleLinkType | null;

  @Field(() => ArticleLinkType, {
    nullable: true,
    description: 'The article published just after; null for the newest.',
  })
  readonly nextArticle!: ArticleLinkType | null;
}

@ObjectType('ArticleCounts', { simpleResolvers: true, description: 'How many articles there are.' })
export class ArticleCountsType implements ArticleCounts {
  @Field(() => Int, { description: 'Drafts and published ones together.' }) readonly total!: number;
  @Field(() => Int, { description: 'Those everyone can read.' }) readonly published!: number;
  @Field(() => Int, { description: 'Those not published, scheduled ones included.' })
  readonly drafts!: number;
}

const ArticleEventKindEnum = enumOf(ARTICLE_EVENT_KINDS);
registerEnumType(ArticleEventKindEnum, {
  name: 'ArticleEventKind',
  description: 'COUNTED: views, shares or likes.',
  valuesConfig: {
    COUNTED: { description: 'Its counts of views, shares, likes or comments changed.' },
    EDITED: { description: 'Its text or its details changed.' },
    PUBLISHED: { description: 'It was published.' },
    REMOVED: { description: 'It was deleted.' },
  },
});

@ObjectType('ArticleEvent', {
  description: 'What happened to a published article.',
  simpleResolvers: true,
})
export class ArticleEventType {
  @Field(() => ArticleEventKindEnum, { description: 'What happened.' })
  readonly kind!: ArticleEventKind;
  @Field(() => Int, { description: 'The id of the article, which may be gone.' })
  readonly articleId!: number;
  @Field(() => ArticleType, { nullable: true, description: 'Null when it was removed.' })
  readonly article!: ArticleType | null;
}

@ObjectType('ArticleSave', {
  simpleResolvers: true,
  description: 'An article was saved, published, scheduled or deleted.',
})
export class ArticleSaveType {
  @Field(() => Int, { description: 'The id of the article, which may be gone.' })
  articleId!: number;
  @Field(() => String, { nullable: true, description: 'Whose text it has, where that is known.' })
  savedBy!: string | null;
}

import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ContentItemView, ContentType } from '../../schema/shows.ts';

export const ContentTypeEnum: { readonly [Type in ContentType]: Type } = {
  live: 'live',
  youtube: 'youtube',
  shorts: 'shorts',
  podcast: 'podcast',
};
registerEnumType(ContentTypeEnum, { name: 'ContentType' });

@ObjectType('ContentItem', {
  description: 'A live show, video, short or podcast episode.',
  simpleResolvers: true,
})
export class ContentItemType implements ContentItemView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => ContentTypeEnum)
  readonly type!: ContentType;

  @Field(() => String)
  readonly title!: string;

  @Field(() => String)
  readonly url!: string;

  @Field(() => String, { nullable: true })
  readonly description!: string | null;

  @Field(() => String, { nullable: true })
  readonly thumbnailUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'As shown, e.g. 58:12.' })
  readonly duration!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true })
  readonly publishedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id at its platform, for the embedded player.',
  })
  readonly externalId!: string | null;

  @Field(() => Boolean)
  readonly isLive!: boolean;

  @Field(() => Boolean)
  readonly isCurrentlyLive!: boolean;

  @Field(() => Int)
  readonly viewCount!: number;
}

@ObjectType('ChannelStats', { simpleResolvers: true })
export class ChannelStatsType {
  @Field(() => Int)
  readonly subscriberCount!: number;
}

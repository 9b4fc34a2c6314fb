import { DateTime } from '../core/instants.ts';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ContentItemView, ContentType, ShowEventKind } from '../../schema/shows/shows.ts';

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

  @Field(() => DateTime, { nullable: true })
  readonly publishedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ID on its platform, for the embedded player.',
  })
  readonly externalId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL of the audio file at the podcast’s host; null if unknown.',
  })
  readonly audioUrl!: string | null;

  @Field(() => Boolean, { description: 'It is or was sent live.' })
  readonly isLive!: boolean;

  @Field(() => Boolean, { description: 'It is on the air now.' })
  readonly isCurrentlyLive!: boolean;

  @Field(() => Int)
  readonly viewCount!: number;

  @Field(() => DateTime, { description: 'When it was added to this site.' })
  readonly createdAt!: string;
}

@ObjectType('ChannelStats', { simpleResolvers: true })
export class ChannelStatsType {
  @Field(() => Int)
  readonly subscriberCount!: number;
}

const ShowEventKindEnum: { readonly [Kind in ShowEventKind]: Kind } = {
  WENT_LIVE: 'WENT_LIVE',
  ENDED: 'ENDED',
  PUBLISHED: 'PUBLISHED',
  EDITED: 'EDITED',
  REMOVED: 'REMOVED',
};
registerEnumType(ShowEventKindEnum, { name: 'ShowEventKind' });

@ObjectType('ShowEvent', {
  description: 'A show went on or off the air, appeared on the site, was edited or removed.',
  simpleResolvers: true,
})
export class ShowEventType {
  @Field(() => ShowEventKindEnum)
  readonly kind!: ShowEventKind;

  @Field(() => ContentItemType, {
    description: 'The show now, or its last state if it was removed.',
  })
  readonly show!: ContentItemType;
}

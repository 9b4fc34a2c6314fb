import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  CONTENT_TYPES,
  type ContentItemView,
  type ContentType,
  SHOW_EVENT_KINDS,
  type ShowEventKind,
} from '../../schema/shows/shows.ts';
import { connectionType } from '../core/paging/connection.type.ts';

export const ContentTypeEnum = enumOf(CONTENT_TYPES);
registerEnumType(ContentTypeEnum, {
  name: 'ContentType',
  description: 'Kind of show.',
  valuesConfig: {
    LIVE: { description: 'A live show.' },
    YOUTUBE: { description: 'A video.' },
    SHORTS: { description: 'A short video.' },
    PODCAST: { description: 'An episode of the podcast.' },
  },
});

@ObjectType('ContentItem', {
  description: 'A live show, video, short or podcast episode.',
  simpleResolvers: true,
})
export class ContentItemType implements ContentItemView {
  @Field(() => Int, { description: 'The id of the show.' })
  readonly id!: number;

  @Field(() => ContentTypeEnum, { description: 'Which kind of show it is.' })
  readonly type!: ContentType;

  @Field(() => String, { description: 'One line.' })
  readonly title!: string;

  @Field(() => String, { description: 'Where it can be watched or heard.' })
  readonly url!: string;

  @Field(() => String, { nullable: true, description: 'Plain text; null if there is none.' })
  readonly description!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its picture; null for none.' })
  readonly thumbnailUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'As shown, e.g. 58:12.' })
  readonly duration!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was or will be published; null if unknown.',
  })
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

  @Field(() => Int, { description: 'Views as its source reports them.' })
  readonly viewCount!: number;

  @Field(() => DateTime, { description: 'When it was added to this site.' })
  readonly createdAt!: string;
}

export const ContentItemConnectionType = connectionType('ContentItem', ContentItemType);

@ObjectType('ChannelStats', {
  simpleResolvers: true,
  description: 'The show’s channel in numbers.',
})
export class ChannelStatsType {
  @Field(() => Int, { description: 'How many subscribers the channel has.' })
  readonly subscriberCount!: number;
}

const ShowEventKindEnum = enumOf(SHOW_EVENT_KINDS);
registerEnumType(ShowEventKindEnum, {
  name: 'ShowEventKind',
  description: 'What happened to a show.',
  valuesConfig: {
    PUBLISHED: { description: 'It was published.' },
    EDITED: { description: 'Its title or details changed.' },
    WENT_LIVE: { description: 'It went on the air.' },
    ENDED: { description: 'It went off the air.' },
    REMOVED: { description: 'It is gone from the site.' },
  },
});

@ObjectType('ShowEvent', {
  description: 'A show went on or off the air, appeared on the site, was edited or removed.',
  simpleResolvers: true,
})
export class ShowEventType {
  @Field(() => ShowEventKindEnum, { description: 'What happened.' })
  readonly kind!: ShowEventKind;

  @Field(() => ContentItemType, {
    description: 'The show now, or its last state if it was removed.',
  })
  readonly show!: ContentItemType;
}

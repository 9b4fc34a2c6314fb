import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  INBOX_DAYS,
  INBOX_KINDS,
  INBOX_LENGTH,
  INBOX_NAMES,
  INBOX_POST_KINDS,
  type InboxItemView,
  type InboxKind,
  type InboxPostKind,
  type OwnInboxView,
} from '../../schema/inbox.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';

const InboxKindEnum = enumOf(INBOX_KINDS);
registerEnumType(InboxKindEnum, {
  name: 'InboxKind',
  description: 'What an item of the inbox is about.',
  valuesConfig: {
    REPLY: { description: 'A member replied to your message or comment.' },
    MENTION: { description: 'A member mentioned you, and did not reply to you.' },
    LIKES: { description: 'Members liked something you posted; one item for each post.' },
    ANSWER: { description: 'The hosts answered your question.' },
    SANCTION: { description: 'Moderators warned, muted or banned you.' },
  },
});

const InboxPostKindEnum = enumOf(INBOX_POST_KINDS);
registerEnumType(InboxPostKindEnum, {
  name: 'InboxPostKind',
  description: 'What was replied to or liked.',
  valuesConfig: {
    CHAT_MESSAGE: { description: 'A message of the game chat.' },
    ARTICLE_COMMENT: { description: 'A comment on an article.' },
    PHOTO: { description: 'A photo.' },
    PHOTO_COMMENT: { description: 'A comment on a photo.' },
  },
});

@ObjectType('InboxItem', {
  description: 'Something that happened to your posts or your account.',
  simpleResolvers: true,
})
export class InboxItemType implements InboxItemView {
  @Field(() => String, { description: 'Unique in your inbox; the same when you ask again.' })
  readonly key!: string;

  @Field(() => InboxKindEnum, { description: 'What it is about.' })
  readonly kind!: InboxKind;

  @Field(() => InboxPostKindEnum, {
    nullable: true,
    description: 'What was replied to or liked; null for anything else.',
  })
  readonly postKind!: InboxPostKind | null;

  @Field(() => DateTime, { description: 'When it happened; of likes, the last one.' })
  readonly at!: string;

  @Field(() => Boolean, { description: 'Whether it is later than what you have read.' })
  readonly isUnread!: boolean;

  @Extensions({ isPartOfParent: true })
  @Field(() => [PublicUserType], {
    description: `Who did it; of many, the last ${INBOX_NAMES}. None for moderators and hosts.`,
  })
  readonly members!: readonly PublicUserType[];

  @Field(() => Int, { description: 'How many members did it.' })
  readonly memberCount!: number;

  @Field(() => String, {
    description:
      'The words of the reply, of what was liked, of your question or of the moderators.',
  })
  readonly text!: string;

  @Field(() => String, { description: 'Where it leads, on this site.' })
  readonly path!: string;
}

@ObjectType('OwnInbox', {
  description: `What happened to your posts and your account in the last ${INBOX_DAYS} days. What is deleted leaves it.`,
  simpleResolvers: true,
})
export class OwnInboxType implements OwnInboxView {
  @Field(() => DateTime, { description: 'The server’s clock at this response.' })
  readonly asOf!: Date;

  @Field(() => Int, { description: 'How many items you have not read.' })
  readonly unreadCount!: number;

  @Extensions({ listLength: INBOX_LENGTH })
  @Field(() => [InboxItemType], { description: `Newest first, ${INBOX_LENGTH} at most.` })
  readonly items!: readonly InboxItemType[];
}

@ObjectType('OwnInboxEvent', {
  description: 'Your inbox has changed.',
  simpleResolvers: true,
})
export class OwnInboxEventType {
  @Field(() => Int, { description: 'How many items you have not read.' })
  readonly unreadCount!: number;
}

@InputType('MarkInboxReadInput', { description: 'Up to when you have read it.' })
export class MarkInboxReadInput {
  @Field(() => DateTime, { description: 'The `at` of the newest item that you have read.' })
  readonly upTo!: Date;
}

@ObjectType('MarkInboxReadPayload', {
  description: 'The result of reading the inbox.',
  simpleResolvers: true,
})
export class MarkInboxReadPayload {
  @Field(() => OwnInboxType, { description: 'Your inbox.' })
  readonly inbox!: OwnInboxType;
}

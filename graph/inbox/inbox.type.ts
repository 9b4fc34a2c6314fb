import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  INBOX_CHANNELS,
  INBOX_DAYS,
  INBOX_KINDS,
  INBOX_LENGTH,
  INBOX_NAMES,
  INBOX_POST_KINDS,
  type InboxChannel,
  type InboxChoiceView,
  type InboxItemView,
  type InboxKind,
  type InboxPostKind,
  type OwnInboxView,
  QUIET_DURATIONS,
  type QuietDuration,
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
    COMMENT: {
      description: 'A member commented on your photo, and did not reply to a comment of yours.',
    },
    LIKES: { description: 'Members liked something you posted; one item for each post.' },
    ANSWER: { description: 'The hosts answered your question.' },
    LINEUP: { description: 'Your lineup was scored; the text is its points.' },
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

const InboxChannelEnum = enumOf(INBOX_CHANNELS);
registerEnumType(InboxChannelEnum, {
  name: 'InboxChannel',
  description: 'A way in which you learn of something.',
  valuesConfig: {
    SITE: { description: 'In your inbox.' },
    PUSH: { description: 'By a notification of your browsers.' },
    MAIL: { description: 'In the daily email.' },
  },
});

const QuietDurationEnum = enumOf(Object.keys(QUIET_DURATIONS) as QuietDuration[]);
registerEnumType(QuietDurationEnum, {
  name: 'QuietDuration',
  description: 'For how long you get no notifications.',
  valuesConfig: {
    HOUR: { description: 'For the next hour.' },
    EIGHT_HOURS: { description: 'As long as a night: until eight hours from now.' },
    DAY: { description: 'For the next 24 hours.' },
    WEEK: { description: 'For the next seven days.' },
  },
});

@ObjectType('InboxChoice', {
  description: 'Whether you want to learn of a kind of item in one way.',
  simpleResolvers: true,
})
export class InboxChoiceType implements InboxChoiceView {
  @Field(() => InboxKindEnum, { description: 'Of what.' })
  readonly kind!: InboxKind;

  @Field(() => InboxChannelEnum, { description: 'In which way.' })
  readonly channel!: InboxChannel;

  @Field(() => Boolean, { description: 'Whether you want it.' })
  readonly isOn!: boolean;
}

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

  @Extensions({ isPartOfParent: true })
  @Field(() => [InboxChoiceType], {
    description: 'Every choice you have: which items you get, and in which way.',
  })
  readonly choices!: readonly InboxChoiceType[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when you get no notifications; null while you get them.',
  })
  readonly doNotDisturbUntil!: Date | null;
}

@ObjectType('OwnInboxEvent', {
  description: 'Your inbox has changed.',
  simpleResolvers: true,
})
export class OwnInboxEventType {
  @Field(() => Int, { description: 'How many items you have not read.' })
  readonly unreadCount!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when you get no notifications; null while you get them.',
  })
  readonly doNotDisturbUntil!: Date | null;
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

@InputType('SetInboxChoiceInput', { description: 'What you want to learn of, and in which way.' })
export class SetInboxChoiceInput implements InboxChoiceView {
  @Field(() => InboxKindEnum, { description: 'Of what.' })
  readonly kind!: InboxKind;

  @Field(() => InboxChannelEnum, { description: 'In which way; one of your choices.' })
  readonly channel!: InboxChannel;

  @Field(() => Boolean, { description: 'Whether you want it.' })
  readonly isOn!: boolean;
}

@ObjectType('SetInboxChoicePayload', {
  description: 'The result of choosing what you want to learn of.',
  simpleResolvers: true,
})
export class SetInboxChoicePayload {
  @Field(() => OwnInboxType, { description: 'Your inbox.' })
  readonly inbox!: OwnInboxType;
}

@InputType('SetDoNotDisturbInput', { description: 'For how long you get no notifications.' })
export class SetDoNotDisturbInput {
  @Field(() => QuietDurationEnum, {
    nullable: true,
    description: 'From now on; null to get them again.',
  })
  readonly duration?: QuietDuration | null;
}

@ObjectType('SetDoNotDisturbPayload', {
  description: 'The result of turning notifications off for some time.',
  simpleResolvers: true,
})
export class SetDoNotDisturbPayload {
  @Field(() => OwnInboxType, { description: 'Your inbox.' })
  readonly inbox!: OwnInboxType;
}

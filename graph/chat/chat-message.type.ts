import { DateTime } from '../core/instants.ts';
import { Extensions, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../core/paging/connection.type.ts';
import { enumOf } from '../core/enum-of.ts';
import {
  CHAT_EVENT_KINDS,
  type ChatEventKind,
  type ChatEventView,
  type QuotedMessageView,
} from '../../schema/chat.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import { LikeableType } from '../likes/like.type.ts';
import type { Reaction } from '../../schema/reactions.ts';
import { ReactableType, type ReactionCountType } from '../reactions/reaction.type.ts';
import { MENTIONS } from '../mentions/mention.type.ts';
import type { ChatMessageForViewer } from './chat-message.rows.ts';

@ObjectType('QuotedChatMessage', {
  description: 'What a message replies to.',
  simpleResolvers: true,
})
export class QuotedChatMessageType implements QuotedMessageView {
  @Field(() => Int, { description: 'The id of the message.' }) id!: number;
  @Field(() => String, { description: 'Its text as it was when you asked, or at the event.' })
  message!: string;
  @Extensions({ isPartOfParent: true })
  @Field(() => PublicUserType, { description: 'Who sent it.' })
  user!: PublicUserType;
}

@ObjectType('ChatMessage', {
  description: 'A message of the game chat.',
  simpleResolvers: true,
  implements: [LikeableType, ReactableType],
})
export class ChatMessageType extends LikeableType implements ChatMessageForViewer {
  readonly reactions!: readonly ReactionCountType[];
  readonly myReactions!: readonly Reaction[] | null;

  @Field(() => String, { description: 'Plain text, as it was typed; 280 characters at most.' })
  message!: string;
  @Field(() => PublicUserType, { description: 'Who sent it.' }) user!: PublicUserType;
  @Field(() => String, {
    nullable: true,
    description: 'The sender’s own id for the message, to recognize it by.',
  })
  clientId!: string | null;
  @Field(() => Int, {
    description: 'Increases with every change; of two copies, the higher one is newer.',
  })
  revision!: number;
  @Extensions({ isPartOfParent: true })
  @Field(() => QuotedChatMessageType, {
    nullable: true,
    description: 'The message it replies to; null for none, and once that was deleted.',
  })
  replyTo!: QuotedChatMessageType | null;
  @Extensions({ isPartOfParent: true })
  @Field(() => [PublicUserType], { description: MENTIONS })
  mentions!: readonly PublicUserType[];
  @Field(() => Boolean, {
    description: 'Posted by the demo in the name of an invented member; never on a real site.',
  })
  isDemo!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'Phase of the game at that time: Q1 to Q4, Halftime, OT, 2OT, Final; null without one.',
  })
  gamePhase!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The period at that time: 1 to 4 are quarters; null while no game was on.',
  })
  period!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Seconds left in the period at that time; null where no clock was shown.',
  })
  clock!: number | null;
  /** Only the server reads it: the graph leads to what it names. */
  gameId!: number | null;
  @Field(() => DateTime, {
    description:
      'The moment of the game that it is about: earlier than createdAt if its sender’s video is late.',
  })
  aboutAt!: string;
  @Field(() => DateTime, { description: 'When it was sent.' }) createdAt!: string;
  @Field(() => DateTime, { description: 'Later than createdAt if the text was edited.' })
  updatedAt!: string;
}

export const ChatMessageConnectionType = connectionType('ChatMessage', ChatMessageType);

const ChatEventKindEnum = enumOf(CHAT_EVENT_KINDS);
registerEnumType(ChatEventKindEnum, {
  name: 'ChatEventKind',
  description: 'What happened to a message.',
  valuesConfig: {
    POSTED: { description: 'It was posted.' },
    EDITED: { description: 'Its text changed.' },
    DELETED: { description: 'It was deleted.' },
    LIKED: { description: 'Its count of likes changed.' },
    REACTED: { description: 'Its reactions changed, one or many.' },
    RESTORED: { description: 'It was deleted, and a moderator put it back.' },
  },
});

@ObjectType('ChatEvent', {
  description: 'What happened to a message. DELETED carries its last state.',
  simpleResolvers: true,
})
export class ChatEventType implements ChatEventView {
  @Field(() => ChatEventKindEnum, { description: 'What happened.' }) kind!: ChatEventKind;
  @Field(() => ChatMessageType, {
    description: 'The message as it is now, or was when it was deleted.',
  })
  message!: ChatMessageType;
}

import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type ChatEventKind, type ChatEventView, type ChatLikeView } from '../../schema/chat.ts';
import type { ChatMessageForViewer } from './chat-message.rows.ts';

@ObjectType('ChatMessage', { description: 'A message of the game chat.', simpleResolvers: true })
export class ChatMessageType implements ChatMessageForViewer {
  @Field(() => Int) id!: number;
  @Field(() => String) message!: string;
  @Field(() => Int) userId!: number;
  @Field(() => String) userName!: string;
  @Field(() => String) userAvatarType!: string;
  @Field(() => String, { nullable: true }) avatarUrl!: string | null;
  @Field(() => Boolean) isAdmin!: boolean;
  @Field(() => Boolean) isMvp!: boolean;
  @Field(() => Int) likes!: number;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Null in events, which are the same for everybody.',
  })
  isLikedByMe!: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: 'What the sender called the post, to know it again.',
  })
  clientId!: string | null;
  @Field(() => Int, {
    description: 'Grows with every change; of two copies the higher one is the newer.',
  })
  revision!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Where the game stood then: Q1 to Q4, Halftime, OT, 2OT, Final; null without one.',
  })
  gamePhase!: string | null;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime, { description: 'Later than createdAt once the text was edited.' })
  updatedAt!: string;
}

@ObjectType('ChatLike', {
  description: 'What stands after a like was toggled.',
  simpleResolvers: true,
})
export class ChatLikeType implements ChatLikeView {
  @Field(() => Boolean) liked!: boolean;
  @Field(() => Int) totalLikes!: number;
  @Field(() => Int, { description: 'Of the message, after the like.' }) revision!: number;
}

const ChatEventKindEnum: { [Kind in ChatEventKind]: Kind } = {
  POSTED: 'POSTED',
  EDITED: 'EDITED',
  DELETED: 'DELETED',
  LIKED: 'LIKED',
};
registerEnumType(ChatEventKindEnum, { name: 'ChatEventKind' });

@ObjectType('ChatEvent', {
  description: 'What happened to which message. DELETED carries it as it last was.',
  simpleResolvers: true,
})
export class ChatEventType implements ChatEventView {
  @Field(() => ChatEventKindEnum) kind!: ChatEventKind;
  @Field(() => ChatMessageType) message!: ChatMessageType;
}

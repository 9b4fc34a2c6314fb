import { DateTime } from '../core/instants.ts';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ChatEventKind, ChatEventView } from '../../schema/chat.ts';
import { LikeableType } from '../likes/like.type.ts';
import type { ChatMessageForViewer } from './chat-message.rows.ts';

@ObjectType('ChatMessage', {
  description: 'A message of the game chat.',
  simpleResolvers: true,
  implements: LikeableType,
})
export class ChatMessageType extends LikeableType implements ChatMessageForViewer {
  @Field(() => String) message!: string;
  @Field(() => Int) userId!: number;
  @Field(() => String) userName!: string;
  @Field(() => String) userAvatarType!: string;
  @Field(() => String, { nullable: true }) avatarUrl!: string | null;
  @Field(() => Boolean) isAdmin!: boolean;
  @Field(() => Boolean) isMvp!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The sender’s own id for the message, to recognize it by.',
  })
  clientId!: string | null;
  @Field(() => Int, {
    description: 'Increases with every change; of two copies, the higher one is newer.',
  })
  revision!: number;
  @Field(() => String, {
    nullable: true,
    description:
      'Phase of the game at that time: Q1 to Q4, Halftime, OT, 2OT, Final; null without one.',
  })
  gamePhase!: string | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime, { description: 'Later than createdAt if the text was edited.' })
  updatedAt!: string;
}

const ChatEventKindEnum: { [Kind in ChatEventKind]: Kind } = {
  POSTED: 'POSTED',
  EDITED: 'EDITED',
  DELETED: 'DELETED',
  LIKED: 'LIKED',
};
registerEnumType(ChatEventKindEnum, { name: 'ChatEventKind' });

@ObjectType('ChatEvent', {
  description: 'What happened to a message. DELETED carries its last state.',
  simpleResolvers: true,
})
export class ChatEventType implements ChatEventView {
  @Field(() => ChatEventKindEnum) kind!: ChatEventKind;
  @Field(() => ChatMessageType) message!: ChatMessageType;
}

import { Day } from '../core/days.ts';
import { DateTime } from '../core/instants.ts';
import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type { ChatStatusView } from '../../schema/chat.ts';
import { ChatModesType } from './chat-modes.type.ts';

@ObjectType('ChatStatus', {
  description: 'Whether the game chat is open, when that changes, and how it is run.',
  simpleResolvers: true,
})
export class ChatStatusType implements ChatStatusView {
  @Field(() => Boolean, { description: 'Whether messages can be sent now.' }) isOpen!: boolean;
  @Field(() => Day, {
    nullable: true,
    description: "Today's game day in Denver while it lasts, else the next one.",
  })
  nextGameDate!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: '6:00 AM Mountain time of that day.',
  })
  opensAt!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'The midnight that ends that day in Mountain time.',
  })
  closesAt!: string | null;
  @Field(() => DateTime, { description: "The server's clock at this response." })
  asOf!: string;
  @Extensions({ isPartOfParent: true })
  @Field(() => ChatModesType, { description: 'How it is run: slow mode and the like.' })
  modes!: ChatModesType;
}

@ObjectType('ChatPresence', {
  description: 'Who is in the game chat. No names.',
  simpleResolvers: true,
})
export class ChatPresenceType {
  @Field(() => Int, { description: 'People on all pages that show the chat.' }) count!: number;
}

import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ChatModesInput } from '../../schema/chat-modes-shape.ts';
import {
  CHAT_WAIT_SECONDS,
  CHAT_WRITERS,
  type ChatModesView,
  type ChatWriters,
  MOST_MEMBER_DAYS,
  SLOWEST_SECONDS,
} from '../../schema/chat-modes.ts';
import { enumOf } from '../core/enum-of.ts';

const ChatWritersEnum = enumOf(CHAT_WRITERS);
registerEnumType(ChatWritersEnum, {
  name: 'ChatWriters',
  description: 'Who writes in the chat.',
  valuesConfig: {
    MEMBERS: { description: 'All members.' },
    CREW: { description: 'Only moderators, hosts and admins.' },
    NONE: { description: 'No one: the chat is paused.' },
  },
});

@ObjectType('ChatModes', {
  description: 'How the chat is run now. Modes end with the day in Denver on which they were set.',
  simpleResolvers: true,
})
export class ChatModesType implements ChatModesView {
  @Field(() => Int, {
    description: `Seconds between two messages of a member: ${CHAT_WAIT_SECONDS}, or more in slow mode.`,
  })
  slowSeconds!: number;

  @Field(() => Boolean, { description: 'Whether members write nothing but emoji.' })
  isEmojiOnly!: boolean;

  @Field(() => Int, {
    description: 'For how many days one must have been a member to write; 0 for everyone.',
  })
  memberDays!: number;

  @Field(() => ChatWritersEnum, { description: 'Who may write.' })
  writers!: ChatWriters;
}

@InputType('SetChatModesInput', { description: 'How the chat is to be run.' })
export class SetChatModesInput implements ChatModesInput {
  @Field(() => Int, {
    defaultValue: CHAT_WAIT_SECONDS,
    description: `Seconds between two messages of a member, ${CHAT_WAIT_SECONDS} to ${SLOWEST_SECONDS}.`,
  })
  readonly slowSeconds!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True to let members write nothing but emoji.',
  })
  readonly isEmojiOnly!: boolean;

  @Field(() => Int, {
    defaultValue: 0,
    description: `For how many days one must have been a member, ${MOST_MEMBER_DAYS} at most.`,
  })
  readonly memberDays!: number;

  @Field(() => ChatWritersEnum, {
    defaultValue: ChatWritersEnum.MEMBERS,
    description: 'Who may write.',
  })
  readonly writers!: ChatWriters;
}

import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ChatMessageType } from './chat-message.type.ts';
import { ChatStatusType } from './chat-status.type.ts';

@InputType('PostChatMessageInput', { description: 'A message to the game chat.' })
export class PostChatMessageInput {
  @Field(() => String, { description: 'Plain text, 280 characters at most.' })
  readonly message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Your own id for the message: if you send it twice, it is posted once.',
  })
  readonly clientId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of a message it replies to; ignored once that was deleted.',
  })
  readonly replyToId?: number | null;
}

@ObjectType('PostChatMessagePayload', {
  description: 'The result of posting a message.',
  simpleResolvers: true,
})
export class PostChatMessagePayload {
  @Field(() => ChatMessageType, { description: 'The message as posted.' })
  readonly message!: ChatMessageType;
}

@InputType('EditChatMessageInput', { description: 'Which message, and its new text.' })
export class EditChatMessageInput {
  @Field(() => Int, { description: 'The id of your message.' })
  readonly id!: number;

  @Field(() => String, { description: 'The new text, 280 characters at most.' })
  readonly message!: string;
}

@ObjectType('EditChatMessagePayload', {
  description: 'The result of editing a message.',
  simpleResolvers: true,
})
export class EditChatMessagePayload {
  @Field(() => ChatMessageType, { description: 'The message as edited.' })
  readonly message!: ChatMessageType;
}

@InputType('DeleteChatMessageInput', { description: 'Which message.' })
export class DeleteChatMessageInput {
  @Field(() => Int, { description: 'The id of the message.' })
  readonly id!: number;
}

@ObjectType('DeleteChatMessagePayload', {
  description: 'The result of deleting a message.',
  simpleResolvers: true,
})
export class DeleteChatMessagePayload {
  @Field(() => Int, { description: 'The id of the deleted message.' })
  readonly deletedId!: number;
}

@ObjectType('SetChatModesPayload', {
  description: 'The chat after its modes were set.',
  simpleResolvers: true,
})
export class SetChatModesPayload {
  @Field(() => ChatStatusType, { description: 'The chat as everyone sees it now.' })
  readonly status!: ChatStatusType;
}

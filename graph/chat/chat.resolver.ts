import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { ChatEventView, ChatStatusView } from '../../schema/chat.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import {
  AFTER,
  BEFORE,
  CURSOR_FIELD,
  FIRST_OR_LAST,
  firstOf,
  PAGED,
  usually,
} from '../core/paging/paging-arguments.ts';
import { deleteChatMessage, editChatMessage } from './chat-message-changes.service.ts';
import {
  chat,
  CHAT_USUAL_PAGE,
  chatCursor,
  chatMessages,
  gameChat,
  sendChatMessage,
  TOP_MESSAGES,
  topChatMessages,
} from './chat-message.service.ts';
import { ChatEventType, ChatMessageConnectionType, ChatMessageType } from './chat-message.type.ts';
import { setChatModes } from './chat-modes.service.ts';
import { SetChatModesInput } from './chat-modes.type.ts';
import { chatStatus } from './chat-status.service.ts';
import { ChatPresenceType, ChatStatusType } from './chat-status.type.ts';
import { PRESENCE_FIELD } from './presence.ts';
import {
  PostChatMessageInput,
  PostChatMessagePayload,
  EditChatMessageInput,
  EditChatMessagePayload,
  DeleteChatMessageInput,
  DeleteChatMessagePayload,
  SetChatModesPayload,
} from './chat.payloads.ts';

@Resolver(() => ChatMessageType)
export class ChatResolver {
  @Extensions({ listLength: CHAT_USUAL_PAGE })
  @Query(() => ChatMessageConnectionType, {
    description: `The chat, oldest first; \`last\` and \`before\` page up from the newest. ${PAGED}`,
  })
  chat(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { ...FIRST_OR_LAST, description: usually(CHAT_USUAL_PAGE) })
    first?: number,
    @Arg('after', () => String, AFTER) after?: string,
    @Arg('last', () => Int, FIRST_OR_LAST) last?: number,
    @Arg('before', () => String, BEFORE) before?: string,
  ) {
    return chat(ctx, { first, after, last, before });
  }

  @Extensions({ listLength: CHAT_USUAL_PAGE })
  @Query(() => [ChatMessageType], {
    description: `The newest messages, oldest first: 50, or \`last\` of them. ${PAGED}`,
    deprecationReason: 'Use chat. Goes on 2027-06-01 at the earliest.',
  })
  chatMessages(
    @Ctx() ctx: Context,
    @Arg('last', () => Int, { description: 'How many; null means 50.', nullable: true })
    last?: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Only those posted before this message.',
    })
    before?: number,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'Only those posted after this message.',
    })
    after?: number,
  ): Promise<ChatMessageType[]> {
    return chatMessages(ctx, { last, before, after });
  }

  @Extensions({ listLength: TOP_MESSAGES })
  @Query(() => [ChatMessageType], {
    description: `The messages of a game’s chat with the most likes, best first. ${PAGED}`,
  })
  topChatMessages(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
    @Arg('first', () => Int, firstOf(TOP_MESSAGES)) first: number,
  ): Promise<ChatMessageType[]> {
    return topChatMessages(ctx, { gameId, first });
  }

  @Query(() => ChatMessageConnectionType, {
    description: `What was said during a game, oldest first. ${PAGED}`,
  })
  gameChat(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
    @Arg('first', () => Int, firstOf(CHAT_USUAL_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return gameChat(ctx, { gameId, first, after });
  }

  @Query(() => ChatStatusType, { description: 'Whether the game chat is open now.' })
  chatStatus(@Ctx() ctx: Context): Promise<ChatStatusType> {
    return chatStatus(ctx);
  }

  @Query(() => ChatPresenceType, { description: 'How many people are in the chat now.' })
  chatPresence(@Ctx() ctx: Context): ChatPresenceType {
    return { count: ctx.presence.count() };
  }

  @Mutation(() => PostChatMessagePayload, {
    nullable: true,
    description: 'At most one in 5 seconds. Safe to repeat with the same clientId.',
  })
  async postChatMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => PostChatMessageInput, { description: 'The message.' })
    input: PostChatMessageInput,
  ): Promise<PostChatMessagePayload> {
    return { message: await sendChatMessage(ctx, input) };
  }

  @Mutation(() => ChatMessageType, {
    description: 'The same as postChatMessage.',
    deprecationReason: 'Use postChatMessage. Goes on 2027-06-01 at the earliest.',
  })
  sendChatMessage(
    @Ctx() ctx: Context,
    @Arg('message', () => String, { description: 'Plain text, 280 characters at most.' })
    message: string,
    @Arg('clientId', () => String, {
      description: 'Your own id for the message: if you send it twice, it is posted once.',
      nullable: true,
    })
    clientId?: string,
  ): Promise<ChatMessageType> {
    return sendChatMessage(ctx, { message, clientId });
  }

  @Mutation(() => EditChatMessagePayload, {
    nullable: true,
    description: 'Only the viewer’s own messages.',
  })
  async editChatMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => EditChatMessageInput, { description: 'Which message, and its new text.' })
    { id, message }: EditChatMessageInput,
  ): Promise<EditChatMessagePayload> {
    return { message: await editChatMessage(ctx, id, { message }) };
  }

  @Mutation(() => DeleteChatMessagePayload, {
    nullable: true,
    description: 'Deletes a message: your own, or any as a moderator.',
  })
  async deleteChatMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteChatMessageInput, { description: 'Which message.' })
    { id }: DeleteChatMessageInput,
  ): Promise<DeleteChatMessagePayload> {
    await deleteChatMessage(ctx, id);
    return { deletedId: id };
  }

  @Mutation(() => SetChatModesPayload, {
    nullable: true,
    description: 'Sets how the chat is run for the rest of the day in Denver.',
  })
  async setChatModes(
    @Ctx() ctx: Context,
    @Arg('input', () => SetChatModesInput, { description: 'All modes as they are to be.' })
    input: SetChatModesInput,
  ): Promise<SetChatModesPayload> {
    return { status: await setChatModes(ctx, input) };
  }

  @FieldResolver(() => String, { description: CURSOR_FIELD })
  cursor(@Root() message: ChatMessageType): string {
    return chatCursor.of(message);
  }

  @FieldResolver(() => String, {
    description: 'The sender’s name as it is now.',
    deprecationReason: 'Use user. Goes on 2027-06-01 at the earliest.',
  })
  userName(@Root() { user }: ChatMessageType): string {
    return user.name;
  }

  @FieldResolver(() => Int, {
    description: 'The same as likeCount.',
    deprecationReason: 'Use likeCount. Goes on 2027-06-01 at the earliest.',
  })
  likes(@Root() { likeCount }: ChatMessageType): number {
    return likeCount;
  }

  // Every subscriber gets the same events, so that they are made once for all of them.
  @Extensions({ shared: true })
  @Subscription(() => ChatEventType, {
    description:
      'Messages as they are posted, edited, liked, reacted to or deleted, in that order. What is the viewer’s own is null here.',
    subscribe: follow('chat.changed'),
  })
  chatEvents(@Root() event: ChatEventView): ChatEventType {
    return {
      kind: event.kind,
      message: { ...event.message, isLikedByMe: null, myReactions: null },
    };
  }

  @Extensions({ shared: true })
  @Subscription(() => ChatStatusType, {
    name: 'chatStatus',
    subscribe: follow('chat.turned'),
    description: 'The status, when chat opens or closes or the next game day changes.',
  })
  chatStatusChanged(@Root() status: ChatStatusView): ChatStatusType {
    return status;
  }

  @Extensions({ shared: true })
  @Subscription(() => ChatPresenceType, {
    name: PRESENCE_FIELD,
    subscribe: follow('chat.presence'),
    description:
      'How many people are in the chat, when that changes; at most once a second. Everyone who follows this counts as present.',
  })
  chatPresenceChanged(@Ctx() ctx: Context): ChatPresenceType {
    return { count: ctx.presence.count() };
  }
}

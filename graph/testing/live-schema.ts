import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { ChatEventView } from '../../schema/chat.ts';
import { refuse } from '../core/errors.ts';
import type { EventStream } from '../core/events/event-stream.ts';
import type { Events } from '../core/events/events.ts';

/** Who acts in the small graph of the socket tests. */
export interface LiveContext {
  readonly viewer: { readonly id: number; readonly isAdmin: boolean } | null;
  readonly sessionId: number | null;
}

export const CHAT = 'subscription { chat { kind message { id message } } }';

export function chatEvent(id: number, message: string): ChatEventView {
  const at = '2025-11-02T21:00:00.000Z';
  return {
    kind: 'POSTED',
    message: {
      id,
      message,
      likeCount: 0,
      createdAt: at,
      updatedAt: at,
    } as ChatEventView['message'],
  };
}

const text = { type: GraphQLString };
const secret = () => {
  throw new Error('SELECT secret');
};

const ChatMessage = new GraphQLObjectType<ChatEventView['message'], LiveContext>({
  name: 'ChatMessage',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLInt) },
    message: text,
    failing: { ...text, resolve: secret },
    mine: {
      type: GraphQLBoolean,
      extensions: { viewerDependent: true },
      resolve: ({ id }, _args, { viewer }) => id === viewer?.id,
    },
  },
});
const ChatEvent = new GraphQLObjectType({
  name: 'ChatEvent',
  fields: { kind: text, message: { type: ChatMessage } },
});

/** Shared, personal, failing and refused fields; it notes what is resolved and which lines of events are opened. */
export function liveSchema(
  events: Events,
  sources: EventStream[],
  resolved: Map<string, number>,
): GraphQLSchema {
  const count = (field: string) => resolved.set(field, (resolved.get(field) ?? 0) + 1);
  const chatSource = () => {
    count('source');
    const source = events.follow(['chat.changed']);
    sources.push(source);
    return source;
  };
  return new GraphQLSchema({
    query: queryType(() => count('viewerId')),
    subscription: subscriptionType(chatSource, () => count('chat')),
  });
}

const queryType = (noteViewerId: () => void) =>
  new GraphQLObjectType<unknown, LiveContext>({
    name: 'Query',
    fields: {
      hello: { ...text, resolve: () => 'world' },
      viewerId: {
        type: GraphQLInt,
        resolve(_root, _args, { viewer }) {
          noteViewerId();
          return viewer?.id;
        },
      },
      failing: { ...text, resolve: secret },
      never: { ...text, resolve: () => new Promise(() => {}) },
    },
  });

function subscriptionType(chatSource: () => EventStream, noteChat: () => void) {
  const resolve = (event: ChatEventView) => {
    noteChat();
    return event;
  };
  return new GraphQLObjectType<ChatEventView, LiveContext>({
    name: 'Subscription',
    fields: {
      chat: {
        type: ChatEvent,
        extensions: { shared: true },
        args: { least: { type: GraphQLInt } },
        subscribe: chatSource,
        resolve,
      },
      unmarkedChat: { type: ChatEvent, subscribe: chatSource, resolve },
      refused: {
        ...text,
        extensions: { shared: true },
        subscribe: () => {
          throw refuse('access.notAllowed');
        },
      },
      whoAmI: {
        type: GraphQLInt,
        subscribe: chatSource,
        resolve: (_event, _args, { viewer }) => viewer?.id,
      },
    },
  });
}

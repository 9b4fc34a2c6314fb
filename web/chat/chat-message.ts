import type { Quoted } from '../replies/quoted.ts';
import type { ChatRow_MessageFragment } from '../gql/graphql.ts';

/** A message as read (`isLikedByMe` known) or out of an event (null). */
export type ChatMessage = ChatRow_MessageFragment;

/** A message of any conversation that is shown as the chat is. */
export interface Said extends Pick<
  ChatMessage,
  'id' | 'message' | 'user' | 'clientId' | 'aboutAt' | 'createdAt'
> {
  /** The part of the game in which it was said, where the conversation is about one. */
  readonly gamePhase?: string | null;
}

/** A message as a reply to it quotes it. */
export const quotedOf = ({ id, message: text, user }: ChatMessage): Quoted => ({ id, text, user });

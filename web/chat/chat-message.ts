import type { ChatRow_MessageFragment } from '../gql/graphql.ts';

/** What a message replies to. */
export interface QuotedMessage {
  readonly id: number;
  readonly message: string;
  readonly user: { readonly id: number; readonly name: string };
}

/** A message as read (`isLikedByMe` known) or out of an event (null). */
export type ChatMessage = ChatRow_MessageFragment;

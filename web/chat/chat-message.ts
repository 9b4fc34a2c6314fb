import type { Quoted } from '../replies/quoted.ts';
import type { ChatRow_MessageFragment } from '../gql/graphql.ts';

/** A message as read (`isLikedByMe` known) or out of an event (null). */
export type ChatMessage = ChatRow_MessageFragment;

/** A message as a reply to it quotes it. */
export const quotedOf = ({ id, message: text, user }: ChatMessage): Quoted => ({ id, text, user });

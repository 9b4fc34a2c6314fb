import type { ChatRow_MessageFragment } from '../gql/graphql.ts';

/** A message as read (`isLikedByMe` known) or out of an event (null). */
export type ChatMessage = ChatRow_MessageFragment;

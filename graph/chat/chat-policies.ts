import type { Capability } from '../../schema/accounts/capabilities.ts';

/** Who may call the root fields of the chat at all; see `graph/policies.ts`. */
export const CHAT_POLICIES: Readonly<Record<string, Capability>> = {
  'Query.chatMessages': 'site.read',
  'Query.topChatMessages': 'site.read',
  'Query.chat': 'site.read',
  'Query.gameChat': 'site.read',
  'Query.chatStatus': 'site.read',
  'Query.chatPresence': 'site.read',
  'Mutation.postChatMessage': 'chat.whenOpen',
  'Mutation.sendChatMessage': 'chat.whenOpen',
  'Mutation.editChatMessage': 'chat.whenOpen',
  'Mutation.deleteChatMessage': 'chat.deleteOwn',
  'Mutation.setChatModes': 'chat.setModes',
  'Subscription.chatEvents': 'site.read',
  'Subscription.chatStatus': 'site.read',
  'Subscription.chatPresence': 'site.read',
};

import type { Capability } from '../../schema/accounts/capabilities.ts';

/** Who may call each root field of the inbox. */
export const INBOX_POLICIES = {
  'Query.ownInbox': 'inbox.readOwn',
  'Mutation.markInboxRead': 'inbox.readOwn',
  'Mutation.setInboxChoice': 'inbox.readOwn',
  'Mutation.setDoNotDisturb': 'inbox.readOwn',
  'Subscription.ownInboxEvents': 'inbox.readOwn',
} as const satisfies Readonly<Record<string, Capability>>;

import type { Capability } from '../../schema/accounts/capabilities.ts';

/** Who may call each root field of webhooks; each member has their own. */
export const WEBHOOK_POLICIES = {
  'Query.ownWebhooks': 'account.editOwn',
  'Query.ownWebhookDeliveries': 'account.editOwn',
  'Mutation.createWebhook': 'account.editOwn',
  'Mutation.setWebhookPaused': 'account.editOwn',
  'Mutation.replaceWebhookSecret': 'account.editOwn',
  'Mutation.testWebhook': 'account.editOwn',
  'Mutation.resendWebhookDelivery': 'account.editOwn',
  'Mutation.deleteWebhook': 'account.editOwn',
  'Subscription.ownWebhookEvents': 'account.editOwn',
} as const satisfies Readonly<Record<string, Capability>>;

import { badInput, conflict, forbidden, notFound } from './codes.ts';

/** Webhooks. */
export const WEBHOOKS_REFUSALS = {
  'webhook.nameMissing': badInput('Please give the webhook a name'),
  'webhook.address': badInput('Please enter an https:// address that’s on the Internet'),
  'webhook.shape': badInput('Please choose what to send'),
  'webhook.subscriptionMissing': badInput('Please enter a subscription'),
  'webhook.subscriptionTooLong': badInput('The subscription must be {max} characters or less'),
  'webhook.subscription': badInput('That’s not a valid subscription: {fault}'),
  'webhook.cost': badInput('That subscription costs {cost} points; {max} are allowed.'),
  'webhook.variables': badInput('The variables must be a JSON object'),
  'webhook.variablesTooLong': badInput('The variables must be {max} characters or less'),
  'webhook.templateMissing': badInput('Please enter what the message says'),
  'webhook.templateTooLong': badInput('The message must be {max} characters or less'),
  'webhook.tooMany': conflict('You’ve reached the limit of {max} webhooks. Delete one first.'),
  'webhook.gone': notFound('That webhook is gone.'),
  'webhook.deliveryGone': notFound('That delivery is no longer in the log.'),
  'webhook.browserOnly': forbidden('Webhooks are managed in a browser that is signed in.'),
} as const;

import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment WebhookRow_webhook on Webhook {
    id
    name
    url
    shape
    state
    pausedBecause
    failingSince
    nextAttemptAt
    createdAt
  }
`);

graphql(/* GraphQL */ `
  fragment DeliveryRow_delivery on WebhookDelivery {
    id
    messageId
    body
    status
    duration
    response
    isDelivered
    sentAt
  }
`);

export const OWN_WEBHOOKS = graphql(/* GraphQL */ `
  query OwnWebhooks {
    ownWebhooks {
      ...WebhookRow_webhook
    }
  }
`);

export const OWN_WEBHOOK_DELIVERIES = graphql(/* GraphQL */ `
  query OwnWebhookDeliveries($webhookId: Int!) {
    ownWebhookDeliveries(webhookId: $webhookId) {
      ...DeliveryRow_delivery
    }
  }
`);

export const OWN_WEBHOOK_EVENTS = graphql(/* GraphQL */ `
  subscription OwnWebhookEvents {
    ownWebhookEvents {
      kind
      webhookId
    }
  }
`);

export const CREATE_WEBHOOK = graphql(/* GraphQL */ `
  mutation CreateWebhook($webhook: NewWebhookInput!, $proof: IdentityProofInput!) {
    createWebhook(input: { webhook: $webhook, proof: $proof }) {
      webhook {
        ...WebhookRow_webhook
      }
      secret
    }
  }
`);

export const REPLACE_WEBHOOK_SECRET = graphql(/* GraphQL */ `
  mutation ReplaceWebhookSecret($id: Int!, $proof: IdentityProofInput!) {
    replaceWebhookSecret(input: { id: $id, proof: $proof }) {
      secret
    }
  }
`);

export const SET_WEBHOOK_PAUSED = graphql(/* GraphQL */ `
  mutation SetWebhookPaused($id: Int!, $isPaused: Boolean!) {
    setWebhookPaused(input: { id: $id, isPaused: $isPaused }) {
      webhook {
        ...WebhookRow_webhook
      }
    }
  }
`);

export const TEST_WEBHOOK = graphql(/* GraphQL */ `
  mutation TestWebhook($id: Int!) {
    testWebhook(input: { id: $id }) {
      delivery {
        ...DeliveryRow_delivery
      }
    }
  }
`);

export const RESEND_WEBHOOK_DELIVERY = graphql(/* GraphQL */ `
  mutation ResendWebhookDelivery($id: Int!, $deliveryId: Int!) {
    resendWebhookDelivery(input: { id: $id, deliveryId: $deliveryId }) {
      delivery {
        ...DeliveryRow_delivery
      }
    }
  }
`);

export const DELETE_WEBHOOK = graphql(/* GraphQL */ `
  mutation DeleteWebhook($id: Int!) {
    deleteWebhook(input: { id: $id }) {
      deletedId
    }
  }
`);

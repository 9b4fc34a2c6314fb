import { INPUT_REFUSALS } from '../refusals/input.ts';
import { sayingFrom } from '../refusals/said.ts';
import { WEBHOOKS_REFUSALS } from '../refusals/webhooks.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...WEBHOOKS_REFUSALS });

/** Subscriptions of members whose events the server posts to an address of theirs. */

export const WEBHOOKS_LIMIT = 5;
export const WEBHOOK_NAME_MAXIMUM = 50;
export const WEBHOOK_URL_MAXIMUM = 2_000;
export const WEBHOOK_SUBSCRIPTION_MAXIMUM = 10_000;
export const WEBHOOK_VARIABLES_MAXIMUM = 5_000;
export const WEBHOOK_TEMPLATE_MAXIMUM = 1_000;
/** Points that the subscription of a webhook may cost. */
export const WEBHOOK_COST = 100;

/** What is sent: the event as JSON, or a message as Discord takes it. */
export const WEBHOOK_SHAPES = ['plain', 'discord'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

export const WEBHOOK_STATES = ['active', 'paused'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/**
 * Why it is paused: by its owner; because nothing arrived for a day; because the address said that it is gone; because
 * the owner may no longer subscribe to that; because all access to the account was ended, as by a new password.
 */
export const WEBHOOK_PAUSES = ['owner', 'failing', 'gone', 'refused', 'access'] as const;
export type WebhookPause = (typeof WEBHOOK_PAUSES)[number];

/** Deliveries that the log of a webhook keeps, and characters of each response. */
export const DELIVERIES_KEPT = 50;
export const RESPONSE_KEPT = 500;

/** What each secret begins with (Standard Webhooks). */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';
/** Hours for which deliveries carry the signature of the secret before as well. */
export const SECRET_OVERLAP_HOURS = 24;

export interface WebhookDeliveryView<Instant = string> {
  readonly id: number;
  /** Equal on each attempt to deliver the same event. */
  readonly messageId: string;
  /** What was posted. */
  readonly body: string;
  /** Null where nothing answered. */
  readonly status: number | null;
  /** How long it took, in ms. */
  readonly duration: number;
  /** The beginning of the response, or why there is none. */
  readonly response: string;
  readonly isDelivered: boolean;
  readonly sentAt: Instant;
}

export interface WebhookView<Instant = string> {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly subscription: string;
  /** A JSON object. */
  readonly variables: string;
  readonly shape: WebhookShape;
  /** What a Discord message says; null for other shapes. */
  readonly template: string | null;
  readonly state: WebhookState;
  /** Null while it is active. */
  readonly pausedBecause: WebhookPause | null;
  /** When the first of the attempts failed that have failed since; null while deliveries arrive. */
  readonly failingSince: Instant | null;
  readonly nextAttemptAt: Instant | null;
  readonly createdAt: Instant;
}

export const WEBHOOK_TEXTS = {
  nameMissing: said('webhook.nameMissing'),
  nameTooLong: said('input.shortNameTooLong', { max: WEBHOOK_NAME_MAXIMUM }),
  address: said('webhook.address'),
  shape: said('webhook.shape'),
  subscriptionMissing: said('webhook.subscriptionMissing'),
  subscriptionTooLong: said('webhook.subscriptionTooLong', { max: WEBHOOK_SUBSCRIPTION_MAXIMUM }),
  variables: said('webhook.variables'),
  variablesTooLong: said('webhook.variablesTooLong', { max: WEBHOOK_VARIABLES_MAXIMUM }),
  templateMissing: said('webhook.templateMissing'),
  templateTooLong: said('webhook.templateTooLong', { max: WEBHOOK_TEMPLATE_MAXIMUM }),
  tooMany: said('webhook.tooMany', { max: WEBHOOKS_LIMIT }),
} as const;

/** What a plain webhook posts, for /developers; a test compares it with what is posted. */
export const WEBHOOK_EXAMPLE = {
  type: 'liveGame',
  timestamp: '2025-11-24T02:31:07.412Z',
  position: 'k3f9x2:1795-9',
  data: { liveGame: { homeTeam: { name: 'Denver Broncos', score: 10 } } },
} as const;

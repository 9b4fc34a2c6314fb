import * as z from 'zod/mini';
import { isBlank } from '../blank.ts';
import { requiredLine } from '../text.ts';
import {
  WEBHOOK_NAME_MAXIMUM,
  WEBHOOK_SHAPES,
  WEBHOOK_SUBSCRIPTION_MAXIMUM,
  WEBHOOK_TEMPLATE_MAXIMUM,
  WEBHOOK_TEXTS,
  WEBHOOK_URL_MAXIMUM,
  WEBHOOK_VARIABLES_MAXIMUM,
} from './webhooks.ts';

const isObject = (json: string) => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** What one says of a new webhook. Whether the address is public and the subscription valid, the server finds out. */
export const webhookInput = z
  .object({
    name: requiredLine({
      max: WEBHOOK_NAME_MAXIMUM,
      blank: WEBHOOK_TEXTS.nameMissing,
      tooLong: WEBHOOK_TEXTS.nameTooLong,
    }),
    url: z.string().check(
      z.trim(),
      z.refine(
        (url) => URL.canParse(url) && url.length <= WEBHOOK_URL_MAXIMUM,
        WEBHOOK_TEXTS.address,
      ),
    ),
    subscription: z.string().check(
      z.refine((text) => !isBlank(text), WEBHOOK_TEXTS.subscriptionMissing),
      z.maxLength(WEBHOOK_SUBSCRIPTION_MAXIMUM, WEBHOOK_TEXTS.subscriptionTooLong),
    ),
    variables: z._default(
      z.string().check(
        z.maxLength(WEBHOOK_VARIABLES_MAXIMUM, WEBHOOK_TEXTS.variablesTooLong),
        z.refine((text) => isBlank(text) || isObject(text), WEBHOOK_TEXTS.variables),
      ),
      '',
    ),
    shape: z.enum(WEBHOOK_SHAPES, WEBHOOK_TEXTS.shape),
    template: z._default(
      z.nullable(
        z.string().check(z.maxLength(WEBHOOK_TEMPLATE_MAXIMUM, WEBHOOK_TEXTS.templateTooLong)),
      ),
      null,
    ),
  })
  .check(
    z.refine(({ shape, template }) => shape !== 'discord' || !isBlank(template ?? ''), {
      error: WEBHOOK_TEXTS.templateMissing,
      path: ['template'],
    }),
  );
export type WebhookInput = z.input<typeof webhookInput>;

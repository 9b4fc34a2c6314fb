import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Extensions,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import {
  DELIVERIES_KEPT,
  WEBHOOKS_LIMIT,
  type WebhookDeliveryView,
  type WebhookView,
} from '../../schema/webhooks/webhooks.ts';
import type { Context } from '../core/context.ts';
import type { EventMap } from '../core/events/event-map.ts';
import { follow } from '../core/events/follow.ts';
import * as webhooks from './own-webhooks.service.ts';
import * as trying from './try-webhook.service.ts';
import {
  CreateWebhookInput,
  CreateWebhookPayload,
  DeleteWebhookInput,
  DeleteWebhookPayload,
  ReplaceWebhookSecretInput,
  ReplaceWebhookSecretPayload,
  ResendWebhookDeliveryInput,
  ResendWebhookDeliveryPayload,
  SetWebhookPausedInput,
  SetWebhookPausedPayload,
  TestWebhookInput,
  TestWebhookPayload,
  WebhookEventType,
} from './webhook.payloads.ts';
import { WebhookDeliveryType, WebhookType } from './webhook.type.ts';

/** Subscriptions of a member that the server delivers to an address. */
@Resolver()
export class WebhookResolver {
  @Extensions({ listLength: WEBHOOKS_LIMIT })
  @Query(() => [WebhookType], { description: 'The viewer’s webhooks, newest first.' })
  ownWebhooks(@Ctx() ctx: Context): Promise<WebhookView<Date>[]> {
    return webhooks.ownWebhooks(ctx);
  }

  @Extensions({ listLength: DELIVERIES_KEPT })
  @Query(() => [WebhookDeliveryType], {
    description: 'The last 50 deliveries of one of the viewer’s webhooks, newest first.',
  })
  ownWebhookDeliveries(
    @Ctx() ctx: Context,
    @Arg('webhookId', () => Int, { description: 'The id of the webhook.' }) webhookId: number,
  ): Promise<WebhookDeliveryView<Date>[]> {
    return webhooks.ownDeliveries(ctx, webhookId);
  }

  @Mutation(() => CreateWebhookPayload, {
    nullable: true,
    description:
      'Creates a webhook, which posts the events of a subscription from now on; at most 5 at a time. Only in a signed-in browser, given a proof of identity.',
  })
  createWebhook(
    @Ctx() ctx: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('input', () => CreateWebhookInput, { description: 'What to deliver, and where.' })
    { webhook, proof }: CreateWebhookInput,
  ): Promise<CreateWebhookPayload> {
    return webhooks.createWebhook(ctx, schema, webhook, proof);
  }

  @Mutation(() => SetWebhookPausedPayload, {
    nullable: true,
    description:
      'Pauses a webhook, or resumes it where it was. If that is too long ago, it delivers a reset first.',
  })
  async setWebhookPaused(
    @Ctx() ctx: Context,
    @Arg('input', () => SetWebhookPausedInput, { description: 'Which, and whether.' })
    { id, isPaused }: SetWebhookPausedInput,
  ): Promise<SetWebhookPausedPayload> {
    return { webhook: await webhooks.setWebhookPaused(ctx, id, isPaused) };
  }

  @Mutation(() => ReplaceWebhookSecretPayload, {
    nullable: true,
    description:
      'Gives a webhook a new secret. For 24 hours deliveries carry the signatures of both. Only in a signed-in browser, given a proof of identity.',
  })
  replaceWebhookSecret(
    @Ctx() ctx: Context,
    @Arg('input', () => ReplaceWebhookSecretInput, { description: 'Which webhook.' })
    { id, proof }: ReplaceWebhookSecretInput,
  ): Promise<ReplaceWebhookSecretPayload> {
    return webhooks.replaceWebhookSecret(ctx, id, proof);
  }

  @Mutation(() => TestWebhookPayload, {
    nullable: true,
    description:
      'Posts the last event that fits a webhook, or one of the type `test`, and returns the response. It moves nothing.',
  })
  async testWebhook(
    @Ctx() ctx: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('input', () => TestWebhookInput, { description: 'Which webhook.' })
    { id }: TestWebhookInput,
  ): Promise<TestWebhookPayload> {
    return { delivery: await trying.testWebhook(ctx, schema, id) };
  }

  @Mutation(() => ResendWebhookDeliveryPayload, {
    nullable: true,
    description: 'Posts a delivery of the log once more, under the same id.',
  })
  async resendWebhookDelivery(
    @Ctx() ctx: Context,
    @Arg('input', () => ResendWebhookDeliveryInput, { description: 'Which delivery.' })
    { id, deliveryId }: ResendWebhookDeliveryInput,
  ): Promise<ResendWebhookDeliveryPayload> {
    return { delivery: await trying.resendDelivery(ctx, id, deliveryId) };
  }

  @Mutation(() => DeleteWebhookPayload, {
    nullable: true,
    description: 'Deletes a webhook with its log, effective immediately.',
  })
  async deleteWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteWebhookInput, { description: 'Which webhook.' })
    { id }: DeleteWebhookInput,
  ): Promise<DeleteWebhookPayload> {
    await webhooks.deleteWebhook(ctx, id);
    return { deletedId: id };
  }

  @Subscription(() => WebhookEventType, {
    subscribe: follow(
      'webhook.changed',
      ({ payload, context }) => payload.userId === context.viewer?.id,
    ),
    description: 'What happens to the viewer’s own webhooks, and to no others.',
  })
  ownWebhookEvents(@Root() { kind, webhookId }: EventMap['webhook.changed']): WebhookEventType {
    return { kind, webhookId };
  }
}

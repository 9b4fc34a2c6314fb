import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { WebhookDeliveryView, WebhookView } from '../../schema/webhooks/webhooks.ts';
import { IdentityProofType } from '../accounts/account.inputs.ts';
import { NewWebhookInput, WebhookDeliveryType, WebhookType } from './webhook.type.ts';

@InputType('CreateWebhookInput', { description: 'The webhook, and a proof of identity.' })
export class CreateWebhookInput {
  @Field(() => NewWebhookInput, { description: 'What to deliver, and where.' })
  readonly webhook!: NewWebhookInput;

  @Field(() => IdentityProofType, { description: 'A fresh proof of identity.' })
  readonly proof!: IdentityProofType;
}

@ObjectType('CreateWebhookPayload', {
  description: 'The result of creating a webhook.',
  simpleResolvers: true,
})
export class CreateWebhookPayload {
  @Field(() => WebhookType, { description: 'The webhook.' })
  readonly webhook!: WebhookView<Date>;

  @Field(() => String, {
    description: 'The secret its deliveries are signed with (Standard Webhooks), shown only once.',
  })
  readonly secret!: string;
}

@InputType('SetWebhookPausedInput', { description: 'Which webhook, and whether it is paused.' })
export class SetWebhookPausedInput {
  @Field(() => Int, { description: 'The id of the webhook.' }) readonly id!: number;

  @Field(() => Boolean, { description: 'True to pause it, false to resume it.' })
  readonly isPaused!: boolean;
}

@ObjectType('SetWebhookPausedPayload', {
  description: 'The result of pausing or resuming a webhook.',
  simpleResolvers: true,
})
export class SetWebhookPausedPayload {
  @Field(() => WebhookType, { description: 'The webhook.' })
  readonly webhook!: WebhookView<Date>;
}

@InputType('ReplaceWebhookSecretInput', {
  description: 'Which webhook, and a proof of identity.',
})
export class ReplaceWebhookSecretInput {
  @Field(() => Int, { description: 'The id of the webhook.' }) readonly id!: number;

  @Field(() => IdentityProofType, { description: 'A fresh proof of identity.' })
  readonly proof!: IdentityProofType;
}

@ObjectType('ReplaceWebhookSecretPayload', {
  description: 'The result of replacing the secret of a webhook.',
  simpleResolvers: true,
})
export class ReplaceWebhookSecretPayload {
  @Field(() => WebhookType, { description: 'The webhook.' })
  readonly webhook!: WebhookView<Date>;

  @Field(() => String, {
    description: 'The new secret, shown only once. For 24 hours the one before counts as well.',
  })
  readonly secret!: string;
}

@InputType('TestWebhookInput', { description: 'Which webhook.' })
export class TestWebhookInput {
  @Field(() => Int, { description: 'The id of the webhook.' }) readonly id!: number;
}

@ObjectType('TestWebhookPayload', {
  description: 'The result of testing a webhook.',
  simpleResolvers: true,
})
export class TestWebhookPayload {
  @Field(() => WebhookDeliveryType, { description: 'What was posted, and the response.' })
  readonly delivery!: WebhookDeliveryView<Date>;
}

@InputType('ResendWebhookDeliveryInput', { description: 'Which delivery of which webhook.' })
export class ResendWebhookDeliveryInput {
  @Field(() => Int, { description: 'The id of the webhook.' }) readonly id!: number;

  @Field(() => Int, { description: 'The id of the delivery in its log.' })
  readonly deliveryId!: number;
}

@ObjectType('ResendWebhookDeliveryPayload', {
  description: 'The result of sending a delivery again.',
  simpleResolvers: true,
})
export class ResendWebhookDeliveryPayload {
  @Field(() => WebhookDeliveryType, { description: 'The new attempt.' })
  readonly delivery!: WebhookDeliveryView<Date>;
}

@InputType('DeleteWebhookInput', { description: 'Which webhook.' })
export class DeleteWebhookInput {
  @Field(() => Int, { description: 'The id of the webhook.' }) readonly id!: number;
}

@ObjectType('DeleteWebhookPayload', {
  description: 'The result of deleting a webhook.',
  simpleResolvers: true,
})
export class DeleteWebhookPayload {
  @Field(() => Int, { description: 'The id of the webhook, which is gone.' })
  readonly deletedId!: number;
}

const WebhookEventKind = { EDITED: 'EDITED', ATTEMPTED: 'ATTEMPTED' } as const;
registerEnumType(WebhookEventKind, {
  name: 'WebhookEventKind',
  description: 'What happened to a webhook.',
  valuesConfig: {
    EDITED: { description: 'It was created, paused, resumed or deleted.' },
    ATTEMPTED: { description: 'A delivery arrived or failed.' },
  },
});

@ObjectType('WebhookEvent', {
  description: 'Something happened to a webhook: query it again.',
  simpleResolvers: true,
})
export class WebhookEventType {
  @Field(() => WebhookEventKind, { description: 'What happened.' })
  readonly kind!: keyof typeof WebhookEventKind;

  @Field(() => Int, { description: 'The id of the webhook.' }) readonly webhookId!: number;
}

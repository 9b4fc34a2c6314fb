import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  WEBHOOK_PAUSES,
  WEBHOOK_SHAPES,
  WEBHOOK_STATES,
  type WebhookDeliveryView,
  type WebhookPause,
  type WebhookShape,
  type WebhookState,
  type WebhookView,
} from '../../schema/webhooks/webhooks.ts';
import type { WebhookInput } from '../../schema/webhooks/webhook-shape.ts';
import { enumOf } from '../core/enum-of.ts';

const WebhookShapeEnum = enumOf(WEBHOOK_SHAPES);
registerEnumType(WebhookShapeEnum, {
  name: 'WebhookShape',
  description: 'What a webhook posts.',
  valuesConfig: {
    PLAIN: { description: 'The result as JSON: type, timestamp, position and data.' },
    DISCORD: { description: 'A message as Discord’s webhooks take it, from a template.' },
  },
});

const WebhookStateEnum = enumOf(WEBHOOK_STATES);
registerEnumType(WebhookStateEnum, {
  name: 'WebhookState',
  description: 'Whether a webhook delivers.',
  valuesConfig: {
    ACTIVE: { description: 'It delivers events, or tries to.' },
    PAUSED: { description: 'It delivers nothing until its owner resumes it.' },
  },
});

const WebhookPauseEnum = enumOf(WEBHOOK_PAUSES);
registerEnumType(WebhookPauseEnum, {
  name: 'WebhookPause',
  description: 'Why a webhook is paused.',
  valuesConfig: {
    OWNER: { description: 'Its owner paused it.' },
    FAILING: { description: 'Every delivery of the last 24 hours failed.' },
    GONE: { description: 'Its address answered 410 Gone.' },
    ACCESS: { description: 'All access to the account was ended, as by a new password.' },
    REFUSED: {
      description: 'Its owner may no longer subscribe to that, or the schema has changed.',
    },
  },
});

@ObjectType('Webhook', {
  description: 'A subscription whose events are posted to an address. Only its owner sees it.',
  simpleResolvers: true,
})
export class WebhookType implements WebhookView<Date> {
  @Field(() => Int, { description: 'The id of the webhook.' }) readonly id!: number;

  @Field(() => String, { description: 'What its owner calls it.' }) readonly name!: string;

  @Field(() => String, { description: 'The https address that events are posted to.' })
  readonly url!: string;

  @Field(() => String, { description: 'The document of the subscription.' })
  readonly subscription!: string;

  @Field(() => String, { description: 'Its variables as a JSON object; empty without any.' })
  readonly variables!: string;

  @Field(() => WebhookShapeEnum, { description: 'What is posted.' })
  readonly shape!: WebhookShape;

  @Field(() => String, {
    nullable: true,
    description:
      'What a Discord message says, with values as in `{liveGame.homeTeam.score}`; null for other shapes.',
  })
  readonly template!: string | null;

  @Field(() => WebhookStateEnum, { description: 'Whether it delivers.' })
  readonly state!: WebhookState;

  @Field(() => WebhookPauseEnum, {
    nullable: true,
    description: 'Why it is paused; null while it is active.',
  })
  readonly pausedBecause!: WebhookPause | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the oldest of the failed attempts was made; null while deliveries arrive.',
  })
  readonly failingSince!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the next attempt is due after a failed one; else null.',
  })
  readonly nextAttemptAt!: Date | null;

  @Field(() => Date, { description: 'When it was created.' }) readonly createdAt!: Date;
}

@ObjectType('WebhookDelivery', {
  description: 'An attempt to deliver an event. The last 50 of each webhook are kept.',
  simpleResolvers: true,
})
export class WebhookDeliveryType implements WebhookDeliveryView<Date> {
  @Field(() => Int, { description: 'The id of the attempt.' }) readonly id!: number;

  @Field(() => String, {
    description: 'The header webhook-id: equal on each attempt to deliver the same event.',
  })
  readonly messageId!: string;

  @Field(() => String, { description: 'The JSON that was posted.' }) readonly body!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the response; null where nothing answered.',
  })
  readonly status!: number | null;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  readonly duration!: number;

  @Field(() => String, {
    description: 'The first 500 characters of the response, or why there was none.',
  })
  readonly response!: string;

  @Field(() => Boolean, { description: 'Whether the response was a 2xx in time.' })
  readonly isDelivered!: boolean;

  @Field(() => Date, { description: 'When it was sent.' }) readonly sentAt!: Date;
}

@InputType('NewWebhookInput', { description: 'A webhook to create.' })
export class NewWebhookInput implements WebhookInput {
  @Field(() => String, { description: 'What it is for, up to 50 characters.' })
  readonly name!: string;

  @Field(() => String, {
    description: 'Where to post: an https address on the Internet, on the default port.',
  })
  readonly url!: string;

  @Field(() => String, {
    description: 'A document with one subscription, which may cost 100 points at most.',
  })
  readonly subscription!: string;

  @Field(() => String, { defaultValue: '', description: 'Its variables as a JSON object.' })
  readonly variables!: string;

  @Field(() => WebhookShapeEnum, { description: 'What to post.' })
  readonly shape!: WebhookShape;

  @Field(() => String, {
    nullable: true,
    description:
      'For DISCORD: what the message says, with values as in `{liveGame.homeTeam.score}`.',
  })
  readonly template!: string | null;
}

import { Field, InputType } from 'type-graphql';
import type { PushSubscriptionInput } from '../../schema/news/push-shape.ts';

@InputType('PushSubscriptionInput', {
  description:
    'A browser’s push subscription, and which notifications it wants while no page is open.',
})
export class PushSubscriptionInputType implements PushSubscriptionInput {
  @Field(() => String, { description: 'Its push service endpoint.' })
  readonly endpoint!: string;

  @Field(() => String, { description: 'Its public key, in base64url.' })
  readonly p256dh!: string;

  @Field(() => String, { description: 'Its authentication secret, in base64url.' })
  readonly auth!: string;

  @Field(() => Boolean)
  readonly liveStreamNotifications!: boolean;

  @Field(() => Boolean)
  readonly newEpisodeNotifications!: boolean;

  @Field(() => Boolean)
  readonly gameUpdates!: boolean;

  @Field(() => Boolean)
  readonly breakingNews!: boolean;

  @Field(() => Boolean)
  readonly scoreAlerts!: boolean;

  @Field(() => Boolean, { description: 'Leaves scores and results out of notifications.' })
  readonly spoilerMode!: boolean;
}

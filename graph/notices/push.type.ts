import { Field, InputType } from 'type-graphql';
import type { PushSubscriptionInput } from '../../schema/news/push-shape.ts';

@InputType('PushSubscriptionInput', {
  description: "A browser's own subscription, and which notices it wants while no page is open.",
})
export class PushSubscriptionInputType implements PushSubscriptionInput {
  @Field(() => String, { description: 'Where its push service takes messages.' })
  readonly endpoint!: string;

  @Field(() => String, { description: 'Its public key, in base64 for addresses.' })
  readonly p256dh!: string;

  @Field(() => String, { description: 'Its authentication secret, in base64 for addresses.' })
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

  @Field(() => Boolean, { description: 'Texts come without scores and results.' })
  readonly spoilerMode!: boolean;
}

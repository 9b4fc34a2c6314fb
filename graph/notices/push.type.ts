import { Field, InputType } from 'type-graphql';
import type { PushSubscriptionInput } from '../../schema/news/push-shape.ts';

@InputType('SubscribeToPushInput', {
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

  @Field(() => Boolean, { description: 'Whether to notify when a show goes live.' })
  readonly liveStreamNotifications!: boolean;

  @Field(() => Boolean, { description: 'Whether to notify of new episodes.' })
  readonly newEpisodeNotifications!: boolean;

  @Field(() => Boolean, { description: 'Whether to notify of games that begin and end.' })
  readonly gameUpdates!: boolean;

  @Field(() => Boolean, { description: 'Whether to notify of breaking news.' })
  readonly breakingNews!: boolean;

  @Field(() => Boolean, { description: 'Whether to notify when the score changes.' })
  readonly scoreAlerts!: boolean;

  @Field(() => Boolean, { description: 'Leaves scores and results out of notifications.' })
  readonly spoilerMode!: boolean;
}

import { Field, InputType, Int } from 'type-graphql';
import type { QuietHours } from '../../schema/news/quiet-hours.ts';
import type { PushSubscriptionInput } from '../../schema/news/push-shape.ts';

@InputType('QuietHoursInput', { description: 'Hours of the day without notifications.' })
class QuietHoursInput implements QuietHours {
  @Field(() => String, { description: 'When they begin, e.g. 22:00.' })
  readonly from!: string;

  @Field(() => String, {
    description: 'When they end, e.g. 07:00: on the next day if it is earlier.',
  })
  readonly until!: string;

  @Field(() => String, { description: 'The time zone of both, e.g. America/Denver.' })
  readonly zone!: string;
}

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

  @Field(() => Int, {
    nullable: true,
    description:
      'How late the owner’s video is, in seconds, 180 at most: notices of games come so much later for half a day.',
  })
  readonly behindSeconds?: number | null;

  @Field(() => QuietHoursInput, {
    nullable: true,
    description: 'When nothing is sent; what is still worth hearing comes after. Null for never.',
  })
  readonly quietHours?: QuietHours | null;
}

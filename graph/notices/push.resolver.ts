import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { pushKey, subscribeToPush, unsubscribeFromPush } from './push.service.ts';
import { PushSubscriptionInputType } from './push.type.ts';
import {
  SubscribeToPushPayload,
  UnsubscribeFromPushInput,
  UnsubscribeFromPushPayload,
} from './push.payloads.ts';

@Resolver()
export class PushResolver {
  @Query(() => String, {
    description: 'The VAPID key for push subscriptions, in base64url.',
  })
  pushKey(@Ctx() ctx: Context): Promise<string> {
    return pushKey(ctx);
  }

  @Mutation(() => SubscribeToPushPayload, {
    nullable: true,
    description:
      'Subscribes a browser to push notifications. Subscribing again replaces its choices.',
  })
  async subscribeToPush(
    @Ctx() ctx: Context,
    @Arg('input', () => PushSubscriptionInputType, {
      description: 'What the browser’s push service gave.',
    })
    input: PushSubscriptionInputType,
  ): Promise<SubscribeToPushPayload> {
    return { isSubscribed: await subscribeToPush(ctx, input) };
  }

  @Mutation(() => UnsubscribeFromPushPayload, {
    nullable: true,
    description: 'Removes a browser’s push subscription. True even if there was none.',
  })
  async unsubscribeFromPush(
    @Ctx() ctx: Context,
    @Arg('input', () => UnsubscribeFromPushInput, { description: 'Which browser.' })
    { endpoint }: UnsubscribeFromPushInput,
  ): Promise<UnsubscribeFromPushPayload> {
    await unsubscribeFromPush(ctx, endpoint);
    return { isSubscribed: false };
  }
}

import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { pushKey, subscribeToPush, unsubscribeFromPush } from './push.service.ts';
import { PushSubscriptionInputType } from './push.type.ts';

@Resolver()
export class PushResolver {
  @Query(() => String, {
    description: 'The VAPID key for push subscriptions, in base64url.',
  })
  pushKey(@Ctx() ctx: Context): Promise<string> {
    return pushKey(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      'Subscribes a browser to push notifications. Subscribing again replaces its choices.',
  })
  subscribeToPush(
    @Ctx() ctx: Context,
    @Arg('input', () => PushSubscriptionInputType, {
      description: 'What the browser’s push service gave.',
    })
    input: PushSubscriptionInputType,
  ): Promise<boolean> {
    return subscribeToPush(ctx, input);
  }

  @Mutation(() => Boolean, {
    description: 'Removes a browser’s push subscription. True even if there was none.',
  })
  unsubscribeFromPush(
    @Ctx() ctx: Context,
    @Arg('endpoint', () => String, { description: 'Address of the subscription.' })
    endpoint: string,
  ): Promise<boolean> {
    return unsubscribeFromPush(ctx, endpoint);
  }
}

import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { SubscriberState, SubscriberView } from '../../../schema/news/subscribers.ts';
import { follow } from '../../core/events/follow.ts';
import type { Context } from '../../core/context.ts';
import type { Connection } from '../../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../../core/paging/paging-arguments.ts';
import { importSubscribers, previewImport } from './import-subscribers.service.ts';
import { removeSubscriber } from './remove-subscriber.service.ts';
import { subscribe } from './subscribe.service.ts';
import { subscriberCounts, subscribers } from './subscriber-list.reads.ts';
import {
  ImportSubscribersInput,
  ImportSubscribersPayload,
  PreviewSubscribersInput,
  PreviewSubscribersPayload,
  RemoveSubscriberInput,
  RemoveSubscriberPayload,
  SubscribeInputType,
  SubscribePayload,
  SubscriberConnectionType,
  SubscriberCountsType,
  SubscriberEventType,
  SubscriberStateEnum,
} from './subscriber.type.ts';

@Resolver()
export class SubscriberResolver {
  @Query(() => SubscriberConnectionType, {
    nullable: true,
    description: `Subscribers, newest first. ${PAGED}`,
  })
  subscribers(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(25)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words or parts of words that must all appear in the name or the address.',
    })
    search?: string,
    @Arg('state', () => SubscriberStateEnum, { nullable: true, description: 'Null means any.' })
    state?: SubscriberState,
  ): Promise<Connection<SubscriberView>> {
    return subscribers(ctx, { first, after, search, state });
  }

  @Query(() => SubscriberCountsType, { description: 'How many are in each state.' })
  async subscriberCounts(@Ctx() ctx: Context): Promise<SubscriberCountsType> {
    const counts = await subscriberCounts(ctx);
    return {
      subscribed: counts.SUBSCRIBED,
      waiting: counts.WAITING,
      unsubscribed: counts.UNSUBSCRIBED,
      unreachable: counts.UNREACHABLE,
    };
  }

  @Mutation(() => SubscribePayload, {
    nullable: true,
    description:
      'Signs up for the newsletter without an account: emails a link to confirm. The result is the same whether or not the address is known.',
  })
  async subscribe(
    @Ctx() ctx: Context,
    @Arg('input', () => SubscribeInputType, { description: 'Who is subscribing.' })
    input: SubscribeInputType,
  ): Promise<SubscribePayload> {
    return { email: await subscribe(ctx, input) };
  }

  @Mutation(() => RemoveSubscriberPayload, {
    nullable: true,
    description: 'Deletes a subscriber. If the address opted out, that is remembered.',
  })
  async removeSubscriber(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveSubscriberInput, { description: 'Which subscriber.' })
    { id }: RemoveSubscriberInput,
  ): Promise<RemoveSubscriberPayload> {
    return { deletedId: await removeSubscriber(ctx, id) };
  }

  @Mutation(() => PreviewSubscribersPayload, {
    nullable: true,
    description: 'Previews an import of subscribers. Stores nothing.',
  })
  async previewSubscribers(
    @Ctx() ctx: Context,
    @Arg('input', () => PreviewSubscribersInput, { description: 'The sheet.' })
    { file }: PreviewSubscribersInput,
  ): Promise<PreviewSubscribersPayload> {
    return previewImport(ctx, await file);
  }

  @Mutation(() => ImportSubscribersPayload, {
    nullable: true,
    description: 'Adds the new rows of a sheet. Safe to repeat.',
  })
  async importSubscribers(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportSubscribersInput, { description: 'The sheet, and their consent.' })
    { file, hasConsent }: ImportSubscribersInput,
  ): Promise<ImportSubscribersPayload> {
    return { added: await importSubscribers(ctx, { file: await file, hasConsent }) };
  }

  @Subscription(() => SubscriberEventType, {
    subscribe: follow('subscriber.changed'),
    description: 'Subscribers came, confirmed, were imported or removed: refetch.',
  })
  subscriberEvents(@Root() event: SubscriberEventType): SubscriberEventType {
    return event;
  }
}

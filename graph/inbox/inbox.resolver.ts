import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { OwnInboxView } from '../../schema/inbox.ts';
import type { Context } from '../core/context.ts';
import { follow } from '../core/events/follow.ts';
import { markInboxRead, ownInbox } from './inbox.service.ts';
import {
  MarkInboxReadInput,
  MarkInboxReadPayload,
  OwnInboxEventType,
  OwnInboxType,
} from './inbox.type.ts';

@Resolver()
export class InboxResolver {
  @Query(() => OwnInboxType, { description: 'The viewer’s inbox.' })
  ownInbox(@Ctx() ctx: Context): Promise<OwnInboxView> {
    return ownInbox(ctx);
  }

  @Mutation(() => MarkInboxReadPayload, {
    nullable: true,
    description: 'Marks items as read, on all devices. Safe to repeat.',
  })
  async markInboxRead(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkInboxReadInput, { description: 'Up to when.' })
    { upTo }: MarkInboxReadInput,
  ): Promise<MarkInboxReadPayload> {
    return { inbox: await markInboxRead(ctx, upTo) };
  }

  @Subscription(() => OwnInboxEventType, {
    nullable: true,
    subscribe: follow('inbox.changed', ({ payload, context }) =>
      payload.userIds.includes(context.viewer?.id ?? 0),
    ),
    description: 'Each time the viewer’s inbox changes, and when another device has read it.',
  })
  async ownInboxEvents(
    @Root() _changed: { readonly userIds: readonly number[] },
    @Ctx() ctx: Context,
  ): Promise<OwnInboxEventType> {
    return { unreadCount: (await ownInbox(ctx)).unreadCount };
  }
}

import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { OwnInboxView } from '../../schema/inbox.ts';
import type { Context } from '../core/context.ts';
import { follow } from '../core/events/follow.ts';
import { ownInbox } from './inbox.service.ts';
import { markInboxRead, setDoNotDisturb, setInboxChoice } from './own-inbox.service.ts';
import {
  MarkInboxReadInput,
  MarkInboxReadPayload,
  OwnInboxEventType,
  OwnInboxType,
  SetDoNotDisturbInput,
  SetDoNotDisturbPayload,
  SetInboxChoiceInput,
  SetInboxChoicePayload,
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

  @Mutation(() => SetInboxChoicePayload, {
    nullable: true,
    description: 'Chooses whether you learn of something in one way. Safe to repeat.',
  })
  async setInboxChoice(
    @Ctx() ctx: Context,
    @Arg('input', () => SetInboxChoiceInput, { description: 'Of what, and how.' })
    input: SetInboxChoiceInput,
  ): Promise<SetInboxChoicePayload> {
    return { inbox: await setInboxChoice(ctx, input) };
  }

  @Mutation(() => SetDoNotDisturbPayload, {
    nullable: true,
    description: 'Turns your notifications off for some time, or on again. Safe to repeat.',
  })
  async setDoNotDisturb(
    @Ctx() ctx: Context,
    @Arg('input', () => SetDoNotDisturbInput, { description: 'For how long.' })
    { duration = null }: SetDoNotDisturbInput,
  ): Promise<SetDoNotDisturbPayload> {
    return { inbox: await setDoNotDisturb(ctx, duration) };
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
    const { unreadCount, doNotDisturbUntil } = await ownInbox(ctx);
    return { unreadCount, doNotDisturbUntil };
  }
}

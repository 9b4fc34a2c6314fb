import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { can } from '../../schema/accounts/capabilities.ts';
import { UserType } from '../accounts/users/user.type.ts';
import type { Context } from '../core/context.ts';
import { follow } from '../core/events/follow.ts';
import {
  muteMember,
  muteWord,
  type OwnMutesView,
  ownMutes,
  unmuteMember,
  unmuteWord,
} from './mute.service.ts';
import {
  MuteMemberInput,
  MuteMemberPayload,
  MuteWordInputType,
  MuteWordPayload,
  OwnMutesEventType,
  OwnMutesType,
  UnmuteMemberInput,
  UnmuteMemberPayload,
  UnmuteWordInput,
  UnmuteWordPayload,
} from './mute.type.ts';

/** What members mute for themselves. */
@Resolver(() => UserType)
export class MuteResolver {
  @FieldResolver(() => OwnMutesType, {
    nullable: true,
    description: 'What the viewer muted for themselves; null for other members, and for tokens.',
  })
  mutes(@Root() { id }: UserType, @Ctx() ctx: Context): Promise<OwnMutesView> | null {
    const isOwn = id === ctx.viewer?.id && can(ctx.viewer, 'mute.manageOwn');
    return isOwn ? ownMutes(ctx) : null;
  }

  @Mutation(() => MuteMemberPayload, {
    nullable: true,
    description: 'Mutes a member for yourself. The member doesn’t learn of it. Safe to repeat.',
  })
  async muteMember(
    @Ctx() ctx: Context,
    @Arg('input', () => MuteMemberInput, { description: 'Whom.' }) { userId }: MuteMemberInput,
  ): Promise<MuteMemberPayload> {
    return { mutes: await muteMember(ctx, userId) };
  }

  @Mutation(() => UnmuteMemberPayload, {
    nullable: true,
    description: 'Takes back muting a member. Safe to repeat.',
  })
  async unmuteMember(
    @Ctx() ctx: Context,
    @Arg('input', () => UnmuteMemberInput, { description: 'Whom.' }) { userId }: UnmuteMemberInput,
  ): Promise<UnmuteMemberPayload> {
    return { mutes: await unmuteMember(ctx, userId) };
  }

  @Mutation(() => MuteWordPayload, {
    nullable: true,
    description: 'Mutes a word or phrase for yourself; one you muted before gets the new duration.',
  })
  async muteWord(
    @Ctx() ctx: Context,
    @Arg('input', () => MuteWordInputType, { description: 'What, and how long.' })
    input: MuteWordInputType,
  ): Promise<MuteWordPayload> {
    return { mutes: await muteWord(ctx, input) };
  }

  @Mutation(() => UnmuteWordPayload, {
    nullable: true,
    description: 'Takes back muting a word. Safe to repeat.',
  })
  async unmuteWord(
    @Ctx() ctx: Context,
    @Arg('input', () => UnmuteWordInput, { description: 'Which word.' }) { id }: UnmuteWordInput,
  ): Promise<UnmuteWordPayload> {
    return { mutes: await unmuteWord(ctx, id) };
  }

  @Subscription(() => OwnMutesEventType, {
    nullable: true,
    subscribe: follow(
      'mutes.changed',
      ({ payload, context }) => payload.userId === context.viewer?.id,
    ),
    description: 'The viewer’s mutes, each time one of their pages changes them.',
  })
  async ownMuteEvents(
    @Root() _changed: { readonly userId: number },
    @Ctx() ctx: Context,
  ): Promise<OwnMutesEventType> {
    return { mutes: await ownMutes(ctx) };
  }
}

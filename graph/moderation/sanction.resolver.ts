import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { SanctionEventView, SanctionFilter } from '../../schema/accounts/sanctions.ts';
import type { Context } from '../core/context.ts';
import { follow } from '../core/events/follow.ts';
import { AFTER, firstOf } from '../core/paging/paging-arguments.ts';
import { memberSanctions, sanctions } from './sanction.reads.ts';
import { liftSanction, sanctionMember } from './sanction.service.ts';
import {
  LiftSanctionInput,
  LiftSanctionPayload,
  MemberSanctionsType,
  SanctionConnectionType,
  SanctionEventType,
  SanctionFilterEnum,
  SanctionMemberInput,
  SanctionMemberPayload,
} from './sanction.type.ts';

const SANCTIONS_PAGE = 20;

/** What moderators impose on members. */
@Resolver()
export class SanctionResolver {
  @Query(() => SanctionConnectionType, {
    description: 'Warnings, mutes and bans of all members, newest first.',
  })
  sanctions(
    @Ctx() ctx: Context,
    @Arg('filter', () => SanctionFilterEnum, {
      defaultValue: SanctionFilterEnum.ALL,
      description: 'Which ones.',
    })
    filter: SanctionFilter,
    @Arg('first', () => Int, firstOf(SANCTIONS_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return sanctions(ctx, { filter, first, after });
  }

  @Query(() => MemberSanctionsType, {
    nullable: true,
    description:
      'What a member was given before, and what is proposed next; null for an unknown id.',
  })
  memberSanctions(
    @Ctx() ctx: Context,
    @Arg('userId', () => Int, { description: 'The id of the member.' }) userId: number,
  ) {
    return memberSanctions(ctx, userId);
  }

  @Mutation(() => SanctionMemberPayload, {
    nullable: true,
    description:
      'Warns, mutes or bans a member, effective immediately. FORBIDDEN for admins and yourself, and for moderators and hosts unless you’re an admin.',
  })
  async sanctionMember(
    @Ctx() ctx: Context,
    @Arg('input', () => SanctionMemberInput, { description: 'Whom, what and why.' })
    input: SanctionMemberInput,
  ): Promise<SanctionMemberPayload> {
    return { sanction: await sanctionMember(ctx, input) };
  }

  @Mutation(() => LiftSanctionPayload, {
    nullable: true,
    description:
      'Takes a warning, mute or ban back. It no longer counts for what is proposed next. Safe to repeat.',
  })
  async liftSanction(
    @Ctx() ctx: Context,
    @Arg('input', () => LiftSanctionInput, { description: 'Which one.' })
    { id, arePostsRestored }: LiftSanctionInput,
  ): Promise<LiftSanctionPayload> {
    return { sanction: await liftSanction(ctx, id, arePostsRestored) };
  }

  @Subscription(() => SanctionEventType, {
    subscribe: follow('sanction.changed'),
    description: 'What happens to warnings, mutes and bans.',
  })
  sanctionEvents(@Root() event: SanctionEventView): SanctionEventType {
    return event;
  }
}

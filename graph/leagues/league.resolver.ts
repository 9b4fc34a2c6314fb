import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { LeagueInviteView, LeagueView, OwnLeagueView } from '../../schema/fantasy/leagues.ts';
import type { Context } from '../core/context.ts';
import { follow } from '../core/events/follow.ts';
import {
  CreateLeaguePayload,
  JoinLeaguePayload,
  LeaveLeaguePayload,
  RemoveLeagueMemberPayload,
  RenameLeaguePayload,
  ReplaceLeagueLinkPayload,
} from './league.payloads.ts';
import {
  createLeague,
  joinLeague,
  league,
  leagueInvite,
  leaveLeague,
  ownLeagues,
  removeLeagueMember,
  renameLeague,
  replaceLeagueLink,
} from './league.service.ts';
import {
  CreateLeagueInput,
  JoinLeagueInput,
  LeagueInviteType,
  LeagueType,
  LeaveLeagueInput,
  OwnLeagueEventType,
  OwnLeagueType,
  RemoveLeagueMemberInput,
  RenameLeagueInput,
  ReplaceLeagueLinkInput,
} from './league.type.ts';

@Resolver()
export class LeagueResolver {
  @Query(() => [OwnLeagueType], {
    description: 'The private leagues you belong to, the one joined last first.',
  })
  ownLeagues(@Ctx() ctx: Context): Promise<OwnLeagueView[]> {
    return ownLeagues(ctx);
  }

  @Query(() => LeagueType, {
    nullable: true,
    description: 'A private league of yours; null for any other.',
  })
  league(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the league.' }) id: number,
  ): Promise<LeagueView | null> {
    return league(ctx, id);
  }

  @Query(() => LeagueInviteType, {
    nullable: true,
    description: 'What an invitation link leads to; null for one that does not work.',
  })
  leagueInvite(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'The secret of the link.' }) code: string,
  ): Promise<LeagueInviteView | null> {
    return leagueInvite(ctx, code);
  }

  @Mutation(() => CreateLeaguePayload, {
    nullable: true,
    description: 'Founds a private league, whose owner you are.',
  })
  async createLeague(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateLeagueInput, { description: 'Its name.' })
    { name }: CreateLeagueInput,
  ): Promise<CreateLeaguePayload> {
    return { league: await createLeague(ctx, name) };
  }

  @Mutation(() => JoinLeaguePayload, {
    nullable: true,
    description: 'Joins the league of an invitation link. Safe to repeat.',
  })
  async joinLeague(
    @Ctx() ctx: Context,
    @Arg('input', () => JoinLeagueInput, { description: 'The invitation.' })
    { code }: JoinLeagueInput,
  ): Promise<JoinLeaguePayload> {
    return { league: await joinLeague(ctx, code) };
  }

  @Mutation(() => LeaveLeaguePayload, {
    nullable: true,
    description: 'Leaves a league. With its last member a league is deleted.',
  })
  async leaveLeague(
    @Ctx() ctx: Context,
    @Arg('input', () => LeaveLeagueInput, { description: 'Which one.' }) { id }: LeaveLeagueInput,
  ): Promise<LeaveLeaguePayload> {
    await leaveLeague(ctx, id);
    return { leftId: id };
  }

  @Mutation(() => RenameLeaguePayload, {
    nullable: true,
    description: 'Gives a league of yours another name.',
  })
  async renameLeague(
    @Ctx() ctx: Context,
    @Arg('input', () => RenameLeagueInput, { description: 'Which one, and its name.' })
    { id, name }: RenameLeagueInput,
  ): Promise<RenameLeaguePayload> {
    return { league: await renameLeague(ctx, id, name) };
  }

  @Mutation(() => ReplaceLeagueLinkPayload, {
    nullable: true,
    description: 'Makes a new invitation link for a league of yours; the old one stops working.',
  })
  async replaceLeagueLink(
    @Ctx() ctx: Context,
    @Arg('input', () => ReplaceLeagueLinkInput, { description: 'Which one.' })
    { id }: ReplaceLeagueLinkInput,
  ): Promise<ReplaceLeagueLinkPayload> {
    return { league: await replaceLeagueLink(ctx, id) };
  }

  @Mutation(() => RemoveLeagueMemberPayload, {
    nullable: true,
    description: 'Removes a member from a league of yours. Safe to repeat.',
  })
  async removeLeagueMember(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveLeagueMemberInput, { description: 'Whom, and from which one.' })
    { id, userId }: RemoveLeagueMemberInput,
  ): Promise<RemoveLeagueMemberPayload> {
    return { league: await removeLeagueMember(ctx, id, userId) };
  }

  @Subscription(() => OwnLeagueEventType, {
    nullable: true,
    subscribe: follow('league.changed', ({ payload, context }) =>
      payload.userIds.includes(context.viewer?.id ?? 0),
    ),
    description: 'Each time one of your leagues changes: who belongs to it, its name or its link.',
  })
  ownLeagueEvents(@Root() { leagueId }: { readonly leagueId: number }): OwnLeagueEventType {
    return { leagueId };
  }
}

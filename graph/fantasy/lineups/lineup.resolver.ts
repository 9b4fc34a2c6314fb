import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { SLOTS } from '../../../schema/fantasy/lineup.ts';
import type { Context } from '../../core/context.ts';
import { eligiblePlayers } from './eligible-players.ts';
import { setFantasyOpenToAll } from '../fantasy-access.service.ts';
import { fantasyGame } from '../fantasy-game.service.ts';
import type { FantasyLineup } from './fantasy-lineup.entity.ts';
import { lineupStatus, myLineup, submitLineup, updateLineup } from './lineup.service.ts';
import {
  EligiblePlayerType,
  FantasyGameType,
  LineupChoiceType,
  LineupStatusType,
  LineupType,
} from './lineup.type.ts';
import {
  SetFantasyOpenToAllInput,
  SetFantasyOpenToAllPayload,
  SubmitLineupInput,
  SubmitLineupPayload,
  UpdateLineupInput,
  UpdateLineupPayload,
} from './lineup.payloads.ts';

@Resolver(() => LineupType)
export class LineupResolver {
  @Extensions({ isPartOfParent: true })
  @FieldResolver(() => [LineupChoiceType], {
    description: 'The six players, in the order of the slots.',
  })
  picks(@Root() lineup: FantasyLineup): LineupChoiceType[] {
    return SLOTS.map((slot) => ({
      slot,
      isCaptain: lineup[slot] === lineup.captain,
      playerId: Number(lineup[slot]),
    }));
  }

  @Query(() => Boolean, { description: 'Whether all members can play, not just admins.' })
  isFantasyOpenToAll(@Ctx() ctx: Context) {
    return ctx.site.isFantasyOpen;
  }

  @Query(() => Boolean, { description: 'Whether all members can check in, not just admins.' })
  areCheckInsOpenToAll(@Ctx() ctx: Context) {
    return ctx.site.areCheckInsOpen;
  }

  @Mutation(() => SetFantasyOpenToAllPayload, {
    nullable: true,
    description: 'Opens fantasy and check-ins to all members, or closes them.',
  })
  async setFantasyOpenToAll(
    @Ctx() ctx: Context,
    @Arg('input', () => SetFantasyOpenToAllInput, { description: 'Open or closed.' })
    { isOpen }: SetFantasyOpenToAllInput,
  ): Promise<SetFantasyOpenToAllPayload> {
    return { isOpen: await setFantasyOpenToAll(ctx, isOpen) };
  }

  @Query(() => FantasyGameType, {
    nullable: true,
    description: 'The game being played, or else the next one, or else the last one.',
  })
  fantasyGame(@Ctx() ctx: Context) {
    return fantasyGame(ctx);
  }

  @Query(() => LineupStatusType, { description: 'Whether lineups of a game are open.' })
  lineupStatus(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ) {
    return lineupStatus(ctx, gameId);
  }

  @Query(() => [EligiblePlayerType], {
    description: 'Everyone who fits a slot, by position and number.',
  })
  eligiblePlayers(@Ctx() ctx: Context) {
    return eligiblePlayers(ctx);
  }

  @Query(() => LineupType, {
    nullable: true,
    description: "The viewer's own lineup for a game. Other members' lineups can't be queried.",
  })
  myLineup(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ) {
    return myLineup(ctx, gameId);
  }

  @Mutation(() => SubmitLineupPayload, {
    nullable: true,
    description: 'Submits a lineup, or replaces the previous one, until kickoff.',
  })
  async submitLineup(
    @Ctx() ctx: Context,
    @Arg('input', () => SubmitLineupInput, { description: 'The lineup, and the game it is for.' })
    { lineup: input, gameId }: SubmitLineupInput,
  ) {
    return { lineup: await submitLineup(ctx, gameId, input) };
  }

  @Mutation(() => UpdateLineupPayload, {
    nullable: true,
    description: 'Changes one of the viewer’s lineups, until kickoff.',
  })
  async updateLineup(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateLineupInput, {
      description: 'The lineup, and which one it replaces.',
    })
    { id, lineup: input }: UpdateLineupInput,
  ) {
    return { lineup: await updateLineup(ctx, id, input) };
  }
}

import { Arg, Ctx, Extensions, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { BOARD_PAGE } from '../../../schema/fantasy/boards.ts';
import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { follow } from '../../core/events/follow.ts';
import type { Context } from '../../core/context.ts';
import { CURSOR, PAGED } from '../../core/paging/paging-arguments.ts';
import { boardLineups, myBoardLineup } from './board-lineups.reads.ts';
import { BoardLineupType, FantasyEventType, LeaderboardType, SeasonRowType } from './board.type.ts';
import { fantasyDashboard } from '../dashboard.service.ts';
import { FantasyDashboardType } from '../dashboard.type.ts';
import { leaderboard } from './leaderboard.reads.ts';
import { seasonBoard, seasonRowOf } from './season-board.reads.ts';

const FIRST = {
  nullable: true,
  description: `${BOARD_PAGE} by default, at most ${LARGEST_PAGE}.`,
};
const AFTER_RANKED = {
  nullable: true,
  description: 'ID of the last one you have. NOT_FOUND if it was deleted; `cursor` still works.',
};

@Resolver()
export class BoardResolver {
  @Query(() => LeaderboardType, {
    nullable: true,
    description: 'The leaderboard of a game, by default the last one scored.',
  })
  leaderboard(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, {
      nullable: true,
      description: 'The id of the game; null means the one scored last.',
    })
    gameId?: number,
  ) {
    return leaderboard(ctx, gameId);
  }

  @Extensions({ listLength: BOARD_PAGE })
  @Query(() => [BoardLineupType], {
    description: `Scored lineups of a game by rank. ${PAGED}`,
  })
  boardLineups(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
    @Arg('first', () => Int, FIRST) first?: number,
    @Arg('after', () => Int, AFTER_RANKED) after?: number,
    @Arg('cursor', () => String, CURSOR) cursor?: string,
  ) {
    return boardLineups(ctx, gameId, { first, after, cursor });
  }

  @Extensions({ listLength: BOARD_PAGE })
  @Query(() => [BoardLineupType], {
    description: 'The same of the game scored last; empty when there is none.',
  })
  async expandedLeaderboard(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, FIRST) first?: number,
    @Arg('after', () => Int, AFTER_RANKED) after?: number,
    @Arg('cursor', () => String, CURSOR) cursor?: string,
  ) {
    const board = await leaderboard(ctx);
    return board ? boardLineups(ctx, board.gameId, { first, after, cursor }) : [];
  }

  @Query(() => BoardLineupType, { nullable: true, description: "The viewer's own scored lineup." })
  myBoardLineup(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ) {
    return myBoardLineup(ctx, gameId);
  }

  @Extensions({ listLength: BOARD_PAGE })
  @Query(() => [SeasonRowType], {
    description: 'Members by the sum of their scored lineups; of the current season by default.',
  })
  seasonBoard(
    @Ctx() ctx: Context,
    @Arg('season', () => Int, {
      nullable: true,
      description: 'The year it began; null means the current one.',
    })
    season?: number,
    @Arg('first', () => Int, FIRST) first?: number,
    @Arg('offset', () => Int, {
      nullable: true,
      description:
        'How many to skip. Every rank changes when a game is scored, so a cursor wouldn’t survive it; refetch the board then.',
    })
    offset?: number,
  ) {
    return seasonBoard(ctx, season ?? ctx.site.season, { first, offset });
  }

  @Query(() => SeasonRowType, { nullable: true, description: 'The viewer’s own row.' })
  mySeasonRow(
    @Ctx() ctx: Context,
    @Arg('season', () => Int, {
      nullable: true,
      description: 'The year it began; null means the current one.',
    })
    season?: number,
  ) {
    return ctx.viewer && seasonRowOf(ctx, season ?? ctx.site.season, ctx.viewer.id);
  }

  @Query(() => FantasyDashboardType, { description: 'Your own fantasy season.' })
  fantasyDashboard(
    @Ctx() ctx: Context,
    @Arg('season', () => Int, {
      nullable: true,
      description: 'The year it began; null means the current one.',
    })
    season?: number,
  ) {
    return fantasyDashboard(ctx, season);
  }

  @Extensions({ shared: true })
  @Subscription(() => FantasyEventType, {
    subscribe: follow(['fantasy.changed', 'game.changed']),
    description: 'A game was scored, rescheduled or ended, or fantasy opened or closed: refetch.',
  })
  fantasyEvents(@Root() event: FantasyEventType): FantasyEventType {
    return event;
  }
}

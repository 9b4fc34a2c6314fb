import { Arg, Ctx, Extensions, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { BOARD_PAGE } from '../../../schema/fantasy/boards.ts';
import { follow } from '../../core/events/follow.ts';
import type { Context } from '../../core/context.ts';
import { EMPTY } from '../../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../../core/paging/paging-arguments.ts';
import { boardLineups, myBoardLineup } from './board-lineups.reads.ts';
import {
  BoardLineupConnectionType,
  BoardLineupType,
  FantasyEventType,
  LeaderboardType,
  LiveBoardType,
  SeasonRowConnectionType,
  SeasonRowType,
  SheetChangesType,
} from './board.type.ts';
import { fantasyDashboard } from '../dashboard.service.ts';
import { FantasyDashboardType } from '../dashboard.type.ts';
import { liveBoard, myLiveLineup } from '../live/live-board.reads.ts';
import { mySheetChanges } from '../live/sheet-changes.reads.ts';
import { leaderboard } from './leaderboard.reads.ts';
import { seasonBoard, seasonRowOf } from './season-board.reads.ts';

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

  @Query(() => BoardLineupConnectionType, {
    description: `Scored lineups of a game by rank. ${PAGED}`,
  })
  async boardLineups(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(BOARD_PAGE)) first: number,
    @Arg('gameId', () => Int, {
      nullable: true,
      description: 'The id of the game; null means the one scored last.',
    })
    gameId?: number,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    const scored = gameId ?? (await leaderboard(ctx))?.gameId;
    return scored === undefined ? EMPTY : boardLineups(ctx, scored, { first, after });
  }

  @Query(() => BoardLineupType, { nullable: true, description: "The viewer's own scored lineup." })
  myBoardLineup(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ) {
    return myBoardLineup(ctx, gameId);
  }

  @Query(() => LiveBoardType, {
    nullable: true,
    description:
      'The lineups of a game while it is played. Null before its first play, and once its stats are in.',
  })
  liveBoard(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ) {
    return liveBoard(ctx, gameId);
  }

  @Query(() => BoardLineupType, {
    nullable: true,
    description: 'Your own lineup of a game while it is played, with its points so far.',
  })
  myLiveLineup(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ) {
    return myLiveLineup(ctx, gameId);
  }

  @Query(() => SheetChangesType, {
    nullable: true,
    description:
      'What the official stats changed for your lineup. Null before they are in, and without lineup or plays.',
  })
  mySheetChanges(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ) {
    return mySheetChanges(ctx, gameId);
  }

  @Query(() => SeasonRowConnectionType, {
    description: 'Members by the sum of their scored lineups; of the current season by default.',
  })
  seasonBoard(
    @Ctx() ctx: Context,
    @Arg('season', () => Int, {
      nullable: true,
      description: 'The year it began; null means the current one.',
    })
    season: number | null | undefined,
    @Arg('first', () => Int, firstOf(BOARD_PAGE)) first: number,
    @Arg('after', () => String, {
      ...AFTER,
      description: `${AFTER.description} Every rank changes when a game is scored; refetch the board then.`,
    })
    after?: string,
  ) {
    return seasonBoard(ctx, season ?? ctx.site.season, { first, after });
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

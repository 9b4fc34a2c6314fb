import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { games, lastCompletedGame, nextGame, seasonRecord } from './game.service.ts';
import {
  GameInputType,
  GameType,
  LastGameType,
  NextGameType,
  SeasonRecordType,
} from './game.type.ts';
import { saveGame } from './save-game.service.ts';

@Resolver()
export class GameResolver {
  @Query(() => NextGameType, { nullable: true })
  nextGame(@Ctx() ctx: Context) {
    return nextGame(ctx);
  }

  @Query(() => LastGameType, { nullable: true })
  lastCompletedGame(@Ctx() ctx: Context) {
    return lastCompletedGame(ctx);
  }

  @Query(() => SeasonRecordType, {
    nullable: true,
    description: 'Of that season; of the current one unless told.',
  })
  seasonRecord(@Ctx() ctx: Context, @Arg('season', () => Int, { nullable: true }) season?: number) {
    return seasonRecord(ctx, season);
  }

  @Query(() => [GameType], {
    description: 'The games of that season (of the current one unless told), earliest first.',
  })
  games(@Ctx() ctx: Context, @Arg('season', () => Int, { nullable: true }) season?: number) {
    return games(ctx, season);
  }

  @Mutation(() => GameType, {
    description: 'Admin. Enters a game, or changes the one with that id.',
  })
  saveGame(@Ctx() ctx: Context, @Arg('input', () => GameInputType) input: GameInputType) {
    return saveGame(ctx, input);
  }
}

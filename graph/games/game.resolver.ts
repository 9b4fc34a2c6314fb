import {
  Arg,
  Ctx,
  Extensions,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { deleteGame } from './delete-game.service.ts';
import { game, games, lastCompletedGame, nextGame, seasonRecord, seasons } from './game.service.ts';
import {
  CreateGameInputType,
  GameInputType,
  UpdateGameInputType,
  GameType,
  LastGameType,
  NextGameType,
  SeasonRecordType,
  GameEventType,
} from './game.type.ts';
import { saveGame } from './save-game.service.ts';
import {
  CreateGamePayload,
  DeleteGameInput,
  DeleteGamePayload,
  UpdateGamePayload,
} from './game.payloads.ts';

@Resolver()
export class GameResolver {
  @Query(() => NextGameType, {
    nullable: true,
    description: 'The next game that isn’t over; null if none is scheduled.',
  })
  nextGame(@Ctx() ctx: Context) {
    return nextGame(ctx);
  }

  @Query(() => LastGameType, {
    nullable: true,
    description: 'The last game with a result, of any season; null if there is none.',
  })
  lastCompletedGame(@Ctx() ctx: Context) {
    return lastCompletedGame(ctx);
  }

  @Query(() => SeasonRecordType, {
    nullable: true,
    description: 'Of that season; the current one by default.',
  })
  seasonRecord(
    @Ctx() ctx: Context,
    @Arg('season', () => Int, {
      nullable: true,
      description: 'The year it began; null means the current one.',
    })
    season?: number,
  ) {
    return seasonRecord(ctx, season);
  }

  @Query(() => GameType, { nullable: true, description: 'Null for an unknown id.' })
  game(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the game.' }) id: number,
  ) {
    return game(ctx, id);
  }

  @Query(() => [GameType], {
    description: 'The games of that season (the current one by default), earliest first.',
  })
  games(
    @Ctx() ctx: Context,
    @Arg('season', () => Int, {
      nullable: true,
      description: 'The year it began; null means the current one.',
    })
    season?: number,
  ) {
    return games(ctx, season);
  }

  @Query(() => [Int], {
    nullable: true,
    description: 'The seasons that have games, and the current one; latest first.',
  })
  seasons(@Ctx() ctx: Context): Promise<number[]> {
    return seasons(ctx);
  }

  @Mutation(() => CreateGamePayload, { nullable: true, description: 'Adds a game.' })
  async createGame(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateGameInputType, { description: 'The game.' })
    input: CreateGameInputType,
  ): Promise<CreateGamePayload> {
    return { game: await saveGame(ctx, input) };
  }

  @Mutation(() => UpdateGamePayload, { nullable: true, description: 'Changes a game.' })
  async updateGame(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateGameInputType, { description: 'Which game, and how it is to be.' })
    input: UpdateGameInputType,
  ): Promise<UpdateGamePayload> {
    return { game: await saveGame(ctx, input) };
  }

  @Mutation(() => GameType, {
    description: 'The same as createGame, or with an id as updateGame.',
    deprecationReason: 'Use createGame or updateGame. Goes on 2027-06-01 at the earliest.',
  })
  saveGame(
    @Ctx() ctx: Context,
    @Arg('input', () => GameInputType, { description: 'The game.' }) input: GameInputType,
  ) {
    return saveGame(ctx, input);
  }

  @Mutation(() => DeleteGamePayload, {
    nullable: true,
    description:
      'Deletes a game that was entered by mistake. CONFLICT, with the reason, if members contributed to it.',
  })
  async deleteGame(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteGameInput, { description: 'Which game.' }) { id }: DeleteGameInput,
  ): Promise<DeleteGamePayload> {
    await deleteGame(ctx, id);
    return { deletedId: id };
  }

  @Extensions({ shared: true })
  @Subscription(() => GameEventType, {
    subscribe: follow('game.changed'),
    description: 'Each game as it is added, rescheduled, deleted or completed.',
  })
  gameEvents(@Root() { gameId }: GameEventType): GameEventType {
    return { gameId };
  }
}

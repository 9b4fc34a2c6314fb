import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { correctPlay } from './correct-play.service.ts';
import { enterPlay } from './enter-play.service.ts';
import { setGameClock, takeOverScoring } from './keep-clock.service.ts';
import { scorekeeping } from './scored-game.ts';
import {
  CorrectPlayInput,
  CorrectPlayPayload,
  EnterPlayInput,
  EnterPlayPayload,
  ScorekeepingType,
  SetGameClockInput,
  SetGameClockPayload,
  TakeOverScoringInput,
  TakeOverScoringPayload,
  UndoPlayEntryInput,
  UndoPlayEntryPayload,
} from './scoring.type.ts';
import { undoPlayEntry } from './undo-entry.service.ts';

@Resolver()
export class ScoringResolver {
  @Query(() => ScorekeepingType, {
    nullable: true,
    description: 'Who keeps the score of a game play by play.',
  })
  scorekeeping(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ): Promise<ScorekeepingType> {
    return scorekeeping(ctx, gameId);
  }

  @Mutation(() => EnterPlayPayload, {
    nullable: true,
    description: 'Enters the next play of the game that is on, where no feed reports it.',
  })
  enterPlay(
    @Ctx() ctx: Context,
    @Arg('input', () => EnterPlayInput, { description: 'The play.' }) input: EnterPlayInput,
  ): Promise<EnterPlayPayload> {
    return enterPlay(ctx, input);
  }

  @Mutation(() => CorrectPlayPayload, {
    nullable: true,
    description: 'Corrects or overturns a play that was entered by hand.',
  })
  correctPlay(
    @Ctx() ctx: Context,
    @Arg('input', () => CorrectPlayInput, { description: 'Which play, and what is different.' })
    input: CorrectPlayInput,
  ): Promise<CorrectPlayPayload> {
    return correctPlay(ctx, input);
  }

  @Mutation(() => UndoPlayEntryPayload, {
    nullable: true,
    description:
      'Undoes the last entry or correction; called again, the one before. Undoing the final whistle reopens the game.',
  })
  undoPlayEntry(
    @Ctx() ctx: Context,
    @Arg('input', () => UndoPlayEntryInput, { description: 'Which game.' })
    input: UndoPlayEntryInput,
  ): Promise<UndoPlayEntryPayload> {
    return undoPlayEntry(ctx, input);
  }

  @Mutation(() => SetGameClockPayload, {
    nullable: true,
    description: 'Sets quarter and clock of a game that is scored play by play.',
  })
  async setGameClock(
    @Ctx() ctx: Context,
    @Arg('input', () => SetGameClockInput, { description: 'What the clock shows.' })
    input: SetGameClockInput,
  ): Promise<SetGameClockPayload> {
    return { game: await setGameClock(ctx, input) };
  }

  @Mutation(() => TakeOverScoringPayload, {
    nullable: true,
    description: 'Takes the game that is on from a feed: its plays are entered by hand then.',
  })
  async takeOverScoring(
    @Ctx() ctx: Context,
    @Arg('input', () => TakeOverScoringInput, { description: 'Which game.' })
    input: TakeOverScoringInput,
  ): Promise<TakeOverScoringPayload> {
    return { game: await takeOverScoring(ctx, input) };
  }
}

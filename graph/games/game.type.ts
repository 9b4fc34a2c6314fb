import { Day } from '../core/days.ts';
import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { GameInput } from '../../schema/games/game-shape.ts';
import {
  GAME_RESULTS,
  type GameResult,
  type GameView,
  type LastGameView,
  type NextGameView,
  type SeasonRecordView,
} from '../../schema/games/games.ts';

export const GameResultEnum = enumOf(GAME_RESULTS);
registerEnumType(GameResultEnum, {
  name: 'GameResult',
  description: 'How a game ended for Denver.',
  valuesConfig: {
    W: { description: 'A win.' },
    L: { description: 'A loss.' },
    T: { description: 'A tie.' },
  },
});

@ObjectType('Game', {
  description: 'A game of the team. One whose result is set is completed.',
  simpleResolvers: true,
})
export class GameType implements GameView {
  @Field(() => Int, { description: 'The id of the game.' })
  readonly id!: number;

  @Field(() => Int, { description: 'Below 1: preseason.' })
  readonly week!: number;

  @Field(() => Int, { description: 'The year the season began.' })
  readonly season!: number;

  @Field(() => String, { description: 'Full name of the other team.' })
  readonly opponent!: string;

  @Field(() => Boolean, { description: 'Whether it is played in Denver.' })
  readonly isHome!: boolean;

  @Field(() => DateTime, { description: 'The authoritative time of the game.' })
  readonly kickoffAt!: Date;

  @Field(() => Day, { description: 'The day of kickoff in Mountain time, e.g. 2025-09-07.' })
  readonly date!: string;

  @Field(() => String, { description: 'The time of kickoff in Mountain time, e.g. 6:25 PM.' })
  readonly gameTime!: string;

  @Field(() => String, { nullable: true, description: 'Where it is shown; null if unknown.' })
  readonly tvNetwork!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a playoff game.' })
  readonly isPlayoff!: boolean;

  @Field(() => GameResultEnum, {
    nullable: true,
    description: 'How it ended; null while the game is not completed.',
  })
  readonly result!: GameResult | null;

  @Field(() => String, { nullable: true, description: 'Our points first, e.g. 24-17.' })
  readonly score!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a demo game, which counts for no record.' })
  readonly isExhibition!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When its first play was reported; null if it has none. Another start, another log.',
  })
  readonly startedAt!: Date | null;

  @Field(() => DateTime, { description: 'When the game was entered.' })
  readonly createdAt!: Date;

  @Field(() => Int, { description: 'Increases with every save.' })
  readonly version!: number;
}

@ObjectType('NextGame', {
  description: 'The first game that has not kicked off.',
  simpleResolvers: true,
})
export class NextGameType implements NextGameView {
  @Field(() => Int, { description: 'The id of the game.' })
  readonly id!: number;

  @Field(() => String, { description: 'Full name of the other team.' })
  readonly opponent!: string;

  @Field(() => Boolean, { description: 'Whether it is played in Denver.' })
  readonly isHome!: boolean;

  @Field(() => Day, { description: 'Day of the game in Denver.' })
  readonly date!: string;

  @Field(() => String, { description: 'Kickoff in Denver for display, e.g. 6:25 PM.' })
  readonly gameTime!: string;

  @Field(() => Int, { description: 'Week of the season, from 1; below 1 before it.' })
  readonly week!: number;

  @Field(() => Int, { description: 'The year the season began.' })
  readonly season!: number;

  @Field(() => Boolean, { description: 'Whether it is a playoff game.' })
  readonly isPlayoff!: boolean;

  @Field(() => DateTime, { description: 'When it begins: the truth about its time.' })
  readonly kickoffAt!: Date;

  @Field(() => String, { nullable: true, description: 'Where it is shown; null if unknown.' })
  readonly tvNetwork!: string | null;

  @Field(() => DateTime, { description: 'When the game was entered.' })
  readonly createdAt!: Date;
}

@ObjectType('LastGame', {
  description: 'The completed game with the latest kickoff.',
  simpleResolvers: true,
})
export class LastGameType implements LastGameView {
  @Field(() => Int, { description: 'The id of the game.' })
  readonly id!: number;

  @Field(() => GameResultEnum, { description: 'How it ended.' })
  readonly result!: GameResult;

  @Field(() => Boolean, { description: 'Whether it is played in Denver.' })
  readonly isHome!: boolean;

  @Field(() => String, { description: 'Full name of the other team.' })
  readonly opponent!: string;

  @Field(() => Day, { description: 'Day of the game in Denver.' })
  readonly date!: string;

  @Field(() => Int, { description: 'Week of the season, from 1; below 1 before it.' })
  readonly week!: number;

  @Field(() => String, {
    nullable: true,
    description: 'For display, Denver’s points first; null until it is entered.',
  })
  readonly score!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a playoff game.' })
  readonly isPlayoff!: boolean;

  @Field(() => Boolean, { description: 'Whether it is a demo game, which counts for no record.' })
  readonly isExhibition!: boolean;

  @Field(() => Int, { description: 'The year the season began.' })
  readonly season!: number;

  @Field(() => String, { description: 'Kickoff in Denver for display, e.g. 6:25 PM.' })
  readonly gameTime!: string;

  @Field(() => DateTime, { description: 'When it begins: the truth about its time.' })
  readonly kickoffAt!: Date;

  @Field(() => String, { nullable: true, description: 'Where it is shown; null if unknown.' })
  readonly tvNetwork!: string | null;

  @Field(() => DateTime, { description: 'When the game was entered.' })
  readonly createdAt!: Date;
}

@ObjectType('SeasonRecord', {
  description:
    'Regular season only; the preseason is counted separately. A tie counts as neither a win nor a loss.',
  simpleResolvers: true,
})
export class SeasonRecordType implements SeasonRecordView {
  @Field(() => Int, { description: 'The id of the record.' })
  readonly id!: number;

  @Field(() => Int, { description: 'The year the season began.' })
  readonly season!: number;

  @Field(() => Int, { description: 'Games won, playoffs included.' })
  readonly wins!: number;

  @Field(() => Int, { description: 'Games lost, playoffs included.' })
  readonly losses!: number;

  @Field(() => Int, { description: 'Games won before the season.' })
  readonly preseasonWins!: number;

  @Field(() => Int, { description: 'Games lost before the season.' })
  readonly preseasonLosses!: number;

  @Field(() => Boolean, { description: 'Whether a game of the season itself was played.' })
  readonly isRegularSeasonStarted!: boolean;

  @Field(() => DateTime, { description: 'When the record was last computed.' })
  readonly lastUpdated!: Date;

  @Field(() => DateTime, { description: 'When the record was begun.' })
  readonly createdAt!: Date;
}

@InputType('CreateGameInput', { description: 'A game that is entered.' })
export class CreateGameInputType {
  @Field(() => Int, { description: 'Week of the season, from 1; below 1 before it.' })
  readonly week!: number;

  @Field(() => Int, { description: 'The year the season began.' })
  readonly season!: number;

  @Field(() => String, { description: 'Full name of one of the 31 other teams.' })
  readonly opponent!: string;

  @Field(() => Boolean, { description: 'Whether it is played in Denver.' })
  readonly isHome!: boolean;

  @Field(() => DateTime, { description: 'When it begins.' })
  readonly kickoffAt!: Date;

  @Field(() => String, { nullable: true, description: 'Where it is shown.' })
  readonly tvNetwork?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is a playoff game; null means no.',
  })
  readonly isPlayoff?: boolean | null;

  @Field(() => String, { nullable: true, description: 'W, L or T; empty clears it.' })
  readonly result?: GameResult | '' | null;

  @Field(() => String, {
    nullable: true,
    description: 'Our points first, e.g. 24-17; empty clears it.',
  })
  readonly score?: string | null;
}

@InputType('UpdateGameInput', {
  description: 'A game as it is to be. Optional fields you leave out don’t change.',
})
export class UpdateGameInputType extends CreateGameInputType {
  @Field(() => Int, { description: 'The id of the game.' })
  readonly id!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version you read. An outdated one is a CONFLICT, with extensions.conflict { savedBy savedAt version }. If you leave it out, the last save wins.',
  })
  readonly version?: number | null;
}

@InputType('GameInput', {
  description:
    'Without an id, a game is created. Optional fields you leave out of a stored game don’t change.',
})
export class GameInputType extends CreateGameInputType implements GameInput {
  @Field(() => Int, { nullable: true, description: 'The id of a game to change; null adds one.' })
  readonly id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version you read. An outdated one is a CONFLICT, with extensions.conflict { savedBy savedAt version }. If you leave it out, the last save wins.',
  })
  readonly version?: number | null;
}

@ObjectType('GameEvent', {
  description: 'A game was added, rescheduled, deleted or completed.',
  simpleResolvers: true,
})
export class GameEventType {
  @Field(() => Int, { description: 'The id of the game, which may be gone.' })
  readonly gameId!: number;
}

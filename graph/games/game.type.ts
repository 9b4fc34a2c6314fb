import { DateTime } from '../core/instants.ts';
import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { GameInput } from '../../schema/games/game-shape.ts';
import {
  GAME_PAGE,
  type GameListView,
  type GameResult,
  type GameSort,
  type GameView,
  type LastGameView,
  type NextGameView,
  type SeasonRecordView,
} from '../../schema/games/games.ts';

@ObjectType('Game', {
  description: 'A game of the team. One whose result is set is completed.',
  simpleResolvers: true,
})
export class GameType implements GameView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int, { description: 'Below 1: preseason.' })
  readonly week!: number;

  @Field(() => Int)
  readonly season!: number;

  @Field(() => String)
  readonly opponent!: string;

  @Field(() => Boolean)
  readonly isHome!: boolean;

  @Field(() => DateTime, { description: 'The authoritative time of the game.' })
  readonly kickoffAt!: Date;

  @Field(() => String, { description: 'The day of kickoff in Mountain time, e.g. 2025-09-07.' })
  readonly date!: string;

  @Field(() => String, { description: 'The time of kickoff in Mountain time, e.g. 6:25 PM.' })
  readonly gameTime!: string;

  @Field(() => String, { nullable: true })
  readonly tvNetwork!: string | null;

  @Field(() => Boolean)
  readonly isPlayoff!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'W, L or T; null while the game is not completed.',
  })
  readonly result!: GameResult | null;

  @Field(() => String, { nullable: true, description: 'Our points first, e.g. 24-17.' })
  readonly score!: string | null;

  @Field(() => DateTime)
  readonly createdAt!: Date;

  @Field(() => Int, { description: 'Increases with every save.' })
  readonly version!: number;
}

export const GameSortEnum: { readonly [Sort in GameSort]: Sort } = {
  LATEST: 'LATEST',
  EARLIEST: 'EARLIEST',
  OPPONENT: 'OPPONENT',
};
registerEnumType(GameSortEnum, { name: 'GameSort' });

@ObjectType('GameList', { description: 'One page of a season.', simpleResolvers: true })
export class GameListType implements GameListView {
  @Field(() => Int)
  readonly season!: number;

  @Extensions({ isPartOfParent: true, listLength: GAME_PAGE })
  @Field(() => [GameType])
  readonly games!: readonly GameType[];

  @Field(() => Int, { description: 'In the season, across all pages.' })
  readonly total!: number;

  @Field(() => [Int], { description: 'Seasons that have games, and the current one.' })
  readonly seasons!: readonly number[];
}

@ObjectType('NextGame', {
  description: 'The first game that has not kicked off.',
  simpleResolvers: true,
})
export class NextGameType implements NextGameView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => String)
  readonly opponent!: string;

  @Field(() => Boolean)
  readonly isHome!: boolean;

  @Field(() => String)
  readonly date!: string;

  @Field(() => String)
  readonly gameTime!: string;

  @Field(() => Int)
  readonly week!: number;

  @Field(() => Int)
  readonly season!: number;

  @Field(() => Boolean)
  readonly isPlayoff!: boolean;

  @Field(() => DateTime)
  readonly kickoffAt!: Date;

  @Field(() => String, { nullable: true })
  readonly tvNetwork!: string | null;

  @Field(() => DateTime)
  readonly createdAt!: Date;
}

@ObjectType('LastGame', {
  description: 'The completed game with the latest kickoff.',
  simpleResolvers: true,
})
export class LastGameType implements LastGameView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => String, { description: 'W, L or T.' })
  readonly result!: GameResult;

  @Field(() => Boolean)
  readonly isHome!: boolean;

  @Field(() => String)
  readonly opponent!: string;

  @Field(() => String)
  readonly date!: string;

  @Field(() => Int)
  readonly week!: number;

  @Field(() => String, { nullable: true })
  readonly score!: string | null;

  @Field(() => Boolean)
  readonly isPlayoff!: boolean;

  @Field(() => Int)
  readonly season!: number;

  @Field(() => String)
  readonly gameTime!: string;

  @Field(() => DateTime)
  readonly kickoffAt!: Date;

  @Field(() => String, { nullable: true })
  readonly tvNetwork!: string | null;

  @Field(() => DateTime)
  readonly createdAt!: Date;
}

@ObjectType('SeasonRecord', {
  description:
    'Regular season only; the preseason is counted separately. A tie counts as neither a win nor a loss.',
  simpleResolvers: true,
})
export class SeasonRecordType implements SeasonRecordView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int)
  readonly season!: number;

  @Field(() => Int)
  readonly wins!: number;

  @Field(() => Int)
  readonly losses!: number;

  @Field(() => Int)
  readonly preseasonWins!: number;

  @Field(() => Int)
  readonly preseasonLosses!: number;

  @Field(() => Boolean)
  readonly isRegularSeasonStarted!: boolean;

  @Field(() => DateTime, { description: 'When the record was last computed.' })
  readonly lastUpdated!: Date;

  @Field(() => DateTime)
  readonly createdAt!: Date;
}

@InputType('GameInput', {
  description:
    'Without an id, a game is created. Optional fields you leave out of a stored game don’t change.',
})
export class GameInputType implements GameInput {
  @Field(() => Int, { nullable: true })
  readonly id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version you read. An outdated one is a CONFLICT, with extensions.conflict { savedBy savedAt version }. If you leave it out, the last save wins.',
  })
  readonly version?: number | null;

  @Field(() => Int)
  readonly week!: number;

  @Field(() => Int)
  readonly season!: number;

  @Field(() => String)
  readonly opponent!: string;

  @Field(() => Boolean)
  readonly isHome!: boolean;

  @Field(() => DateTime)
  readonly kickoffAt!: Date;

  @Field(() => String, { nullable: true })
  readonly tvNetwork?: string | null;

  @Field(() => Boolean, { nullable: true })
  readonly isPlayoff?: boolean | null;

  @Field(() => String, { nullable: true, description: 'W, L or T; empty clears it.' })
  readonly result?: GameResult | '' | null;

  @Field(() => String, {
    nullable: true,
    description: 'Our points first, e.g. 24-17; empty clears it.',
  })
  readonly score?: string | null;
}

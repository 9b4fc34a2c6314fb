import { Extensions, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Possession } from '../../schema/games/games.ts';
import {
  type BoxPlayer,
  type Drive,
  DRIVE_RESULTS,
  type DriveResult,
  type PeriodScore,
} from '../../schema/plays/fold.ts';
import type { PlayView } from '../../schema/plays/plays.ts';
import { enumOf } from '../core/enum-of.ts';
import { SideEnum } from '../games/live-game.type.ts';
import { BoxFigureType, PlayerInGame, PlayType } from './play.type.ts';

const DriveResultEnum = enumOf(DRIVE_RESULTS);
registerEnumType(DriveResultEnum, {
  name: 'DriveResult',
  description: 'How a drive ended.',
  valuesConfig: {
    TOUCHDOWN: { description: 'With a touchdown.' },
    FIELD_GOAL: { description: 'With a field goal.' },
    MISSED_FIELD_GOAL: { description: 'With a field goal that missed.' },
    PUNT: { description: 'With a punt.' },
    INTERCEPTION: { description: 'With an interception.' },
    FUMBLE: { description: 'With a lost fumble.' },
    DOWNS: { description: 'On fourth down.' },
    SAFETY: { description: 'With a safety.' },
    END_OF_HALF: { description: 'At halftime.' },
    END_OF_GAME: { description: 'With the game, or its fourth quarter.' },
    GOING_ON: { description: 'It is not over.' },
  },
});

@ObjectType('Drive', {
  description: 'Plays of one side from when it gets the ball until it gives it up.',
  simpleResolvers: true,
})
export class DriveType implements Drive<PlayView> {
  @Field(() => Int, { description: 'Its number in the game, from 1.' })
  readonly number!: number;

  @Field(() => SideEnum, { description: 'The side with the ball.' })
  readonly side!: Possession;

  @Extensions({ listLength: 8 })
  @Field(() => [PlayType], { description: 'In their order, without the try after a touchdown.' })
  readonly plays!: readonly PlayType[];

  @Field(() => Int, { description: 'Yards gained.' })
  readonly yards!: number;

  @Field(() => Int, { description: 'How long it took on the game clock, in seconds.' })
  readonly seconds!: number;

  @Field(() => DriveResultEnum, { description: 'How it ended.' })
  readonly result!: DriveResult;
}

@ObjectType('PeriodScore', { description: 'Points in a period.', simpleResolvers: true })
class PeriodScoreType implements PeriodScore {
  @Field(() => Int, { description: '1 to 4 are quarters, 5 is overtime.' })
  readonly period!: number;

  @Field(() => Int, { description: 'Points of the home team.' })
  readonly home!: number;

  @Field(() => Int, { description: 'Points of the visiting team.' })
  readonly away!: number;
}

@ObjectType('LineScore', { description: 'Points by period.', simpleResolvers: true })
export class LineScoreType {
  @Extensions({ isPartOfParent: true })
  @Field(() => [PeriodScoreType], { description: 'Four quarters, and each overtime.' })
  readonly periods!: readonly PeriodScoreType[];

  @Field(() => Int, { description: 'All points of the home team.' })
  readonly home!: number;

  @Field(() => Int, { description: 'All points of the visiting team.' })
  readonly away!: number;

  @Field(() => Boolean, {
    description: 'False while the scoreboard shows points that no play explains yet.',
  })
  readonly isComplete!: boolean;
}

@ObjectType('BoxPlayer', {
  description: 'What a player did in a game.',
  simpleResolvers: true,
})
export class BoxPlayerType extends PlayerInGame implements Omit<BoxPlayer, 'figures'> {
  @Extensions({ isPartOfParent: true })
  @Field(() => [BoxFigureType], { description: 'What is not 0.' })
  readonly figures!: readonly BoxFigureType[];
}

@ObjectType('BoxScore', {
  description: 'What the players did, added up from the plays that count.',
  simpleResolvers: true,
})
export class BoxScoreType {
  @Extensions({ isPartOfParent: true })
  @Field(() => [BoxPlayerType], { description: 'In the order in which they first did something.' })
  readonly players!: readonly BoxPlayerType[];
}

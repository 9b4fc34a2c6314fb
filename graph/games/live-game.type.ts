import { enumOf } from '../core/enum-of.ts';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  type LiveGameView,
  type LiveTeamView,
  type Possession,
  POSSESSIONS,
} from '../../schema/games/games.ts';
import type { ScoreboardInput } from '../../schema/games/scoreboard-shape.ts';

export const SideEnum = enumOf(POSSESSIONS);
registerEnumType(SideEnum, {
  name: 'GameSide',
  description: 'The host of the game, or its guest.',
  valuesConfig: {
    HOME: { description: 'The team that plays at home.' },
    AWAY: { description: 'The visiting team.' },
  },
});

@ObjectType('LiveTeam', { simpleResolvers: true, description: 'A team of a game that is on.' })
class LiveTeamType implements LiveTeamView {
  @Field(() => String, { description: 'As on scoreboards, e.g. DEN.' })
  readonly abbreviation!: string;

  @Field(() => String, { description: 'Full name of the team.' })
  readonly name!: string;

  @Field(() => Int, { description: 'Points so far.' })
  readonly score!: number;

  @Field(() => Boolean, { description: 'True for the team with the ball.' })
  readonly possession!: boolean;
}

@ObjectType('LiveGameStatus', { simpleResolvers: true, description: 'How far a game has come.' })
class LiveGameStatusType {
  @Field(() => Int, {
    description: '1 to 4 are quarters, 5 is overtime, 6 the second overtime; 0 if unknown.',
  })
  readonly period!: number;

  @Field(() => String, {
    description: 'Time left in the period, e.g. 7:42; empty if unknown.',
  })
  readonly displayClock!: string;
}

@ObjectType('LiveGame', {
  description: "Today's game from kickoff to the end of the day.",
  simpleResolvers: true,
})
export class LiveGameType implements LiveGameView {
  @Field(() => Int, { description: 'The id of the game.' })
  readonly gameId!: number;

  @Field(() => Boolean, { description: 'Whether it is being played now.' })
  readonly isLive!: boolean;

  @Field(() => Boolean, { description: 'Whether it is over.' })
  readonly isFinal!: boolean;

  @Field(() => Boolean, { description: 'Whether it is a playoff game.' })
  readonly isPlayoff!: boolean;

  @Field(() => Boolean, { description: 'A game that the demo plays: it counts for no record.' })
  readonly isExhibition!: boolean;

  @Field(() => Boolean, {
    description: 'A provider reports the score; otherwise hosts enter it by setScoreboard.',
  })
  readonly isFed!: boolean;

  @Field(() => LiveTeamType, { description: 'The team that plays at home.' })
  readonly homeTeam!: LiveTeamType;

  @Field(() => LiveTeamType, { description: 'The visiting team.' })
  readonly awayTeam!: LiveTeamType;

  @Field(() => LiveGameStatusType, { description: 'Quarter and clock.' })
  readonly status!: LiveGameStatusType;
}

@InputType('SetScoreboardInput', {
  description: 'What changes on the scoreboard. What is left out stays as it is.',
})
export class SetScoreboardInput implements ScoreboardInput {
  @Field(() => Int, { description: 'The game that is on.' })
  readonly gameId!: number;

  @Field(() => Int, { nullable: true, description: 'Our points, 199 at most.' })
  readonly ourScore?: number | null;

  @Field(() => Int, { nullable: true, description: 'The points of the opponent.' })
  readonly theirScore?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 4 are quarters, 5 is overtime.' })
  readonly period?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Time left in the period, as in 7:42; 0:00 at its end, empty for no clock.',
  })
  readonly displayClock?: string | null;

  @Field(() => SideEnum, { nullable: true, description: 'Who has the ball; null: neither side.' })
  readonly possession?: Possession | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True completes the game; false reopens one that was completed here.',
  })
  readonly isFinal?: boolean | null;
}

@ObjectType('SetScoreboardPayload', {
  description: 'The scoreboard after a change.',
  simpleResolvers: true,
})
export class SetScoreboardPayload {
  @Field(() => LiveGameType, { description: 'The game as everyone sees it now.' })
  readonly game!: LiveGameType;
}

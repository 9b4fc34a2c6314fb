import { Field, Int, ObjectType } from 'type-graphql';
import type { LiveGameView, LiveTeamView } from '../../schema/games/games.ts';

@ObjectType('LiveTeam', { simpleResolvers: true })
class LiveTeamType implements LiveTeamView {
  @Field(() => String)
  readonly abbreviation!: string;

  @Field(() => String)
  readonly name!: string;

  @Field(() => Int)
  readonly score!: number;

  @Field(() => Boolean, { description: 'True for the team with the ball.' })
  readonly possession!: boolean;
}

@ObjectType('LiveGameStatus', { simpleResolvers: true })
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
  @Field(() => Int)
  readonly gameId!: number;

  @Field(() => Boolean)
  readonly isLive!: boolean;

  @Field(() => Boolean)
  readonly isFinal!: boolean;

  @Field(() => Boolean)
  readonly isPlayoff!: boolean;

  @Field(() => LiveTeamType)
  readonly homeTeam!: LiveTeamType;

  @Field(() => LiveTeamType)
  readonly awayTeam!: LiveTeamType;

  @Field(() => LiveGameStatusType)
  readonly status!: LiveGameStatusType;
}

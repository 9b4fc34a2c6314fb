import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type { Possession } from '../../schema/games/games.ts';
import {
  type CorrectionReason,
  type FigureName,
  type Figures,
  type PlayEventKind,
  type PlayEventView,
  type PlayFacts,
  type PlayKind,
  type PlayParticipant,
  type PlayRole,
  type PlaySource,
  type PlayStatus,
  type PlayView,
  type Situation,
} from '../../schema/plays/plays.ts';
import { DateTime } from '../core/instants.ts';
import { connectionType } from '../core/paging/connection.type.ts';
import { SideEnum } from '../games/live-game.type.ts';
import {
  CorrectionReasonEnum,
  PlayEventKindEnum,
  PlayKindEnum,
  PlayRoleEnum,
  PlaySourceEnum,
  PlayStatusEnum,
} from './play-enums.type.ts';

@ObjectType('PlaySituation', { description: 'Who has the ball where.', simpleResolvers: true })
export class SituationType implements Situation {
  @Field(() => SideEnum, { description: 'The side with the ball.' })
  readonly side!: Possession;

  @Field(() => Int, { description: '1 to 4.' })
  readonly down!: number;

  @Field(() => Int, { description: 'Yards to a first down.' })
  readonly toGo!: number;

  @Field(() => Int, {
    description: 'Yards from the goal line of the side with the ball, 1 to 99: 75 is 25 to go.',
  })
  readonly ballOn!: number;
}

@ObjectType('BoxFigure', { description: 'A figure of a player.', simpleResolvers: true })
export class BoxFigureType {
  @Field(() => String, { description: 'Its key, e.g. rushingYards.' })
  readonly stat!: FigureName;

  @Field(() => Number, { description: 'How many. A shared sack is 0.5.' })
  readonly value!: number;
}

/** The figures of a player as a list, for the graph. */
export const figuresOf = (figures: Figures): BoxFigureType[] =>
  (Object.entries(figures) as [FigureName, number][])
    .filter(([, value]) => value !== 0)
    .map(([stat, value]) => ({ stat, value }));

/** A player of either team, as plays and box scores name them. */
@ObjectType({ simpleResolvers: true })
export abstract class PlayerInGame {
  @Field(() => SideEnum, { description: 'Whose player it is.' })
  readonly side!: Possession;

  /** Only the server reads it: the graph leads to what it names. */
  readonly playerId!: number | null;

  @Field(() => String, { description: 'Full name.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'Number on the jersey; null if unknown.' })
  readonly jersey!: string | null;

  @Field(() => String, { description: 'Abbreviation of the position, e.g. WR.' })
  readonly position!: string;
}

@ObjectType('PlayParticipant', {
  description: 'A player who took part in a play.',
  simpleResolvers: true,
})
export class PlayParticipantType extends PlayerInGame implements PlayParticipant {
  @Field(() => PlayRoleEnum, { description: 'What they did.' })
  readonly role!: PlayRole;

  readonly figures!: Figures;
}

@ObjectType('PlayFacts', {
  description: 'What was reported of a play before points or the ball were taken back.',
  simpleResolvers: true,
})
class PlayFactsType implements PlayFacts {
  readonly seq!: number;
  readonly status!: PlayStatus;
  readonly reason!: CorrectionReason | null;
  readonly isUnderReview!: boolean;

  @Field(() => PlayKindEnum, { description: 'A run, a pass and so on.' })
  readonly kind!: PlayKind;

  @Field(() => Int, { description: '1 to 4 are quarters, 5 is overtime, 6 the second overtime.' })
  readonly period!: number;

  @Field(() => Int, { description: 'Seconds left in the period at the snap.' })
  readonly clock!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => SituationType, {
    nullable: true,
    description: 'The ball at the snap; null for kickoffs, tries and the ends of periods.',
  })
  readonly before!: Situation | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => SituationType, {
    nullable: true,
    description: 'The ball after it; null after a score, and where that is not known.',
  })
  readonly after!: Situation | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Yards gained by the side with the ball, or of a kick; null where there are none.',
  })
  readonly yards!: number | null;

  @Field(() => Int, { description: '0, 1, 2, 3 or 6: what this play scored, not a total.' })
  readonly points!: number;

  @Field(() => SideEnum, { nullable: true, description: 'Who scored; null without points.' })
  readonly scoringSide!: Possession | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => [PlayParticipantType], { description: 'Who did it.' })
  readonly participants!: PlayParticipantType[];
}

@ObjectType('Play', { description: 'A play of a game.', simpleResolvers: true })
export class PlayType extends PlayFactsType implements PlayView {
  @Field(() => Int, { description: 'The id of the play.' })
  readonly id!: number;

  /** Only the server reads it: the graph leads to what it names. */
  readonly gameId!: number;

  @Field(() => Int, { description: '1 at first, one more with each correction.' })
  readonly revision!: number;

  @Field(() => PlayStatusEnum, { description: 'Whether it counts.' })
  declare readonly status: PlayStatus;

  @Field(() => CorrectionReasonEnum, {
    nullable: true,
    description: 'Why it was corrected; null if it was not.',
  })
  declare readonly reason: CorrectionReason | null;

  @Field(() => Boolean, { description: 'Whether the officials are looking at it again.' })
  declare readonly isUnderReview: boolean;

  @Field(() => PlaySourceEnum, { description: 'Who reported it.' })
  readonly source!: PlaySource;

  @Field(() => DateTime, { description: 'When it happened in the stadium.' })
  readonly happenedAt!: string;

  @Field(() => DateTime, {
    description: 'When the site reported it first. Corrections don’t change it.',
  })
  readonly reportedAt!: string;

  @Field(() => DateTime, { description: 'When its newest revision was reported.' })
  readonly revisedAt!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => PlayFactsType, {
    nullable: true,
    description:
      'What was reported before points or the ball were taken back; null if nothing was.',
  })
  readonly takenBack!: PlayFactsType | null;
}

export const PlayConnectionType = connectionType('Play', PlayType);

@ObjectType('PlayEvent', {
  description: 'An entry in a game’s log: a play was reported or corrected.',
  simpleResolvers: true,
})
export class PlayEventType implements PlayEventView {
  @Field(() => PlayEventKindEnum, { description: 'What happened to it.' })
  readonly kind!: PlayEventKind;

  @Field(() => Int, { description: 'Its place in the log: from 1, without gaps.' })
  readonly position!: number;

  @Field(() => DateTime, {
    description: 'Start of the game. A game that is replayed has another, and another log.',
  })
  readonly startedAt!: string;

  @Field(() => DateTime, { description: 'When it was reported.' })
  readonly reportedAt!: string;

  @Field(() => PlayType, { description: 'The play as it was then.' })
  readonly play!: PlayType;
}

export const PlayEventConnectionType = connectionType('PlayEvent', PlayEventType);

@ObjectType('GameScore', {
  description: 'Points in a game, with the try after a touchdown.',
  simpleResolvers: true,
})
export class GameScoreType {
  @Field(() => PlayType, { description: 'The touchdown, field goal or safety.' })
  readonly play!: PlayType;

  @Field(() => PlayType, {
    nullable: true,
    description: 'The try after a touchdown; null until there was one.',
  })
  readonly attempt!: PlayType | null;
}

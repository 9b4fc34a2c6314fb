import { DateTime } from '../core/instants.ts';
import { Extensions, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import {
  INJURY_CODES,
  type InjuryCode,
  POSITION_GROUPS,
  type PositionGroup,
  type RosterPlayerView,
  type RosterPositionView,
  type RosterView,
} from '../../schema/games/roster.ts';

export const InjuryCodeEnum = enumOf(INJURY_CODES);
registerEnumType(InjuryCodeEnum, {
  name: 'InjuryCode',
  description: 'A line of the injury report.',
  valuesConfig: {
    O: { description: 'Out.' },
    IR: { description: 'Injured reserve.' },
    Q: { description: 'Questionable.' },
    D: { description: 'Doubtful.' },
    PUP: { description: 'Physically unable to perform.' },
    NFI: { description: 'Non-football injury.' },
    SUS: { description: 'Suspended.' },
  },
});

const PositionGroupEnum = enumOf(POSITION_GROUPS);
registerEnumType(PositionGroupEnum, {
  name: 'PositionGroup',
  description: 'A unit of the team.',
  valuesConfig: {
    OFFENSE: { description: 'With the ball.' },
    DEFENSE: { description: 'Against the ball.' },
    SPECIAL_TEAMS: { description: 'For kicks and returns.' },
  },
});

/** For the cost of a query: a side has about so many positions, a position about so many players. */
const POSITIONS_OF_A_SIDE = 8;
const PLAYERS_OF_A_POSITION = 4;

@ObjectType('RosterPlayer', {
  simpleResolvers: true,
  description: 'A player of the current roster.',
})
export class RosterPlayerType implements RosterPlayerView {
  @Field(() => Int, { description: 'The id of the player.' })
  readonly id!: number;

  @Field(() => String, { description: 'Full name.' })
  readonly name!: string;

  @Field(() => String, { description: 'The last word of the name.' })
  readonly shortName!: string;

  @Field(() => String, { description: 'Jersey number; 0 if unknown.' })
  readonly jersey!: string;

  @Field(() => String, { description: 'E.g. QB; UNK if unknown.' })
  readonly position!: string;

  @Field(() => PositionGroupEnum, { description: 'The unit that the position belongs to.' })
  readonly positionGroup!: PositionGroup;

  @Field(() => Boolean, { description: 'Whether they are first at their position.' })
  readonly isStarter!: boolean;

  @Field(() => String, { nullable: true, description: 'E.g. 217 lbs.' })
  readonly weight!: string | null;

  @Field(() => String, { nullable: true, description: 'In feet and inches.' })
  readonly height!: string | null;

  @Field(() => Int, { description: '0 if unknown.' })
  readonly age!: number;

  @Field(() => Int, { description: 'Seasons played before this one.' })
  readonly experience!: number;

  @Field(() => InjuryCodeEnum, { nullable: true, description: 'Null when healthy.' })
  readonly injuryStatus!: InjuryCode | null;

  @Field(() => String, {
    nullable: true,
    description: 'What is injured; null if nothing is reported.',
  })
  readonly injuryDetails!: string | null;
}

@ObjectType('RosterPosition', {
  description: 'The players of one position.',
  simpleResolvers: true,
})
class RosterPositionType implements RosterPositionView {
  @Field(() => String, { description: 'Abbreviation of the position, e.g. QB.' })
  readonly position!: string;

  @Field(() => String, { description: 'E.g. Quarterback.' })
  readonly displayName!: string;

  @Extensions({ listLength: PLAYERS_OF_A_POSITION })
  @Field(() => [RosterPlayerType], { description: 'Starters first.' })
  readonly players!: readonly RosterPlayerView[];
}

@ObjectType('Roster', {
  description: 'The roster by side and position.',
  simpleResolvers: true,
})
export class RosterType implements RosterView {
  @Extensions({ listLength: POSITIONS_OF_A_SIDE })
  @Field(() => [RosterPositionType], { description: 'Its positions, in the usual order.' })
  readonly offense!: readonly RosterPositionView[];

  @Extensions({ listLength: POSITIONS_OF_A_SIDE })
  @Field(() => [RosterPositionType], { description: 'Its positions, in the usual order.' })
  readonly defense!: readonly RosterPositionView[];

  @Extensions({ listLength: POSITIONS_OF_A_SIDE })
  @Field(() => [RosterPositionType], { description: 'Its positions, in the usual order.' })
  readonly specialTeams!: readonly RosterPositionView[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last changed, by the provider or by hand; null if unknown.',
  })
  readonly lastUpdated!: Date | null;
}

@ObjectType('RosterEvent', {
  description: 'The roster changed.',
  simpleResolvers: true,
})
export class RosterEventType {
  @Field(() => Int, { description: 'How many players are on it.' })
  readonly players!: number;
}

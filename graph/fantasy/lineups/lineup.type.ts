import { DateTime } from '../../core/instants.ts';
import {
  Extensions,
  Field,
  Float,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { enumOf } from '../../core/enum-of.ts';
import { type Trend, TRENDS } from '../../../schema/fantasy/dashboard.ts';
import {
  LINEUP_CLOSED,
  type LineupClosed,
  type LineupInput,
  type LineupWindow,
  type Slot,
  SLOTS,
} from '../../../schema/fantasy/lineup.ts';
import type { InjuryCode } from '../../../schema/games/roster.ts';
import { NextGameType } from '../../games/game.type.ts';
import { InjuryCodeEnum } from '../../roster/roster.type.ts';
import type { PlayerForm } from './eligible-players.ts';
import type { FantasyGame } from '../fantasy-game.service.ts';

export const LineupSlotEnum = enumOf(SLOTS);
registerEnumType(LineupSlotEnum, {
  name: 'LineupSlot',
  description: 'A place in a lineup.',
  valuesConfig: {
    WIDE_RECEIVER_1: { description: 'For a wide receiver.' },
    WIDE_RECEIVER_2: { description: 'For another wide receiver.' },
    RUNNING_BACK: { description: 'For a running back.' },
    TIGHT_END: { description: 'For a tight end.' },
    FLEX: { description: 'For a running back, a receiver or a tight end.' },
    IDP: { description: 'For a player of the defense.' },
  },
});

const LineupClosedEnum = enumOf(LINEUP_CLOSED);
registerEnumType(LineupClosedEnum, {
  name: 'LineupClosed',
  description: 'Why lineups of a game can’t be submitted or changed.',
  valuesConfig: {
    LOCKED: { description: 'The game has kicked off.' },
    GAME_OVER: { description: 'The game has a result.' },
  },
});

export const TrendEnum = enumOf(TRENDS);
registerEnumType(TrendEnum, {
  name: 'Trend',
  description: 'Which way points go: the last game against the average of up to three before it.',
  valuesConfig: {
    UP: { description: 'Over a point more.' },
    DOWN: { description: 'Over a point less.' },
    STABLE: { description: 'Within a point.' },
    OTHER: { description: 'Too few games to tell.' },
  },
});

@ObjectType('LineupStatus', { description: 'The lineup window of a game.', simpleResolvers: true })
export class LineupStatusType implements LineupWindow {
  @Field(() => Boolean, { description: 'Whether a lineup can be submitted or changed now.' })
  readonly isOpen!: boolean;

  @Field(() => LineupClosedEnum, {
    nullable: true,
    description: 'Why it is not open; null while it is.',
  })
  readonly closedBecause!: LineupClosed | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'After the game: the Tuesday when lineups for next week open.',
  })
  readonly nextOpenDate!: Date | null;
}

@ObjectType('FantasyGame', {
  description: 'The game lineups are for, and its window.',
  simpleResolvers: true,
})
export class FantasyGameType extends LineupStatusType implements FantasyGame {
  @Field(() => NextGameType, { description: 'The game that lineups are for.' })
  readonly game!: NextGameType;

  @Field(() => DateTime, {
    description: 'The server’s time, which decides when the window opens and closes.',
  })
  readonly asOf!: Date;
}

@ObjectType('LineupChoice', {
  description: 'A player in a slot of a lineup that you submitted.',
  simpleResolvers: true,
})
export class LineupChoiceType {
  @Field(() => LineupSlotEnum, { description: 'The place in the lineup.' })
  readonly slot!: Slot;

  @Field(() => Boolean, { description: 'Whether the points count twice.' })
  readonly isCaptain!: boolean;

  /** Only the server reads it: the graph leads to what it names. */
  readonly playerId!: number;
}

@ObjectType('Lineup', { description: 'A member’s own lineup for a game.' })
export class LineupType {
  @Field(() => Int, { description: 'The id of the lineup.' })
  readonly id!: number;

  @Field(() => String, { description: 'As you named it.' })
  readonly lineupName!: string;

  @Field(() => Boolean, { description: 'Whether the game was scored.' })
  readonly isScored!: boolean;

  @Field(() => Number, { description: '0 until the game is scored.' })
  readonly totalPoints!: number;

  @Field(() => Number, {
    description: 'Points that the captain adds, to two decimals; 0 until scored.',
  })
  readonly captainBonusPoints!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Place on the board, from 1; null until scored.',
  })
  readonly weeklyRank!: number | null;

  @Field(() => DateTime, { description: 'When it was last submitted.' })
  readonly submittedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it locks.' })
  readonly lockedAt!: Date | null;
}

@InputType('LineupInput', {
  description: 'A lineup of six players, each once, by their ids as text.',
})
export class LineupInputType implements LineupInput {
  @Field(() => String, { description: 'One line.' })
  readonly lineupName!: string;

  @Field(() => String, { description: 'Id of a wide receiver.' })
  readonly wideReceiver1!: string;

  @Field(() => String, { description: 'Id of another wide receiver.' })
  readonly wideReceiver2!: string;

  @Field(() => String, { description: 'Id of a running back.' })
  readonly runningBack!: string;

  @Field(() => String, { description: 'Id of a tight end.' })
  readonly tightEnd!: string;

  @Field(() => String, { description: 'Id of another receiver, back or tight end.' })
  readonly flex!: string;

  @Field(() => String, { description: 'Id of a defender.' })
  readonly idp!: string;

  @Field(() => String, { description: 'Id of one of the six, whose points count twice.' })
  readonly captain!: string;
}

@ObjectType('PlayerForm', {
  description: 'What a player scored in the games of the season that were imported.',
  simpleResolvers: true,
})
export class PlayerFormType implements PlayerForm {
  @Field(() => Int, { description: 'How many games.' })
  readonly games!: number;

  @Field(() => Float, { description: 'Points in the last one.' })
  readonly lastPoints!: number;

  @Field(() => Float, { description: 'Points per game, to two decimals.' })
  readonly averagePoints!: number;

  @Field(() => TrendEnum, { description: 'The last game against up to three before it.' })
  readonly trend!: Trend;
}

@ObjectType('EligiblePlayer', {
  description: 'A player who can be picked for a lineup.',
  simpleResolvers: true,
})
export class EligiblePlayerType {
  @Field(() => Int, { description: 'The id of the player.' })
  readonly id!: number;

  @Field(() => String, { description: 'Full name.' })
  readonly name!: string;

  @Field(() => String, { description: 'Number on the jersey; empty if unknown.' })
  readonly jersey!: string;

  @Field(() => String, { description: 'Abbreviation of the position, e.g. WR.' })
  readonly position!: string;

  @Field(() => InjuryCodeEnum, { nullable: true, description: 'Null when healthy.' })
  readonly injuryStatus!: InjuryCode | null;

  @Field(() => String, {
    nullable: true,
    description: 'What is injured; null if nothing is reported.',
  })
  readonly injuryDetails!: string | null;

  @Field(() => [LineupSlotEnum], { description: 'Slots the player can fill.' })
  readonly slots!: Slot[];

  @Extensions({ isPartOfParent: true })
  @Field(() => PlayerFormType, {
    nullable: true,
    description: 'Null until a game is imported.',
  })
  readonly form!: PlayerFormType | null;
}

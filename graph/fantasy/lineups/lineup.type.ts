import { DateTime } from '../../core/instants.ts';
import { Extensions, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import type { Trend } from '../../../schema/fantasy/dashboard.ts';
import type { LineupInput, LineupWindow, Slot } from '../../../schema/fantasy/lineup.ts';
import { NextGameType } from '../../games/game.type.ts';
import type { PlayerForm } from './eligible-players.ts';
import type { FantasyGame } from '../fantasy-game.service.ts';

@ObjectType('LineupStatus', { description: 'The lineup window of a game.', simpleResolvers: true })
export class LineupStatusType implements LineupWindow {
  @Field(() => Boolean)
  readonly isOpen!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it is not open; null while it is.' })
  readonly reason!: string | null;

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
  @Field(() => NextGameType)
  readonly game!: NextGameType;

  @Field(() => DateTime, {
    description: 'The server’s time, which decides when the window opens and closes.',
  })
  readonly asOf!: Date;
}

@ObjectType('Lineup', {
  description: 'A member’s own lineup for a game. Slots and captain are player ids as text.',
})
export class LineupType implements Record<Slot, string> {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int)
  readonly userId!: number;

  @Field(() => Int)
  readonly gameId!: number;

  @Field(() => Int)
  readonly week!: number;

  @Field(() => Int)
  readonly season!: number;

  @Field(() => String)
  readonly lineupName!: string;

  @Field(() => String)
  readonly wideReceiver1!: string;

  @Field(() => String)
  readonly wideReceiver2!: string;

  @Field(() => String)
  readonly runningBack!: string;

  @Field(() => String)
  readonly tightEnd!: string;

  @Field(() => String)
  readonly flex!: string;

  @Field(() => String)
  readonly idp!: string;

  @Field(() => String)
  readonly captain!: string;

  @Field(() => Boolean)
  readonly isScored!: boolean;

  @Field(() => Number, { description: '0 until the game is scored.' })
  readonly totalPoints!: number;

  @Field(() => Number)
  readonly captainBonusPoints!: number;

  @Field(() => Int, { nullable: true })
  readonly weeklyRank!: number | null;

  @Field(() => DateTime)
  readonly submittedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it locks.' })
  readonly lockedAt!: Date | null;
}

@InputType('LineupInput')
export class LineupInputType implements LineupInput {
  @Field(() => String)
  readonly lineupName!: string;

  @Field(() => String)
  readonly wideReceiver1!: string;

  @Field(() => String)
  readonly wideReceiver2!: string;

  @Field(() => String)
  readonly runningBack!: string;

  @Field(() => String)
  readonly tightEnd!: string;

  @Field(() => String)
  readonly flex!: string;

  @Field(() => String)
  readonly idp!: string;

  @Field(() => String, { description: 'One of the six; counts twice.' })
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

  @Field(() => String, {
    description:
      'up, down or stable: the last game against up to three before it; other if there is only one.',
  })
  readonly trend!: Trend;
}

@ObjectType('EligiblePlayer', {
  description: 'A player who can be picked for a lineup.',
  simpleResolvers: true,
})
export class EligiblePlayerType {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => String)
  readonly name!: string;

  @Field(() => String)
  readonly jersey!: string;

  @Field(() => String)
  readonly position!: string;

  @Field(() => String, { nullable: true, description: 'O, IR, Q, D, PUP, NFI or SUS.' })
  readonly injuryStatus!: string | null;

  @Field(() => String, { nullable: true })
  readonly injuryDetails!: string | null;

  @Field(() => [String], { description: 'Slots the player can fill, e.g. wideReceiver1.' })
  readonly slots!: string[];

  @Extensions({ isPartOfParent: true })
  @Field(() => PlayerFormType, {
    nullable: true,
    description: 'Null until a game is imported.',
  })
  readonly form!: PlayerFormType | null;
}

import type { Context } from '../../core/context.ts';
import { DateTime } from '../../core/instants.ts';
import { Ctx, Extensions, Field, Int, ObjectType } from 'type-graphql';
import {
  BOARD_PAGE,
  type BoardLineupView,
  type LeaderboardView,
  type LiveBoardView,
  type PickView,
  type PlaceView,
  type SeasonRowView,
} from '../../../schema/fantasy/boards.ts';
import { refetchWithin } from '../../../schema/live.ts';
import { type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import type { ScoreLine } from '../../../schema/fantasy/scoring.ts';
import type { SheetChange, SheetChangesView } from '../../../schema/fantasy/sheet-changes.ts';
import type { StatName } from '../../../schema/fantasy/stats.ts';
import { LineupSlotEnum } from '../lineups/lineup.type.ts';
import { PublicUserType } from '../../accounts/users/user.type.ts';
import { CURSOR_FIELD } from '../../core/paging/paging-arguments.ts';
import { connectionType } from '../../core/paging/connection.type.ts';

@ObjectType('LeaderboardPlace', {
  simpleResolvers: true,
  description: 'One of the first three places.',
})
export class PlaceType implements PlaceView {
  @Field(() => PublicUserType, { description: 'Whose lineup it is.' })
  readonly user!: PublicUserType;

  @Field(() => Number, { description: 'Points of the lineup, to two decimals.' })
  readonly points!: number;

  @Field(() => Int, { description: 'Ties share a rank: 1, 1, 3.' })
  readonly rank!: number;
}

@ObjectType('Leaderboard', {
  description: 'The winners of a scored game.',
  simpleResolvers: true,
})
export class LeaderboardType implements LeaderboardView {
  @Field(() => Int, { description: 'The id of the board.' })
  readonly id!: number;

  /** Only the server reads it: the graph leads to what it names. */
  readonly gameId!: number;

  @Field(() => PlaceType, { nullable: true, description: 'Null until a lineup is first.' })
  readonly firstPlace!: PlaceType | null;

  @Field(() => PlaceType, { nullable: true, description: 'Null until a lineup is second.' })
  readonly secondPlace!: PlaceType | null;

  @Field(() => PlaceType, { nullable: true, description: 'Null until a lineup is third.' })
  readonly thirdPlace!: PlaceType | null;

  @Field(() => Int, { description: 'How many lineups were scored.' })
  readonly totalParticipants!: number;

  @Field(() => Boolean, { description: 'Whether the scoring is final.' })
  readonly isFinalized!: boolean;

  @Field(() => Int, { nullable: true, description: "The viewer's own; null without a lineup." })
  readonly userRank!: number | null;

  @Field(() => Number, {
    nullable: true,
    description: 'Points of your own lineup; null if you have none.',
  })
  readonly userPoints!: number | null;

  @Field(() => DateTime, { description: 'When the game was first scored.' })
  readonly createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last scored.' })
  readonly updatedAt!: Date;
}

@ObjectType('ScoreLine', {
  description: 'An amount of a statistic and its points.',
  simpleResolvers: true,
})
export class ScoreLineType implements ScoreLine {
  @Field(() => String, { description: 'Name of the stat, e.g. receivingYards.' })
  readonly stat!: StatName;

  @Field(() => String, { description: 'The name to display: ’receiving yards’.' })
  readonly label!: string;

  @Field(() => Number, { description: 'How many, e.g. yards or catches.' })
  readonly quantity!: number;

  @Field(() => Number, { description: 'What they count, to two decimals.' })
  readonly points!: number;
}

@ObjectType('LineupPick', {
  description: "A player in a slot of a scored lineup. The captain's points count twice.",
  simpleResolvers: true,
})
export class PickType implements PickView {
  @Field(() => LineupSlotEnum, { description: 'The place in the lineup.' })
  readonly slot!: Slot;

  /** Only the server reads it: the graph leads to what it names. */
  readonly playerId!: number;

  @Field(() => String, { description: 'Full name of the player.' })
  readonly name!: string;

  @Field(() => String, { description: 'Abbreviation of the position, e.g. WR.' })
  readonly position!: string;

  @Field(() => Boolean, { description: 'Whether the points count more.' })
  readonly isCaptain!: boolean;

  @Field(() => Number, { description: 'What the player scored, once.' })
  readonly points!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [ScoreLineType], { description: 'Where the points come from.' })
  readonly lines!: ScoreLineType[];
}

@ObjectType('BoardLineup', {
  description: 'A scored lineup, visible to everyone.',
  simpleResolvers: true,
})
export class BoardLineupType implements BoardLineupView {
  @Field(() => Int, { description: 'The id of the lineup.' })
  readonly id!: number;

  @Field(() => PublicUserType, { description: 'Whose lineup it is.' })
  readonly user!: PublicUserType;

  @Field(() => String, { description: 'As its member named it.' })
  readonly lineupName!: string;

  @Field(() => Int, { description: 'Place on the board, from 1; ties share it.' })
  readonly weeklyRank!: number;

  @Field(() => Boolean, { description: 'Whether others have the same points.' })
  readonly isTied!: boolean;

  @Field(() => Number, { description: 'Points with the captain’s bonus, to two decimals.' })
  readonly totalPoints!: number;

  @Field(() => Number, { description: 'Already included in totalPoints.' })
  readonly captainBonusPoints!: number;

  @Extensions({ isPartOfParent: true, listLength: SLOTS.length })
  @Field(() => [PickType], {
    description: 'The six players and their points, in the order of the slots.',
  })
  readonly picks!: PickType[];

  @Field(() => String, { description: CURSOR_FIELD })
  readonly cursor!: string;
}

export const BoardLineupConnectionType = connectionType('BoardLineup', BoardLineupType);

@ObjectType('LiveBoard', {
  description:
    'The lineups of a game while it is played. Points are unofficial until the stats are in.',
  simpleResolvers: true,
})
export class LiveBoardType implements LiveBoardView {
  @Field(() => Int, {
    description: 'The playPosition of the game up to which plays are counted.',
  })
  readonly position!: number;

  @Field(() => Int, { description: 'How many lineups there are.' })
  readonly totalParticipants!: number;

  @Extensions({ isPartOfParent: true, listLength: BOARD_PAGE })
  @Field(() => [BoardLineupType], { description: 'Those with the most points, best first.' })
  readonly lineups!: BoardLineupType[];
}

@ObjectType('SheetChange', {
  description: 'What the official stats gave or took of one stat of a player, against the plays.',
  simpleResolvers: true,
})
export class SheetChangeType extends ScoreLineType implements SheetChange {
  @Field(() => String, { description: 'Full name of the player.' })
  readonly name!: string;
}

@ObjectType('SheetChanges', {
  description: 'The official points of a lineup against those that its plays gave it.',
  simpleResolvers: true,
})
export class SheetChangesType implements SheetChangesView {
  @Field(() => Number, { description: 'What the plays gave, to two decimals.' })
  readonly livePoints!: number;

  @Field(() => Number, { description: 'The official points, to two decimals.' })
  readonly finalPoints!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [SheetChangeType], {
    description: 'In the order of the slots. Points of the captain count twice here.',
  })
  readonly changes!: SheetChangeType[];
}

@ObjectType('WeekPoints', { simpleResolvers: true, description: 'Points of one game of a season.' })
export class WeekPointsType {
  @Field(() => Int, { description: 'Week of the season, from 1.' })
  readonly week!: number;

  @Field(() => Number, { description: 'To two decimals.' })
  readonly points!: number;
}

@ObjectType('SeasonRow', {
  description: "A member's place over the season.",
  simpleResolvers: true,
})
export class SeasonRowType implements SeasonRowView {
  @Field(() => Int, { description: 'Place in the season, from 1; ties share it.' })
  readonly rank!: number;

  @Field(() => PublicUserType, { description: 'The member.' })
  readonly user!: PublicUserType;

  @Field(() => Int, { description: 'How many games they played.' })
  readonly games!: number;

  @Field(() => Number, { description: 'Points of all games, to two decimals.' })
  readonly totalPoints!: number;

  @Field(() => Number, { description: 'Points per game, to two decimals.' })
  readonly averagePoints!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [WeekPointsType], { description: 'Points by week, in order.' })
  readonly weeks!: WeekPointsType[];
}

export const SeasonRowConnectionType = connectionType('SeasonRow', SeasonRowType);

@ObjectType('FantasyEvent', {
  description: 'Something on the boards changed; a null gameId means the switch for all members.',
})
export class FantasyEventType {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the game; null if it concerns all of fantasy.',
  })
  readonly gameId!: number | null;

  /** Of the node that publishes the event to its sockets. */
  @Field(() => Int, {
    description:
      'Milliseconds within which clients refetch, each at a random time, so that a crowd does not ask at once. More sockets, more time.',
  })
  refetchWithin(@Ctx() ctx: Context): number {
    return refetchWithin(ctx.openSockets());
  }
}

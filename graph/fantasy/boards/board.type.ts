import type { Context } from '../../core/context.ts';
import { DateTime } from '../../core/instants.ts';
import { Ctx, Extensions, Field, Int, ObjectType } from 'type-graphql';
import type {
  BoardLineupView,
  LeaderboardView,
  PickView,
  PlaceView,
  SeasonRowView,
} from '../../../schema/fantasy/boards.ts';
import { refetchWithin } from '../../../schema/live.ts';
import { type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import type { ScoreLine } from '../../../schema/fantasy/scoring.ts';
import type { StatName } from '../../../schema/fantasy/stats.ts';
import { PublicUserType } from '../../accounts/users/user.type.ts';
import { CURSOR_FIELD } from '../../core/paging/paging-arguments.ts';

@ObjectType('LeaderboardPlace', { simpleResolvers: true })
export class PlaceType implements PlaceView {
  @Field(() => Int)
  readonly userId!: number;

  @Field(() => PublicUserType)
  readonly user!: PublicUserType;

  @Field(() => Number)
  readonly points!: number;

  @Field(() => Int, { description: 'Ties share a rank: 1, 1, 3.' })
  readonly rank!: number;
}

@ObjectType('Leaderboard', {
  description: 'The winners of a scored game.',
  simpleResolvers: true,
})
export class LeaderboardType implements LeaderboardView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int)
  readonly gameId!: number;

  @Field(() => Int)
  readonly week!: number;

  @Field(() => Int)
  readonly season!: number;

  @Field(() => String)
  readonly opponent!: string;

  @Field(() => String, { description: 'The day of the game in Mountain time.' })
  readonly gameDate!: string;

  @Field(() => PlaceType, { nullable: true })
  readonly firstPlace!: PlaceType | null;

  @Field(() => PlaceType, { nullable: true })
  readonly secondPlace!: PlaceType | null;

  @Field(() => PlaceType, { nullable: true })
  readonly thirdPlace!: PlaceType | null;

  @Field(() => Int)
  readonly totalParticipants!: number;

  @Field(() => Boolean)
  readonly isFinalized!: boolean;

  @Field(() => Int, { nullable: true, description: "The viewer's own; null without a lineup." })
  readonly userRank!: number | null;

  @Field(() => Number, { nullable: true })
  readonly userPoints!: number | null;

  @Field(() => DateTime)
  readonly createdAt!: Date;

  @Field(() => DateTime)
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

  @Field(() => Number)
  readonly quantity!: number;

  @Field(() => Number)
  readonly points!: number;
}

@ObjectType('LineupPick', {
  description: "A player in a slot of a scored lineup. The captain's points count twice.",
  simpleResolvers: true,
})
export class PickType implements PickView {
  @Field(() => String)
  readonly slot!: Slot;

  @Field(() => Int)
  readonly playerId!: number;

  @Field(() => String)
  readonly name!: string;

  @Field(() => String)
  readonly position!: string;

  @Field(() => Boolean)
  readonly isCaptain!: boolean;

  @Field(() => Number, { description: 'What the player scored, once.' })
  readonly points!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [ScoreLineType])
  readonly lines!: ScoreLineType[];
}

@ObjectType('BoardLineup', {
  description: 'A scored lineup, visible to everyone.',
  simpleResolvers: true,
})
export class BoardLineupType implements BoardLineupView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int)
  readonly userId!: number;

  @Field(() => String)
  readonly userName!: string;

  @Field(() => PublicUserType)
  readonly user!: PublicUserType;

  @Field(() => String)
  readonly lineupName!: string;

  @Field(() => Int)
  readonly weeklyRank!: number;

  @Field(() => Boolean, { description: 'Whether others have the same points.' })
  readonly isTied!: boolean;

  @Field(() => Number)
  readonly totalPoints!: number;

  @Field(() => Number, { description: 'Already included in totalPoints.' })
  readonly captainBonusPoints!: number;

  @Extensions({ isPartOfParent: true, listLength: SLOTS.length })
  @Field(() => [PickType])
  readonly picks!: PickType[];

  @Field(() => String, { description: CURSOR_FIELD })
  readonly cursor!: string;
}

@ObjectType('WeekPoints', { simpleResolvers: true })
export class WeekPointsType {
  @Field(() => Int)
  readonly week!: number;

  @Field(() => Number)
  readonly points!: number;
}

@ObjectType('SeasonRow', {
  description: "A member's place over the season.",
  simpleResolvers: true,
})
export class SeasonRowType implements SeasonRowView {
  @Field(() => Int)
  readonly rank!: number;

  @Field(() => PublicUserType)
  readonly user!: PublicUserType;

  @Field(() => Int)
  readonly games!: number;

  @Field(() => Number)
  readonly totalPoints!: number;

  @Field(() => Number)
  readonly averagePoints!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [WeekPointsType])
  readonly weeks!: WeekPointsType[];
}

@ObjectType('FantasyEvent', {
  description: 'Something on the boards changed; a null gameId means the switch for all members.',
})
export class FantasyEventType {
  @Field(() => Int, { nullable: true })
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

import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type { FantasyDashboardView, PlayedGameView } from '../../schema/fantasy/boards.ts';
import type { Level, Trend } from '../../schema/fantasy/dashboard.ts';

@ObjectType('PlayedGame', {
  description: 'A game in which the viewer has a scored lineup.',
  simpleResolvers: true,
})
export class PlayedGameType implements PlayedGameView {
  @Field(() => Int)
  readonly gameId!: number;

  @Field(() => Int)
  readonly week!: number;

  @Field(() => String)
  readonly opponent!: string;

  @Field(() => String)
  readonly gameDate!: string;

  @Field(() => String)
  readonly lineupName!: string;

  @Field(() => Number)
  readonly totalPoints!: number;

  @Field(() => Int)
  readonly weeklyRank!: number;
}

@ObjectType('FantasyStats', { simpleResolvers: true })
export class FantasyStatsType {
  @Field(() => Int)
  readonly totalGames!: number;

  @Field(() => Number)
  readonly totalPoints!: number;

  @Field(() => Number)
  readonly averagePoints!: number;

  @Field(() => Int, { nullable: true, description: 'By total points; null before the first game.' })
  readonly seasonRank!: number | null;

  @Field(() => Int)
  readonly seasonTotalParticipants!: number;

  @Field(() => Int, { description: 'Games finished in the top three.' })
  readonly topFinishes!: number;

  @Field(() => Int)
  readonly top10Finishes!: number;
}

@ObjectType('FantasyDashboard', {
  description: "The viewer's own season.",
  simpleResolvers: true,
})
export class FantasyDashboardType implements FantasyDashboardView {
  @Field(() => Int)
  readonly season!: number;

  @Field(() => FantasyStatsType)
  readonly stats!: FantasyStatsType;

  @Field(() => String, { description: 'Elite, Champion, Competitor, Solid or Rookie.' })
  readonly level!: Level;

  @Field(() => String, {
    description:
      'up, down or stable: the last game against the three before it; other if there are too few.',
  })
  readonly trend!: Trend;

  @Field(() => Int, { nullable: true })
  readonly bestRank!: number | null;

  @Field(() => Int, { nullable: true })
  readonly bestWeek!: number | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => [PlayedGameType], { description: 'The five best finishes of rank 10 or better.' })
  readonly bestPerformances!: PlayedGameType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [PlayedGameType], { description: 'The last five, newest first.' })
  readonly recentGames!: PlayedGameType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [PlayedGameType], { description: 'Newest first.' })
  readonly allLineups!: PlayedGameType[];
}

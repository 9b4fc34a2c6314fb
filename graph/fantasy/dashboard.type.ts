import { enumOf } from '../core/enum-of.ts';
import { Extensions, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { FantasyDashboardView, PlayedGameView } from '../../schema/fantasy/boards.ts';
import { nameOf } from '../../schema/enum-names.ts';
import { type Level, LEVEL_RULES, LEVELS, type Trend } from '../../schema/fantasy/dashboard.ts';
import { TrendEnum } from './lineups/lineup.type.ts';

const LevelEnum = enumOf(LEVELS);
registerEnumType(LevelEnum, {
  name: 'FantasyLevel',
  description: 'How well a member’s season goes; the first that fits counts.',
  valuesConfig: Object.fromEntries(
    LEVELS.map((level) => [nameOf(level), { description: LEVEL_RULES[level] }]),
  ),
});

@ObjectType('PlayedGame', {
  description: 'A game in which the viewer has a scored lineup.',
  simpleResolvers: true,
})
export class PlayedGameType implements PlayedGameView {
  /** Only the server reads it: the graph leads to what it names. */
  readonly gameId!: number;

  /** Only the server reads it. */
  readonly week!: number;

  @Field(() => String, { description: 'As you named it.' })
  readonly lineupName!: string;

  @Field(() => Number, { description: 'Points with the captain’s bonus, to two decimals.' })
  readonly totalPoints!: number;

  @Field(() => Int, { description: 'Place on the board, from 1; ties share it.' })
  readonly weeklyRank!: number;
}

@ObjectType('FantasyStats', { simpleResolvers: true, description: 'Your season in numbers.' })
export class FantasyStatsType {
  @Field(() => Int, { description: 'How many games you played.' })
  readonly totalGames!: number;

  @Field(() => Number, { description: 'Points of all games, to two decimals.' })
  readonly totalPoints!: number;

  @Field(() => Number, { description: 'Points per game, to two decimals.' })
  readonly averagePoints!: number;

  @Field(() => Int, { nullable: true, description: 'By total points; null before the first game.' })
  readonly seasonRank!: number | null;

  @Field(() => Int, { description: 'How many members played this season.' })
  readonly seasonTotalParticipants!: number;

  @Field(() => Int, { description: 'Games finished in the top three.' })
  readonly topFinishes!: number;

  @Field(() => Int, { description: 'How often you were among the first ten.' })
  readonly top10Finishes!: number;
}

@ObjectType('FantasyDashboard', {
  description: "The viewer's own season.",
  simpleResolvers: true,
})
export class FantasyDashboardType implements FantasyDashboardView {
  @Field(() => Int, { description: 'The year the season began.' })
  readonly season!: number;

  @Field(() => FantasyStatsType, { description: 'The season in numbers.' })
  readonly stats!: FantasyStatsType;

  @Field(() => LevelEnum, { description: 'How the season went so far.' })
  readonly level!: Level;

  @Field(() => TrendEnum, { description: 'The last game against up to three before it.' })
  readonly trend!: Trend;

  @Field(() => Int, { nullable: true, description: 'Your best place; null without a scored game.' })
  readonly bestRank!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The week of your best place; null without a scored game.',
  })
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

import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { faultText, STAT_NAMES, type Stats, STATS } from '../../../schema/fantasy/stats.ts';
import { follow } from '../../core/events/follow.ts';
import type { Context } from '../../core/context.ts';
import { completedGames, gameStats, lineupSubmissions } from '../fantasy-admin.reads.ts';
import type { MatchedRow } from './player-stats.ts';
import { processGame } from '../score-game.service.ts';
import {
  CompletedGameType,
  FileContentType,
  LineupEventType,
  LineupSubmissionType,
  PlayerGameStatsType,
  type StatFigureType,
  type StatsRowType,
} from './stats.type.ts';
import { statsTemplate } from './stats-template.ts';
import { previewStats, uploadStats } from './upload-stats.service.ts';
import {
  PreviewStatsInput,
  PreviewStatsPayload,
  ProcessGameInput,
  ProcessGamePayload,
  UploadStatsInput,
  UploadStatsPayload,
} from './stats.payloads.ts';

const figuresOf = (stats: Stats): StatFigureType[] =>
  STAT_NAMES.flatMap((stat) => {
    const value = stats[stat] ?? 0;
    return value === 0 ? [] : [{ stat, label: STATS[stat].label, value }];
  });

const rowView = ({ player, stats, suggestions, faults, ...row }: MatchedRow): StatsRowType => ({
  ...row,
  playerId: player?.id ?? null,
  playerName: player?.name ?? row.playerName,
  suggestions: suggestions.map(({ id, name, position }) => ({ id, name, position })),
  problems: faults.map((fault) => faultText(fault)),
  faults: [...faults],
  figures: figuresOf(stats),
});

@Resolver()
export class StatsResolver {
  @Query(() => [CompletedGameType], { description: 'Newest first.' })
  completedGames(@Ctx() ctx: Context) {
    return completedGames(ctx);
  }

  @Query(() => [LineupSubmissionType], { description: 'Newest first.' })
  lineupSubmissions(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ) {
    return lineupSubmissions(ctx, gameId);
  }

  @Subscription(() => LineupEventType, {
    subscribe: follow('lineup.changed'),
    description: 'A lineup was submitted or changed: refetch the submissions.',
  })
  lineupEvents(@Root() event: LineupEventType): LineupEventType {
    return event;
  }

  @Query(() => [PlayerGameStatsType], { description: 'Most points first.' })
  async gameStats(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, { description: 'The id of the game.' }) gameId: number,
  ): Promise<PlayerGameStatsType[]> {
    return (await gameStats(ctx, gameId)).map((row) => ({
      id: row.id,
      gameId,
      playerName: row.playerName,
      position: row.position,
      isOnRoster: Boolean(row.player),
      figures: figuresOf(row),
      fantasyPoints: row.fantasyPoints,
      createdAt: row.createdAt,
    }));
  }

  @Query(() => FileContentType, { description: 'The template to fill in.' })
  statsTemplate(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, {
      nullable: true,
      description: 'Fills it with what the plays of that game say; null leaves it empty.',
    })
    gameId?: number,
  ): Promise<FileContentType> {
    return statsTemplate(ctx, gameId);
  }

  @Mutation(() => PreviewStatsPayload, {
    nullable: true,
    description: 'Previews what a stats sheet (.xlsx or .xls, under 5 MB) would do.',
  })
  async previewStats(
    @Ctx() ctx: Context,
    @Arg('input', () => PreviewStatsInput, { description: 'The sheet, and who its names are.' })
    { statsFile, gameId, choices }: PreviewStatsInput,
  ): Promise<PreviewStatsPayload> {
    const { sheet, rows, problem, moves } = await previewStats(ctx, gameId, {
      file: await statsFile,
      choices,
    });
    const preview = {
      sheetName: sheet.sheetName,
      recognized: [...sheet.recognized],
      ignored: [...sheet.ignored],
      rows: rows.map(rowView),
      problem,
      moves: [...moves],
    };
    return { preview };
  }

  @Mutation(() => UploadStatsPayload, {
    nullable: true,
    description: 'Imports a sheet, replacing the previous one, and scores the game.',
  })
  async uploadStats(
    @Ctx() ctx: Context,
    @Arg('input', () => UploadStatsInput, { description: 'The sheet, and who its names are.' })
    { statsFile, gameId, choices }: UploadStatsInput,
  ): Promise<UploadStatsPayload> {
    return uploadStats(ctx, gameId, { file: await statsFile, choices });
  }

  @Mutation(() => ProcessGamePayload, {
    nullable: true,
    description: 'Scores a game again from its imported stats. Safe to repeat.',
  })
  async processGame(
    @Ctx() ctx: Context,
    @Arg('input', () => ProcessGameInput, { description: 'Which game.' })
    { gameId }: ProcessGameInput,
  ): Promise<ProcessGamePayload> {
    return { lineups: await processGame(ctx, gameId) };
  }
}

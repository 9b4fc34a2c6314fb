import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import {
  type GamesFileRowType,
  ImportGamesPayload,
  PreviewGamesPayload,
} from './games-file.type.ts';
import { importGames, previewGames } from './import-games.service.ts';
import type { PlannedGame } from './planned-games.ts';
import { PreviewGamesInput, ImportGamesInput } from './games-file.payloads.ts';

const FILE = { description: 'The file.' };

const rowView = ({ input, ...row }: PlannedGame): GamesFileRowType => ({
  ...row,
  season: input?.season ?? null,
  week: input?.week ?? null,
  isPlayoff: input?.isPlayoff ?? null,
  opponent: input?.opponent ?? null,
  isHome: input?.isHome ?? null,
  kickoffAt: input?.kickoffAt ?? null,
  score: input?.score ?? null,
});

/** The games of a season from a sheet or a calendar. */
@Resolver()
export class GamesFileResolver {
  @Mutation(() => PreviewGamesPayload, {
    nullable: true,
    description: 'Previews what a sheet or a calendar would change on the schedule.',
  })
  async previewGames(
    @Ctx() ctx: Context,
    @Arg('input', () => PreviewGamesInput, FILE) { file }: PreviewGamesInput,
  ): Promise<PreviewGamesPayload> {
    const { file: read, games, problem } = await previewGames(ctx, await file);
    return {
      recognized: [...read.recognized],
      ignored: [...read.ignored],
      rows: games.map(rowView),
      problem: problem?.message ?? null,
    };
  }

  @Mutation(() => ImportGamesPayload, {
    nullable: true,
    description:
      'Adds and changes games from a sheet or a calendar. Games that aren’t in it don’t change.',
  })
  async importGames(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportGamesInput, FILE) { file }: ImportGamesInput,
  ): Promise<ImportGamesPayload> {
    return importGames(ctx, await file);
  }
}

import { playerView } from '../roster.service.ts';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { importRoster, previewRoster } from './import-roster.service.ts';
import type { PlannedRow } from './planned-rows.ts';
import {
  addPlayer,
  managedRoster,
  removePlayer,
  setInjury,
  updatePlayer,
} from './roster-desk.service.ts';
import {
  AddPlayerPayload,
  ImportRosterPayload,
  ManagedRosterType,
  PreviewRosterPayload,
  RemovePlayerInput,
  RemovePlayerPayload,
  type RosterSheetRowType,
  SetInjuryInput,
  SetInjuryPayload,
  UpdatePlayerInput,
  UpdatePlayerPayload,
} from './roster-desk.type.ts';
import { AddPlayerInput, PreviewRosterInput, ImportRosterInput } from './roster-desk.payloads.ts';

const rowView = ({ rowNumber, name, facts, player, ...row }: PlannedRow): RosterSheetRowType => ({
  rowNumber,
  name,
  position: facts.position ?? player?.position ?? null,
  jersey: facts.jersey ?? player?.jersey ?? null,
  change: row.change,
  changed: row.changed,
  faults: row.faults,
});

/** The roster by hand, and from a sheet. */
@Resolver()
export class RosterDeskResolver {
  @Query(() => ManagedRosterType, {
    nullable: true,
    description: 'The roster to edit.',
  })
  managedRoster(@Ctx() ctx: Context) {
    return managedRoster(ctx);
  }

  @Mutation(() => AddPlayerPayload, {
    nullable: true,
    description: 'Puts a player on the roster. A former player comes back as the same player.',
  })
  async addPlayer(
    @Ctx() ctx: Context,
    @Arg('input', () => AddPlayerInput, { description: 'The player.' }) input: AddPlayerInput,
  ): Promise<AddPlayerPayload> {
    return { player: await addPlayer(ctx, input) };
  }

  @Mutation(() => UpdatePlayerPayload, {
    nullable: true,
    description: 'Corrects a player. The last save wins.',
  })
  async updatePlayer(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdatePlayerInput, { description: 'The whole player.' })
    input: UpdatePlayerInput,
  ): Promise<UpdatePlayerPayload> {
    return { player: await updatePlayer(ctx, input) };
  }

  @Mutation(() => SetInjuryPayload, {
    nullable: true,
    description: 'Changes a player’s injury report. Safe to repeat.',
  })
  async setInjury(
    @Ctx() ctx: Context,
    @Arg('input', () => SetInjuryInput, { description: 'Who, and their status.' })
    input: SetInjuryInput,
  ): Promise<SetInjuryPayload> {
    return { player: await setInjury(ctx, input) };
  }

  @Mutation(() => RemovePlayerPayload, {
    nullable: true,
    description: 'Takes a player off the roster. Lineups and stats from earlier games stay.',
  })
  async removePlayer(
    @Ctx() ctx: Context,
    @Arg('input', () => RemovePlayerInput, { description: 'Who leaves.' })
    { id }: RemovePlayerInput,
  ): Promise<RemovePlayerPayload> {
    return { removedId: await removePlayer(ctx, id) };
  }

  @Mutation(() => PreviewRosterPayload, {
    nullable: true,
    description: 'Previews what a sheet would change on the roster.',
  })
  async previewRoster(
    @Ctx() ctx: Context,
    @Arg('input', () => PreviewRosterInput, { description: 'The sheet.' })
    { file, isComplete }: PreviewRosterInput,
  ): Promise<PreviewRosterPayload> {
    const { table, rows, leaving, problem } = await previewRoster(ctx, {
      file: await file,
      isComplete,
    });
    return {
      sheetName: table.sheetName,
      recognized: [...table.recognized],
      ignored: [...table.ignored],
      rows: rows.map(rowView),
      leaving: leaving.map(playerView),
      problem: problem?.message ?? null,
    };
  }

  @Mutation(() => ImportRosterPayload, {
    nullable: true,
    description: 'Imports the players in a sheet: all of them, or none.',
  })
  async importRoster(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportRosterInput, { description: 'The sheet.' })
    { file, isComplete }: ImportRosterInput,
  ): Promise<ImportRosterPayload> {
    return importRoster(ctx, { file: await file, isComplete });
  }
}

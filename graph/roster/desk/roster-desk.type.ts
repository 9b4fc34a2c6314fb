import { GraphQLUpload } from 'graphql-upload-minimal';
import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../core/enum-of.ts';
import { PLAYER_MOST, ROSTER_MOST, ROSTER_USUAL } from '../../../schema/games/player-cells.ts';
import {
  type PlayerInput,
  ROSTER_CHANGES,
  type RosterChange,
} from '../../../schema/games/player-shape.ts';
import { type InjuryCode, type RosterPlayerView } from '../../../schema/games/roster.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { SheetPreview, SheetRowFaultType } from '../../core/sheets/sheet-preview.type.ts';
import { MOST_ROWS } from '../../core/sheets/sheet.ts';
import { InjuryCodeEnum, RosterPlayerType } from '../roster.type.ts';
import type { RosterImport } from './import-roster.service.ts';
import type { ManagedRosterView } from './roster-desk.service.ts';

export const RosterChangeEnum = enumOf(ROSTER_CHANGES);
registerEnumType(RosterChangeEnum, {
  name: 'RosterChange',
  description: 'What a row of a sheet does to the roster.',
  valuesConfig: {
    ADDED: { description: 'A new player.' },
    CHANGED: { description: 'A player on the roster whose details change.' },
    RETURNED: { description: 'A former player is back on the roster.' },
    UNCHANGED: { description: 'A player on the roster with no changes.' },
  },
});

@ObjectType('ManagedRoster', {
  description: 'The roster as admins edit it.',
  simpleResolvers: true,
})
export class ManagedRosterType implements ManagedRosterView {
  @Field(() => Boolean, {
    description: 'Whether the sports provider updates it; if so, it can’t be edited.',
  })
  readonly isFromProvider!: boolean;

  @Extensions({ listLength: ROSTER_USUAL })
  @Field(() => [RosterPlayerType], {
    description: 'Everyone on the roster, by side, position and number.',
  })
  readonly players!: readonly RosterPlayerView[];
}

@InputType('PlayerInput', { description: 'A player, as entered by an admin.' })
export class PlayerInputType implements PlayerInput {
  @Field(() => String, {
    description: `One line, up to ${PLAYER_MOST.name} characters; unique on the roster.`,
  })
  readonly name!: string;

  @Field(() => String, { description: 'Position code, e.g. QB.' })
  readonly position!: string;

  @Field(() => String, { nullable: true, description: 'Jersey number, 0 to 99.' })
  readonly jersey?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the player starts.' })
  readonly isStarter!: boolean;

  @Field(() => String, { nullable: true, description: 'Pounds, e.g. 217.' })
  readonly weight?: string | null;

  @Field(() => String, { nullable: true, description: 'Feet and inches, e.g. 6-2.' })
  readonly height?: string | null;

  @Field(() => Int, { defaultValue: 0, description: '0 if unknown.' })
  readonly age!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Seasons played before this one.' })
  readonly experience!: number;

  @Field(() => InjuryCodeEnum, { nullable: true, description: 'Null: healthy.' })
  readonly injuryStatus!: InjuryCode | null;

  @Field(() => String, {
    nullable: true,
    description: `A note on the injury, ${PLAYER_MOST.injuryDetails} characters at most.`,
  })
  readonly injuryDetails?: string | null;
}

@ObjectType('AddPlayerPayload', { description: 'The result of adding.', simpleResolvers: true })
export class AddPlayerPayload {
  @Field(() => RosterPlayerType, { description: 'The player on the roster.' })
  readonly player!: RosterPlayerView;
}

@InputType('UpdatePlayerInput', {
  description: 'The full player. Fields you leave out are cleared.',
})
export class UpdatePlayerInput extends PlayerInputType {
  @Field(() => Int, { description: 'The id of the player.' })
  readonly id!: number;
}

@ObjectType('UpdatePlayerPayload', {
  description: 'The result of a correction.',
  simpleResolvers: true,
})
export class UpdatePlayerPayload extends AddPlayerPayload {}

@InputType('SetInjuryInput', { description: 'A line of the injury report.' })
export class SetInjuryInput {
  @Field(() => Int, { description: 'The id of the player.' })
  readonly id!: number;

  @Field(() => InjuryCodeEnum, {
    nullable: true,
    description: 'Null means healthy, and clears the injury note.',
  })
  readonly injuryStatus!: InjuryCode | null;
}

@ObjectType('SetInjuryPayload', {
  description: 'The result of a change of the injury report.',
  simpleResolvers: true,
})
export class SetInjuryPayload extends AddPlayerPayload {}

@InputType('RemovePlayerInput', { description: 'A player to take off the roster.' })
export class RemovePlayerInput {
  @Field(() => Int, { description: 'The id of the player.' })
  readonly id!: number;
}

@ObjectType('RemovePlayerPayload', {
  description: 'The result of a removal.',
  simpleResolvers: true,
})
export class RemovePlayerPayload {
  @Field(() => Int, { description: 'The id of the player who is no longer on the roster.' })
  readonly removedId!: number;
}

@InputType('RosterSheetInput', { description: 'A sheet with players.' })
export class RosterSheetInput {
  @Field(() => GraphQLUpload, { description: '.xlsx, .xls or .csv, 5 MB at most.' })
  readonly file!: Promise<ReceivedFile>;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True: it is the full roster, and players who aren’t in it are removed.',
  })
  readonly isComplete!: boolean;
}

@ObjectType('RosterSheetRow', {
  description: 'A row of an uploaded sheet, and what importing it does.',
  simpleResolvers: true,
})
export class RosterSheetRowType {
  @Field(() => Int, { description: 'Row number in the sheet, counted from 1.' })
  readonly rowNumber!: number;

  @Field(() => String, { description: 'The header in the sheet.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'The player’s position.' })
  readonly position!: string | null;

  @Field(() => String, { nullable: true, description: 'The player’s jersey number.' })
  readonly jersey!: string | null;

  @Field(() => RosterChangeEnum, { description: 'What happens to the player.' })
  readonly change!: RosterChange;

  @Extensions({ isPartOfParent: true })
  @Field(() => [String], { description: 'Names of the columns that change.' })
  readonly changed!: readonly string[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [SheetRowFaultType], { description: 'If there are any, nothing is imported.' })
  readonly faults!: readonly SheetRowFaultType[];
}

@ObjectType('PreviewRosterPayload', {
  description: 'Preview of a sheet’s changes to the roster; nothing is stored.',
  simpleResolvers: true,
})
export class PreviewRosterPayload extends SheetPreview {
  @Field(() => String, { description: 'The sheet of the workbook that has the players.' })
  readonly sheetName!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => [RosterSheetRowType], { description: `In their order, ${MOST_ROWS} at most.` })
  readonly rows!: RosterSheetRowType[];

  @Extensions({ listLength: ROSTER_MOST })
  @Field(() => [RosterPlayerType], { description: 'Players who would leave the roster.' })
  readonly leaving!: readonly RosterPlayerView[];
}

@ObjectType('ImportRosterPayload', {
  description: 'How many players a sheet changed.',
  simpleResolvers: true,
})
export class ImportRosterPayload implements RosterImport {
  @Field(() => Int, { description: 'New players.' })
  readonly added!: number;

  @Field(() => Int, { description: 'Changed players.' })
  readonly changed!: number;

  @Field(() => Int, { description: 'Players back on the roster.' })
  readonly returned!: number;

  @Field(() => Int, { description: 'Removed players.' })
  readonly left!: number;
}

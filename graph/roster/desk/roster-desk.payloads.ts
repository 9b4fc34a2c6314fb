import { InputType } from 'type-graphql';
import { PlayerInputType, RosterSheetInput } from './roster-desk.type.ts';

@InputType('AddPlayerInput', { description: 'The player to add.' })
export class AddPlayerInput extends PlayerInputType {}

@InputType('PreviewRosterInput', { description: 'The sheet with the roster.' })
export class PreviewRosterInput extends RosterSheetInput {}

@InputType('ImportRosterInput', { description: 'The sheet with the roster.' })
export class ImportRosterInput extends RosterSheetInput {}

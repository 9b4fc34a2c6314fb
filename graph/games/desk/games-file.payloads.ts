import { InputType } from 'type-graphql';
import { GamesFileInput } from './games-file.type.ts';

@InputType('PreviewGamesInput', { description: 'The file with the games.' })
export class PreviewGamesInput extends GamesFileInput {}

@InputType('ImportGamesInput', { description: 'The file with the games.' })
export class ImportGamesInput extends GamesFileInput {}

import { GraphQLUpload } from 'graphql-upload-minimal';
import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../core/enum-of.ts';
import { GAME_CHANGES, type GameChange } from '../../../schema/games/games-file.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { DateTime } from '../../core/instants.ts';
import { SheetPreview, SheetRowFaultType } from '../../core/sheets/sheet-preview.type.ts';
import { MOST_ROWS } from '../../core/sheets/sheet.ts';
import type { GamesImport } from './import-games.service.ts';

const GameChangeEnum = enumOf(GAME_CHANGES);
registerEnumType(GameChangeEnum, {
  name: 'GameChange',
  description: 'What an import does to a game.',
  valuesConfig: {
    ADDED: { description: 'It is added.' },
    CHANGED: { description: 'It changes.' },
    UNCHANGED: { description: 'It already matches the file.' },
  },
});

@InputType('GamesFileInput', { description: 'A file with games.' })
export class GamesFileInput {
  @Field(() => GraphQLUpload, { description: '.xlsx, .xls or .csv of 5 MB at most, or .ics.' })
  readonly file!: Promise<ReceivedFile>;
}

@ObjectType('GamesFileRow', {
  description:
    'A game in an uploaded file, and what importing it does. Null means the row doesn’t say.',
  simpleResolvers: true,
})
export class GamesFileRowType {
  @Field(() => Int, { description: 'Row number in the sheet, or event number, counted from 1.' })
  readonly rowNumber!: number;

  @Field(() => String, { description: 'The opponent as the file has it.' })
  readonly name!: string;

  @Field(() => Int, { nullable: true, description: 'The season.' })
  readonly season!: number | null;

  @Field(() => Int, { nullable: true, description: 'The week.' })
  readonly week!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is a playoff game.' })
  readonly isPlayoff!: boolean | null;

  @Field(() => String, { nullable: true, description: 'The opponent’s full name.' })
  readonly opponent!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is a home game.' })
  readonly isHome!: boolean | null;

  @Field(() => DateTime, { nullable: true, description: 'When it begins.' })
  readonly kickoffAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Our points first.' })
  readonly score!: string | null;

  @Field(() => GameChangeEnum, { description: 'What happens to the game.' })
  readonly change!: GameChange;

  @Extensions({ isPartOfParent: true })
  @Field(() => [SheetRowFaultType], { description: 'If there are any, nothing is imported.' })
  readonly faults!: readonly SheetRowFaultType[];
}

@ObjectType('PreviewGamesPayload', {
  description: 'Preview of a file’s changes to the schedule; nothing is stored.',
  simpleResolvers: true,
})
export class PreviewGamesPayload extends SheetPreview {
  @Extensions({ isPartOfParent: true })
  @Field(() => [GamesFileRowType], { description: `In their order, ${MOST_ROWS} at most.` })
  readonly rows!: GamesFileRowType[];
}

@ObjectType('ImportGamesPayload', {
  description: 'How many games a file changed.',
  simpleResolvers: true,
})
export class ImportGamesPayload implements GamesImport {
  @Field(() => Int, { description: 'New games.' })
  readonly added!: number;

  @Field(() => Int, { description: 'Changed games.' })
  readonly changed!: number;
}

import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLUpload } from 'graphql-upload-minimal';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { NameChoiceInput, StatsPreviewType } from './stats.type.ts';

/** A stats sheet, and who its names are. */
@InputType()
abstract class StatsSheetFields {
  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'An .xlsx or .xls under 5 MB; null asks for one with a clear error.',
  })
  readonly statsFile?: Promise<ReceivedFile> | null;

  @Field(() => Int, { nullable: true, description: 'The id of the game.' })
  readonly gameId?: number | null;

  @Field(() => [NameChoiceInput], {
    nullable: true,
    description: 'Which player is meant, for names that the roster doesn’t have.',
  })
  readonly choices?: NameChoiceInput[] | null;
}

@InputType('PreviewStatsInput', { description: 'The sheet, and who its names are.' })
export class PreviewStatsInput extends StatsSheetFields {}

@InputType('UploadStatsInput', { description: 'The sheet, and who its names are.' })
export class UploadStatsInput extends StatsSheetFields {}

@ObjectType('UploadStatsPayload', {
  description: 'The result of importing a stats sheet.',
  simpleResolvers: true,
})
export class UploadStatsPayload {
  @Field(() => Int, { description: 'How many players were imported.' })
  readonly players!: number;

  @Field(() => Int, { description: 'How many of them are not on the roster.' })
  readonly unmatched!: number;
}

@ObjectType('PreviewStatsPayload', {
  description: 'The result of reading a stats sheet.',
  simpleResolvers: true,
})
export class PreviewStatsPayload {
  @Field(() => StatsPreviewType, { description: 'What the sheet would do.' })
  readonly preview!: StatsPreviewType;
}

@InputType('ProcessGameInput', { description: 'Which game.' })
export class ProcessGameInput {
  @Field(() => Int, { description: 'The id of the game.' })
  readonly gameId!: number;
}

@ObjectType('ProcessGamePayload', {
  description: 'The result of scoring a game.',
  simpleResolvers: true,
})
export class ProcessGamePayload {
  @Field(() => Int, { description: 'How many lineups were scored.' })
  readonly lineups!: number;
}

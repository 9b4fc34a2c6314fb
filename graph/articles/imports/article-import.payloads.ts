import { Field, InputType, Int } from 'type-graphql';
import { GraphQLUpload } from 'graphql-upload-minimal';
import type { ReceivedFile } from '../../core/files/multipart.ts';

@InputType('PreviewArticleImportInput', { description: 'The export of the old site.' })
export class PreviewArticleImportInput {
  @Field(() => GraphQLUpload, { description: 'The export.' })
  readonly file!: Promise<ReceivedFile>;
}

@InputType('StartArticleImportInput', { description: 'Which import, and how.' })
export class StartArticleImportInput {
  @Field(() => Int, { description: 'The id of the import.' })
  readonly id!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether nothing is published, whatever the export says.',
  })
  readonly areDrafts!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The URL of the old site, to fetch pictures with relative links from.',
  })
  readonly oldSite?: string | null;
}

@InputType('UndoArticleImportInput', { description: 'Which import.' })
export class UndoArticleImportInput {
  @Field(() => Int, { description: 'The id of the import.' })
  readonly id!: number;
}

import { Field, ObjectType } from 'type-graphql';

@ObjectType('RecognizedColumn', {
  description: 'A column of a sheet that was recognized.',
  simpleResolvers: true,
})
export class RecognizedColumnType {
  @Field(() => String, { description: 'As the sheet has it.' })
  readonly header!: string;

  @Field(() => String, { description: 'What it was taken for, as in receivingYards.' })
  readonly column!: string;
}

import { Field, ObjectType } from 'type-graphql';

@ObjectType('RecognizedColumn', {
  description: 'A column of a sheet that was recognized.',
  simpleResolvers: true,
})
export class RecognizedColumnType {
  @Field(() => String, { description: 'The header in the sheet.' })
  readonly header!: string;

  @Field(() => String, { description: 'The stat it was matched to, e.g. receivingYards.' })
  readonly column!: string;
}

import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { RecognizedColumnType } from './recognized-column.type.ts';
import type { RowFault } from './row-fault.ts';

/** What every preview of an uploaded file says besides its rows. */
@ObjectType({ simpleResolvers: true })
export abstract class SheetPreview {
  @Extensions({ isPartOfParent: true })
  @Field(() => [RecognizedColumnType], { description: 'In the order of the sheet.' })
  readonly recognized!: RecognizedColumnType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [String], { description: 'Headers we don’t recognize.' })
  readonly ignored!: string[];

  @Field(() => String, { nullable: true, description: 'Why it can’t be imported.' })
  readonly problem!: string | null;
}

@ObjectType('SheetRowFault', {
  description: 'What is wrong with a row of an uploaded file.',
  simpleResolvers: true,
})
export class SheetRowFaultType implements RowFault<string> {
  @Field(() => String, {
    nullable: true,
    description: 'The column with the invalid cell; null for a duplicate row.',
  })
  readonly column!: string | null;

  @Field(() => String, { nullable: true, description: 'The value in the cell.' })
  readonly value!: string | null;

  @Field(() => Int, { nullable: true, description: 'An earlier row with the same.' })
  readonly sameAsRow!: number | null;
}

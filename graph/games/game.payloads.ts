import { Field, InputType, Int, ObjectType } from 'type-graphql';

@InputType('DeleteGameInput', { description: 'Which game.' })
export class DeleteGameInput {
  @Field(() => Int, { description: 'The id of the game.' })
  readonly id!: number;
}

@ObjectType('DeleteGamePayload', {
  description: 'The result of deleting a game.',
  simpleResolvers: true,
})
export class DeleteGamePayload {
  @Field(() => Int, { description: 'The id of the deleted game.' })
  readonly deletedId!: number;
}

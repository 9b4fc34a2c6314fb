import { Field, InputType, Int, ObjectType } from 'type-graphql';

@InputType('DeleteUserInput', { description: 'Which account.' })
export class DeleteUserInput {
  @Field(() => Int, { description: 'The id of the account.' })
  readonly id!: number;
}

@ObjectType('DeleteUserPayload', {
  description: 'The result of deleting an account.',
  simpleResolvers: true,
})
export class DeleteUserPayload {
  @Field(() => Int, { description: 'The id of the account, which is gone.' })
  readonly deletedId!: number;
}

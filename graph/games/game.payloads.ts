import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GameType } from './game.type.ts';

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

@ObjectType('CreateGamePayload', {
  description: 'The result of adding a game.',
  simpleResolvers: true,
})
export class CreateGamePayload {
  @Field(() => GameType, { description: 'The game as stored.' })
  readonly game!: GameType;
}

@ObjectType('UpdateGamePayload', {
  description: 'The result of changing a game.',
  simpleResolvers: true,
})
export class UpdateGamePayload {
  @Field(() => GameType, { description: 'The game as stored.' })
  readonly game!: GameType;
}

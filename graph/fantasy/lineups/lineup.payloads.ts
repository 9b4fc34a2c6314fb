import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { LineupInputType, LineupType } from './lineup.type.ts';

@InputType('SetFantasyOpenToAllInput', { description: 'Open or closed.' })
export class SetFantasyOpenToAllInput {
  @Field(() => Boolean, { description: 'Whether all members may play.' })
  readonly isOpen!: boolean;
}

@ObjectType('SetFantasyOpenToAllPayload', {
  description: 'The result of opening or closing.',
  simpleResolvers: true,
})
export class SetFantasyOpenToAllPayload {
  @Field(() => Boolean, { description: 'Whether all members may play.' })
  readonly isOpen!: boolean;
}

@InputType('SubmitLineupInput', { description: 'The lineup, and the game it is for.' })
export class SubmitLineupInput {
  @Field(() => LineupInputType, { description: 'The lineup.' })
  readonly lineup!: LineupInputType;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of the game; null means the next one.',
  })
  readonly gameId?: number | null;
}

@ObjectType('SubmitLineupPayload', {
  description: 'The result of submitting a lineup.',
  simpleResolvers: true,
})
export class SubmitLineupPayload {
  @Field(() => LineupType, { description: 'The lineup as stored.' })
  readonly lineup!: LineupType;
}

@InputType('UpdateLineupInput', { description: 'The lineup, and which one it replaces.' })
export class UpdateLineupInput {
  @Field(() => Int, { description: 'The id of your lineup.' })
  readonly id!: number;

  @Field(() => LineupInputType, { description: 'The whole lineup.' })
  readonly lineup!: LineupInputType;
}

@ObjectType('UpdateLineupPayload', {
  description: 'The result of changing a lineup.',
  simpleResolvers: true,
})
export class UpdateLineupPayload {
  @Field(() => LineupType, { description: 'The lineup as stored.' })
  readonly lineup!: LineupType;
}

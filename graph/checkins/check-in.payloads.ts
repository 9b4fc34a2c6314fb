import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLUpload } from 'graphql-upload-minimal';
import type { ReceivedFile } from '../core/files/multipart.ts';
import { CheckInType } from './check-in.type.ts';

@InputType('SubmitCheckInInput', { description: 'Where you watch.' })
export class SubmitCheckInInput {
  @Field(() => GraphQLUpload, { description: 'A JPEG, PNG, GIF or WebP under 10 MB.' })
  readonly image!: Promise<ReceivedFile>;

  @Field(() => String, { description: 'City, and state or country.' })
  readonly location!: string;

  @Field(() => String, { nullable: true, description: 'Plain text; null for none.' })
  readonly description?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of the game; null means the one fans check in to now.',
  })
  readonly gameId?: number | null;
}

@ObjectType('SubmitCheckInPayload', {
  description: 'The result of checking in.',
  simpleResolvers: true,
})
export class SubmitCheckInPayload {
  @Field(() => CheckInType, { description: 'The check-in as stored.' })
  readonly checkIn!: CheckInType;
}

@InputType('ApproveCheckInInput', { description: 'Which check-in.' })
export class ApproveCheckInInput {
  @Field(() => Int, { description: 'The id of the check-in.' })
  readonly id!: number;
}

@ObjectType('ApproveCheckInPayload', {
  description: 'The result of approving a check-in.',
  simpleResolvers: true,
})
export class ApproveCheckInPayload {
  @Field(() => CheckInType, { description: 'The approved check-in.' })
  readonly checkIn!: CheckInType;
}

@InputType('DeleteCheckInInput', { description: 'Which check-in.' })
export class DeleteCheckInInput {
  @Field(() => Int, { description: 'The id of the check-in.' })
  readonly id!: number;
}

@ObjectType('DeleteCheckInPayload', {
  description: 'The result of deleting a check-in.',
  simpleResolvers: true,
})
export class DeleteCheckInPayload {
  @Field(() => Int, { description: 'The id of the deleted check-in.' })
  readonly deletedId!: number;
}

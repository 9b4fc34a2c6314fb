import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ContactStatus } from '../../schema/contact/contact.ts';
import { ContactStatusEnum, ContactSubmissionType } from './contact.type.ts';

@ObjectType('SubmitContactPayload', {
  description: 'The result of sending a message.',
  simpleResolvers: true,
})
export class SubmitContactPayload {
  @Field(() => ContactSubmissionType, { description: 'The message as stored.' })
  readonly submission!: ContactSubmissionType;
}

@InputType('SetContactStatusInput', { description: 'Which message, and its new status.' })
export class SetContactStatusInput {
  @Field(() => Int, { description: 'The id of the message.' })
  readonly id!: number;

  @Field(() => ContactStatusEnum, { description: 'What was done about the message.' })
  readonly status!: ContactStatus;
}

@ObjectType('SetContactStatusPayload', {
  description: 'The result of changing a status.',
  simpleResolvers: true,
})
export class SetContactStatusPayload {
  @Field(() => ContactSubmissionType, { description: 'The message after the change.' })
  readonly submission!: ContactSubmissionType;
}

@InputType('DeleteContactSubmissionInput', { description: 'Which message.' })
export class DeleteContactSubmissionInput {
  @Field(() => Int, { description: 'The id of the message.' })
  readonly id!: number;
}

@ObjectType('DeleteContactSubmissionPayload', {
  description: 'The result of deleting a message.',
  simpleResolvers: true,
})
export class DeleteContactSubmissionPayload {
  @Field(() => Int, { description: 'The id of the deleted message.' })
  readonly deletedId!: number;
}

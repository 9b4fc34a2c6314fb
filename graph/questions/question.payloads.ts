import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { QuestionStatus } from '../../schema/questions.ts';
import { QuestionStatusEnum, QuestionType } from './question.type.ts';

@ObjectType('SubmitQuestionPayload', {
  description: 'The result of asking the hosts.',
  simpleResolvers: true,
})
export class SubmitQuestionPayload {
  @Field(() => QuestionType, { description: 'The question as stored.' })
  readonly question!: QuestionType;
}

@InputType('ApproveQuestionInput', { description: 'Which question.' })
export class ApproveQuestionInput {
  @Field(() => Int, { description: 'The id of the question.' })
  readonly id!: number;
}

@ObjectType('ApproveQuestionPayload', {
  description: 'The result of approving a question.',
  simpleResolvers: true,
})
export class ApproveQuestionPayload {
  @Field(() => QuestionType, { description: 'The approved question.' })
  readonly question!: QuestionType;
}

@InputType('SetQuestionStatusInput', { description: 'Which question, and its new status.' })
export class SetQuestionStatusInput {
  @Field(() => Int, { description: 'The id of the question.' })
  readonly id!: number;

  @Field(() => QuestionStatusEnum, { description: 'What becomes of it.' })
  readonly status!: QuestionStatus;
}

@ObjectType('SetQuestionStatusPayload', {
  description: 'The result of changing a status.',
  simpleResolvers: true,
})
export class SetQuestionStatusPayload {
  @Field(() => QuestionType, { description: 'The question after the change.' })
  readonly question!: QuestionType;
}

@InputType('DeleteQuestionInput', { description: 'Which question.' })
export class DeleteQuestionInput {
  @Field(() => Int, { description: 'The id of the question.' })
  readonly id!: number;
}

@ObjectType('DeleteQuestionPayload', {
  description: 'The result of deleting a question.',
  simpleResolvers: true,
})
export class DeleteQuestionPayload {
  @Field(() => Int, { description: 'The id of the deleted question.' })
  readonly deletedId!: number;
}

import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { QuestionStatus, QuestionView, SubmitQuestionInput } from '../../schema/questions.ts';

const QuestionStatusEnum: { readonly [Status in QuestionStatus]: Status } = {
  pending: 'pending',
  approved: 'approved',
  answered: 'answered',
  waiting: 'waiting',
};
registerEnumType(QuestionStatusEnum, { name: 'QuestionStatus' });

@ObjectType('Question', {
  description: 'A question to the hosts. Plain text.',
  simpleResolvers: true,
})
export class QuestionType implements QuestionView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => String)
  readonly question!: string;

  @Field(() => Boolean, { description: 'True for every status but pending.' })
  readonly approved!: boolean;

  @Field(() => QuestionStatusEnum)
  readonly status!: QuestionStatus;

  @Field(() => GraphQLDateTime)
  readonly createdAt!: Date;
}

@InputType('SubmitQuestion')
export class SubmitQuestion implements SubmitQuestionInput {
  @Field(() => String)
  readonly question!: string;
}

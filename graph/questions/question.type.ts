import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';
import { connectionType } from '../core/paging/connection.type.ts';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  QUESTION_FILTERS,
  QUESTION_STATUSES,
  type QuestionEventView,
  type QuestionStatus,
  type QuestionView,
  type SubmitQuestionInput,
} from '../../schema/questions.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';

export const QuestionStatusEnum = enumOf(QUESTION_STATUSES);
registerEnumType(QuestionStatusEnum, {
  name: 'QuestionStatus',
  description: 'Where a question is on its way to an answer.',
  valuesConfig: {
    PENDING: { description: 'It waits for review.' },
    APPROVED: { description: 'Everyone sees it.' },
    ANSWERED: { description: 'The hosts have answered it.' },
    WAITING: { description: 'It is kept for a later show.' },
  },
});

export const QuestionFilterEnum = enumOf(QUESTION_FILTERS);
registerEnumType(QuestionFilterEnum, {
  name: 'QuestionFilter',
  description: 'Which questions a list has.',
  valuesConfig: {
    ALL: { description: 'Every question.' },
    PENDING: { description: 'Those that wait for review.' },
    APPROVED: { description: 'Those that were approved, whatever became of them.' },
  },
});

@ObjectType('Question', {
  description: 'A question to the hosts. Plain text.',
  simpleResolvers: true,
})
export class QuestionType implements QuestionView {
  @Field(() => Int, { description: 'The id of the question.' })
  readonly id!: number;

  @Field(() => String, { description: 'The text, as it was typed.' })
  readonly question!: string;

  @Field(() => Boolean, { description: 'True unless the status is pending.' })
  readonly isApproved!: boolean;

  @Field(() => QuestionStatusEnum, { description: 'Where it is on its way to an answer.' })
  readonly status!: QuestionStatus;

  @Field(() => DateTime, { description: 'When it was asked.' })
  readonly createdAt!: Date;

  @Field(() => PublicUserType, { description: 'Who asked it.' })
  readonly user!: PublicUserType;

  /** Its page is asked for by id. */
  readonly answeredInId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where in that show it is answered, in seconds; null when it isn’t known.',
  })
  readonly answeredAtSeconds!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the hosts are answering it in the show that is on the air now.',
  })
  readonly isOnAir!: boolean;
}

export const QuestionConnectionType = connectionType('Question', QuestionType);

@ObjectType('QuestionEvent', {
  description: 'A question arrived, changed status or was deleted; carries how many are waiting.',
  simpleResolvers: true,
})
export class QuestionEventType implements QuestionEventView {
  @Field(() => Int, {
    nullable: true,
    description: 'Null if they were deleted with a member.',
  })
  readonly questionId!: number | null;

  @Field(() => Int, { description: 'How many are waiting for review now.' })
  readonly pendingCount!: number;
}

@InputType('SubmitQuestionInput', { description: 'A question to the hosts.' })
export class SubmitQuestionInputType implements SubmitQuestionInput {
  @Field(() => String, { description: 'Plain text.' })
  readonly question!: string;
}

@InputType('SetQuestionShowInput', {
  description: 'In which show the hosts answered a question.',
})
export class SetQuestionShowInput {
  @Field(() => Int, { description: 'The id of the question, which must be approved.' })
  readonly id!: number;

  @Field(() => Int, { nullable: true, description: 'The id of the show. Null removes the link.' })
  readonly showId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where in that show, in seconds. Null keeps what is known of the same show.',
  })
  readonly atSeconds?: number | null;
}

@ObjectType('SetQuestionShowPayload', {
  description: 'The result of linking a question to a show.',
  simpleResolvers: true,
})
export class SetQuestionShowPayload {
  @Field(() => QuestionType, { description: 'The question after the change.' })
  readonly question!: QuestionType;
}

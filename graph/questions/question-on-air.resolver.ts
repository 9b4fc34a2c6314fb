import {
  Arg,
  Ctx,
  Field,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import { AIR_STATES, type AirState, type QuestionView } from '../../schema/questions.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import { questionOnAir, questionQueue, setQuestionOnAir } from './question-on-air.service.ts';
import { QuestionConnectionType, QuestionType } from './question.type.ts';

const AirStateEnum = enumOf(AIR_STATES);
registerEnumType(AirStateEnum, {
  name: 'QuestionAirState',
  description: 'What hosts say of a question.',
  valuesConfig: {
    ON_AIR: { description: 'They are answering it now; the one before it is answered.' },
    ANSWERED: { description: 'They have answered it.' },
    WAITING: { description: 'They leave it for a later show.' },
  },
});

@InputType('SetQuestionOnAirInput', { description: 'A question, and what the hosts do with it.' })
class SetQuestionOnAirInput {
  @Field(() => Int, { description: 'The id of the question, which must be approved.' })
  readonly id!: number;

  @Field(() => AirStateEnum, { description: 'What the hosts do with it.' })
  readonly state!: AirState;
}

@ObjectType('SetQuestionOnAirPayload', {
  description: 'The result of what the hosts did with a question.',
  simpleResolvers: true,
})
class SetQuestionOnAirPayload {
  @Field(() => QuestionType, { description: 'The question after the change.' })
  readonly question!: QuestionType;
}

/** What hosts do with questions while a show is on. */
@Resolver()
export class QuestionOnAirResolver {
  @Query(() => QuestionConnectionType, {
    nullable: true,
    description: `Approved questions without an answer yet, oldest first. ${PAGED}`,
  })
  questionQueue(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(20)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ): Promise<Connection<QuestionView>> {
    return questionQueue(ctx, { first, after });
  }

  @Query(() => QuestionType, {
    nullable: true,
    description: 'The question that is being answered on the air; null if there is none.',
  })
  questionOnAir(@Ctx() ctx: Context): Promise<QuestionView | null> {
    return questionOnAir(ctx);
  }

  @Mutation(() => SetQuestionOnAirPayload, {
    nullable: true,
    description:
      'Takes a question on the air, ends its answer, or leaves it for later. Needs a show on the air.',
  })
  async setQuestionOnAir(
    @Ctx() ctx: Context,
    @Arg('input', () => SetQuestionOnAirInput, { description: 'Which question, and what.' })
    input: SetQuestionOnAirInput,
  ): Promise<SetQuestionOnAirPayload> {
    return { question: await setQuestionOnAir(ctx, input) };
  }
}

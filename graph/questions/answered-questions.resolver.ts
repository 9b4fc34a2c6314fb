import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { show } from '../shows/archive/show-archive.reads.ts';
import { ContentItemType } from '../shows/content-item.type.ts';
import { questionsAnsweredIn, setQuestionShow } from './answered-questions.service.ts';
import { QuestionType, SetQuestionShowInput, SetQuestionShowPayload } from './question.type.ts';

/** The link between a question and the show that answers it. */
@Resolver(() => QuestionType)
export class AnsweredQuestionResolver {
  @Mutation(() => SetQuestionShowPayload, {
    nullable: true,
    description:
      'Moderators and hosts. Sets the show in which the hosts answered a question. Safe to repeat.',
  })
  async setQuestionShow(
    @Ctx() ctx: Context,
    @Arg('input', () => SetQuestionShowInput, { description: 'Which question, and which show.' })
    input: SetQuestionShowInput,
  ): Promise<SetQuestionShowPayload> {
    return { question: await setQuestionShow(ctx, input) };
  }

  @FieldResolver(() => ContentItemType, {
    nullable: true,
    description: 'The show in which the hosts answered it; null when none is known.',
  })
  answeredIn(
    @Root() { answeredInId }: QuestionType,
    @Ctx() ctx: Context,
  ): Promise<ContentItemType | null> | null {
    return answeredInId === null ? null : show(ctx, answeredInId);
  }
}

@Resolver(() => ContentItemType)
export class ShowQuestionsResolver {
  @Extensions({ listLength: 10 })
  @FieldResolver(() => [QuestionType], {
    description: 'The approved questions the hosts answer in it, at most 100.',
  })
  questions(@Root() { id }: ContentItemType, @Ctx() ctx: Context): Promise<QuestionType[]> {
    return questionsAnsweredIn(ctx, id);
  }
}

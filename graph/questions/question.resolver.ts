import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { submitQuestion } from './question.service.ts';
import { QuestionType, SubmitQuestion } from './question.type.ts';

@Resolver()
export class QuestionResolver {
  @Mutation(() => QuestionType)
  submitQuestion(@Ctx() ctx: Context, @Arg('input', () => SubmitQuestion) input: SubmitQuestion) {
    return submitQuestion(ctx, input);
  }
}

import { Arg, Ctx, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { OwnQuestionEvent, QuestionView } from '../../schema/questions.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import { myQuestions, ownQuestion } from './my-questions.service.ts';
import { MyQuestionEventType } from './my-questions.type.ts';
import { QuestionConnectionType } from './question.type.ts';

/** What a member sees of the questions they asked. */
@Resolver()
export class MyQuestionsResolver {
  @Query(() => QuestionConnectionType, {
    nullable: true,
    description: `Members. The viewer’s own questions in any state, newest first. ${PAGED}`,
  })
  myQuestions(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(20)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ): Promise<Connection<QuestionView>> {
    return myQuestions(ctx, { first, after });
  }

  @Subscription(() => MyQuestionEventType, {
    subscribe: follow(
      'ownQuestion.changed',
      ({ payload, context }) => payload.userId === context.viewer?.id,
    ),
    description: 'Members. What happens to the viewer’s own questions, and to no one else’s.',
  })
  async myQuestionEvents(
    @Root() event: OwnQuestionEvent,
    @Ctx() ctx: Context,
  ): Promise<MyQuestionEventType> {
    const { kind, questionId } = event;
    return { kind, questionId, question: await ownQuestion(ctx, event) };
  }
}

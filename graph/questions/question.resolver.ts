import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { AFTER_ID, PAGED } from '../core/paging/paging-arguments.ts';
import type { EventMap } from '../core/events/event-map.ts';
import {
  approveQuestion,
  deleteQuestion,
  pendingQuestionCount,
  questions,
  setQuestionStatus,
} from './question-review.service.ts';
import { submitQuestion } from './question.service.ts';
import { QuestionEventType, QuestionType, SubmitQuestion } from './question.type.ts';

@Resolver()
export class QuestionResolver {
  @Mutation(() => QuestionType)
  submitQuestion(@Ctx() ctx: Context, @Arg('input', () => SubmitQuestion) input: SubmitQuestion) {
    return submitQuestion(ctx, input);
  }

  @Query(() => [QuestionType], {
    description: `Newest first. \`filter\`: all, pending or approved. ${PAGED}`,
  })
  questions(
    @Ctx() ctx: Context,
    @Arg('filter', () => String, { defaultValue: 'all' }) filter: string,
    @Arg('first', () => Int, { defaultValue: LARGEST_PAGE }) first: number,
    @Arg('after', () => Int, AFTER_ID) after?: number,
  ) {
    return questions(ctx, { filter, first, after });
  }

  @Query(() => Int, {
    description: 'Moderators and hosts. How many questions are waiting for review.',
  })
  pendingQuestionCount(@Ctx() ctx: Context): Promise<number> {
    return pendingQuestionCount(ctx);
  }

  @Mutation(() => QuestionType)
  approveQuestion(@Ctx() ctx: Context, @Arg('id', () => Int) id: number) {
    return approveQuestion(ctx, id);
  }

  @Mutation(() => QuestionType)
  setQuestionStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('status', () => String, { description: 'pending, approved, answered or waiting' })
    status: string,
  ) {
    return setQuestionStatus(ctx, id, status);
  }

  @Mutation(() => Boolean)
  deleteQuestion(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<boolean> {
    return deleteQuestion(ctx, id);
  }

  @Subscription(() => QuestionEventType, {
    subscribe: follow(['question.changed', 'account.deleted']),
  })
  async questionEvents(
    @Root() event: EventMap['question.changed' | 'account.deleted'],
    @Ctx() ctx: Context,
  ): Promise<QuestionEventType> {
    if ('questionId' in event) return event;
    return { questionId: null, pendingCount: await pendingQuestionCount(ctx) };
  }
}

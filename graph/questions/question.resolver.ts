import type { QuestionFilter } from '../../schema/questions.ts';
import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { AFTER, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import type { EventMap } from '../core/events/event-map.ts';
import {
  approveQuestion,
  deleteQuestion,
  pendingQuestionCount,
  questions,
  setQuestionStatus,
} from './question-review.service.ts';
import { submitQuestion } from './question.service.ts';
import {
  QuestionConnectionType,
  QuestionEventType,
  QuestionFilterEnum,
  SubmitQuestionInputType,
} from './question.type.ts';
import {
  SubmitQuestionPayload,
  ApproveQuestionInput,
  ApproveQuestionPayload,
  SetQuestionStatusInput,
  SetQuestionStatusPayload,
  DeleteQuestionInput,
  DeleteQuestionPayload,
} from './question.payloads.ts';

@Resolver()
export class QuestionResolver {
  @Mutation(() => SubmitQuestionPayload, {
    nullable: true,
    description: 'Asks the hosts a question; it waits for approval.',
  })
  async submitQuestion(
    @Ctx() ctx: Context,
    @Arg('input', () => SubmitQuestionInputType, { description: 'Your question.' })
    input: SubmitQuestionInputType,
  ): Promise<SubmitQuestionPayload> {
    return { question: await submitQuestion(ctx, input) };
  }

  @Query(() => QuestionConnectionType, {
    description: `Newest first. ${PAGED}`,
  })
  questions(
    @Ctx() ctx: Context,
    @Arg('filter', () => QuestionFilterEnum, {
      description: 'Which ones.',
      defaultValue: QuestionFilterEnum.ALL,
    })
    filter: QuestionFilter,
    @Arg('first', () => Int, firstOf(LARGEST_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return questions(ctx, { filter, first, after });
  }

  @Query(() => Int, {
    description: 'Moderators and hosts. How many questions are waiting for review.',
  })
  pendingQuestionCount(@Ctx() ctx: Context): Promise<number> {
    return pendingQuestionCount(ctx);
  }

  @Mutation(() => ApproveQuestionPayload, {
    nullable: true,
    description: 'Makes a question visible to everyone.',
  })
  async approveQuestion(
    @Ctx() ctx: Context,
    @Arg('input', () => ApproveQuestionInput, { description: 'Which question.' })
    { id }: ApproveQuestionInput,
  ): Promise<ApproveQuestionPayload> {
    return { question: await approveQuestion(ctx, id) };
  }

  @Mutation(() => SetQuestionStatusPayload, {
    nullable: true,
    description: 'Moves a question to another status.',
  })
  async setQuestionStatus(
    @Ctx() ctx: Context,
    @Arg('input', () => SetQuestionStatusInput, {
      description: 'Which question, and its new status.',
    })
    { id, status }: SetQuestionStatusInput,
  ): Promise<SetQuestionStatusPayload> {
    return { question: await setQuestionStatus(ctx, id, status) };
  }

  @Mutation(() => DeleteQuestionPayload, {
    nullable: true,
    description: 'Deletes a question for good.',
  })
  async deleteQuestion(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteQuestionInput, { description: 'Which question.' })
    { id }: DeleteQuestionInput,
  ): Promise<DeleteQuestionPayload> {
    await deleteQuestion(ctx, id);
    return { deletedId: id };
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

import * as z from 'zod/mini';
import type { OwnQuestionEvent, QuestionView } from '../../schema/questions.ts';
import type { Context } from '../core/context.ts';
import { type Connection, connectionOf } from '../core/paging/connection.ts';
import { aRowId, defineCursor } from '../core/paging/cursors.ts';
import { pageSize } from '../core/paging/paging.ts';
import { Question } from './question.entity.ts';
import { questionView } from './question.service.ts';

const cursor = defineCursor<readonly [id: number]>('myQuestions', z.tuple([aRowId]));

interface Page {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** The viewer's own questions in any state, newest first. */
export async function myQuestions(
  ctx: Context,
  { first, after }: Page,
): Promise<Connection<QuestionView>> {
  const viewer = ctx.require('question.submit');
  const size = pageSize(first);
  const found = await ctx.em.fork().find(
    Question,
    { user: viewer.id, ...(after != null && { id: { $lt: cursor.read(after)[0] } }) },
    {
      populate: ['user', 'answeredIn'],
      strategy: 'joined',
      orderBy: { id: 'desc' },
      limit: size + 1,
    },
  );
  return connectionOf(found.map(questionView), {
    first: size,
    after,
    cursorOf: ({ id }) => cursor.of(id),
  });
}

/** The question of an event as it is now; null when it is gone. */
export async function ownQuestion(
  ctx: Context,
  { questionId, userId }: OwnQuestionEvent,
): Promise<QuestionView | null> {
  const stored = await ctx.em
    .fork()
    .findOne(
      Question,
      { id: questionId, user: userId },
      { populate: ['user', 'answeredIn'], strategy: 'joined' },
    );
  return stored && questionView(stored);
}

import type { OwnQuestionEvent, QuestionView } from '../../schema/questions.ts';
import type { Context } from '../core/context.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../core/paging/cursors.ts';
import { Question } from './question.entity.ts';
import { questionView, readQuestions } from './question.service.ts';

const cursor = defineIdCursor('myQuestions');

/** The viewer's own questions in any state, newest first. */
export function myQuestions(ctx: Context, page: PageRequest): Promise<Connection<QuestionView>> {
  const viewer = ctx.require('question.submit');
  const read = ({ first, after }: PageRequest) =>
    readQuestions(
      ctx.em.fork(),
      { user: viewer.id, id: { $lt: cursor.read(after) ?? ABOVE_ALL_IDS } },
      { order: 'desc', limit: first },
    );
  return readConnection(page, read, cursor.of);
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

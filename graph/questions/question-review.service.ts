import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuestionFilter, QuestionStatus, QuestionView } from '../../schema/questions.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../core/paging/cursors.ts';
import { keepRemoved } from '../removals/removal.service.ts';
import type { Question } from './question.entity.ts';
import { lockQuestion } from './question-lock.ts';
import { countPending, publishQuestion, questionView, readQuestions } from './question.service.ts';

interface Page extends PageRequest {
  readonly filter: QuestionFilter;
}

const cursor = defineIdCursor('questions');

/** Questions with their authors, newest first: all, pending or approved ones. One statement. */
export function questions(
  ctx: Context,
  { filter, ...page }: Page,
): Promise<Connection<QuestionView>> {
  ctx.require('question.moderate');
  const read = ({ first, after }: PageRequest) =>
    readQuestions(
      ctx.em,
      {
        ...(filter !== 'all' && { approved: filter === 'approved' }),
        id: { $lt: cursor.read(after) ?? ABOVE_ALL_IDS },
      },
      { order: 'desc', limit: first },
    );
  return readConnection(page, read, cursor.of);
}

export async function pendingQuestionCount(ctx: Context): Promise<number> {
  ctx.require('question.moderate');
  return countPending(ctx);
}

/** Makes a question public. Approving it again changes nothing. */
export async function approveQuestion(ctx: Context, id: number): Promise<QuestionView> {
  ctx.require('question.moderate');
  return move(ctx, id, 'question.approve', ({ status }) =>
    status === 'pending' ? 'approved' : status,
  );
}

/** Moves a question to any status; back in pending it needs approval again. */
export async function setQuestionStatus(
  ctx: Context,
  id: number,
  status: QuestionStatus,
): Promise<QuestionView> {
  ctx.require('question.moderate');
  return move(ctx, id, 'question.setStatus', () => status);
}

/** Deletes a question in any state; the trail records its text. */
export async function deleteQuestion(ctx: Context, id: number): Promise<boolean> {
  ctx.require('question.moderate');
  const publish = await ctx.em.transactional((tx) => takeQuestion(ctx, tx, id));
  await publish();
  return true;
}

/** Deletes a question within the caller's transaction. Returns what publishes that after the commit. */
export async function takeQuestion(
  ctx: Context,
  tx: EntityManager,
  id: number,
): Promise<() => Promise<void>> {
  const stored = await lockQuestion(tx, id);
  const kept = await keepRemoved(ctx, tx, { kind: 'QUESTION', postId: id });
  const { question, status, user } = stored;
  tx.remove(stored);
  const details = { question, status, userName: user.name };
  recordAct(ctx, { ...actOn(id, 'question.delete'), details }, tx);
  return async () => {
    await publishQuestion(ctx, stored, 'DELETED');
    kept?.publish();
  };
}

async function move(
  ctx: Context,
  id: number,
  action: string,
  next: (question: Question) => QuestionStatus,
): Promise<QuestionView> {
  const { moved, from, to } = await ctx.em.transactional(async (tx) => {
    const stored = await lockQuestion(tx, id);
    const { status: from } = stored;
    const to = next(stored);
    if (to !== from) {
      // What isn't answered any more isn't on the air either.
      const isAnswered = to === 'answered';
      tx.assign(stored, {
        status: to,
        approved: to !== 'pending',
        ...(isAnswered ? { answeredSince: ctx.now() } : { onAirAt: null }),
      });
      recordAct(ctx, { ...actOn(id, action), details: { from, to } }, tx);
    }
    return { moved: stored, from, to };
  });
  await publishQuestion(ctx, moved, to === 'answered' && from !== to ? 'ANSWERED' : 'CHANGED');
  return questionView(moved);
}

const actOn = (subjectId: number, action: string) => ({
  action,
  subjectType: 'Question' as const,
  subjectId,
});

import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type QuestionNews,
  type QuestionView,
  submitQuestionInput,
  type SubmitQuestionInput,
} from '../../schema/questions.ts';
import { showPath } from '../../schema/shows/show-paths.ts';
import { User } from '../accounts/users/user.entity.ts';
import { publicUserView } from '../accounts/users/user.view.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { notifyInbox } from '../core/notify-inbox.ts';
import { Question } from './question.entity.ts';

/** Submits a question to the hosts. Until an admin approves it, only admins see it. */
export async function submitQuestion(
  ctx: Context,
  raw: SubmitQuestionInput,
): Promise<QuestionView> {
  const viewer = ctx.require('question.submit');
  const { question } = submitQuestionInput.parse(raw);
  await limitContent(ctx, 'question');
  const submitted = ctx.em.create(Question, {
    user: await ctx.em.findOneOrFail(User, viewer.id),
    question,
    createdAt: ctx.now(),
  });
  await ctx.em.flush();
  await publishQuestion(ctx, submitted, 'CHANGED');
  return questionView(submitted);
}

/** Publishes what happened to a question: to those who review them, and to the member who asked it. */
export async function publishQuestion(
  ctx: Context,
  stored: Question,
  kind: QuestionNews,
): Promise<void> {
  const { id: questionId, question, user, answeredIn, answeredAtSeconds } = stored;
  const path = answeredIn ? showPath(answeredIn, answeredAtSeconds ?? 0) : null;
  if (kind !== 'CHANGED') notifyInbox(ctx, user.id);
  ctx.publish('ownQuestion.changed', { userId: user.id, questionId, kind, question, path });
  ctx.publish('question.changed', { questionId, pendingCount: await countPending(ctx) });
}

/** How many questions are pending. */
export const countPending = ({ em }: Context): Promise<number> =>
  em.count(Question, { status: 'pending' });

/** True while the hosts answer it in the show that is on the air, which must be loaded. */
function isOnAir({ onAirAt, answeredIn }: Question): boolean {
  if (!onAirAt || !answeredIn?.isCurrentlyLive || !answeredIn.liveSince) return false;
  return onAirAt >= answeredIn.liveSince;
}

/** Questions with their authors and shows, in the order of their ids. One statement. */
export async function readQuestions(
  em: EntityManager,
  where: FilterQuery<Question>,
  { order, limit }: { readonly order: 'asc' | 'desc'; readonly limit: number },
): Promise<QuestionView[]> {
  const found = await em.find(Question, where, {
    populate: ['user', 'answeredIn'],
    strategy: 'joined',
    orderBy: { id: order },
    limit,
  });
  return found.map(questionView);
}

/** The question with its author and its show, which must be loaded. */
export function questionView(stored: Question): QuestionView {
  const { id, question, approved: isApproved, status, createdAt, user, answeredIn } = stored;
  return {
    ...{ id, question, isApproved, status, createdAt },
    answeredInId: answeredIn?.id ?? null,
    answeredAtSeconds: stored.answeredAtSeconds ?? null,
    isOnAir: isOnAir(stored),
    user: publicUserView(user),
  };
}

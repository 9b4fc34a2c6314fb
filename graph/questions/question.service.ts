import {
  type QuestionView,
  submitQuestionInput,
  type SubmitQuestionInput,
} from '../../schema/questions.ts';
import { User } from '../accounts/users/user.entity.ts';
import { publicUserView } from '../accounts/users/user.view.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
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
  await publishQuestions(ctx, submitted.id);
  return questionView(submitted);
}

/** Publishes to admins that a question was submitted, moved or deleted. */
export async function publishQuestions(ctx: Context, questionId: number): Promise<void> {
  ctx.publish('question.changed', { questionId, pendingCount: await countPending(ctx) });
}

/** How many questions are pending. */
export const countPending = ({ em }: Context): Promise<number> =>
  em.count(Question, { status: 'pending' });

/** The question with its author, who must be loaded. */
export function questionView(stored: Question): QuestionView {
  const { id, question, approved, status, createdAt, user, answeredIn } = stored;
  const answeredInId = answeredIn?.id ?? null;
  return { id, question, approved, status, createdAt, answeredInId, user: publicUserView(user) };
}

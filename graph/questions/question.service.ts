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

/** Hands a question to the hosts. It waits for review; nobody else sees it until an admin approves it. */
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

/** Tells the admins that a question came, was moved or went. */
export async function publishQuestions(ctx: Context, questionId: number): Promise<void> {
  ctx.publish('question.changed', { questionId, pendingCount: await countPending(ctx) });
}

/** How many questions wait for an admin. */
export const countPending = ({ em }: Context): Promise<number> =>
  em.count(Question, { status: 'pending' });

/** With its author, who must be loaded. */
export function questionView(stored: Question): QuestionView {
  const { id, question, approved, status, createdAt, user } = stored;
  return { id, question, approved, status, createdAt, user: publicUserView(user) };
}

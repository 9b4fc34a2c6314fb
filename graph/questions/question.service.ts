import {
  type QuestionView,
  submitQuestionInput,
  type SubmitQuestionInput,
} from '../../schema/questions.ts';
import { User } from '../accounts/user.entity.ts';
import { limitContent } from '../core/content-limits.ts';
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
    user: ctx.em.getReference(User, viewer.id),
    question,
    createdAt: ctx.now(),
  });
  await ctx.em.flush();
  ctx.publish('question.changed', { questionId: submitted.id });
  return submitted;
}

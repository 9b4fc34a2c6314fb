import DataLoader from 'dataloader';
import {
  type QuestionView,
  setQuestionShowInput,
  type SetQuestionShowShape,
} from '../../schema/questions.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { ContentFeed } from '../shows/content-feed.entity.ts';
import { Question } from './question.entity.ts';
import { lockQuestion } from './question-lock.ts';
import { publishQuestion, questionView } from './question.service.ts';

/** Says in which show the hosts answered an approved question; from then on it counts as answered. Null: in none. */
export async function setQuestionShow(
  ctx: Context,
  raw: SetQuestionShowShape,
): Promise<QuestionView> {
  ctx.require('question.moderate');
  const { id, showId = null, atSeconds } = setQuestionShowInput.parse(raw);
  const { stored, isNews } = await ctx.em.transactional(async (tx) => {
    const stored = await lockQuestion(tx, id);
    if (stored.status === 'pending') throw refuse('question.notApproved');
    const show = showId === null ? null : await tx.findOne(ContentFeed, { id: showId });
    if (showId !== null && !show) throw refuse('show.unknown');
    const from = stored.answeredIn?.id ?? null;
    const wasAnswered = stored.status === 'answered';
    const place = show && (atSeconds ?? (from === showId ? stored.answeredAtSeconds : null));
    if (from !== showId || place !== stored.answeredAtSeconds) {
      tx.assign(stored, {
        answeredIn: show,
        answeredAtSeconds: place ?? null,
        ...(show ? { status: 'answered' } : { onAirAt: null }),
        ...(show && !wasAnswered && { answeredSince: ctx.now() }),
      });
      const details = { from, to: showId, title: show?.title ?? null };
      recordAct(
        ctx,
        { action: 'question.setShow', subjectType: 'Question', subjectId: id, details },
        tx,
      );
    }
    // Who asked learns of the answer once, and of the place where it is as soon as that is known.
    return { stored, isNews: show !== null && (!wasAnswered || from === null) };
  });
  await publishQuestion(ctx, stored, isNews ? 'ANSWERED' : 'CHANGED');
  return questionView(stored);
}

/** Of one show the first; a show answers a dozen. */
const MOST = 100;

async function readAnswered(ctx: Context, showIds: readonly number[]): Promise<QuestionView[][]> {
  const found = await ctx.em.fork().find(
    Question,
    { answeredIn: { $in: [...showIds] }, approved: true },
    {
      populate: ['user', 'answeredIn'],
      strategy: 'joined',
      orderBy: { id: 'asc' },
      limit: MOST * showIds.length,
    },
  );
  return showIds.map((showId) =>
    found
      .filter(({ answeredIn }) => answeredIn?.id === showId)
      .slice(0, MOST)
      .map(questionView),
  );
}

const loaders = new WeakMap<Context, DataLoader<number, QuestionView[]>>();

/** The approved questions that a show answers, read together with those of other shows of the same request. */
export function questionsAnsweredIn(ctx: Context, showId: number): Promise<QuestionView[]> {
  let loader = loaders.get(ctx);
  if (!loader) {
    loader = new DataLoader((ids: readonly number[]) => readAnswered(ctx, ids));
    loaders.set(ctx, loader);
  }
  return loader.load(showId);
}

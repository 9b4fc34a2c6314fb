import type { AirState, QuestionView } from '../../schema/questions.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { takeLock } from '../core/database/locks.ts';
import { refuse } from '../core/errors.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { defineIdCursor } from '../core/paging/cursors.ts';
import { ContentFeed } from '../shows/content-feed.entity.ts';
import { Question } from './question.entity.ts';
import { lockQuestion } from './question-lock.ts';
import { publishQuestion, questionView, readQuestions } from './question.service.ts';

const cursor = defineIdCursor('questionQueue');

/** Approved questions without an answer yet, oldest first. */
export function questionQueue(ctx: Context, page: PageRequest): Promise<Connection<QuestionView>> {
  ctx.require('question.takeOnAir');
  const read = ({ first, after }: PageRequest) =>
    readQuestions(
      ctx.em,
      { status: { $in: ['approved', 'waiting'] }, id: { $gt: cursor.read(after) ?? 0 } },
      { order: 'asc', limit: first },
    );
  return readConnection(page, read, cursor.of);
}

/** The question that the hosts are answering now; null between two of them. */
export async function questionOnAir(ctx: Context): Promise<QuestionView | null> {
  ctx.require('question.takeOnAir');
  const [found] = await ctx.em.find(
    Question,
    { onAirAt: { $ne: null }, answeredIn: { isCurrentlyLive: true } },
    {
      populate: ['user', 'answeredIn'],
      strategy: 'joined',
      orderBy: { onAirAt: 'desc' },
      limit: 1,
    },
  );
  const view = found && questionView(found);
  return view?.isOnAir ? view : null;
}

/**
 * Says that the hosts are answering a question in the show that is on the air, that they have, or that they leave it for
 * later. From the beginning it counts as answered in that show, so that nothing must be done when the show ends.
 */
export async function setQuestionOnAir(
  ctx: Context,
  { id, state }: { readonly id: number; readonly state: AirState },
): Promise<QuestionView> {
  ctx.require('question.takeOnAir');
  const { stored, changed, isNews } = await ctx.em.transactional(async (tx) => {
    // One at a time, also when two hosts take one each.
    await takeLock(tx, 'question on the air');
    const others =
      state === 'ON_AIR'
        ? await tx.find(Question, { onAirAt: { $ne: null }, id: { $ne: id } }, PARTS)
        : [];
    const one = await lockQuestion(tx, id);
    if (one.status === 'pending') throw refuse('question.notApproved');
    const wasOnAir = questionView(one).isOnAir;
    if (state === 'ON_AIR' && !wasOnAir) {
      const show = await tx.findOne(ContentFeed, { isCurrentlyLive: true });
      if (!show) throw refuse('question.noShow');
      const now = ctx.now();
      const since = show.liveSince ?? now;
      show.liveSince = since;
      tx.assign(one, {
        onAirAt: now,
        status: 'answered',
        answeredSince: now,
        answeredIn: show,
        answeredAtSeconds: Math.floor((now.getTime() - since.getTime()) / 1000),
      });
    }
    if (state === 'ANSWERED')
      tx.assign(one, {
        ...{ onAirAt: null, status: 'answered' },
        ...(one.status !== 'answered' && { answeredSince: ctx.now() }),
      });
    if (state === 'WAITING')
      tx.assign(one, {
        ...{ onAirAt: null, status: 'waiting', answeredIn: null, answeredAtSeconds: null },
      });
    for (const other of others) other.onAirAt = null;
    recordAct(
      ctx,
      {
        ...{ action: 'question.setOnAir', subjectType: 'Question', subjectId: id },
        details: { to: state, question: one.question },
      },
      tx,
    );
    return { stored: one, changed: others, isNews: state === 'ON_AIR' && !wasOnAir };
  });
  for (const other of changed) await publishQuestion(ctx, other, 'CHANGED');
  await publishQuestion(ctx, stored, isNews ? 'ON_AIR' : 'CHANGED');
  return questionView(stored);
}

const PARTS = { populate: ['user', 'answeredIn'] } as const;

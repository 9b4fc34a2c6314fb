import { sanctionAnswer } from '../../schema/accounts/sanction-inputs.ts';
import type { OwnSanctionView } from '../../schema/accounts/sanctions.ts';
import { actOn } from '../accounts/rights/user-acts.ts';
import { lockOwnAccount } from '../accounts/sessions/lock-own-account.ts';
import { Sanction } from '../accounts/sanctions/sanction.entity.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { readSanction } from './sanction.reads.ts';
import { published } from './sanction.service.ts';

/** What keeps the viewer from posting now; null for nothing. */
export async function ownSanction(ctx: Context): Promise<OwnSanctionView | null> {
  const { viewer } = ctx;
  if (!viewer?.sanction) return null;
  const found = await readSanction(ctx.em, viewer.sanction.id, ctx.now());
  return found?.userId === viewer.id && found.isInForce ? found : null;
}

/** Confirms that the viewer read a warning, which ends it. Safe to repeat. */
export async function acknowledgeSanction(ctx: Context, id: number): Promise<OwnSanctionView> {
  const sanction = await change(ctx, id, 'user.acknowledgeSanction', (own) => {
    if (own.kind !== 'WARNING') throw refuse('sanction.notWarning');
    if (own.acknowledgedAt) return false;
    own.acknowledgedAt = ctx.now();
    return true;
  });
  return published(ctx, sanction.id, sanction.user.id);
}

/** Answers the moderators, once. */
export async function answerSanction(
  ctx: Context,
  id: number,
  raw: string,
): Promise<OwnSanctionView> {
  const answer = sanctionAnswer.parse(raw);
  const sanction = await change(ctx, id, 'user.answerSanction', (own) => {
    // Sent twice because the first response was lost.
    if (own.answer === answer) return false;
    if (own.answer !== null) throw refuse('sanction.answered');
    own.answer = answer;
    own.answeredAt = ctx.now();
    return true;
  });
  return published(ctx, sanction.id, sanction.user.id);
}

/** Changes one of the viewer's own, and records that it did; NOT_FOUND for those of others. */
function change(
  ctx: Context,
  id: number,
  action: string,
  act: (own: Sanction) => boolean,
): Promise<Sanction> {
  const viewer = ctx.require('sanction.answerOwn');
  return ctx.em.fork().transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    const own = await tx.findOne(Sanction, { id, user: viewer.id }, { populate: ['user'] });
    if (!own) throw refuse('sanction.unknown');
    if (act(own)) {
      const { kind, answer } = own;
      recordAct(ctx, actOn(own.user, action, { kind, ...(answer && { answer }) }), tx);
    }
    return own;
  });
}

import type { EntityManager } from '@mikro-orm/postgresql';
import {
  INBOX_CHOICES,
  type InboxChoiceView,
  type OwnInboxView,
  QUIET_DURATIONS,
  type QuietDuration,
} from '../../schema/inbox.ts';
import { lockOwnAccount } from '../accounts/sessions/lock-own-account.ts';
import { User } from '../accounts/users/user.entity.ts';
import { momentOf } from '../core/behind.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { arrangeMail } from './inbox-mail.service.ts';
import { ownInbox } from './inbox.service.ts';

const HOUR_MS = 3_600_000;

/** The viewer's own account changes, one change after the other; their other pages are notified. */
async function changeReader(
  ctx: Context,
  change: (reader: User, tx: EntityManager) => unknown,
): Promise<OwnInboxView> {
  const { id: userId } = ctx.require('inbox.readOwn');
  await ctx.em.fork().transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    await change(await tx.findOneOrFail(User, userId), tx);
  });
  ctx.publish('inbox.changed', { userIds: [userId] });
  return ownInbox(ctx);
}

/** Turns a way of learning of a kind of item on or off. Safe to repeat. */
export const setInboxChoice = (
  ctx: Context,
  { kind, channel, isOn }: InboxChoiceView,
): Promise<OwnInboxView> => {
  if (!(channel in INBOX_CHOICES[kind])) throw refuse('inbox.noSuchChoice');
  return changeReader(ctx, async (reader, tx) => {
    const before = reader.inboxChoices;
    reader.inboxChoices = { ...before, [kind]: { ...before?.[kind], [channel]: isOn } };
    if (channel === 'MAIL') await arrangeMail(ctx, tx, reader);
  });
};

/** Sends the viewer no notifications for some time; null: from now on again. Safe to repeat. */
export const setDoNotDisturb = (
  ctx: Context,
  duration: QuietDuration | null,
): Promise<OwnInboxView> =>
  changeReader(ctx, (reader) => {
    const hours = duration && QUIET_DURATIONS[duration];
    reader.doNotDisturbUntil = hours ? new Date(ctx.now().getTime() + hours * HOUR_MS) : null;
  });

/** Notes up to when the viewer has read the inbox, on all devices. An earlier moment changes nothing. */
export function markInboxRead(ctx: Context, upTo: Date): Promise<OwnInboxView> {
  // What comes later is not read yet, whatever the clock of the browser says; a fan who is behind has not seen what others have.
  const seen = momentOf(ctx) ?? ctx.now();
  const until = new Date(Math.min(upTo.getTime(), seen.getTime()));
  return changeReader(ctx, (reader) => {
    if (!reader.inboxReadUntil || reader.inboxReadUntil < until) reader.inboxReadUntil = until;
  });
}

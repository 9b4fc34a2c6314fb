import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type ChosenOtherwise, INBOX_KINDS, wantedKinds } from '../../schema/inbox.ts';
import { addDays, instantOfMountain, mountainDate } from '../../schema/time/clock.ts';
import { newSecret } from '../accounts/sessions/secret.ts';
import { User } from '../accounts/users/user.entity.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { InboxMail } from './inbox-mail.entity.ts';

/** Name of the job that sends the daily emails. */
export const MAIL_INBOXES = 'mail-inboxes';

/** When they are sent, in Denver. */
const TIME_OF_DAY = '08:00';

/** The next time of day at which emails are sent. */
export function nextMail(now: Date): Date {
  const today = mountainDate(now);
  const at = instantOfMountain({ date: today, time: TIME_OF_DAY });
  return at > now ? at : instantOfMountain({ date: addDays(today, 1), time: TIME_OF_DAY });
}

/** Starts or stops the daily email of a member, who has just changed what they want, in the caller's transaction. */
export async function arrangeMail(
  ctx: Context,
  tx: EntityManager,
  { id, inboxChoices }: Pick<User, 'id' | 'inboxChoices'>,
): Promise<void> {
  const isWanted = wantedKinds(inboxChoices ?? null, 'MAIL').size > 0;
  const mail = await tx.findOne(InboxMail, { user: id });
  if (!isWanted) {
    if (mail) mail.dueAt = null;
    return;
  }
  const now = ctx.now();
  const { language } = ctx;
  if (!mail)
    tx.create(InboxMail, {
      ...{ user: tx.getReference(User, id), token: newSecret(), language },
      ...{ mailedAt: now, dueAt: nextMail(now) },
    });
  else {
    // What came while it was stopped is not in the next one.
    if (mail.dueAt === null) mail.mailedAt = now;
    mail.language = language;
    mail.dueAt ??= nextMail(now);
  }
  await ctx.jobs.wake(tx, MAIL_INBOXES, nextMail(now));
}

/** Whose daily email a link stops. */
export interface MailOfLink {
  readonly email: string;
  readonly isStopped: boolean;
}

/** Of the token in the link; null for unknown ones. */
export async function mailOfLink(
  { em }: Pick<Context, 'em'>,
  token: string,
): Promise<MailOfLink | null> {
  const [found] = await rowsOf(
    em,
    db
      .selectFrom('inboxMails as m')
      .innerJoin('users as u', 'u.id', 'm.userId')
      .select(['u.email', 'm.dueAt'])
      .where('m.token', '=', token),
  );
  return found ? { email: found.email, isStopped: found.dueAt === null } : null;
}

const NO_MAILS = Object.fromEntries(INBOX_KINDS.map((kind) => [kind, { MAIL: false }]));

/** Stops the daily email, without a sign-in: the member takes nothing by email any more. Safe to repeat. */
export async function stopMail(ctx: Context, token: string): Promise<MailOfLink | null> {
  const userId = await ctx.em.fork().transactional(async (tx) => {
    const mail = await tx.findOne(InboxMail, { token });
    if (!mail) return null;
    const member = await tx.findOneOrFail(User, mail.user.id, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    mail.dueAt = null;
    member.inboxChoices = withoutMails(member.inboxChoices ?? null);
    return member.id;
  });
  if (userId !== null) ctx.publish('inbox.changed', { userIds: [userId] });
  return mailOfLink(ctx, token);
}

const withoutMails = (chosen: ChosenOtherwise | null): ChosenOtherwise =>
  Object.fromEntries(INBOX_KINDS.map((kind) => [kind, { ...chosen?.[kind], ...NO_MAILS[kind] }]));

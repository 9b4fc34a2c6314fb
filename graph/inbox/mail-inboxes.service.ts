import type { EntityManager } from '@mikro-orm/postgresql';
import { type ChosenOtherwise, INBOX_DAYS, wantedKinds } from '../../schema/inbox.ts';
import { inboxTitle } from '../../schema/inbox-words.ts';
import type { Language } from '../../schema/language/languages.ts';
import { accountMail } from '../accounts/account.mails.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { isoInstant } from '../core/instants.ts';
import { inLanguage } from '../core/language.ts';
import { mailFault } from '../core/mail/mail-fault.ts';
import type { Message } from '../core/mail/mail-transport.ts';
import { MAIL_INBOXES, nextMail } from './inbox-mail.service.ts';
import { type Item, itemsOf } from './inbox.service.ts';

const DAY_MS = 86_400_000;
/** Delay before the next try when the mail server does not take mails now, in ms. */
const AGAIN_MS = 600_000;
/** After this many the job ends and is woken again, so that a long run is not mistaken for a dead one. */
const MOST_PER_RUN = 2_000;
/** An email names so many items. */
const MOST_ITEMS = 20;

interface Due {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly emailProvenAt: string | null;
  readonly token: string;
  readonly language: Language;
  readonly mailedAt: string;
  readonly inboxReadUntil: string | null;
  readonly inboxChoices: ChosenOtherwise | null;
}

/** Sends the daily emails that are due, one after the other. Who has nothing new gets none. */
export async function mailInboxes(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (let left = MOST_PER_RUN; left > 0 && !signal?.aborted; left -= 1) {
    const due = await claim(ctx.em, ctx.now());
    if (!due) break;
    if (await isAwayFor(ctx, due)) break;
  }
  const [next] = await rowsOf(
    ctx.em,
    db.selectFrom('inboxMails').select(({ fn }) => fn.min<string | null>('dueAt').as('dueAt')),
  );
  if (next?.dueAt) await ctx.jobs.wake(ctx.em, MAIL_INBOXES, new Date(next.dueAt));
}

/** Takes one that is due. A node that dies over it leaves its items to the next day. */
async function claim(em: EntityManager, now: Date): Promise<Due | undefined> {
  const [due] = await rowsOf(
    em,
    db
      .updateTable('inboxMails as m')
      .from('users as u')
      .set({ dueAt: nextMail(now) })
      .whereRef('u.id', '=', 'm.userId')
      .where('m.id', '=', ({ selectFrom }) =>
        selectFrom('inboxMails')
          .select('id')
          .where('dueAt', '<=', now.toISOString())
          .orderBy('dueAt')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['m.id', 'm.userId', 'm.token', 'm.language', 'm.mailedAt'])
      .returning(['u.email', 'u.emailProvenAt', 'u.inboxReadUntil', 'u.inboxChoices']),
  );
  return due;
}

/** Sends what one member is owed. Returns whether the mail server is away. */
async function isAwayFor(ctx: Context, due: Due): Promise<boolean> {
  // What came until the address is proven is in the first email after that.
  if (due.emailProvenAt === null) return false;
  const now = ctx.now();
  const set = (values: { dueAt?: Date; mailedAt?: Date }) =>
    rowsOf(ctx.em, db.updateTable('inboxMails').set(values).where('id', '=', due.id));
  const items = await newItems(ctx, due);
  if (items.length === 0) {
    await set({ mailedAt: now });
    return false;
  }
  try {
    await ctx.mail.sendNow(inboxMail(ctx, due, items));
  } catch (error) {
    const { kind } = mailFault(error);
    // Items of an address that refuses mails are in the next one, as long as they are in the inbox.
    if (kind === 'AWAY' || kind === 'LATER')
      await set({ dueAt: new Date(now.getTime() + AGAIN_MS) });
    return kind === 'AWAY';
  }
  await set({ mailedAt: now });
  return false;
}

async function newItems(ctx: Context, due: Due): Promise<Item[]> {
  const { userId, mailedAt, inboxReadUntil: read, inboxChoices } = due;
  const oldest = new Date(ctx.now().getTime() - INBOX_DAYS * DAY_MS).toISOString();
  const since = [oldest, isoInstant(mailedAt), ...(read ? [isoInstant(read)] : [])].sort().at(-1)!;
  return itemsOf(ctx, { userId, since, wanted: wantedKinds(inboxChoices, 'MAIL') });
}

/** Where the link of these emails leads, for people and for mail programs (RFC 8058). */
export const STOP_PATH = '/inbox/unsubscribe';

/** Besides their names without a word of members: what they write must not come in the site's name. */
function inboxMail(ctx: Context, due: Due, items: readonly Item[]): Message {
  const { publicUrl, site } = ctx;
  const say = inLanguage(due.language);
  const stop = `${publicUrl}${STOP_PATH}?token=${due.token}`;
  const count = items.length;
  const lines = items
    .slice(0, MOST_ITEMS)
    .map((item) => `${inboxTitle(item, say)}\n${publicUrl}${item.path}`);
  const mail = accountMail(
    { ...ctx, language: due.language },
    due.email,
    say('{count|one:# new item|other:# new items} in your inbox', { count }),
    [
      say('This is new in your inbox at {site}:', { site: site.name }),
      ...lines,
      say('Your whole inbox: {url}', { url: `${publicUrl}/inbox` }),
      say('You chose this daily email in your settings. To stop it: {url}', { url: stop }),
    ],
  );
  return { ...mail, unsubscribeUrl: stop };
}

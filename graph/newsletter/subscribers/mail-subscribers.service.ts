import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '../../../schema/language/languages.ts';
import { newSecret, secretHash } from '../../accounts/sessions/secret.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { inLanguage } from '../../core/language.ts';
import { mailFault } from '../../core/mail/mail-fault.ts';
import type { Message } from '../../core/mail/mail-transport.ts';
import { CONFIRM_PATH } from './confirm-path.ts';
import { LINK_LIVES_MS, MAIL_SUBSCRIBERS } from './subscribe.service.ts';

/** A link that was being mailed when its node died is mailed again after this time. */
const LEASE_MS = 120_000;
/** Delay before the next try when the mail server does not take mails now. */
const AGAIN_MS = 60_000;
/** After this many the job ends and is woken again, so that a long run is not mistaken for a dead one. */
const MOST_PER_RUN = 2_000;

interface Due {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
  readonly token: string;
}

/** Mails the links that are due, one after the other, and forgets who did not use theirs in time. */
export async function mailSubscribers(ctx: Context, signal?: AbortSignal): Promise<void> {
  await forgetUnconfirmed(ctx);
  for (let left = MOST_PER_RUN; left > 0 && !signal?.aborted; left -= 1) {
    const due = await claim(ctx.em, ctx.now());
    if (!due) break;
    const isAway = await sendTo(ctx, due);
    if (isAway) break;
  }
  const next = await nextWake(ctx.em);
  if (next) await ctx.jobs.wake(ctx.em, MAIL_SUBSCRIBERS, next > ctx.now() ? next : ctx.now());
}

const inPast = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();
const inFuture = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Takes the one that is due longest and gives it a new token; links that were mailed before no longer work. */
async function claim(em: EntityManager, now: Date): Promise<Due | null> {
  const token = newSecret();
  const [claimed] = await rowsOf(
    em,
    db
      .updateTable('subscribers')
      .set({ tokenHash: secretHash(token), mailDueAt: inFuture(now, LEASE_MS) })
      .where(
        'id',
        '=',
        db
          .selectFrom('subscribers')
          .select('id')
          .where('mailDueAt', '<=', now.toISOString())
          .where('askedAt', '>', inPast(now, LINK_LIVES_MS))
          .orderBy('mailDueAt')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'email', 'language']),
  );
  return claimed ? { ...claimed, token } : null;
}

/** Returns whether the mail server is away. An address that it refuses is not tried again. */
async function sendTo(ctx: Context, due: Due): Promise<boolean> {
  const settle = (mailDueAt: Date | null) =>
    rowsOf(ctx.em, db.updateTable('subscribers').set({ mailDueAt }).where('id', '=', due.id));
  try {
    await ctx.mail.sendNow(confirmationMail(ctx, due));
    await settle(null);
    return false;
  } catch (error) {
    const { kind } = mailFault(error);
    const isLater = kind === 'AWAY' || kind === 'LATER';
    await settle(isLater ? inFuture(ctx.now(), AGAIN_MS) : null);
    return kind === 'AWAY';
  }
}

/** Without a word of what was typed: the recipient may be a stranger. */
function confirmationMail(
  { publicUrl, site }: Pick<Context, 'publicUrl' | 'site'>,
  { email, language, token }: Due,
): Message {
  const say = inLanguage(language);
  const paragraphs = [
    say('Someone (hopefully you) signed this email up for the {site} newsletter.', {
      site: site.name,
    }),
    say('To confirm, open this page and tap the button:'),
    `${publicUrl}${CONFIRM_PATH}?token=${token}`,
    say(
      "The link works for 7 days. If it wasn't you, ignore this email. You won't get a newsletter, and we'll forget the address.",
    ),
    [site.name, site.postalAddress].filter(Boolean).join(', '),
  ];
  return {
    to: email,
    subject: say('Confirm your newsletter subscription'),
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

/** Those that were confirmed before lose only the link. */
async function forgetUnconfirmed({ em, now, publish }: Context): Promise<void> {
  const since = inPast(now(), LINK_LIVES_MS);
  const forgotten = await rowsOf(
    em,
    db
      .deleteFrom('subscribers')
      .where('confirmedAt', 'is', null)
      .where('askedAt', '<=', since)
      .returning('id'),
  );
  await rowsOf(
    em,
    db
      .updateTable('subscribers')
      .set({ mailDueAt: null })
      .where('mailDueAt', 'is not', null)
      .where('askedAt', '<=', since),
  );
  if (forgotten.length > 0) publish('subscriber.changed', { subscriberId: null });
}

/** When the next link is due to be mailed, or the next address to be forgotten. */
async function nextWake(em: EntityManager): Promise<Date | null> {
  const [row] = await rowsOf(
    em,
    db.selectNoFrom(({ selectFrom }) => [
      selectFrom('subscribers')
        .select(({ fn }) => fn.min('mailDueAt').as('at'))
        .where('mailDueAt', 'is not', null)
        .as('mail'),
      selectFrom('subscribers')
        .select(({ fn }) => fn.min('askedAt').as('at'))
        .where('confirmedAt', 'is', null)
        .as('asked'),
    ]),
  );
  const times = [
    ...(row?.mail ? [new Date(row.mail)] : []),
    ...(row?.asked ? [inFuture(new Date(row.asked), LINK_LIVES_MS)] : []),
  ];
  return times.length > 0 ? new Date(Math.min(...times.map(Number))) : null;
}

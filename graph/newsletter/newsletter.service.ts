import type { EntityManager } from '@mikro-orm/postgresql';
import {
  NEWSLETTER_LIMITS,
  type NewsletterPreviewView,
  type NewsletterView,
} from '../../schema/news/newsletter.ts';
import { type NewsletterInput, newsletterInput } from '../../schema/news/newsletter-shape.ts';
import { User } from '../accounts/users/user.entity.ts';
import { rendered } from '../articles/body/rendered.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { takeLock } from '../core/database/locks.ts';
import { rowsOf } from '../core/database/rows.ts';
import { refuse } from '../core/errors.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { Newsletter } from './newsletter.entity.ts';
import {
  AUDIENCE,
  countAudience,
  newsletterCursor,
  readNewsletter,
  readNewsletters,
} from './newsletter.reads.ts';
import { letterFoot, letterMail, letterText } from './newsletter-mail.ts';
import { addressTokens } from './subscription.service.ts';

/** Name of the job that sends mails. */
export const SEND_NEWSLETTERS = 'send-newsletters';

/** The same newsletter sent again within this time is a duplicate: a double click, or two admins at once. */
const SAME_WITHIN_MS = 10 * 60_000;

/** How many recipients a newsletter would have now. */
export function newsletterAudience(ctx: Context): Promise<number> {
  ctx.require('newsletter.send');
  return countAudience(ctx.em);
}

/** What was sent, newest first. */
export function newsletters(ctx: Context, page: PageRequest): Promise<Connection<NewsletterView>> {
  ctx.require('newsletter.send');
  return readConnection(page, (some) => readNewsletters(ctx.em, some), newsletterCursor.of);
}

/** The progress in an event. */
export async function newsletter(ctx: Context, id: number): Promise<NewsletterView> {
  ctx.require('newsletter.send');
  const found = await readNewsletter(ctx.em, id);
  if (!found) throw refuse('newsletter.unknown');
  return found;
}

/** Renders a preview. Stores nothing. */
export async function previewNewsletter(
  ctx: Context,
  content: string,
): Promise<NewsletterPreviewView> {
  ctx.require('newsletter.send');
  if (content.length > NEWSLETTER_LIMITS.content)
    throw refuse('newsletter.contentTooLong', {
      max: NEWSLETTER_LIMITS.content.toLocaleString('en-US'),
    });
  const body = await rendered(content);
  return { body, text: letterText(ctx, body), foot: letterFoot(ctx) };
}

/**
 * Sends a newsletter to everybody who wants it: stores one delivery per address, which a job sends. Sending the same
 * text again within ten minutes returns the first one.
 */
export async function sendNewsletter(ctx: Context, raw: NewsletterInput): Promise<NewsletterView> {
  const viewer = ctx.require('newsletter.send');
  const letter = newsletterInput.parse(raw);
  const now = ctx.now();
  const id = await ctx.em.transactional(async (tx) => {
    await takeLock(tx, 'newsletter');
    const same = await tx.findOne(Newsletter, {
      ...letter,
      createdAt: { $gt: new Date(now.getTime() - SAME_WITHIN_MS) },
    });
    if (same) return same.id;
    const sent = tx.create(Newsletter, {
      ...letter,
      sentBy: tx.getReference(User, viewer.id),
      createdAt: now,
    });
    await tx.flush();
    sent.total = await addDeliveries(tx, sent.id, now);
    if (sent.total === 0) throw refuse('newsletter.nobody');
    recordAct(
      ctx,
      {
        action: 'newsletter.send',
        subjectType: 'Newsletter',
        subjectId: sent.id,
        details: { subject: letter.subject, recipients: sent.total },
      },
      tx,
    );
    await tx.flush();
    await ctx.jobs.wake(tx, SEND_NEWSLETTERS, now);
    return sent.id;
  });
  ctx.publish('newsletter.changed', { newsletterId: id });
  return newsletter(ctx, id);
}

/** Stores one delivery per address; returns how many. */
async function addDeliveries(tx: EntityManager, id: number, now: Date): Promise<number> {
  const rows = await rowsOf(
    tx,
    db
      .insertInto('newsletterDeliveries')
      .columns(['newsletterId', 'email', 'dueAt'])
      .expression(({ selectFrom }) =>
        selectFrom(AUDIENCE.as('audience')).select(({ cast, val }) => [
          cast<number>(val(id), 'integer').as('newsletterId'),
          'audience.email',
          cast<string>(val(now), 'timestamptz').as('dueAt'),
        ]),
      )
      .returning('id'),
  );
  return rows.length;
}

/** Sends it to the admin only, at once; returns the address. */
export async function sendTestNewsletter(ctx: Context, raw: NewsletterInput): Promise<string> {
  const viewer = ctx.require('newsletter.send');
  const { subject, content } = newsletterInput.parse(raw);
  const { email } = await ctx.em.findOneOrFail(User, viewer.id, { fields: ['email'] });
  const [address] = await addressTokens(ctx.em, [email]);
  const mail = await letterMail(
    ctx,
    { subject: `[Test] ${subject}`, content },
    { email, token: address!.token },
  );
  try {
    await ctx.mail.sendNow(mail);
  } catch {
    throw refuse('newsletter.testFailed');
  }
  return email;
}

import { DEPRECATION_NOTICE_DAYS } from '../../../../schema/accounts/api-token-usage.ts';
import { addDays, mountainDate } from '../../../../schema/time/clock.ts';
import { accountMail } from '../../account.mails.ts';
import type { Context } from '../../../core/context.ts';
import { db } from '../../../core/database/db.ts';
import { rowsOf } from '../../../core/database/rows.ts';
import { inLanguage } from '../../../core/language.ts';
import type { Message } from '../../../core/mail/mail-transport.ts';
import { firstUsageDay } from './token-usage.reads.ts';

/** Name of the job that runs every day. */
export const TEND_TOKEN_USAGE = 'tend-token-usage';

const DAY = 24 * 60 * 60_000;

/** Warns owners of tokens whose code uses fields that go soon, once per field, and deletes days that are over. */
export async function tendTokenUsage(ctx: Context): Promise<void> {
  const now = ctx.now();
  const today = mountainDate(now);
  for (const [to, uses] of await claimDue(ctx, today))
    ctx.mail.queue(deprecationMail(ctx, to, uses));
  const first = firstUsageDay(today);
  await rowsOf(ctx.em, db.deleteFrom('apiTokenDays').where('day', '<', first));
  await rowsOf(ctx.em, db.deleteFrom('apiTokenDeprecations').where('lastUsedOn', '<', first));
  await ctx.jobs.wake(ctx.em, TEND_TOKEN_USAGE, new Date(now.getTime() + DAY));
}

interface Use {
  readonly field: string;
  readonly reason: string;
}

/** Marks what is due as mailed, so that of several nodes one sends each mail. By address. */
async function claimDue(ctx: Context, today: string): Promise<Map<string, Use[]>> {
  const due = await rowsOf(
    ctx.em,
    db
      .updateTable('apiTokenDeprecations as d')
      .from('apiTokens as t')
      .innerJoin('users as u', 'u.id', 't.userId')
      .set({ mailedAt: ctx.now().toISOString() })
      .whereRef('t.id', '=', 'd.tokenId')
      .where('d.mailedAt', 'is', null)
      .where('d.goesOn', '<=', addDays(today, DEPRECATION_NOTICE_DAYS))
      .returning(['u.email', 'd.field', 'd.reason']),
  );
  const byAddress = new Map<string, Use[]>();
  for (const { email, ...use } of due) byAddress.set(email, [...(byAddress.get(email) ?? []), use]);
  return byAddress;
}

function deprecationMail(ctx: Context, to: string, uses: readonly Use[]): Message {
  const say = inLanguage(ctx.language);
  return accountMail(ctx, to, say('Your API token uses fields that are going away'), [
    say('Your code still uses these parts of the {site} API. They’ll be removed soon:', {
      site: ctx.site.name,
    }),
    [...new Set(uses.map(({ field, reason }) => `${field}: ${reason}`))].join('\n'),
    say('Your profile shows which token calls them: {url}', { url: `${ctx.publicUrl}/profile` }),
  ]);
}

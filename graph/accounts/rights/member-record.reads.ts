import type { Contribution, MemberRecordView } from '../../../schema/accounts/member-record.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { asInt, rowsOf } from '../../core/database/rows.ts';
import { apiTokensOf } from '../api-tokens/own-api-tokens.service.ts';
import { isEmailProven, trustedEmail } from '../email/proven-email.ts';
import { securityEventsOf } from '../security-log/own-security-events.service.ts';
import { sessionsOf } from '../sessions/own-sessions.service.ts';
import { User } from '../users/user.entity.ts';

/** A member's whole record: what they contributed, where they are signed in, and what happened to the account. */
export async function memberRecord(ctx: Context, userId: number): Promise<MemberRecordView | null> {
  ctx.require('user.administer');
  const user = await ctx.em.fork().findOne(User, userId);
  if (!user) return null;
  const [contributions, sessions, apiTokens, securityEvents] = await Promise.all([
    contributionsOf(ctx, userId),
    sessionsOf(ctx, userId),
    apiTokensOf(ctx, userId),
    securityEventsOf(ctx, userId),
  ]);
  return {
    isEmailProven: isEmailProven(user),
    resetsGoTo: trustedEmail(user),
    contributions,
    sessions,
    apiTokens,
    securityEvents,
  };
}

const TABLES = {
  chatMessages: 'gameChatMessages',
  comments: 'comments',
  photos: 'fanZonePhotos',
  photoComments: 'photoComments',
  questions: 'questions',
  checkIns: 'gameCheckIns',
  lineups: 'fantasyLineups',
} as const satisfies Partial<Record<Contribution, string>>;

async function contributionsOf(ctx: Context, userId: number) {
  const [counts] = await rowsOf(
    ctx.em,
    db.selectNoFrom(({ selectFrom }) => [
      ...Object.entries(TABLES).map(([name, table]) =>
        selectFrom(table)
          .select(({ fn }) => asInt(fn.countAll()).as('count'))
          .where('userId', '=', userId)
          .as(name as keyof typeof TABLES),
      ),
      selectFrom('contentReports')
        .select(({ fn }) => asInt(fn.countAll()).as('count'))
        .where('reporterId', '=', userId)
        .as('reports'),
    ]),
  );
  return counts as Record<Contribution, number>;
}

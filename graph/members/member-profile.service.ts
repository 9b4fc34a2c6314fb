import {
  BADGE_KINDS,
  badgeLevel,
  type MemberProfileView,
} from '../../schema/accounts/member-profile.ts';
import { mountainDate } from '../../schema/time/clock.ts';
import { AUTHOR } from '../accounts/users/author.ts';
import { User } from '../accounts/users/user.entity.ts';
import { lockOwnAccount } from '../accounts/sessions/lock-own-account.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asInt, type Slots, statement } from '../core/database/rows.ts';

const readProfile = statement(({ id }: Slots<{ id: number }>) =>
  db
    .selectFrom('users as u')
    .select(['u.isProfileHidden', 'u.createdAt', AUTHOR.as('user')])
    .select(({ selectFrom }) => [
      selectFrom('fantasyLineups as l')
        .select(({ fn }) => asInt(fn.countAll()).as('count'))
        .whereRef('l.userId', '=', 'u.id')
        .where('l.isScored', '=', true)
        .$asScalar()
        .$notNull()
        .as('SCORED_LINEUPS'),
      selectFrom('fanZonePhotos as p')
        .select(({ fn }) => asInt(fn.countAll()).as('count'))
        .whereRef('p.userId', '=', 'u.id')
        .where('p.approved', '=', true)
        .$asScalar()
        .$notNull()
        .as('APPROVED_PHOTOS'),
      selectFrom('questions as q')
        .select(({ fn }) => asInt(fn.countAll()).as('count'))
        .whereRef('q.userId', '=', 'u.id')
        .where('q.status', '=', 'answered')
        .$asScalar()
        .$notNull()
        .as('QUESTIONS_ON_AIR'),
    ])
    .where('u.id', '=', id),
);

/** The page of a member as the viewer may see it; null for unknown ids. A hidden one shows its owner everything. */
export async function memberProfile(
  { em, viewer }: Context,
  id: number,
): Promise<MemberProfileView | null> {
  const [row] = await readProfile(em, { id });
  if (!row) return null;
  const { user, isProfileHidden: isHidden, createdAt } = row;
  if (isHidden && viewer?.id !== id) return { user, isHidden, joinedOn: null, badges: [] };
  return {
    user,
    isHidden,
    joinedOn: mountainDate(new Date(createdAt)),
    badges: BADGE_KINDS.map((kind) => ({
      kind,
      count: row[kind],
      level: badgeLevel(row[kind]),
    })).filter(({ level }) => level > 0),
  };
}

/** Hides the viewer's own page from others, or shows it again. Safe to repeat. */
export async function setProfileHidden(
  ctx: Context,
  isProfileHidden: boolean,
): Promise<MemberProfileView> {
  const { id } = ctx.require('account.editOwn');
  await ctx.em.fork().transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    await tx.nativeUpdate(User, { id }, { isProfileHidden });
  });
  ctx.publish('account.changed', { userId: id });
  return (await memberProfile(ctx, id))!;
}

import { type EntityData, LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  emailKey,
  updateProfileInput,
  type UpdateProfileInput,
  type UserView,
} from '../../schema/accounts.ts';
import type { Context } from '../core/context.ts';
import { taken } from './account.service.ts';
import { moveEmail } from './email/move-email.service.ts';
import { requireSelf } from './require-self.ts';
import { User } from './user.entity.ts';
import { userView } from './user.view.ts';

/**
 * Edits one's own profile; absent fields stay. A new e-mail counts at once, but must be proven before it may receive reset
 * links, and the address before can undo it. CONFLICT when another account has the e-mail.
 */
export async function updateProfile(
  ctx: Context,
  raw: UpdateProfileInput,
  userId?: number | null,
): Promise<UserView<Date>> {
  const viewer = requireSelf(ctx, userId);
  const { email, ...input } = updateProfileInput.parse(raw);
  const { email: known } = await ctx.em.findOneOrFail(User, viewer.id, { fields: ['email'] });
  if (isOther(email, known)) await ctx.limits.take('emailChange', String(viewer.id));
  const { user, mails, isChanged } = await ctx.em
    .fork()
    .transactional((tx) => save(ctx, tx, { id: viewer.id, email, values: given(input) }))
    .catch((error: unknown) => {
      if (error instanceof UniqueConstraintViolationException) throw taken(ctx, email);
      throw error;
    });
  for (const mail of mails) ctx.mail.queue(mail);
  if (isChanged) ctx.publish('account.changed', { userId: user.id });
  return userView(user, viewer);
}

interface Edit {
  readonly id: number;
  readonly email: string;
  readonly values: EntityData<User>;
}

async function save(ctx: Context, tx: EntityManager, { id, email, values }: Edit) {
  const user = await tx.findOneOrFail(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const before = JSON.stringify(userView(user, ctx.viewer));
  tx.assign(user, values);
  const mails = isOther(email, user.email) ? await moveEmail(ctx, tx, user, email) : [];
  // The same address may be spelled otherwise.
  user.email = email;
  await tx.flush();
  return { user, mails, isChanged: JSON.stringify(userView(user, ctx.viewer)) !== before };
}

const isOther = (one: string, other: string) => emailKey(one) !== emailKey(other);

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Given<T>;

import { UniqueConstraintViolationException } from '@mikro-orm/core';
import {
  emailKey,
  updateProfileInput,
  type UpdateProfileInput,
  type UserView,
} from '../../schema/accounts.ts';
import type { Context } from '../core/context.ts';
import { emailChangedMail } from './account.mails.ts';
import { taken } from './account.service.ts';
import { requireSelf } from './require-self.ts';
import { User } from './user.entity.ts';
import { userView } from './user.view.ts';

/**
 * Edits one's own profile; absent fields stay. A new e-mail ends an open reset link, and the old address is told.
 * CONFLICT when another account has the e-mail.
 */
export async function updateProfile(
  ctx: Context,
  raw: UpdateProfileInput,
  userId?: number | null,
): Promise<UserView<Date>> {
  const viewer = requireSelf(ctx, userId);
  const { email, ...input } = updateProfileInput.parse(raw);
  const user = await ctx.em.findOneOrFail(User, viewer.id);
  const oldEmail = user.email;
  const isMoved = emailKey(email) !== emailKey(oldEmail);
  if (isMoved) await ctx.limits.take('emailChange', String(viewer.id));
  ctx.em.assign(user, { email, ...given(input) });
  if (isMoved) ctx.em.assign(user, { resetToken: null, resetTokenExpiry: null });
  try {
    await ctx.em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw taken(ctx, email);
    throw error;
  }
  if (isMoved) ctx.mail.queue(emailChangedMail(ctx, oldEmail));
  ctx.publish('account.changed', { userId: user.id });
  return userView(user, viewer);
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Given<T>;

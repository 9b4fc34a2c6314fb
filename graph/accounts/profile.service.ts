import { type EntityData, LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  emailKey,
  isElsewhere,
  updateProfileInput,
  type UpdateProfileInput,
  type UserView,
} from '../../schema/accounts/accounts.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { taken } from './account.service.ts';
import { type AvatarPicture, putPicture } from './avatars/avatar-picture.ts';
import { AvatarSource } from './avatars/avatar-source.entity.ts';
import { moveEmail } from './email/move-email.service.ts';
import { addressRefusal, withFetchedAvatar } from './avatars/fetch-avatar.service.ts';
import { requireSelf } from './require-self.ts';
import { lockOwnAccount } from './sessions/lock-own-account.ts';
import { User } from './users/user.entity.ts';
import { userView } from './users/user.view.ts';

/**
 * Edits one's own profile; absent fields stay. A new e-mail counts at once, but must be proven before it may receive reset
 * links, and the address before can undo it. An avatar elsewhere is fetched once, and only our copy is shown. CONFLICT
 * when another account has the e-mail, BAD_USER_INPUT when that address gives no picture.
 */
export async function updateProfile(
  ctx: Context,
  raw: UpdateProfileInput,
  userId?: number | null,
): Promise<UserView<Date>> {
  const viewer = requireSelf(ctx, userId);
  const { email, avatarUrl, ...input } = updateProfileInput.parse(raw);
  const { email: known } = await ctx.em.findOneOrFail(User, viewer.id, { fields: ['email'] });
  if (isOther(email, known)) await ctx.limits.take('emailChange', String(viewer.id));
  const edit = { id: viewer.id, email, values: given(input) };
  const { user, mails, isChanged, orphans } = await saveWithAvatar(ctx, edit, avatarUrl).catch(
    (error: unknown) => {
      if (error instanceof UniqueConstraintViolationException) throw taken(ctx, email);
      throw addressRefusal(error);
    },
  );
  await ctx.files.remove(orphans);
  for (const mail of mails) ctx.mail.queue(mail);
  if (isChanged) ctx.publish('account.changed', { userId: user.id });
  return userView(user, viewer);
}

interface Edit {
  readonly id: number;
  readonly email: string;
  readonly values: EntityData<User>;
}

/** A picture elsewhere is fetched before the transaction begins: other people wait for its connection. */
async function saveWithAvatar(ctx: Context, edit: Edit, avatarUrl: string | null | undefined) {
  const address = typeof avatarUrl === 'string' && isElsewhere(avatarUrl) ? avatarUrl : null;
  if (address && !(await isFetched(ctx, edit.id, address))) {
    await limitContent(ctx, 'upload');
    return withFetchedAvatar(ctx, { userId: edit.id, address }, (picture, tx) =>
      save(ctx, tx, edit, picture),
    );
  }
  const picture = address || avatarUrl === undefined ? undefined : { url: avatarUrl };
  return ctx.em.fork().transactional((tx) => save(ctx, tx, edit, picture));
}

/** Whether the picture that is shown came from that address. */
const isFetched = async (ctx: Context, userId: number, address: string) =>
  (await ctx.em.count(AvatarSource, { user: userId, address, dueAt: null })) > 0;

async function save(
  ctx: Context,
  tx: EntityManager,
  { id, email, values }: Edit,
  picture: AvatarPicture | undefined,
) {
  await lockOwnAccount(ctx, tx);
  const user = await tx.findOneOrFail(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const before = JSON.stringify(userView(user, ctx.viewer));
  const isRenamed = (values.name ?? user.name) !== user.name;
  // Forms send the picture along that is there already.
  const hasNewPicture = (picture?.url ?? user.avatarUrl) !== user.avatarUrl;
  if (isRenamed || hasNewPicture) ctx.requireNoSanction('profile.show');
  tx.assign(user, values);
  const orphans = picture ? await putPicture(tx, user, picture) : [];
  const mails = isOther(email, user.email) ? await moveEmail(ctx, tx, user, email) : [];
  // The same address may be spelled otherwise.
  user.email = email;
  await tx.flush();
  return { user, mails, orphans, isChanged: JSON.stringify(userView(user, ctx.viewer)) !== before };
}

const isOther = (one: string, other: string) => emailKey(one) !== emailKey(other);

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Given<T>;

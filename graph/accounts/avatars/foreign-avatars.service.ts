import { LockMode } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { FetchError } from '../../core/network/outside-request.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { putPicture } from './avatar-picture.ts';
import { AvatarSource } from './avatar-source.entity.ts';
import { withFetchedAvatar } from './fetch-avatar.service.ts';
import { User } from '../users/user.entity.ts';

/** Name of the job that fetches them. */
export const FETCH_FOREIGN_AVATARS = 'fetch-foreign-avatars';

const MOST_TRIES = 5;
const AGAIN_AFTER_MS = 6 * 3_600_000;

interface Due {
  readonly userId: number;
  readonly address: string;
  readonly tries: number;
}

/**
 * Fetches the avatars that are still elsewhere, one after another. What passes is tried again hours later, five times
 * in all; an address that leads to no picture is forgotten. Of several nodes each address is called by one.
 */
export async function fetchForeignAvatars(ctx: Context, signal: AbortSignal): Promise<void> {
  for (let due = await nextDue(ctx); due; due = await nextDue(ctx)) {
    await fetchOne(ctx, due, signal);
    if (signal.aborted) return;
  }
  const [next] = await rowsOf(
    ctx.em,
    db.selectFrom('avatarSources').select(({ fn }) => fn.min('dueAt').as('at')),
  );
  if (next?.at) await ctx.jobs.wake(ctx.em, FETCH_FOREIGN_AVATARS, new Date(next.at));
}

/** Takes one by moving its next try first. */
async function nextDue(ctx: Context): Promise<Due | undefined> {
  const now = ctx.now();
  const [due] = await rowsOf(
    ctx.em,
    db
      .updateTable('avatarSources')
      .set({
        tries: ({ eb }) => eb('tries', '+', 1),
        dueAt: new Date(now.getTime() + AGAIN_AFTER_MS),
      })
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('avatarSources')
          .select('id')
          .where('dueAt', '<=', now.toISOString())
          .orderBy('dueAt')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['userId', 'address', 'tries']),
  );
  return due;
}

async function fetchOne(ctx: Context, due: Due, signal: AbortSignal): Promise<void> {
  const { userId, address, tries } = due;
  try {
    await withFetchedAvatar(ctx, { userId, address, signal }, async (picture, tx) => {
      const user = await tx.findOne(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      // If the member chose another picture in between, that one stays.
      const isWanted = (await tx.count(AvatarSource, { user: userId, address })) > 0;
      if (user && isWanted) await putPicture(tx, user, picture);
    });
    ctx.publish('account.changed', { userId });
  } catch (error) {
    if (!isOfAddress(error)) throw error;
    if (isPassing(error) && tries < MOST_TRIES) return;
    await ctx.em.fork().nativeDelete(AvatarSource, { user: userId, address });
  }
}

const isOfAddress = (error: unknown): error is FetchError | DomainError =>
  error instanceof FetchError || error instanceof DomainError;

const isPassing = (error: FetchError | DomainError) =>
  error instanceof FetchError ? error.fault === 'later' : error.code === 'UNAVAILABLE';

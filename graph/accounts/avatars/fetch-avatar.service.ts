import type { EntityManager } from '@mikro-orm/postgresql';
import { AVATAR_ADDRESS_MAX_BYTES } from '../../../schema/accounts/avatar-address.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, refuse } from '../../core/errors.ts';
import { withFetched } from '../../core/images/fetch-picture.ts';
import { FetchError } from '../../core/network/outside-request.ts';
import { withImage } from '../../core/images/images.ts';
import { asAvatar, type AvatarPicture } from './avatar-picture.ts';

interface Named {
  readonly userId: number;
  readonly address: string;
  readonly signal?: AbortSignal;
}

/**
 * Fetches the picture at the address that a member gave, saves it like an upload, and stores its row by `store` in one
 * transaction, which begins after the download. Throws a FetchError when nothing was received, BAD_USER_INPUT when it
 * is no picture.
 */
export const withFetchedAvatar = <Result>(
  ctx: Context,
  { userId, address, signal }: Named,
  store: (picture: AvatarPicture, tx: EntityManager) => Promise<Result>,
): Promise<Result> =>
  withFetched(
    address,
    { ownHosts: ctx.env.avatarHosts, bytes: AVATAR_ADDRESS_MAX_BYTES, signal },
    (file) =>
      withImage(
        { ...ctx, em: ctx.em.fork() },
        file,
        ({ url }, tx) => store({ url, source: address }, tx),
        asAvatar(userId),
      ),
  );

/**
 * The error as members see it. The message is the same for every cause, because it must not reveal what is in the
 * server's own network.
 */
export function addressRefusal(error: unknown): unknown {
  if (error instanceof FetchError)
    return error.fault === 'too large'
      ? refuse('account.avatarTooLarge', { megabytes: MEGABYTES }, AT_ADDRESS)
      : refuse('account.avatarNotFetched', {}, AT_ADDRESS);
  const isNoPicture = error instanceof DomainError && error.key === 'image.wrongType';
  return isNoPicture ? refuse('account.avatarNoPicture', {}, AT_ADDRESS) : error;
}

const AT_ADDRESS = { field: 'avatarUrl' };
const MEGABYTES = AVATAR_ADDRESS_MAX_BYTES / 1024 ** 2;

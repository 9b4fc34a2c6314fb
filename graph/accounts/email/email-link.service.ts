import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newSecret, secretHash } from '../sessions/secret.ts';
import { User } from '../users/user.entity.ts';
import { EmailLink, type EmailLinkKind } from './email-link.entity.ts';

const DAY = 24 * 60 * 60_000;

export const LINK_LIVES_MS: { readonly [Kind in EmailLinkKind]: number } = {
  prove: 3 * DAY,
  undo: 7 * DAY,
};

interface Link {
  readonly user: User;
  readonly kind: EmailLinkKind;
  readonly email: string;
}

/** Makes a link in the caller's unit of work and returns its token, which only the mail may contain. */
export function addLink(em: EntityManager, { user, kind, email }: Link, now: Date): string {
  const token = newSecret();
  em.create(EmailLink, {
    tokenHash: secretHash(token),
    user,
    kind,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIVES_MS[kind]),
  });
  return token;
}

/** The valid link of a token; null for any other token. */
export const findLink = (em: EntityManager, kind: EmailLinkKind, token: string, now: Date) =>
  em.findOne(EmailLink, { tokenHash: secretHash(token), kind, expiresAt: { $gt: now } });

/**
 * Takes the link away within a transaction, with its account locked; null when it does not work, or another request
 * was faster. Links that have expired go along.
 */
export async function takeLink(
  tx: EntityManager,
  kind: EmailLinkKind,
  token: string,
  now: Date,
): Promise<{ link: EmailLink; user: User } | null> {
  await tx.nativeDelete(EmailLink, { expiresAt: { $lte: now } });
  const known = await findLink(tx, kind, token, now);
  if (!known) return null;
  const user = await tx.findOneOrFail(User, known.user.id, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  const taken = await tx.nativeDelete(EmailLink, { id: known.id });
  return taken === 1 ? { link: known, user } : null;
}

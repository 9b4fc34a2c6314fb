import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { emailKey } from '../../../schema/accounts/accounts.ts';
import { User } from './user.entity.ts';

/** The account of an e-mail, ignoring case and surrounding spaces. */
export function userByEmail(em: EntityManager, email: string): Promise<User | null> {
  return em.findOne(User, { [raw((alias) => `lower(${alias}.email)`)]: emailKey(email) });
}

/** A mailbox is not to be filled by accounts that strangers moved through its address. */
const MOST_LEFT = 2;

/** The account of an e-mail, and those that left it for a still unverified address, newest first. */
export async function usersReachedBy(em: EntityManager, email: string): Promise<User[]> {
  const holder = await userByEmail(em, email);
  const left = await em.find(
    User,
    { [raw((alias) => `lower(${alias}.recovery_email)`)]: emailKey(email) },
    { orderBy: { id: 'desc' }, limit: MOST_LEFT },
  );
  return holder ? [holder, ...left] : left;
}

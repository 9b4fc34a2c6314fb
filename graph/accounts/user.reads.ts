import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { emailKey } from '../../schema/accounts.ts';
import { User } from './user.entity.ts';

/** The account of an e-mail, whatever its case and the spaces around it. */
export function userByEmail(em: EntityManager, email: string): Promise<User | null> {
  return em.findOne(User, { [raw((alias) => `lower(${alias}.email)`)]: emailKey(email) });
}

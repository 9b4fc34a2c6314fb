import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Act } from '../../core/audit/audit.ts';
import { refuse } from '../../core/errors.ts';
import { User } from '../users/user.entity.ts';

/** The member whom an act of an admin is about, so that of two acts at once the second sees the first. */
export async function lockUser(tx: EntityManager, id: number): Promise<User> {
  const user = await tx.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw refuse('account.unknown');
  return user;
}

/** The act as the trail records it. */
export const actOn = (
  { id, name }: User,
  action: string,
  details: Readonly<Record<string, unknown>> = {},
): Act => ({ action, subjectType: 'User', subjectId: id, details: { name, ...details } });

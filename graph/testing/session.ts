import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Session } from '../accounts/sessions/session.entity.ts';
import { User } from '../accounts/users/user.entity.ts';

export const TEST_PASSWORD = 'mile high password';

/** Argon2id of TEST_PASSWORD, made once: hashing for each member would slow every test down. */
export const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$EesI1YfkKkQBRSBL7AJsUw$MMztmA5028sYdwfQe5P3jW2RgT06h70rbo4Rh2v8Xdc';

const A_DAY_MS = 86_400_000;

/** A signed-in browser for a member, as if they had signed in just now. */
export async function openTestSession(
  em: EntityManager,
  userId: number,
  now: Date,
): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const session = em.create(Session, {
    tokenHash: createHash('sha256').update(token).digest('hex'),
    user: em.getReference(User, userId),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 14 * A_DAY_MS),
  });
  await em.flush();
  return { id: session.id, token };
}

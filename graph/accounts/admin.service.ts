import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailLink } from './email/email-link.entity.ts';
import { isEmailProven } from './email/proven-email.ts';
import { endAccess } from './sessions/end-access.service.ts';
import type { Logger } from 'pino';
import { adminPasswordFault } from './passwords/admin-password.ts';
import { withHasher } from './passwords/password-hash.ts';
import { User } from './users/user.entity.ts';
import { userByEmail } from './users/user.reads.ts';

interface Admin {
  readonly email: string;
  readonly password: string;
}

/**
 * Logs a warning when the configured password is one that an admin could not choose. The start continues, because
 * existing sites would otherwise not start with the next version.
 */
export async function warnOfWeakAdmin(
  admin: Admin | undefined,
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  const fault = admin && (await adminPasswordFault(admin.password));
  if (fault) logger.warn(`ADMIN_PASSWORD is weak. ${fault.message}`);
}

/**
 * Makes sure the configured admin exists: created, or promoted and given that password (their other sessions and API
 * tokens end). Several nodes may do so at once. Returns the user it changed, or null.
 */
export async function ensureAdmin(
  em: EntityManager,
  admin: Admin | undefined,
  now: Date,
): Promise<number | null> {
  if (!admin) return null;
  const known = await userByEmail(em, admin.email);
  if (known) return promote(em, known, admin.password, now);
  const password = await withHasher((hasher) => hasher.hash(admin.password));
  const created = em.create(User, {
    name: 'Admin',
    email: admin.email.trim(),
    password,
    isAdmin: true,
    // Who runs the site vouches for it.
    emailProvenAt: now,
    createdAt: now,
  });
  try {
    await em.flush();
    return created.id;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    // Another node was faster.
    return null;
  }
}

async function promote(
  em: EntityManager,
  user: User,
  password: string,
  now: Date,
): Promise<number | null> {
  const wasAdmin = user.isAdmin;
  const isSame = await withHasher((hasher) => hasher.matches(password, user.password));
  user.isAdmin = true;
  if (!isSame) {
    user.password = await withHasher((hasher) => hasher.hash(password));
    user.passwordSetAt = now;
  }
  if (!isEmailProven(user)) {
    // Who runs the site vouches for the address, and no other one may open the account.
    user.recoveryEmail = null;
    user.emailProvenAt = now;
    await em.nativeDelete(EmailLink, { user: user.id });
  }
  await em.flush();
  if (isSame) return wasAdmin ? null : user.id;
  await endAccess(em, user.id);
  return user.id;
}

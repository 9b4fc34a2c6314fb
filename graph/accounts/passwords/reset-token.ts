import { newSecret, secretHash } from '../sessions/secret.ts';
import type { User } from '../users/user.entity.ts';

const LIVES_MS = 30 * 60_000;

/** Makes a password reset token and returns it. An account has one at a time: a new one replaces those before it. */
export function startReset(user: User, now: Date): string {
  const token = newSecret();
  user.resetToken = secretHash(token);
  user.resetTokenExpiry = new Date(now.getTime() + LIVES_MS);
  return token;
}

import { newSecret, secretHash } from '../sessions/secret.ts';
import type { User } from '../users/user.entity.ts';

const LIVES_MS = 30 * 60_000;

/** Opens the way to a new password and answers its token. There is room for one: a new link ends those before it. */
export function startReset(user: User, now: Date): string {
  const token = newSecret();
  user.resetToken = secretHash(token);
  user.resetTokenExpiry = new Date(now.getTime() + LIVES_MS);
  return token;
}

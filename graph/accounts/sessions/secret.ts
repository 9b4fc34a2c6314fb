import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that only their holder knows: a session's cookie, the token of a reset link. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The hash of a secret: the database stores only this, so that a stolen table opens nothing. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('hex');

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppSetting } from '../../../core/database/app-setting.entity.ts';
import { db } from '../../../core/database/db.ts';
import { rowsOf } from '../../../core/database/rows.ts';

/**
 * Secrets that must be readable, encrypted with a key of the site. The key is in app_settings: every node has it
 * without another setting that could be lost, and a leaked copy of one table opens nothing.
 */
const KEY = 'sealingKey';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Made when it is first needed. Of several nodes that want it at once one wins. */
async function sealingKey(em: EntityManager, now: Date): Promise<Buffer> {
  const read = () => em.fork().findOne(AppSetting, KEY);
  let setting = await read();
  if (!setting) {
    const key = JSON.stringify(randomBytes(32).toString('base64'));
    await rowsOf(
      em,
      db
        .insertInto('appSettings')
        .values({ key: KEY, value: key, updatedAt: now })
        .onConflict((conflict) => conflict.column('key').doNothing()),
    );
    setting = await read();
  }
  return Buffer.from(setting!.value as string, 'base64');
}

interface Sealing {
  readonly em: EntityManager;
  readonly now: Date;
  /** Whose secret it is: moved to another member's row it does not open. */
  readonly userId: number;
}

/** Never call it inside an open transaction, because it uses another database connection. */
export async function seal(secret: Uint8Array, { em, now, userId }: Sealing): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await sealingKey(em, now), nonce);
  cipher.setAAD(Buffer.from(String(userId)));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

export async function unseal(sealed: string, { em, now, userId }: Sealing): Promise<Uint8Array> {
  const bytes = Buffer.from(sealed, 'base64url');
  const textAt = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(
    CIPHER,
    await sealingKey(em, now),
    bytes.subarray(0, NONCE_BYTES),
  );
  decipher.setAAD(Buffer.from(String(userId)));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textAt));
  return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]);
}

import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { seedDemo } from '../../migrations/demo/seed.ts';
import { hashPassword } from '../accounts/passwords/password-hash.ts';
import { User } from '../accounts/users/user.entity.ts';
import type { Files } from '../core/files/files.ts';
import { encode, FOR_UPLOADS } from '../core/images/image-encode.ts';
import { saveEncoded } from '../core/images/images.ts';

/** The first start waits for these pictures, and AVIF saves little on flat images. */
const IN_A_HURRY = { ...FOR_UPLOADS, hasAvif: false };

/**
 * Fills an empty database with the demo season; leaves any other alone. The demo members' password is random and stored
 * nowhere.
 */
export async function fillDemo(em: EntityManager, files: Files, now: Date): Promise<void> {
  if ((await em.count(User)) > 0) return;
  await seedDemo(em, now, {
    passwordHash: await hashPassword(randomBytes(24).toString('base64url')),
    async keepPicture({ name, image }) {
      const { url, ...stored } = await saveEncoded(files, name, await encode(image, IN_A_HURRY));
      return { url, image: stored };
    },
  });
}

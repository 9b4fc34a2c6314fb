import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { ensureAdmin, warnOfWeakAdmin } from '../accounts/admin.service.ts';
import type { Services } from '../core/context.ts';
import { ensureVapidKeys } from '../notices/vapid-keys.ts';
import { fillDemo } from './demo.ts';

/** What a site must have before it serves: the demo season, the keys of pushes, the admin of the settings. */
export async function setUp(orm: MikroORM, services: Services, logger: Logger): Promise<void> {
  const { env, clock, files } = services;
  if (env.demo) await fillDemo(orm.em.fork(), files, clock.now());
  await ensureVapidKeys(orm.em.fork(), clock.now());
  const promoted = await ensureAdmin(orm.em.fork(), env.admin, clock.now());
  if (promoted !== null) services.publish('account.changed', { userId: promoted });
  await warnOfWeakAdmin(env.admin, logger);
}

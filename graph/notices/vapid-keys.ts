import type { EntityManager } from '@mikro-orm/postgresql';
import webPush from 'web-push';
import { AppSetting } from '../core/database/app-setting.entity.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';

/** By these a push service knows which site sends. Browsers subscribe to them, so they must not change. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEYS = 'vapidKeys';

/** Makes the keys at the first start. Of several nodes that start together one wins. */
export async function ensureVapidKeys(em: EntityManager, now: Date): Promise<void> {
  if (await em.findOne(AppSetting, KEYS)) return;
  const keys = JSON.stringify(webPush.generateVAPIDKeys());
  await rowsOf(
    em,
    db
      .insertInto('appSettings')
      .values({ key: KEYS, value: keys, updatedAt: now })
      .onConflict((conflict) => conflict.column('key').doNothing()),
  );
}

export async function vapidKeys(em: EntityManager): Promise<VapidKeys> {
  return (await em.fork().findOneOrFail(AppSetting, KEYS)).value as VapidKeys;
}

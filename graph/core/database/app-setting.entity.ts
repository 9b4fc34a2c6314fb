import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { stamped } from './columns.ts';

/** A switch that admins set while the site runs, e.g. `fantasyOpenToAll`. Absent means the default. */
export const AppSetting = defineEntity({
  name: 'AppSetting',
  tableName: 'app_settings',
  properties: {
    key: p.text().primary(),
    value: p.json<unknown>(),
    updatedAt: stamped(),
  },
});
export type AppSetting = InferEntity<typeof AppSetting>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Notice } from '../../schema/news/notices.ts';
import { instant, stamped } from '../core/database/columns.ts';

/** A notice sent to browsers without an open page. Its tag is unique, so that of several nodes one sends it. */
export const PushNotice = defineEntity({
  name: 'PushNotice',
  tableName: 'push_notices',
  properties: {
    id: p.integer().primary(),
    tag: p.text().unique(),
    topic: p.text().index(),
    notice: p.json<Notice>(),
    createdAt: stamped().index(),
    /** After this it is out of date. */
    expiresAt: instant(),
  },
});
export type PushNotice = InferEntity<typeof PushNotice>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SecurityEventKind } from '../../../schema/accounts/security-log.ts';
import { stamped } from '../../core/database/columns.ts';
import { User } from '../users/user.entity.ts';

/** Something that happened to an account. Contains no secret and no whole address. */
export const SecurityEvent = defineEntity({
  name: 'SecurityEvent',
  tableName: 'security_events',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    at: stamped().index(),
    kind: p.text().$type<SecurityEventKind>(),
    deviceLabel: p.text().nullable(),
    network: p.text().nullable(),
  },
  indexes: [{ properties: ['user', 'id'] }],
});
export type SecurityEvent = InferEntity<typeof SecurityEvent>;

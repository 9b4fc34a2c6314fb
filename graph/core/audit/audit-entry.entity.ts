import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { AuditSubject } from '../../../schema/accounts/audit.ts';
import { stamped } from '../database/columns.ts';

/** One act of moderation or administration. Plain ids without foreign keys: the trail outlives what it describes. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.integer().primary(),
    at: stamped(),
    actorId: p.integer().nullable(),
    action: p.text(),
    subjectType: p.text().$type<AuditSubject>(),
    subjectId: p.integer().nullable(),
    details: p.json<Record<string, unknown>>().default('{}'),
  },
  indexes: [
    { properties: ['at'] },
    { properties: ['subjectType', 'subjectId'] },
    { properties: ['actorId', 'id'] },
  ],
});
export type AuditEntry = InferEntity<typeof AuditEntry>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import {
  REPORT_ACTIONS,
  REPORT_REASONS,
  REPORT_STATUSES,
  REPORTED_TYPES,
} from '../../schema/reports.ts';
import { User } from '../accounts/users/user.entity.ts';
import { instant, stamped } from '../core/database/columns.ts';

/** A member's report. It outlives its content and its reporter (then Anonymous). */
export const ContentReport = defineEntity({
  name: 'ContentReport',
  tableName: 'content_reports',
  properties: {
    id: p.integer().primary(),
    reporter: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    contentType: p.enum(REPORTED_TYPES),
    /** Id in the table of that type; no foreign key, because the row may be deleted. */
    contentId: p.integer(),
    reason: p.enum(REPORT_REASONS),
    description: p.text().nullable(),
    status: p.enum(REPORT_STATUSES).default('pending'),
    reviewedBy: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    reviewedAt: instant().nullable(),
    adminNotes: p.text().nullable(),
    reportedContentBackup: p.text().nullable(),
    reportedUserNameBackup: p.text().nullable(),
    actionTaken: p.enum(REPORT_ACTIONS).nullable(),
    createdAt: stamped(),
  },
  indexes: [
    { properties: ['status', 'createdAt', 'id'] },
    { properties: ['contentType', 'contentId'] },
  ],
  // A member has at most one pending report of the same content.
  uniques: [
    {
      name: 'content_reports_pending_unique',
      properties: ['reporter', 'contentType', 'contentId'],
      where: "status = 'pending'",
    },
  ],
});
export type ContentReport = InferEntity<typeof ContentReport>;

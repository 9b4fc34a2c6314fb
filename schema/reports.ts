import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { nameOf } from './enum-names.ts';
import type { WaitingKind } from './posts.ts';
import { INPUT_REFUSALS } from './refusals/input.ts';
import { REPORTS_REFUSALS } from './refusals/reports.ts';
import { sayingFrom } from './refusals/said.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...REPORTS_REFUSALS });

/** Reports of content: what members may say, and what admins get to read and do. */

/** What can be reported. */
export const REPORTED_TYPES = [
  'photo',
  'photo_comment',
  'article_comment',
  'chat_message',
] as const;
export type ReportedType = (typeof REPORTED_TYPES)[number];

/** What reports call a kind of post; undefined for what can't be reported. */
export const reportedTypeOf = (kind: WaitingKind): ReportedType | undefined =>
  REPORTED_TYPES.find((type) => nameOf(type) === kind);

export const REPORT_REASONS = [
  'inappropriate',
  'spam',
  'harassment',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What the members' dialog offers, with the words it uses. */
export const MEMBER_REPORT_REASONS = [
  ['inappropriate', 'Inappropriate'],
  ['spam', 'Spam'],
  ['harassment', 'Harassment'],
  ['other', 'Other'],
] as const satisfies readonly (readonly [ReportReason, string])[];

export const REPORT_STATUSES = ['pending', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** How a reviewed report ended for the reported content. */
export const REPORT_ACTIONS = ['deleted', 'dismissed'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** What the admins' list can be narrowed to. */
export const REPORT_FILTERS = ['all', ...REPORT_STATUSES, ...REPORTED_TYPES] as const;
export type ReportFilter = (typeof REPORT_FILTERS)[number];

/** So many reviewed reports are shown, those reviewed last. */
export const REVIEWED_REPORTS_SHOWN = 10;
/** So many characters of the reported content are shown, of reports that wait and of reviewed ones. */
export const REPORT_PREVIEW_LENGTH = { pending: 100, dismissed: 80 } as const;
export const REPORT_DESCRIPTION_MAX_LENGTH = 1000;

export const REPORT_TEXTS = {
  typeRequired: said('report.typeMissing'),
  idRequired: said('report.idMissing'),
  reasonRequired: said('report.reasonMissing'),
  tooLong: said('input.descriptionTooLong', { max: REPORT_DESCRIPTION_MAX_LENGTH }),
  gone: said('report.contentGone'),
  own: said('report.own'),
  unknown: said('report.unknown'),
  stillPending: said('report.stillPending'),
  unknownFilter: said('input.noSuchFilter'),
  /** The reporter's name after the account was deleted. */
  anonymous: 'Anonymous',
  submitted: 'Content Reported',
  thanks: 'Thanks. Our moderators will take a look.',
  failed: 'Report Failed',
  tryAgain: 'Failed to submit report. Please try again.',
} as const;

/** What admins read when they review. */
export const REPORT_REVIEW_TEXTS = {
  none: 'No active reports',
  dismissed: 'Report dismissed successfully',
  dismissFailed: 'Failed to dismiss report',
  contentDeleted: 'Content deleted and report resolved',
  contentDeleteFailed: 'Failed to delete content',
  deleted: 'Report deleted successfully',
  deleteFailed: 'Failed to delete report',
} as const;

const LARGEST_ID = 2 ** 31 - 1;

export const reportContentInput = z.object({
  contentType: z.enum(REPORTED_TYPES, REPORT_TEXTS.typeRequired),
  contentId: z
    .int(REPORT_TEXTS.idRequired)
    .check(z.minimum(1, REPORT_TEXTS.idRequired), z.maximum(LARGEST_ID, REPORT_TEXTS.idRequired)),
  reason: z.enum(REPORT_REASONS, REPORT_TEXTS.reasonRequired),
  /** Blank is none. */
  description: z.pipe(
    z.optional(
      z.nullable(
        z.string(said('input.descriptionNotText')).check(
          z.overwrite(cleanText),
          z.refine((text) => text.length <= REPORT_DESCRIPTION_MAX_LENGTH, REPORT_TEXTS.tooLong),
        ),
      ),
    ),
    z.transform((text) => text || null),
  ),
});

export const reportFilterInput = z.enum(REPORT_FILTERS, REPORT_TEXTS.unknownFilter);

/** A report as admins read it. Instants are ISO strings. */
export interface ReportView {
  readonly id: number;
  readonly contentType: ReportedType;
  readonly contentId: number;
  readonly reason: ReportReason;
  readonly description: string | null;
  readonly status: ReportStatus;
  readonly actionTaken: ReportAction | null;
  readonly reviewedAt: string | null;
  readonly adminNotes: string | null;
  readonly createdAt: string;
  /** Null once the account was deleted, like the reviewer's name. */
  readonly reporterId: number | null;
  readonly reviewedById: number | null;
  /** Who wrote it; null once it was deleted. */
  readonly reportedUserId: number | null;
  /** The text and its writer's name at the time of the report; null in reports older than the backups. */
  readonly reportedContentBackup: string | null;
  readonly reportedUserNameBackup: string | null;
  readonly reporterName: string;
  /** Who wrote it, as known now, else as known when it was reported. */
  readonly reportedUserName: string | null;
  /** As it read when it was reported; a later edit does not hide it. */
  readonly reportedContent: string | null;
  /** Of a comment on an article. */
  readonly articleId: number | null;
  readonly articleTitle: string | null;
  /** Of a photo. */
  readonly imageUrl: string | null;
  /** False once the content itself was deleted. */
  readonly isContentThere: boolean;
}

/** Something about reports changed: how many wait for an admin now. */
export interface ReportEventView {
  readonly reportId: number;
  readonly pendingCount: number;
}

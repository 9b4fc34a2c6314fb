import { badInput, conflict, forbidden, notFound } from './codes.ts';

/** Reports of content. */
export const REPORTS_REFUSALS = {
  'report.typeMissing': badInput('Content type is required'),
  'report.idMissing': badInput('Content ID is required'),
  'report.reasonMissing': badInput('Please select a reason'),
  'report.contentGone': notFound('This content is no longer there.'),
  'report.own': forbidden('You cannot report your own content.'),
  'report.unknown': notFound('This report is no longer there.'),
  'report.stillPending': conflict('Only reviewed reports can be deleted.'),
} as const;

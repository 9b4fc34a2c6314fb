import { NEWSLETTER_REFUSALS } from '../refusals/newsletter.ts';
import { sayingFrom } from '../refusals/said.ts';
import { type MountainDate, mountainDate } from '../time/clock.ts';

const said = sayingFrom(NEWSLETTER_REFUSALS);

/** What admins may take home as a CSV sheet: the name in the address and in the file's name, and on the button. */
export const EXPORTS = {
  users: 'Users',
  subscribers: 'Subscribers',
  'article-analytics': 'Article analytics',
  photos: 'Photos',
  questions: 'Questions',
  'sponsor-summary': 'Sponsor summary',
  'daily-activity': 'Daily activity',
  demographics: 'Demographics',
  'top-locations': 'Top locations',
  'sponsor-leads': 'Sponsor leads',
  'top-content': 'Top content',
  'article-categories': 'Article categories',
  'photo-categories': 'Photo categories',
} as const;
export type ExportName = keyof typeof EXPORTS;

export const isExportName = (word: string): word is ExportName => Object.hasOwn(EXPORTS, word);

export const exportPath = (name: ExportName): string => `/exports/${name}.csv`;

/** The dataset's name and the day in Denver. */
export const exportFileName = (name: ExportName, at: Date | MountainDate): string =>
  `${name}-${typeof at === 'string' ? at : mountainDate(at)}.csv`;

export const EXPORT_TEXTS = {
  empty: 'No data to export',
  failed: 'Export failed',
  tryAgain: 'Please try again.',
  unknown: said('export.unknown'),
} as const;

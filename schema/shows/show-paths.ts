import { wordOf } from '../enum-names.ts';
import type { NamedContentType } from './shows.ts';

/** Where the archives are, and the pages of their shows below them. */
export const ARCHIVE_PATHS = { podcast: '/podcast', shows: '/shows' } as const;
export type Archive = keyof typeof ARCHIVE_PATHS;

export const archiveOf = (type: NamedContentType): Archive =>
  wordOf(type) === 'podcast' ? 'podcast' : 'shows';

/** The page of a show; with `at` it begins so many seconds in. */
export const showPath = (
  { type, id }: { readonly type: NamedContentType; readonly id: number },
  at = 0,
): string => `${ARCHIVE_PATHS[archiveOf(type)]}/${id}${at > 0 ? `?t=${at}` : ''}`;

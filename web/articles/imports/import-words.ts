import type {
  ImportFormat,
  ImportPostState,
  ImportState,
} from '../../../schema/articles/article-import.ts';
import type { Text } from '../../../schema/language/english.ts';
import type { BadgeTone } from '../../ui/pictures/badge.tsx';

export const FORMAT_NAMES: Readonly<Record<ImportFormat, string>> = {
  MARKDOWN: 'Markdown',
  WORDPRESS: 'WordPress',
  GHOST: 'Ghost',
};

interface StateWords {
  readonly label: Text;
  readonly tone: BadgeTone;
}

export const IMPORT_STATE_WORDS: Readonly<Record<ImportState, StateWords>> = {
  PREVIEW: { label: 'Not imported yet', tone: 'neutral' },
  RUNNING: { label: 'Importing…', tone: 'blue' },
  DONE: { label: 'Imported', tone: 'green' },
  UNDONE: { label: 'Undone', tone: 'amber' },
};

export const POST_STATE_WORDS: Readonly<Record<ImportPostState, StateWords>> = {
  READY: { label: 'Ready', tone: 'neutral' },
  FAULTY: { label: 'Left out', tone: 'red' },
  KNOWN: { label: 'Already here', tone: 'amber' },
  MADE: { label: 'Imported', tone: 'green' },
  UNDONE: { label: 'Undone', tone: 'amber' },
};

/** The list of imports, and one of them, on the articles tab. */
export const IMPORTS_ADDRESS = '/admin?tab=articles&import=all';
export const importAddress = (id: number): string => `/admin?tab=articles&import=${id}`;

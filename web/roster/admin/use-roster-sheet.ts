import { SHEET_UNREADABLE } from '../../../schema/sheets.ts';
import type { ImportRosterMutation, PreviewRosterMutation } from '../../gql/graphql.ts';
import { uploadFile } from '../../ui/forms/upload-file.ts';
import { useSheetReading } from '../../ui/sheets/use-sheet-reading.ts';
import { IMPORT_ROSTER, PREVIEW_ROSTER } from './operations.ts';

export type RosterPreview = NonNullable<PreviewRosterMutation['previewRoster']>;
export type RosterImport = NonNullable<ImportRosterMutation['importRoster']>;

const ADDS = { isComplete: false };

/** One sheet with players: what it would do, again when it is said to be the whole roster. */
export function useRosterSheet() {
  const reading = useSheetReading({
    options: ADDS,
    failed: SHEET_UNREADABLE,
    read: async (file, options, signal) => {
      const variables = { input: { file, ...options } };
      const at = 'input.file' as const;
      const { previewRoster } = await uploadFile({
        document: PREVIEW_ROSTER,
        variables,
        at,
        signal,
      });
      return previewRoster!;
    },
  });
  return {
    ...reading,
    isComplete: reading.options.isComplete,
    setComplete: (isComplete: boolean) => reading.change(() => ({ isComplete })),
    /** Takes the players over. */
    async upload(file: File): Promise<RosterImport> {
      const variables = { input: { file, ...reading.options } };
      const document = IMPORT_ROSTER;
      const { importRoster } = await uploadFile({ document, variables, at: 'input.file' });
      return importRoster!;
    },
  };
}

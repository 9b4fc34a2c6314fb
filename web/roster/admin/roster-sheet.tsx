import { useRef } from 'react';
import { ROSTER_TEMPLATE, ROSTER_TEMPLATE_FILE_NAME } from '../../../schema/games/roster-sheet.ts';
import { SHEETS_REFUSALS } from '../../../schema/refusals/sheets.ts';
import { SHEET_EXTENSIONS } from '../../../schema/sheets.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { refusal, t } from '../../ui/language.ts';
import { ImportButton } from '../../ui/sheets/import-button.tsx';
import { saveTemplate } from '../../ui/sheets/save-template.ts';
import { SheetChoice } from '../../ui/sheets/sheet-choice.tsx';
import { acceptsSheet, onImportFailure, useSheetImport } from '../../ui/sheets/use-sheet-import.ts';
import { RosterScreen } from './roster-screen.tsx';
import { RosterSheetPreview } from './roster-sheet-preview.tsx';
import { type RosterImport, useRosterSheet } from './use-roster-sheet.ts';

const doneText = ({ added, changed, returned, left }: RosterImport) =>
  t('Imported: {added} added, {changed} changed, {left} removed.', {
    added: added + returned,
    changed,
    left,
  });

/** Choose a sheet, see what it would do to the roster, import it. */
export default function RosterSheet() {
  const sheet = useRosterSheet();
  const field = useRef<HTMLInputElement>(null);
  const steps = useSheetImport({
    field,
    reading: sheet,
    accepts: (file) =>
      acceptsSheet(file, SHEET_EXTENSIONS, refusal(SHEETS_REFUSALS, 'sheet.fileType', {})),
    send: async (file) => doneText(await sheet.upload(file)),
    onFailure: onImportFailure,
  });
  const { preview, error } = steps;

  return (
    <RosterScreen id="roster-sheet-title" title={t('Roster from a sheet')}>
      <div className="grid grid-cols-1 gap-5">
        <SheetChoice
          ref={field}
          label={t('Sheet with players')}
          hint={t(
            'Excel or CSV, smaller than 5 MB, with player and position columns. You’ll review everything before it’s imported.',
          )}
          extensions={SHEET_EXTENSIONS}
          onTemplate={() => saveTemplate(ROSTER_TEMPLATE, ROSTER_TEMPLATE_FILE_NAME)}
          steps={steps}
        />
        {preview && !error && (
          <RosterSheetPreview preview={preview}>
            <Checkbox
              label={t('This is the full roster')}
              hint={t('Players who aren’t in the sheet will be removed.')}
              checked={sheet.isComplete}
              onChange={({ target }) => sheet.setComplete(target.checked)}
            />
            <ImportButton steps={steps} problem={preview.problem}>
              {t('Import {count|one:# player|other:# players}', { count: preview.rows.length })}
            </ImportButton>
          </RosterSheetPreview>
        )}
      </div>
    </RosterScreen>
  );
}

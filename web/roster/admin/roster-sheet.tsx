import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { ROSTER_TEMPLATE, ROSTER_TEMPLATE_FILE_NAME } from '../../../schema/games/roster-sheet.ts';
import { SHEETS_REFUSALS } from '../../../schema/refusals/sheets.ts';
import { hasExtension, SHEET_EXTENSIONS, SHEET_MAX_BYTES } from '../../../schema/sheets.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { saveFile } from '../../ui/forms/save-file.ts';
import { refusal, t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { SheetField } from '../../ui/sheets/sheet-field.tsx';
import { RosterScreen } from './roster-screen.tsx';
import { RosterSheetPreview } from './roster-sheet-preview.tsx';
import { type RosterImport, useRosterSheet } from './use-roster-sheet.ts';

const failed = (description: string) =>
  toast({ title: t('Import failed'), description, variant: 'destructive', duration: 5000 });

const doneText = ({ added, changed, returned, left }: RosterImport) =>
  t('Imported: {added} added, {changed} changed, {left} removed.', {
    added: added + returned,
    changed,
    left,
  });

/** Choose a sheet, see what it would do to the roster, import it. */
export function RosterSheet() {
  const sheet = useRosterSheet();
  const field = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const { file, preview, error, isReading } = sheet;

  function choose(chosen: File) {
    if (!hasExtension(chosen.name, SHEET_EXTENSIONS))
      failed(refusal(SHEETS_REFUSALS, 'sheet.fileType', {}));
    else if (chosen.size > SHEET_MAX_BYTES)
      failed(refusal(SHEETS_REFUSALS, 'sheet.tooLarge', { megabytes: SHEET_MAX_BYTES / 1e6 }));
    else {
      setDone(null);
      sheet.read(chosen);
    }
  }

  async function upload() {
    setIsSending(true);
    try {
      setDone(doneText(await sheet.upload()));
      sheet.forget();
      // The button that had the focus was removed.
      field.current?.focus();
    } catch (failure) {
      failed(messageOf(failure, 'Please try again later.'));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <RosterScreen id="roster-sheet-title" title={t('Roster from a sheet')}>
      <div className="grid grid-cols-1 gap-5">
        <SheetField
          ref={field}
          label={t('Sheet with players')}
          hint={t(
            'Excel or CSV, smaller than 5 MB, with a column for the player and one for the position. Nothing is imported before you have seen it.',
          )}
          extensions={SHEET_EXTENSIONS}
          fileName={file?.name}
          onChoose={choose}
        />
        <Button
          variant="quiet"
          size="sm"
          icon={Download}
          className="justify-self-start"
          onClick={saveTemplate}
        >
          {t('Download template')}
        </Button>
        {done && (
          <p role="status" className="rounded-card bg-tint-green p-4 text-on-tint-green">
            {done}
          </p>
        )}
        {file && error && <ErrorState text={error} onRetry={sheet.retry} />}
        {file && !error && !preview && (
          <Loading label={t('Reading the sheet…')} className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-40" />
          </Loading>
        )}
        {preview && !error && (
          <RosterSheetPreview preview={preview}>
            <Checkbox
              label={t('This is the whole roster')}
              hint={t('Players who are not in the sheet leave.')}
              checked={sheet.isComplete}
              onChange={({ target }) => sheet.setComplete(target.checked)}
            />
            <Button
              icon={Upload}
              disabled={preview.problem !== null}
              busy={isSending || isReading}
              busyLabel={isSending ? t('Importing…') : t('Reading…')}
              onClick={() => void upload()}
            >
              {t('Import {count|one:# player|other:# players}', { count: preview.rows.length })}
            </Button>
          </RosterSheetPreview>
        )}
      </div>
    </RosterScreen>
  );
}

/** A sheet with the headers alone. The mark at its start makes Excel read it as UTF-8. */
function saveTemplate() {
  const text = `\uFEFF${ROSTER_TEMPLATE.join(',')}\r\n`;
  saveFile(new Blob([text], { type: 'text/csv' }), ROSTER_TEMPLATE_FILE_NAME);
}

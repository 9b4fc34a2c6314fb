import { ArrowLeft, Download, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  GAMES_FILE_EXTENSIONS,
  GAMES_TEMPLATE,
  GAMES_TEMPLATE_FILE_NAME,
} from '../../../schema/games/games-file.ts';
import { GAMES_REFUSALS } from '../../../schema/refusals/games.ts';
import { SHEETS_REFUSALS } from '../../../schema/refusals/sheets.ts';
import { hasExtension, SHEET_MAX_BYTES, SHEET_UNREADABLE } from '../../../schema/sheets.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { saveFile } from '../../ui/forms/save-file.ts';
import { uploadFile } from '../../ui/forms/upload-file.ts';
import { refusal, t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { SheetField } from '../../ui/sheets/sheet-field.tsx';
import { useSheetReading } from '../../ui/sheets/use-sheet-reading.ts';
import { GamesFilePreview, type GamesPreview } from './games-file-preview.tsx';
import { IMPORT_GAMES, PREVIEW_GAMES } from './operations.ts';

const failed = (description: string) =>
  toast({ title: t('Import failed'), description, variant: 'destructive', duration: 5000 });

const NO_OPTIONS = {};

/** Choose a sheet or a calendar, see what it would do to the schedule, import it. */
export default function GamesFile() {
  const reading = useSheetReading<GamesPreview, object>({
    options: NO_OPTIONS,
    failed: SHEET_UNREADABLE,
    read: async (chosen, _options, signal) => {
      const variables = { input: { file: chosen } };
      const at = 'input.file' as const;
      const { previewGames } = await uploadFile({ document: PREVIEW_GAMES, variables, at, signal });
      return previewGames!;
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const field = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const { file, preview, error, isReading } = reading;

  function choose(chosen: File) {
    if (!hasExtension(chosen.name, GAMES_FILE_EXTENSIONS))
      failed(refusal(GAMES_REFUSALS, 'gamesFile.fileType', {}));
    else if (chosen.size > SHEET_MAX_BYTES)
      failed(refusal(SHEETS_REFUSALS, 'sheet.tooLarge', { megabytes: SHEET_MAX_BYTES / 1e6 }));
    else {
      setDone(null);
      reading.read(chosen);
    }
  }

  async function upload() {
    setIsSending(true);
    try {
      const variables = { input: { file: file! } };
      const { importGames } = await uploadFile({
        document: IMPORT_GAMES,
        variables,
        at: 'input.file',
      });
      setDone(t('Imported: {added} added, {changed} changed.', importGames!));
      reading.forget();
      // The button that had the focus was removed.
      field.current?.focus();
    } catch (failure) {
      failed(messageOf(failure, 'Please try again later.'));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <section aria-labelledby="games-file-title" className="grid grid-cols-1 gap-5">
      <div>
        <Link
          to="/admin?tab=games"
          className="inline-flex min-h-11 items-center gap-2 rounded-badge text-link"
        >
          <ArrowLeft aria-hidden className="size-4" /> {t('All games')}
        </Link>
        <h2
          ref={heading}
          id="games-file-title"
          tabIndex={-1}
          className="display text-h2 outline-none"
        >
          {t('Games from a file')}
        </h2>
      </div>
      <SheetField
        ref={field}
        label={t('Sheet or calendar with games')}
        hint={t(
          'Excel or CSV with columns for the opponent, the date and the time, or a calendar (.ics). Nothing is imported before you have seen it.',
        )}
        extensions={GAMES_FILE_EXTENSIONS}
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
      {file && error && <ErrorState text={error} onRetry={reading.retry} />}
      {file && !error && !preview && (
        <Loading label={t('Reading the sheet…')} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </Loading>
      )}
      {preview && !error && (
        <GamesFilePreview preview={preview}>
          <Button
            icon={Upload}
            disabled={preview.problem !== null}
            busy={isSending || isReading}
            busyLabel={isSending ? t('Importing…') : t('Reading…')}
            onClick={() => void upload()}
          >
            {t('Import {count|one:# game|other:# games}', { count: preview.rows.length })}
          </Button>
        </GamesFilePreview>
      )}
    </section>
  );
}

/** A sheet with the headers alone. The mark at its start makes Excel read it as UTF-8. */
function saveTemplate() {
  const text = `\uFEFF${GAMES_TEMPLATE.join(',')}\r\n`;
  saveFile(new Blob([text], { type: 'text/csv' }), GAMES_TEMPLATE_FILE_NAME);
}

import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { importedText, STATS_TEXTS, TEMPLATE_FILE_NAME } from '../../../schema/fantasy/stats.ts';
import type { Text } from '../../../schema/language/english.ts';
import { hasExtension, SHEET_MAX_BYTES, WORKBOOK_EXTENSIONS } from '../../../schema/sheets.ts';
import type { StatsGame_GameFragment as StatsGame } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { saveFile } from '../../ui/forms/save-file.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { gameName } from './game-names.ts';
import { SheetField } from '../../ui/sheets/sheet-field.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { useSheet } from './use-sheet.ts';
import { t, translated } from '../../ui/language.ts';

interface UploadStatsProps {
  game: StatsGame | undefined;
  onUploaded: () => void;
}

const refuse = (title: Text, description: string) =>
  toast({
    title: translated(title),
    description: translated(description),
    variant: 'destructive',
    duration: 5000,
  });

/** Choose a sheet, see what it would do, import it. */
export function UploadStats({ game, onUploaded }: UploadStatsProps) {
  const sheet = useSheet(game?.id);
  const field = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const { file, preview, error, isReading } = sheet;

  function choose(chosen: File) {
    if (!game) refuse(STATS_TEXTS.noGameTitle, STATS_TEXTS.noGame);
    else if (!hasExtension(chosen.name, WORKBOOK_EXTENSIONS))
      refuse(STATS_TEXTS.fileTypeTitle, STATS_TEXTS.fileType);
    else if (chosen.size >= SHEET_MAX_BYTES) refuse(STATS_TEXTS.failedTitle, STATS_TEXTS.tooLarge);
    else {
      setDone(null);
      sheet.read(chosen);
    }
  }

  async function upload() {
    setIsSending(true);
    try {
      const rows = preview?.rows ?? [];
      const unmatched = rows.filter(({ playerId }) => playerId === null).length;
      await sheet.upload();
      const message = importedText(rows.length, unmatched, t);
      sheet.forget();
      setDone(message);
      toast({ title: message, duration: 5000 });
      onUploaded();
      // The button that had the focus was removed.
      field.current?.focus();
    } catch (failure) {
      refuse(STATS_TEXTS.failedTitle, messageOf(failure, STATS_TEXTS.unreadable));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className="grid gap-5">
      <SheetField
        ref={field}
        label={t('Stats sheet')}
        hint={t(
          'Excel (.xlsx or .xls), smaller than 5 MB. Nothing is imported before you have seen it.',
        )}
        extensions={WORKBOOK_EXTENSIONS}
        fileName={file?.name}
        onChoose={choose}
      />
      <Button
        variant="quiet"
        size="sm"
        icon={Download}
        className="justify-self-start"
        onClick={() => void downloadTemplate()}
      >
        {t('Download template')}
      </Button>
      {done && <p className="rounded-card bg-tint-green p-4 text-on-tint-green">{done}</p>}
      {file && error && <ErrorState text={error} onRetry={sheet.retry} />}
      {file && !error && !preview && (
        <Loading label={t('Reading the sheet…')} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </Loading>
      )}
      {game && preview && !error && (
        <SheetPreview preview={preview} sheet={sheet}>
          <Button
            icon={Upload}
            disabled={preview.problem !== null}
            busy={isSending || isReading}
            busyLabel={isSending ? t('Uploading…') : t('Reading…')}
            onClick={() => void upload()}
          >
            {t('Upload for {game}', { game: gameName(game) })}
          </Button>
        </SheetPreview>
      )}
    </div>
  );
}

async function downloadTemplate() {
  try {
    const response = await fetch('/api/admin/stats-template');
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    saveFile(await response.blob(), TEMPLATE_FILE_NAME);
  } catch {
    refuse(STATS_TEXTS.downloadFailedTitle, STATS_TEXTS.downloadFailed);
  }
}

import { useRef } from 'react';
import { importedText, STATS_TEXTS, TEMPLATE_FILE_NAME } from '../../../schema/fantasy/stats.ts';
import type { Text } from '../../../schema/language/english.ts';
import { hasExtension, SHEET_MAX_BYTES, WORKBOOK_EXTENSIONS } from '../../../schema/sheets.ts';
import type { StatsGame_GameFragment as StatsGame } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { saveFile } from '../../ui/forms/save-file.ts';
import { toast } from '../../ui/page/toast.ts';
import { gameName } from './game-names.ts';
import { ImportButton } from '../../ui/sheets/import-button.tsx';
import { SheetChoice } from '../../ui/sheets/sheet-choice.tsx';
import { useSheetImport } from '../../ui/sheets/use-sheet-import.ts';
import { PlayedStats } from './played-stats.tsx';
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

/** Whether the file is read for the game; else it is refused in the words of the documents. */
function accepts(file: File, game: StatsGame | undefined) {
  if (!game) refuse(STATS_TEXTS.noGameTitle, STATS_TEXTS.noGame);
  else if (!hasExtension(file.name, WORKBOOK_EXTENSIONS))
    refuse(STATS_TEXTS.fileTypeTitle, STATS_TEXTS.fileType);
  else if (file.size >= SHEET_MAX_BYTES) refuse(STATS_TEXTS.failedTitle, STATS_TEXTS.tooLarge);
  else return true;
  return false;
}

/** Choose a sheet, see what it would do, import it. */
export function UploadStats({ game, onUploaded }: UploadStatsProps) {
  const sheet = useSheet(game?.id);
  const field = useRef<HTMLInputElement>(null);
  const steps = useSheetImport({
    field,
    reading: sheet,
    accepts: (file) => accepts(file, game),
    send: async () => {
      const rows = sheet.preview?.rows ?? [];
      const unmatched = rows.filter(({ player }) => !player).length;
      await sheet.upload();
      const message = importedText(rows.length, unmatched, t);
      toast({ title: message, duration: 5000 });
      onUploaded();
      return message;
    },
    onFailure: (failure) =>
      refuse(STATS_TEXTS.failedTitle, messageOf(failure, STATS_TEXTS.unreadable)),
  });
  const { preview, error } = steps;

  return (
    <div className="grid gap-5">
      <SheetChoice
        ref={field}
        label={t('Stats sheet')}
        hint={t(
          'Excel (.xlsx or .xls), smaller than 5 MB. You’ll review everything before it’s imported.',
        )}
        extensions={WORKBOOK_EXTENSIONS}
        onTemplate={() => void downloadTemplate()}
        steps={steps}
      />
      {game?.hasPlays && <PlayedStats gameId={game.id} onChoose={steps.choose} />}
      {game && preview && !error && (
        <SheetPreview preview={preview} sheet={sheet}>
          <ImportButton steps={steps} problem={preview.problem}>
            {t('Upload for {game}', { game: gameName(game) })}
          </ImportButton>
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

import { useEffect, useRef } from 'react';
import {
  GAMES_FILE_EXTENSIONS,
  GAMES_TEMPLATE,
  GAMES_TEMPLATE_FILE_NAME,
} from '../../../schema/games/games-file.ts';
import { GAMES_REFUSALS } from '../../../schema/refusals/games.ts';
import { SHEET_UNREADABLE } from '../../../schema/sheets.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { uploadFile } from '../../ui/forms/upload-file.ts';
import { refusal, t } from '../../ui/language.ts';
import { ImportButton } from '../../ui/sheets/import-button.tsx';
import { saveTemplate } from '../../ui/sheets/save-template.ts';
import { SheetChoice } from '../../ui/sheets/sheet-choice.tsx';
import { acceptsSheet, onImportFailure, useSheetImport } from '../../ui/sheets/use-sheet-import.ts';
import { useSheetReading } from '../../ui/sheets/use-sheet-reading.ts';
import { GamesFilePreview, type GamesPreview } from './games-file-preview.tsx';
import { IMPORT_GAMES, PREVIEW_GAMES } from './operations.ts';

const NO_OPTIONS = {};
const AT = 'input.file' as const;

async function previewOf(file: File, _options: object, signal: AbortSignal): Promise<GamesPreview> {
  const variables = { input: { file } };
  const { previewGames } = await uploadFile({ document: PREVIEW_GAMES, variables, at: AT, signal });
  return previewGames!;
}

async function importGamesOf(file: File): Promise<string> {
  const variables = { input: { file } };
  const { importGames } = await uploadFile({ document: IMPORT_GAMES, variables, at: AT });
  return t('Imported: {added} added, {changed} changed.', importGames!);
}

/** Choose a sheet or a calendar, see what it would do to the schedule, import it. */
export default function GamesFile() {
  const field = useRef<HTMLInputElement>(null);
  const steps = useSheetImport({
    field,
    reading: useSheetReading({ options: NO_OPTIONS, failed: SHEET_UNREADABLE, read: previewOf }),
    accepts: (file) =>
      acceptsSheet(file, GAMES_FILE_EXTENSIONS, refusal(GAMES_REFUSALS, 'gamesFile.fileType', {})),
    send: importGamesOf,
    onFailure: onImportFailure,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { preview, error } = steps;

  return (
    <section aria-labelledby="games-file-title" className="grid grid-cols-1 gap-5">
      <div>
        <BackLink to="/admin?tab=games">{t('All games')}</BackLink>
        <h2
          ref={heading}
          id="games-file-title"
          tabIndex={-1}
          className="display text-h2 outline-none"
        >
          {t('Games from a file')}
        </h2>
      </div>
      <SheetChoice
        ref={field}
        label={t('Sheet or calendar with games')}
        hint={t(
          'Excel or CSV with opponent, date and time columns, or a calendar (.ics). You’ll review everything before it’s imported.',
        )}
        extensions={GAMES_FILE_EXTENSIONS}
        onTemplate={() => saveTemplate(GAMES_TEMPLATE, GAMES_TEMPLATE_FILE_NAME)}
        steps={steps}
      />
      {preview && !error && (
        <GamesFilePreview preview={preview}>
          <ImportButton steps={steps} problem={preview.problem}>
            {t('Import {count|one:# game|other:# games}', { count: preview.rows.length })}
          </ImportButton>
        </GamesFilePreview>
      )}
    </section>
  );
}

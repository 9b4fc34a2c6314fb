import { type RefObject, useState } from 'react';
import { refusal, t } from '../language.ts';
import { messageOf } from '../forms/graph-error.ts';
import { toast } from '../page/toast.ts';
import { SHEETS_REFUSALS } from '../../../schema/refusals/sheets.ts';
import { hasExtension, SHEET_MAX_BYTES } from '../../../schema/sheets.ts';
import type { useSheetReading } from './use-sheet-reading.ts';

type Reading<Preview> = Omit<
  ReturnType<typeof useSheetReading<Preview, unknown>>,
  'options' | 'change'
>;

interface SheetImport<Preview> {
  /** Gets the focus back when the preview with its button is gone. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly reading: Reading<Preview>;
  /** Whether a chosen file is read. One that isn't was refused in words by then. */
  readonly accepts: (file: File) => boolean;
  /** Imports the file, and says in words what came of it. */
  readonly send: (file: File) => Promise<string>;
  readonly onFailure: (failure: unknown) => void;
}

/** The steps of an import: choose a sheet, see what it would do, import it, read what was done. */
export function useSheetImport<Preview>(how: SheetImport<Preview>) {
  const { field, reading, accepts, send, onFailure } = how;
  const [isSending, setIsSending] = useState(false);
  const [done, setDone] = useState<string | null>(null);

  function choose(chosen: File) {
    if (!accepts(chosen)) return;
    setDone(null);
    reading.read(chosen);
  }

  async function upload() {
    if (!reading.file) return;
    setIsSending(true);
    try {
      setDone(await send(reading.file));
      reading.forget();
      field.current?.focus();
    } catch (failure) {
      onFailure(failure);
    } finally {
      setIsSending(false);
    }
  }

  const { file, preview, error, isReading, retry } = reading;
  return { choose, upload, isSending, done, file, preview, error, isReading, retry };
}

/** Says why a sheet was not imported. */
const refuse = (description: string) =>
  toast({ title: t('Import failed'), description, variant: 'destructive', duration: 5000 });

export const onImportFailure = (failure: unknown) =>
  refuse(messageOf(failure, 'Please try again later.'));

/** Whether a file has one of the extensions and a size that the server takes; else it is refused in these words. */
export function acceptsSheet(file: File, extensions: readonly string[], wrongType: string) {
  if (!hasExtension(file.name, extensions)) refuse(wrongType);
  else if (file.size > SHEET_MAX_BYTES)
    refuse(refusal(SHEETS_REFUSALS, 'sheet.tooLarge', { megabytes: SHEET_MAX_BYTES / 1e6 }));
  else return true;
  return false;
}

import { fileFault } from '../../schema/photos/image-texts.ts';
import { PHOTO_TEXTS, PHOTOS_PER_UPLOAD } from '../../schema/photos/photos.ts';

/** A chosen photo with what is written about it, on its way to the server. */
export interface UploadRow {
  readonly id: number;
  readonly file: File;
  readonly description: string;
  readonly altText: string;
  /** How much of it is sent, 0 to 1; null while it waits for its turn. */
  readonly share: number | null;
  readonly isDone: boolean;
  /** Why the server has not taken it. */
  readonly error: string | null;
}

let lastId = 0;

/**
 * The files that are added to those chosen before, as rows, and what is wrong with those that are not. The first of all
 * gets the description that was typed before a reload.
 */
export function addedTo(rows: readonly UploadRow[], files: readonly File[], typed: string) {
  const fit = files.filter((file) => fileFault(file) === undefined);
  const room = PHOTOS_PER_UPLOAD - rows.length;
  const added = fit.slice(0, room).map((file, at): UploadRow => ({
    id: (lastId += 1),
    file,
    description: rows.length + at === 0 ? typed : '',
    altText: '',
    share: null,
    isDone: false,
    error: null,
  }));
  const wrong = files.map(fileFault).find((fault) => fault !== undefined);
  return { added, fault: wrong ?? (fit.length > room ? PHOTO_TEXTS.tooManyAtOnce : undefined) };
}

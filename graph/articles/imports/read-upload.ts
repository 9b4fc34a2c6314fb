import { readFile, stat } from 'node:fs/promises';
import { IMPORT_ENDINGS, IMPORT_LIMITS } from '../../../schema/articles/article-import.ts';
import { refuse } from '../../core/errors.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { scanZip } from '../../core/files/zip-scan.ts';
import { readInThread } from '../../core/thread-reader.ts';
import { builtUrl } from '../../core/built-url.ts';
import type { PostDraft } from './draft-of.ts';
import type { ExportFormat } from './read-post.ts';

/** A thousand posts take a few seconds. */
const PATIENCE_MS = 20_000;
/** The pictures of a folder may come along in a zip; they are not unpacked. */
const ZIP_LIMITS = { entries: 5_000, bytes: 60e6 };

interface ReadUpload {
  readonly format: ExportFormat;
  readonly drafts: readonly PostDraft[];
}

/** The posts of an uploaded export. BAD_USER_INPUT for what is no export, holds no post, or too many. */
export async function readUpload({ filename, path }: ReceivedFile): Promise<ReadUpload> {
  const unreadable = () => refuse('articleImport.unreadable');
  if (!IMPORT_ENDINGS.some((ending) => filename.toLowerCase().endsWith(ending)))
    throw refuse('articleImport.fileType');
  if ((await stat(path)).size === 0) throw unreadable();
  const bytes = await readFile(path);
  if (/\.zip$/i.test(filename))
    await scanZip(bytes, ZIP_LIMITS).catch(() => {
      throw unreadable();
    });
  const read = await readInThread<ReadUpload | null>({
    code: builtUrl(import.meta.url, './import-worker.ts', 'import-worker.js'),
    workerData: { filename, bytes },
    patienceMs: PATIENCE_MS,
    late: () => refuse('articleImport.tooSlow'),
    broken: unreadable,
  });
  if (!read) throw unreadable();
  if (read.drafts.length === 0) throw refuse('articleImport.empty');
  if (read.drafts.length > IMPORT_LIMITS.posts)
    throw refuse('articleImport.tooMany', { max: IMPORT_LIMITS.posts });
  return read;
}

/**
 * Reads one export in a thread of its own, so that a file made to be slow does not delay other requests: the caller ends
 * the thread when it takes too long.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { draftOf } from './draft-of.ts';
import { readExport } from './read-export.ts';
import { ExportFormatError } from './read-post.ts';

const { filename, bytes } = workerData as { filename: string; bytes: Uint8Array };

async function read() {
  try {
    const { format, posts } = await readExport(filename, bytes);
    parentPort!.postMessage({ format, drafts: posts.map(draftOf) });
  } catch (error) {
    if (!(error instanceof ExportFormatError)) throw error;
    parentPort!.postMessage(null);
  }
}

parentPort!.postMessage('begun');
void read();

import { Upload } from 'graphql-upload-minimal';
import type { ReceivedFile } from './multipart.ts';

/**
 * A received file as a variable of an operation, in the shape that the graph's `Upload` scalar takes. The file is on
 * disk already: an upload that was cut off never reaches an operation.
 */
export function uploadOf(file: ReceivedFile): Upload {
  const upload = new Upload();
  (upload as unknown as { resolve(file: ReceivedFile): void }).resolve(file);
  return upload;
}

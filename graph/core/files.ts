import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';

const FOLDER = 'uploads';
const PLAIN_NAME = /^[\w-]+(\.[a-z0-9]+)?$/;

/** Keeps a file among the uploads and answers the path it is served under. Names are made by the server, never by clients. */
export async function saveFile(dataDir: string, name: string, content: Uint8Array): Promise<string> {
  if (!PLAIN_NAME.test(name)) throw new Error(`Not a plain file name: ${name}`);
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
  return `/${FOLDER}/${name}`;
}

/** Serves the uploads. A name is never given to other content, so browsers keep what they have. */
export function uploads(dataDir: string): RequestHandler {
  const router = express.Router();
  router.use(`/${FOLDER}`, express.static(join(dataDir, FOLDER), { index: false, dotfiles: 'ignore', immutable: true, maxAge: '1y', redirect: false }));
  return router;
}

import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/*
 * A running site writes the backup of its embedded database itself, because no other process can open it. It is asked
 * over HTTP at a socket in a directory that only its user can enter.
 */

const PATH = '/backup';
const socketIn = (directory: string) => join(directory, 'backup.sock');

/** A site that sends nothing for this long is given up, in ms. */
const PATIENCE_MS = 120_000;

export interface BackupSocket {
  close(): Promise<void>;
}

/**
 * Writes a backup to each process that asks.
 * @param write rejects where it did not end; what was sent is then cut off
 */
export async function listenForBackups(
  directory: string,
  write: (to: NodeJS.WritableStream) => Promise<unknown>,
): Promise<BackupSocket> {
  const server: Server = createServer((asked, response) => {
    if (asked.method !== 'POST' || asked.url !== PATH) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'application/zip' });
    write(response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketIn(directory), resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Asks the site behind the directory for a backup. Rejects when it can’t be reached, or stops before the end. */
export async function askForBackup(directory: string, to: NodeJS.WritableStream): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(
      { socketPath: socketIn(directory), path: PATH, method: 'POST' },
      resolve,
    );
    asking.setTimeout(PATIENCE_MS, () => asking.destroy(new Error('the site does not answer')));
    asking.once('error', reject).end();
  });
  await pipeline(answer, to);
}
